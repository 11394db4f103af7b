import { SourceMap, type SourceMapPayload } from 'node:module'
import { build, type Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import { compileHints } from '../../../vite/compileHints'

const modules: Record<string, string> = {
  'virtual:start':
    "export const open = () => [import('virtual:one'), import('virtual:other')]\nconsole.log(open())",
  'virtual:one': "import 'virtual:shared'\nconsole.log('one')",
  'virtual:other': "import 'virtual:shared'\nconsole.log('other')",
  'virtual:shared': "console.log('shared')",
}

/** Builds an entry that loads two chunks, which share a third one. */
async function built(chunkNames: readonly string[]) {
  const result = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'modules',
        resolveId: (id) => (id in modules ? `${id}.js` : null),
        load: (id) => modules[id.replace(/\.js$/, '')],
      },
      compileHints(chunkNames),
    ],
    build: {
      write: false,
      minify: false,
      sourcemap: 'hidden',
      rolldownOptions: { input: { start: 'virtual:start' } },
    },
  })) as Rolldown.RolldownOutput
  const chunks = result.output.filter((file) => file.type === 'chunk')
  const start = chunks.find(({ isEntry }) => isEntry) as Rolldown.OutputChunk
  const map = result.output.find(({ fileName }) => fileName === `${start.fileName}.map`)
  return { start, others: chunks.filter((chunk) => chunk !== start), map: map as Rolldown.OutputAsset }
}

const hint = '//# allFunctionsCalledOnLoad\n'

describe('compile hints', () => {
  it('the hint is the first line of the chosen chunks', async () => {
    const { start, others } = await built(['start'])
    expect(start.code).toContain('__vite__mapDeps')
    expect(start.code.startsWith(hint)).toBe(true)
    expect(others).toHaveLength(3)
    for (const { code } of others) expect(code).not.toContain(hint)
  })

  it('the hint moves the source map by its line', async () => {
    const { start, map } = await built(['start'])
    const lines = start.code.split('\n')
    const line = lines.findIndex((text) => text.includes('open = '))
    const entries = new SourceMap(JSON.parse(String(map.source)) as SourceMapPayload)
    const column = lines[line]?.indexOf('open') ?? 0
    expect(entries.findEntry(line, column)).toMatchObject({ generatedLine: line, originalLine: 0 })
    expect(entries.findEntry(line + 1, 0)).not.toMatchObject({ generatedLine: line })
  })
})
