import type { Plugin } from 'vite'

const hint = '//# allFunctionsCalledOnLoad'

/**
 * Asks Chrome to compile all functions of some chunks while they arrive, beside the main thread. Without the hint it
 * compiles each function on the main thread when it is first called (decision H77). Other browsers ignore it.
 */
export function compileHints(chunkNames: readonly string[]): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // The hint must be the first line, so it is added after Vite's own first line.
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !chunkNames.includes(chunk.name)) continue
          chunk.code = `${hint}\n${chunk.code}`
          const map = bundle[`${chunk.fileName}.map`]
          if (map?.type === 'asset') map.source = movedDown(String(map.source))
        }
      },
    },
  }
}

/** The source map after a line was inserted at the start of the file. */
function movedDown(text: string): string {
  const map = JSON.parse(text) as { mappings: string }
  return JSON.stringify({ ...map, mappings: `;${map.mappings}` })
}
