/** Says that it is one's turn where the page is out of sight: a notification, if one has allowed them and wants them. */

import { store, stored } from './storage'

export class TurnNotice {
  /** What one has chosen; the browser has its own say. */
  on = $state(stored('notices') === 'on' && allowed())

  readonly possible = typeof Notification !== 'undefined'

  async choose(on: boolean): Promise<void> {
    if (on && this.possible && !allowed()) await Notification.requestPermission()
    this.on = on && allowed()
    store('notices', this.on ? 'on' : null)
  }

  /** One of its address at a time; a click brings the table back. */
  async show(title: string, body: string, address: string): Promise<void> {
    if (!this.on || !document.hidden) return
    const options = { body, tag: address, icon: '/icon-192.png', data: address }
    // On phones only the service worker may show one; it also hears the click.
    const worker = await navigator.serviceWorker?.getRegistration()
    if (worker) return worker.showNotification(title, options)
    const notice = new Notification(title, options)
    notice.onclick = () => {
      window.focus()
      notice.close()
    }
  }
}

function allowed(): boolean {
  return typeof Notification !== 'undefined' && Notification.permission === 'granted'
}

export const turnNotice = new TurnNotice()
