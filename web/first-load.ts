/** Weighs what the first page needs before anything can be clicked, and stops a build that grew too heavy. */

import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'

const MOST = 200_000

/** Fetched before the first page is drawn, though not imported by name: what it says, in one language. */
const ALSO = /\/text\/(en|de)\.ftl/

export function firstLoad(): Plugin {
  return {
    name: 'first-load',
    apply: 'build',
    enforce: 'post',
    writeBundle(_, bundle) {
      const files = neededBy(bundle)
      const sizes = { js: 0, css: 0 }
      for (const name of files) {
        const file = bundle[name]
        if (!file) continue
        const size = gzipSync(file.type === 'chunk' ? file.code : file.source).length
        sizes[name.endsWith('.css') ? 'css' : 'js'] += size
      }
      const total = sizes.js + sizes.css
      const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
      const told = `first load: ${kB(total)} compressed (${kB(sizes.js)} of JS, ${kB(sizes.css)} of CSS), at most ${kB(MOST)}`
      if (total > MOST) this.error(told)
      console.log(told)
    },
  }
}

function neededBy(bundle: Rolldown.OutputBundle): Set<string> {
  const needed = new Set<string>()
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const take = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || needed.has(chunk.fileName)) return
    needed.add(chunk.fileName)
    for (const css of chunk.viteMetadata?.importedCss ?? []) needed.add(css)
    for (const name of chunk.imports) take(chunks.find((each) => each.fileName === name))
  }
  for (const chunk of chunks.filter((each) => each.isEntry)) take(chunk)
  // The heavier of the two languages.
  const spoken = chunks.filter((chunk) => Object.keys(chunk.modules).some((id) => ALSO.test(id) && id.includes('/web/src/')))
  take(spoken.toSorted((a, b) => b.code.length - a.code.length)[0])
  return needed
}
