import './style/tokens.css'
import './style/base.css'
import './style/controls.css'
import './style/cards.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { speech } from './lib/language.svelte'
import { look } from './lib/theme.svelte'

look.listen()
await speech.speak(speech.language)

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // Private windows may refuse; then there is no app to install, and nothing else is missing.
  navigator.serviceWorker.register('/service-worker.js').catch(() => undefined)
}

const target = document.getElementById('app')
if (target) mount(App, { target })
