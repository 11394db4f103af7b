import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { importsOf } from './syntax'

/*
 * The order of the rooms of `src` (docs/architecture.md), from the bottom. A room imports from lower levels, and from the
 * rooms of its own level unless they are `apart`. The linter holds what a room may import from outside of `src` (biome.json).
 */
const levels: readonly (readonly string[])[] = [
  ['lib'],
  ['stored'],
  ['generated'],
  ['model'],
  ['engine/programme'],
  ['engine/time'],
  ['engine/plan'],
  ['engine/campaign'],
  ['engine/economy'],
  ['engine/check'],
  ['engine/explain'],
  ['engine/transfer'],
  ['engine/compare'],
  ['engine/journal'],
  ['engine/sets'],
  ['engine/proposals'],
  ['engine/advanced-filters'],
  ['engine/table'],
  ['ui'],
  ['api', 'auth'],
  ['list', 'form', 'search'],
  ['entities'],
  ['parts/navigation', 'parts/background', 'parts/unsaved', 'parts/partial-data', 'parts/files'],
  ['parts/page', 'parts/filters'],
  [
    'parts/charts',
    'parts/plan',
    'parts/findings',
    'parts/economy',
    'parts/comparison',
    'parts/time-line',
    'parts/table-drafts',
  ],
  ['parts/campaigns', 'parts/journal'],
  ['parts/copies'],
  ['parts/bulk-actions', 'parts/transfer', 'parts/list-views', 'parts/form-aside'],
  ['pages/*'],
  ['app'],
  ['routes'],
]

/** Rooms that are divided: each folder in them is a room. */
const divided = ['engine', 'pages', 'parts']
/** Lower rooms that a room does not import: engines get what they store as arguments, and `ui` knows nothing of the product. */
const closed: Readonly<Record<string, readonly string[]>> = {
  engine: ['stored'],
  ui: ['generated', 'model', 'engine'],
}
/** What the command line imports of `src`. */
const ofProgramme = ['engine', 'model', 'api', 'generated', 'lib']

/** Allowed circles through `import()`: a module that loads on demand imports from the module that loads it. */
const onDemand: readonly { from: RegExp; to: RegExp; reason: string }[] = [
  {
    from: /^src\/entities\/[^/]+\/definition\.ts$/,
    to: /^src\/entities\/[^/]+\/form\.ts$/,
    reason: 'A form shows objects of other types, whose definitions load their forms.',
  },
  {
    from: /^src\/api\/drift\.ts$/,
    to: /^src\/api\/driftReport\.ts$/,
    reason: 'The report reads the type of what was noted for it.',
  },
  {
    from: /^src\/app\/reports\/startReports\.ts$/,
    to: /^src\/app\/reports\/reporter\.ts$/,
    reason: 'The reporter reads the type of what was noted before it loaded.',
  },
]

/** The path of an import of own code from the root, without its ending. */
const pathOf = (file: string, from: string) =>
  from.startsWith('@/')
    ? `src/${from.slice(2)}`
    : from.startsWith('.')
      ? join(dirname(file), from)
      : undefined

/** `engine/plan` of `src/engine/plan/queue.ts`, `list` of `src/list/types.ts`. */
function roomOf(path: string): string {
  const [, room = '', part = ''] = path.split('/')
  return divided.includes(room) ? `${room}/${part}` : room
}

const groupOf = (room: string) => room.split('/')[0] ?? ''
const isPage = (room: string) => groupOf(room) === 'pages'
const levelOf = (room: string) => {
  const known = levels.findIndex((rooms) => rooms.includes(room))
  return known < 0 && isPage(room) ? levels.findIndex((rooms) => rooms.includes('pages/*')) : known
}

function canImport(own: string, other: string): boolean {
  if (own === other) return true
  if (isPage(own) && isPage(other)) return false
  return levelOf(other) <= levelOf(own) && !closed[groupOf(own)]?.includes(groupOf(other))
}

/** Imports of a file from a room to which its own has no access. */
function wrongImports(file: string, source: string): string[] {
  return importsOf(file, source).flatMap(({ from }) => {
    const path = pathOf(file, from)
    return path?.startsWith('src/') && !canImport(roomOf(file), roomOf(path))
      ? [`${file} imports ${from}`]
      : []
  })
}

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`)
    .map((file) => [file, readFileSync(file, 'utf8')] as const)
const ownFiles = sourcesIn('src').filter(([file]) => !file.startsWith('src/generated/'))
const inRooms = ownFiles.filter(([file]) => file.split('/').length > 2)

type Graph = ReadonlyMap<string, readonly { to: string; isDynamic: boolean }[]>

const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']

/** Each file with the files that it imports. */
function graphOf(files: readonly (readonly [string, string])[]): Graph {
  const names = new Set(files.map(([file]) => file))
  return new Map(
    files.map(([file, source]) => [
      file,
      importsOf(file, source).flatMap(({ from, isDynamic }) => {
        const path = pathOf(file, from.split('?')[0] ?? from)
        const to = path && endings.map((ending) => path + ending).find((one) => names.has(one))
        return to ? [{ to, isDynamic }] : []
      }),
    ]),
  )
}

/** The circles that a walk finds: each as the files on it. Empty if there are none. */
function circlesIn(graph: Graph, isFollowed: (from: string, to: string, isDynamic: boolean) => boolean) {
  const circles: string[][] = []
  const done = new Set<string>()
  const path: string[] = []
  const walk = (file: string) => {
    const at = path.indexOf(file)
    if (at >= 0) circles.push([...path.slice(at), file])
    if (at >= 0 || done.has(file)) return
    path.push(file)
    for (const { to, isDynamic } of graph.get(file) ?? []) if (isFollowed(file, to, isDynamic)) walk(to)
    path.pop()
    done.add(file)
  }
  for (const file of graph.keys()) walk(file)
  return circles
}

const isListed = (from: string, to: string) => onDemand.some((one) => one.from.test(from) && one.to.test(to))

describe('the rooms of src', () => {
  it('have a level each', () => {
    expect(inRooms.map(([file]) => file).filter((file) => levelOf(roomOf(file)) < 0)).toEqual([])
    const missing = levels.flat().filter((room) => !room.endsWith('*') && !existsSync(`src/${room}`))
    expect(missing).toEqual(existsSync('src/engine/sets') ? [] : ['engine/sets'])
  })

  it('import from no room above them', () => {
    expect(inRooms.flatMap(([file, source]) => wrongImports(file, source))).toEqual([])
  })

  it('have pages whose folder begins with page.tsx', () => {
    const pages = readdirSync('src/pages', { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `src/pages/${name}/page.tsx`)
    expect(pages.filter((page) => !existsSync(page))).toEqual([])
  })

  it.each([
    ['list', 'a value', "import { queue } from '@/engine/plan/queue'", true],
    ['list', 'a value', "import { useLists } from '@/entities/useLists'", false],
    ['list', 'a type', "import type { Page } from '../parts/navigation/pages'", false],
    ['list', 'what it exports again', "export * from '@/routes/index'", false],
    ['list', 'what loads on demand', "const load = () => import('@/app/boot')", false],
    ['engine/check', 'an engine before it', "import { Plan } from '../plan/types'", true],
    ['engine/check', 'an engine after it', "import { View } from '../explain/view'", false],
    ['engine/plan', 'the API', "import { request } from '@/api/request'", false],
    ['engine/plan', 'what is stored', "import { stored } from '@/stored/stored'", false],
    ['ui', 'the product', "import { nouns } from '@/model/words'", false],
    ['lib', 'the product', "import { nouns } from '../model/words'", false],
    ['model', 'parts of the screen', "import { Button } from '@/ui/Button'", false],
    ['pages/check', 'a part of pages', "import { Card } from '@/parts/form-aside/Card'", true],
    ['pages/check', 'another page', "import { Overview } from '@/pages/overview/page'", false],
    ['parts/page', 'a page', "import { Overview } from '@/pages/overview/page'", false],
    ['parts/page', 'a room before it', "import { pages } from '../navigation/pages'", true],
    ['parts/page', 'a room after it', "import { Menus } from '../transfer/Menus'", false],
  ])('%s: an import of %s (%s) is right: %s', (room, _, source, isRight) => {
    expect(wrongImports(`src/${room}/example.ts`, source)).toHaveLength(isRight ? 0 : 1)
  })
})

it('the command line imports engines, model, API, generated code and lib alone', () => {
  const wrong = sourcesIn('programme').flatMap(([file, source]) =>
    importsOf(file, source).flatMap(({ from }) => {
      const path = pathOf(file, from)
      return path?.startsWith('src/') && !ofProgramme.includes(groupOf(roomOf(path)))
        ? [`${file} imports ${from}`]
        : []
    }),
  )
  expect(wrong).toEqual([])
})

describe('circles of imports', () => {
  const graph = graphOf(ownFiles)

  it('do not exist among static imports', () => {
    expect(circlesIn(graph, (_, __, isDynamic) => !isDynamic)).toEqual([])
  })

  it('through import() are listed with their reason', () => {
    expect(circlesIn(graph, (from, to, isDynamic) => !(isDynamic && isListed(from, to)))).toEqual([])
  })

  it('that are listed exist', () => {
    const stale = onDemand.filter(
      (one) =>
        circlesIn(graph, (from, to, isDynamic) => {
          const isOther = isDynamic && isListed(from, to) && !(one.from.test(from) && one.to.test(to))
          return !isOther
        }).length === 0,
    )
    expect(stale).toEqual([])
  })

  it('in examples are found', () => {
    const example = graphOf([
      ['src/list/a.ts', "import { b } from './b'"],
      ['src/list/b.tsx', "import type { C } from '@/list/c'"],
      ['src/list/c/index.ts', "export * from '../a'"],
      ['src/list/d.ts', "const load = () => import('./e')"],
      ['src/list/e.ts', "import { d } from './d'"],
    ])
    const statics = circlesIn(example, (_, __, isDynamic) => !isDynamic)
    expect(statics).toEqual([['src/list/a.ts', 'src/list/b.tsx', 'src/list/c/index.ts', 'src/list/a.ts']])
    expect(circlesIn(example, () => true)).toHaveLength(2)
  })
})
