/** Addresses, over the browser's own history. */

export type Route =
  | { page: 'home' }
  | { page: 'lobby' }
  | { page: 'new'; game: string | null; ownDeck: boolean; set: string | null }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'review'; id: string; seat: string | null }
  | { page: 'rules'; game: string }
  | { page: 'how-to'; game: string }
  | { page: 'cards'; set: string | null }
  | { page: 'decks'; set: string | null }
  | { page: 'account' }
  | { page: 'nowhere' }

/** What an address shows. */
export function routeOf(path: string, search = ''): Route {
  const steps = path.split('/').filter(Boolean).map(decoded)
  const [first, second, third, ...more] = steps
  if (more.length) return { page: 'nowhere' }
  if (first === undefined) return { page: 'home' }
  if (first === 'tables' && second && third === undefined) return { page: 'table', id: second }
  if (first === 'tables' && second && third === 'replay') return { page: 'replay', id: second }
  if (first === 'tables' && second && third === 'review') return { page: 'review', id: second, seat: new URLSearchParams(search).get('seat') }
  if (first === 'rules' && second && third === undefined) return { page: 'rules', game: second }
  if (first === 'how-to' && second && third === undefined) return { page: 'how-to', game: second }
  if (second !== undefined) return { page: 'nowhere' }
  const asked = new URLSearchParams(search)
  const set = asked.get('set')
  if (first === 'new') return { page: 'new', game: asked.get('game'), ownDeck: asked.get('deck') === 'own', set }
  if (first === 'cards' || first === 'decks') return { page: first, set }
  if (first === 'lobby' || first === 'account') return { page: first }
  return { page: 'nowhere' }
}

function decoded(step: string): string {
  try {
    return decodeURIComponent(step)
  } catch {
    return step
  }
}

/** The address of a table. */
export function tableAt(id: string): string {
  return `/tables/${encodeURIComponent(id)}`
}

/** Where a game that is over is judged, through a seat's eyes. */
export function reviewAt(id: string, seat: string | null): string {
  return `${tableAt(id)}/review${seat === null ? '' : `?${new URLSearchParams({ seat })}`}`
}

class Router {
  route = $state.raw<Route>(routeOf(location.pathname, location.search))

  go(address: string, replace = false): void {
    const url = new URL(address, location.href)
    history[replace ? 'replaceState' : 'pushState'](null, '', url)
    this.route = routeOf(url.pathname, url.search)
    window.scrollTo(0, 0)
  }

  /** Follow the browser's buttons and every plain link to this house. */
  listen(): () => void {
    const back = () => (this.route = routeOf(location.pathname, location.search))
    const click = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || !isOurs(link, event)) return
      event.preventDefault()
      this.go(link.href)
    }
    addEventListener('popstate', back)
    addEventListener('click', click)
    return () => {
      removeEventListener('popstate', back)
      removeEventListener('click', click)
    }
  }
}

function isOurs(link: HTMLAnchorElement, event: MouseEvent): boolean {
  if (event.defaultPrevented || event.button !== 0) return false
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false
  const elsewhere = link.origin !== location.origin || link.target || link.hasAttribute('download')
  return !elsewhere && !link.pathname.startsWith('/api/') && !link.getAttribute('href')?.startsWith('#')
}

export const router = new Router()
