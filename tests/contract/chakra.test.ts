import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { filesIn } from '../tools/filesIn'

const files = filesIn('src', /\.tsx?$/)
const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))

function fileOf(from: string, specifier: string): string {
  const path = specifier.startsWith('@/') ? join('src', specifier.slice(2)) : join(dirname(from), specifier)
  const candidates = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => path + end)
  return candidates.find((file) => existsSync(file) && statSync(file).isFile()) ?? path
}

/** What a file imports statically: files of `src`, and packages by their names. Types do not count. */
const importsOf = (file: string) =>
  [...(texts.get(file) ?? '').matchAll(/^(?:import|export)\s(?!type\s)(?:[^;]*?\sfrom )?'([^']+)'/gm)].map(
    ([, specifier = '']) => (/^(\.|@\/)/.test(specifier) ? fileOf(file, specifier) : specifier),
  )
const graph = new Map(files.map((file) => [file, importsOf(file)]))

/** The path from a file to Chakra through static imports; undefined if there is none. */
function wayToChakra(root: string): string[] | undefined {
  const ways = [[root]]
  const seen = new Set(ways.flat())
  for (const way of ways) {
    for (const next of graph.get(way.at(-1) ?? '') ?? []) {
      if (next === '@chakra-ui/react') return [...way, next]
      if (!seen.has(next)) {
        seen.add(next)
        ways.push([...way, next])
      }
    }
  }
}

const ownStyles = files.filter((file) =>
  /^src\/(main|app\/boot|routes\/.*|entities\/[^/]+\/form|form\/EntityForm)\.tsx?$/.test(file),
)

test.each(ownStyles)(
  '%s reaches no Chakra: the first list and forms have their own styles (decision H26)',
  (file) => {
    expect(wayToChakra(file)).toBeUndefined()
  },
)

const dynamic = [...texts].flatMap(([file, text]) =>
  [...text.matchAll(/import\('([^']+)'\)/g)].map(([, specifier = '']) => ({ file, specifier })),
)
/** Dynamic imports in files that use no Chakra. A screen that uses Chakra provides it to its parts, too. */
const fromOutside = dynamic.filter(({ file }) => file !== 'src/ui/lazy.tsx' && !wayToChakra(file))

test.each(fromOutside)(
  '$file loads $specifier with Chakra if it needs it, and only then',
  ({ file, specifier }) => {
    const text = texts.get(file) ?? ''
    const isStyled = new RegExp(
      `styled\\(\\s*async \\(\\) => \\(await import\\('${specifier.replaceAll('.', '\\.')}'`,
    ).test(text)
    expect(isStyled).toBe(wayToChakra(fileOf(file, specifier)) !== undefined)
  },
)
