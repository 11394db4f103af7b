import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sourcesIn } from '../../contract/sources'

const read = (file: string) => readFileSync(file, 'utf8')
const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } }

describe('the supported range of Node', () => {
  it('is the one of the packages that the console is built with', () => {
    const { engines: needed } = JSON.parse(read('node_modules/vite/package.json'))
    expect(engines.node).toBe(needed.node)
    expect(JSON.parse(read('package-lock.json')).packages[''].engines).toEqual(engines)
  })

  it('is in the documents, and its lowest version runs in CI beside the one of .nvmrc', () => {
    const [lowest = '', next = ''] = [...engines.node.matchAll(/(\d+\.\d+)\.0/g)].map(
      ([, version]) => version,
    )
    for (const file of ['README.md', 'CONTRIBUTING.md'])
      expect(read(file), file).toContain(`Node ${lowest}, ${next} or newer`)
    expect(read('.github/workflows/ci.yml')).toContain(`node: ['${lowest}', '${read('.nvmrc').trim()}']`)
  })

  it('has what is imported from Node', () => {
    // Added to Node after the lowest version.
    const late =
      /\bimport \{[^}]*\b(globSync|glob|styleText|getBuiltinModule|registerHooks|zstdCompress)\b[^}]*\} from 'node:/
    const files = sourcesIn(
      ['.', 'vite', 'tests', 'mocks', 'programme', 'openapi', 'deploy'],
      /\.(ts|tsx|mjs)$/,
    )
    expect(files.length).toBeGreaterThan(100)
    expect(files.filter(({ text }) => late.test(text)).map(({ path }) => path)).toEqual([])
    expect(late.test(`import { cpSync, globSync } from ${"'node:fs'"}`)).toBe(true)
  })
})
