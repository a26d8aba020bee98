/* Keeps the client, not the games: pages open without a line, and what needs the server says so. */

const KEPT = 'catspaw-1'
const PAGE = '/'

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.add(PAGE)).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name !== KEPT)
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))).then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(newestPage(request))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(keptFile(request))
})

/** The page as it is now; without a line, as it was. Every address has the same one. */
async function newestPage(request) {
  try {
    const answer = await fetch(request)
    if (answer.ok) await (await caches.open(KEPT)).put(PAGE, answer.clone())
    return answer
  } catch (error) {
    const kept = await caches.match(PAGE)
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
