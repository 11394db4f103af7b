import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { lineOf, type Source, sourcesIn } from './sources'

/**
 * Code, tests and documents cite docs/product.md as `rule LIST-4` and docs/decisions.md as `decision C3`. Every
 * citation and every link between documents must resolve, and none is allowed to point outside of the repository.
 */

const folders = [
  '.',
  'src',
  'mocks',
  'openapi',
  'programme',
  'tests',
  'vite',
  'deploy',
  'docs',
  'public',
  '.ci',
]

const files = sourcesIn(folders, /\.(ts|tsx|mjs|js|css|json|md|ya?ml|html|template)$/).filter(
  ({ path }) => path !== relative('.', import.meta.filename),
)

const anchor = /<a id="([^"]+)"><\/a>\*\*([^*]+)\*\*/g

/** Ids in the order of the document; an anchor whose visible id differs is listed as both. */
const anchorsOf = (text: string): string[] =>
  [...text.matchAll(anchor)].map(([, id = '', shown]) => (id === shown ? id : `${id} / ${shown}`))

const ids = {
  rule: anchorsOf(readFileSync('docs/product.md', 'utf8')),
  decision: anchorsOf(readFileSync('docs/decisions.md', 'utf8')),
}

const idPattern = '(?:[A-Z]+-\\d+|[A-Z]{1,2}\\d+)'
/** White space, including the comment sign at the start of the next line. */
const gap = '\\s+(?:(?:\\*|//|#)\\s+)?'
const citation = new RegExp(
  `\\b(rule|decision)s?${gap}(${idPattern}(?:(?:,|,? and|,? or| to)${gap}${idPattern}\\b)*)`,
  'gi',
)
/** An id of a rule without the word before it, as in `(PERM-8)`. */
const bareRule = new RegExp(
  `\\b(?:${[...new Set(ids.rule.map((id) => id.split('-')[0]))].join('|')})-\\d+\\b`,
  'g',
)

/** Citations that do not resolve, as `line: citation`. */
function unknownCitations(text: string, known = ids): string[] {
  const found = new Map<string, string>()
  const report = (index: number, kind: 'rule' | 'decision', id: string) => {
    if (!known[kind].includes(id)) found.set(`${index} ${id}`, `${lineOf(text, index)}: ${kind} ${id}`)
  }
  for (const match of text.matchAll(citation)) {
    const kind = match[1]?.toLowerCase() === 'rule' ? 'rule' : 'decision'
    // Ids are case-sensitive: "rules a1" is no citation.
    for (const id of match[2]?.matchAll(new RegExp(`\\b${idPattern}\\b`, 'g')) ?? []) {
      report(match.index + match[0].indexOf(id[0]), kind, id[0])
    }
  }
  for (const match of text.matchAll(bareRule)) report(match.index, 'rule', match[0])
  return [...found.values()]
}

/** Ways to cite documents that are not part of the repository. */
const outside =
  /§|\breadings?\s+[A-Z]\d+\b|\b(?:spec|design|readings)\.md\b|\blook\/|\(look:|\bthe specification\b/gi

const outsideCitations = (text: string): string[] =>
  [...text.matchAll(outside)].map((match) => `${lineOf(text, match.index)}: ${match[0]}`)

/** The text with fenced code blanked out; line numbers stay the same. */
const withoutCode = (text: string) =>
  text.replace(/^```[\s\S]*?^```/gm, (code) => code.replace(/[^\n]/g, ' '))

/** Anchors of a Markdown document: those that GitHub generates for headings, and explicit ones. */
function targetsOf(text: string): Set<string> {
  const targets = new Set([...text.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id))
  for (const [, title = ''] of withoutCode(text).matchAll(/^#+ (.+)$/gm)) {
    const slug = title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-')
    let unique = slug
    for (let count = 1; targets.has(unique); count += 1) unique = `${slug}-${count}`
    targets.add(unique)
  }
  return targets
}

/** Relative links of a Markdown document that do not resolve, as `line: link`. */
function brokenLinks({ path, text }: Source): string[] {
  return [...withoutCode(text).matchAll(/\]\(([^()\s]+)\)/g)].flatMap(({ 1: link = '', index }) => {
    if (/^[a-z]+:/i.test(link)) return []
    const [file = '', fragment] = link.split('#')
    const target = resolve(dirname(path), decodeURIComponent(file))
    const read = () => (file === '' ? text : readFileSync(target, 'utf8'))
    const isFound =
      existsSync(target) && (fragment === undefined || targetsOf(read()).has(decodeURIComponent(fragment)))
    return isFound ? [] : `${lineOf(text, index)}: ${link}`
  })
}

const pathsOfSources = sourcesIn(folders, /./).map(({ path }) => path)

/** Every path of the repository from any of its folders on: `src/engine/advanced-filters/labels.ts`, `advanced-filters/labels.ts`, `ask/`. */
const knownPaths = new Set(
  pathsOfSources.flatMap((path) => {
    const parts = path.split('/')
    return parts.flatMap((_, start) =>
      parts.slice(start).map((__, count) => {
        const end = start + count + 1
        return `${parts.slice(start, end).join('/')}${end < parts.length ? '/' : ''}`
      }),
    )
  }),
)

/** What a build, a release or a job writes, and the example of a document. */
const written =
  /^(dist[\w-]*\/|check-config\.mjs$|answer\/$|\.\.\/$|proposals\/applied\/$|(mocks\/entities|src\/model\/fields)\/guilds\.ts$)/

/** A file of code or text, or a folder, between backticks. Patterns and parts of addresses have other characters. */
const quotedPath = /`((?:@\w*\/|\.{1,2}\/)?[\w.-]+(?:\/[\w.-]+)*(?:\.(?:tsx?|mjs|css|md)|\/))`/g

/** Comments of code, and documents without fenced code. Line numbers stay the same. */
const proseOf = ({ path, text }: Source) =>
  path.endsWith('.md')
    ? withoutCode(text)
    : text.replace(/(\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$)|[^\n]/gm, (all, comment) => (comment ? all : ' '))

/** Whether a file is in the folder of the README of a room of `src`, or below it. Another room can have one of its name. */
const isInRoom = (readme: string, name: string): boolean =>
  pathsOfSources.some((path) => path.startsWith(`${dirname(readme)}/`) && path.endsWith(`/${name}`))

/**
 * Paths between backticks that no file or folder has, as `line: path`. A path can begin at any folder; the name of a file in the
 * README of a room of `src` is one of that room.
 */
const lostPaths = (source: Source): string[] =>
  [...proseOf(source).matchAll(quotedPath)].flatMap(({ 1: path = '', index }) => {
    const isOfRoom = /^src\/.*README\.md$/.test(source.path) && !path.includes('/')
    const isFound = isOfRoom
      ? isInRoom(source.path, path)
      : knownPaths.has(path.replace(/^(@\w*|\.{1,2})\//, ''))
    return written.test(path) || isFound ? [] : [`${lineOf(source.text, index)}: ${path}`]
  })

/** Folders of a room that its README does not name. */
const unnamedFolders = ({ path, text }: Source): string[] =>
  readdirSync(dirname(path), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && !text.includes(`\`${entry.name}/`) ? [`${join(dirname(path), entry.name)}/`] : [],
  )

const inAll = (of: readonly Source[], check: (file: Source) => string[]) =>
  of.flatMap((file) => check(file).map((found) => `${file.path}:${found}`))

describe('citations of rules and decisions', () => {
  it('every citation resolves to an anchor in docs/product.md or docs/decisions.md', () => {
    expect(inAll(files, ({ text }) => unknownCitations(text))).toEqual([])
  })

  it('every rule and decision has one anchor', () => {
    const all = [...ids.rule, ...ids.decision]
    expect(all.filter((id, index) => all.indexOf(id) !== index || id.includes(' / '))).toEqual([])
    expect(all.length).toBeGreaterThan(200)
  })

  it('every decision has its reason', () => {
    const entries = readFileSync('docs/decisions.md', 'utf8').split(/\n(?=- <a id=|## )/)
    const decisions = entries.filter((entry) => entry.startsWith('- <a id='))
    expect(decisions).toHaveLength(ids.decision.length)
    expect(decisions.filter((entry) => !/\bReason:\s+\S/.test(entry))).toEqual([])
  })

  it('no citation points outside of the repository', () => {
    expect(inAll(files, ({ text }) => outsideCitations(text))).toEqual([])
  })

  it('citations are found in lists, in ranges and across the lines of a comment', () => {
    const known = { rule: ['LIST-1'], decision: ['A1'] }
    expect(unknownCitations('(rules LIST-1, LIST-901, decision A1)', known)).toEqual(['1: rule LIST-901'])
    expect(unknownCitations('\nRules LIST-1 to LIST-902;\n * see decision\n * Z9', known)).toEqual([
      '2: rule LIST-902',
      '4: decision Z9',
    ])
    expect(unknownCitations('as (LIST-903) says; rule A1', known)).toEqual(['1: rule A1', '1: rule LIST-903'])
    expect(outsideCitations('ok\n// reading B2, spec §4 (look: 3)')).toEqual([
      '2: reading B2',
      '2: §',
      '2: (look:',
    ])
  })
})

describe('links between documents', () => {
  it('every link resolves to a file, and to a heading or anchor in it', () => {
    const documents = files.filter(({ path }) => path.endsWith('.md'))
    expect(documents.length).toBeGreaterThan(8)
    expect(inAll(documents, brokenLinks)).toEqual([])
  })

  it('a link that does not resolve is reported with file and line', () => {
    const text = '# One `two`\n[a](#one-two) [b](#three)\n[c](docs/product.md#LIST-4) [d](docs/none.md)'
    expect(brokenLinks({ path: 'README.md', text })).toEqual(['2: #three', '3: docs/none.md'])
  })
})

describe('paths between backticks', () => {
  it('every path in documents and comments leads to a file or a folder', () => {
    // The history of changes names what is gone.
    expect(
      inAll(
        files.filter(({ path }) => path !== 'CHANGELOG.md'),
        lostPaths,
      ),
    ).toEqual([])
  })

  it('a path that leads nowhere is reported in documents and comments, and not in code', () => {
    const at = (path: string, text: string) => lostPaths({ path, text })
    expect(at('docs/a.md', 'ok `lib/value.ts`\n`lib/gone.ts` `docs/` `gone/`')).toEqual([
      '2: lib/gone.ts',
      '2: gone/',
    ])
    expect(at('src/a.ts', "const a = '`lib/gone.ts`'\n// `gone.ts`, `@/lib/value.ts`")).toEqual([
      '2: gone.ts',
    ])
    expect(at('src/a.ts', '/** As\n * `ask/gone.ts`. */')).toEqual(['2: ask/gone.ts'])
    expect(at('src/lib/README.md', '`value.ts`\n`App.tsx`')).toEqual(['2: App.tsx'])
  })

  it('the README of a room of src names each of its folders', () => {
    const rooms = files.filter(({ path }) => /^src\/[^/]+\/README\.md$/.test(path))
    expect(rooms.length).toBeGreaterThan(5)
    expect(rooms.flatMap(unnamedFolders)).toEqual([])
    expect(unnamedFolders({ path: 'src/engine/README.md', text: '`plan/`' })).toContain('src/engine/sets/')
  })
})
