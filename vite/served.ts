import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Below this size (bytes) a compressed copy saves nothing. */
const worthCompressing = 1024

/** The source of an asset has the bundler's own reference to it, which differs from build to build. */
export const withoutReferences = (map: string) =>
  map.replaceAll(/(import\.meta\.ROLLDOWN_FILE_URL)_[\w$-]+/g, '$1')

/**
 * Post-processes a production build: moves source maps to `<outDir>-maps`, which is never served, and adds a `.gz` and
 * `.br` of each text file except pages, for servers that send precompressed files.
 */
export function served(): Plugin {
  let outDir = ''
  const files = (ends: RegExp) =>
    readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) => ends.test(file))
  return {
    name: 'served',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
    },
    closeBundle() {
      const maps = `${outDir}-maps`
      rmSync(maps, { recursive: true, force: true })
      for (const file of files(/\.map$/)) {
        mkdirSync(dirname(join(maps, file)), { recursive: true })
        writeFileSync(join(maps, file), withoutReferences(readFileSync(join(outDir, file), 'utf8')))
        rmSync(join(outDir, file))
      }
      // Not of pages: the server writes its path into them (decision J77).
      for (const file of files(/\.(css|js|json|svg|txt)$/)) {
        const path = join(outDir, file)
        if (file.startsWith('.') || statSync(path).size < worthCompressing) continue
        const content = readFileSync(path)
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
        writeFileSync(`${path}.br`, brotliCompressSync(content))
      }
    },
  }
}
