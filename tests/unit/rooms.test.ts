import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'
import { isNode, type Node, nodesIn } from './syntax'

/*
 * The order of the rooms of `src` (docs/architecture.md): a room imports from its own level and from lower ones. The
 * linter holds what a room may import from outside of `src` (biome.json).
 */
const levels = [
  ['stored', 'lib'],
  ['ui'],
  ['generated'],
  ['model'],
  ['api', 'auth'],
  ['list', 'form', 'search'],
  ['entities'],
  ['features', 'engine', 'pages'],
  ['app'],
  ['routes'],
]
const levelOf = (room: string) => levels.findIndex((rooms) => rooms.includes(room))

/** The modules that a file imports, also types and modules that load on demand. */
function importsOf(file: string, source: string): string[] {
  const { program } = parseSync(file, source)
  return [...nodesIn(program as unknown as Node)].flatMap(({ type, source: from }) =>
    /^(Import|Export)/.test(type) && isNode(from) && typeof from.value === 'string' ? [from.value] : [],
  )
}

const roomOf = (path: string) => normalize(path).split('/')[1] ?? ''

/** Imports of a file from a room to which its own has no access. */
function wrongImports(file: string, source: string): string[] {
  const level = levelOf(roomOf(file))
  return importsOf(file, source).flatMap((from) => {
    const path = from.startsWith('@/') ? `src/${from.slice(2)}` : join(dirname(file), from)
    const isOwnCode = from.startsWith('@/') || from.startsWith('.')
    return isOwnCode && levelOf(roomOf(path)) > level ? [`${file} imports ${from}`] : []
  })
}

const isRoom = (file: string) => file.includes('/') && !file.startsWith('generated/')
const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && isRoom(file))
  .map((file) => `src/${file}`)

it('every room of src has its level', () => {
  expect(files.filter((file) => levelOf(roomOf(file)) < 0)).toEqual([])
})

it('no room imports from a room above it', () => {
  expect(files.flatMap((file) => wrongImports(file, readFileSync(file, 'utf8')))).toEqual([])
})

it.each([
  ['a value', "import { queue } from '@/features/plan/queue'"],
  ['a type', "import type { Plan } from '../features/plan/types'"],
  ['what it exports again', "export * from '@/routes/index'"],
  ['what loads on demand', "const load = () => import('@/app/boot')"],
])('an import from above is found: %s', (_, source) => {
  expect(wrongImports('src/list/example.ts', source)).toHaveLength(1)
  expect(wrongImports('src/list/example.ts', source.replace(/features|routes|app/, 'model'))).toEqual([])
})
