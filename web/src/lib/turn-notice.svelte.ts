/** Says that it is one's turn where the page is out of sight: a notification, if one has allowed them and wants them. */

import { store, stored } from './storage'

class TurnNotice {
  /** What one has chosen; the browser has its own say. */
  on = $state(stored('notices') === 'on' && allowed())

  readonly possible = typeof Notification !== 'undefined'

  async choose(on: boolean): Promise<void> {
    if (on && this.possible && !allowed()) await Notification.requestPermission()
    this.on = on && allowed()
    store('notices', this.on ? 'on' : null)
  }

  /** One of its tag at a time; a click brings the table back. */
  show(title: string, body: string, tag: string): void {
    if (!this.on || !document.hidden) return
    try {
      const notice = new Notification(title, { body, tag, icon: '/icon-192.png' })
      notice.onclick = () => {
        window.focus()
        notice.close()
      }
    } catch {
      // Some browsers show notifications only from a service worker; the title of the tab has to do.
    }
  }
}

function allowed(): boolean {
  return typeof Notification !== 'undefined' && Notification.permission === 'granted'
}

export const turnNotice = new TurnNotice()
