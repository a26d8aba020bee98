import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import icons from 'unplugin-icons/vite'
import { defineConfig } from 'vitest/config'
import { firstLoad } from './first-load.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const server = process.env.CATSPAW_SERVER ?? 'http://127.0.0.1:8000'
/** What the server sends along; previews do the same, so that what it forbids is found here. */
const policy = "default-src 'self'"
const proxy = { '/api': { target: server, ws: true }, '/healthz': { target: server } }

export default defineConfig({
  plugins: [svelte(), icons({ compiler: 'svelte', scale: 1, defaultClass: 'icon' }), firstLoad()],
  resolve: {
    alias: { $: here('./src'), '@games': here('../src/catspaw/games') },
    conditions: process.env.VITEST ? ['browser'] : undefined,
  },
  server: { proxy, fs: { allow: ['.', '../src/catspaw/games'] } },
  preview: { proxy, headers: { 'content-security-policy': policy } },
  build: {
    target: 'es2022',
    // Served from there by the server.
    outDir: here('../src/catspaw/server/web'),
    emptyOutDir: true,
    // Pictures stay files: a strict content security policy forbids data addresses.
    assetsInlineLimit: 0,
  },
  // One document for all: a new one for each file took four times as long as the tests.
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'], pool: 'threads', isolate: false },
})
