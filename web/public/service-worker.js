/* Keeps the client and what is printed on cards, not the games: pages open without a line, and what needs the server says so. */

const KEPT = 'catspaw-3'
const PAGE = '/'
const SIGN = '/paw.svg'

self.addEventListener('install', (event) => {
  event.waitUntil(keepClient().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name !== KEPT)
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))).then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (url.pathname.startsWith('/api/games')) event.respondWith(newestAnswer(request))
  else if (url.pathname.startsWith('/api/')) return
  else if (request.mode === 'navigate') event.respondWith(newestAnswer(request, PAGE)) // every address has the same page
  else if (url.pathname === SIGN) event.respondWith(newestAnswer(request, SIGN))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(keptFile(request))
})

/* It is somebody's turn at a table: a click brings that table back. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(showTable(event.notification.data))
})

async function showTable(address) {
  const pages = await self.clients.matchAll({ type: 'window' })
  const page = pages.find(({ url }) => new URL(url).pathname === address)
  return page ? page.focus() : self.clients.openWindow(address)
}

/** The page and what it loads first, which was fetched before anybody listened. */
async function keepClient() {
  const cache = await caches.open(KEPT)
  const answer = await fetch(PAGE)
  const page = await answer.clone().text()
  await cache.put(PAGE, answer)
  await cache.addAll([SIGN, ...new Set(page.match(/\/assets\/[\w.-]+/g))])
}

/** As it is now; without a line, as it was: the page, and games and their cards, which are the same for everybody. */
async function newestAnswer(request, name = request) {
  try {
    const answer = await fetch(request)
    if (answer.ok) await (await caches.open(KEPT)).put(name, answer.clone())
    return answer
  } catch (error) {
    const kept = await caches.match(name)
    if (kept) return kept
    throw error
  }
}

/** The names of these files change whenever they do. */
async function keptFile(request) {
  const kept = await caches.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await (await caches.open(KEPT)).put(request, answer.clone())
  return answer
}
