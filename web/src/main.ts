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

const target = document.getElementById('app')
if (target) mount(App, { target })
