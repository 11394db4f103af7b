import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** Static imports, and imports of types in comments and declarations. */
const patterns = [
  /^(?:import|export)\s[^'"]*?from '([^']+)'/gm,
  /@import [^'"]*?from '([^']+)'/g,
  /(?:[{<|]\s?|\btypeof )import\('([^']+)'\)/g,
]

const pathOf = (file: string, specifier: string): string | undefined => {
  if (specifier.startsWith('@mocks/')) return join('mocks', specifier.slice('@mocks/'.length))
  if (specifier.startsWith('@/')) return join('src', specifier.slice('@/'.length))
  return specifier.startsWith('.') ? join(dirname(file), specifier) : undefined
}

/** The files of the repository that a file imports. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  return patterns
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .flatMap(([, specifier = '']) => {
      const path = pathOf(file, specifier)
      if (path === undefined) return []
      const candidates = ['', '.ts', '.tsx', '.d.ts', '/index.ts'].map((end) => path + end)
      return candidates.find((candidate) => existsSync(candidate) && statSync(candidate).isFile()) ?? []
    })
}

/** The first import cycle that a file is part of, as a path from the file back to itself. */
function circleOf(file: string, graph: Map<string, string[]>): string[] | undefined {
  const paths = [[file]]
  const seen = new Set<string>()
  for (const path of paths) {
    for (const next of graph.get(path.at(-1) ?? '') ?? []) {
      if (next === file) return [...path, file]
      if (!seen.has(next)) {
        seen.add(next)
        paths.push([...path, next])
      }
    }
  }
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|mjs)$/.test(file))
    .map((file) => join(folder, file))

const folders = ['mocks', 'src', 'openapi/kit']

test.each(folders)('no file of %s imports itself through others, types included', (folder) => {
  const graph = new Map(folders.flatMap(filesIn).map((file) => [file, importsOf(file)]))
  const files = filesIn(folder)
  // The graph is not empty.
  expect(files.flatMap((file) => graph.get(file) ?? []).length).toBeGreaterThan(files.length)
  expect(files.flatMap((file) => circleOf(file, graph)?.join(' -> ') ?? [])).toEqual([])
})

test('imports of types count', () => {
  expect(importsOf('openapi/kit/mocks/responses.ts')).toEqual(
    expect.arrayContaining(['openapi/kit/verify/types.ts', 'openapi/kit/mocks/start.ts']),
  )
})
