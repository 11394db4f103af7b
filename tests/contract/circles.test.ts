import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** Every static import of a file that leads to another file of the repository, types included. */
function importsOf(file: string): string[] {
  const specifiers = readFileSync(file, 'utf8').matchAll(/^(?:import|export)\s[^'"]*?from '([^']+)'/gm)
  return [...specifiers].flatMap(([, specifier = '']) => {
    const path = specifier.startsWith('@mocks/')
      ? join('mocks', specifier.slice('@mocks/'.length))
      : specifier.startsWith('@/')
        ? join('src', specifier.slice('@/'.length))
        : specifier.startsWith('.')
          ? join(dirname(file), specifier)
          : undefined
    if (path === undefined) return []
    const candidates = ['', '.ts', '.tsx', '/index.ts'].map((end) => path + end)
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
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file))

test.each(['mocks', 'src/entities'])(
  'no file of %s imports itself through others, types included',
  (folder) => {
    const graph = new Map(['mocks', 'src'].flatMap(filesIn).map((file) => [file, importsOf(file)]))
    const files = filesIn(folder)
    // The graph is not empty.
    expect(files.flatMap((file) => graph.get(file) ?? []).length).toBeGreaterThan(files.length)
    expect(files.flatMap((file) => circleOf(file, graph)?.join(' -> ') ?? [])).toEqual([])
  },
)
