// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { entities } from '@/entities/registry'
import { sectionsOf } from '@/form/sections'
import { fullObject, pathsOf } from './screens/fullObject'
import { contract, type Json, load } from './support'

/*
 * The map of screens, read: its names are those of the definitions and of the contract. `screens.test.tsx` derives the whole map
 * from the screens, which takes a third of a minute. The window is for the modules of forms.
 */

type Uses = Record<string, string[]>
interface ScreenMap {
  pages: Record<string, { list: string; form: string }>
  operations: Uses
  fields: Record<string, { reads: Uses; edits: Uses }>
}
const map: ScreenMap = JSON.parse(readFileSync('openapi/kit/screens/screens.json', 'utf8'))

/** Of each type: what its screens are called, and the fields that a new object has. */
const defined: { type: string; names: string[]; defaults: string[] }[] = []
let operations: { id: string; tag: string; method: string; path: string }[] = []

beforeAll(async () => {
  operations = (await load('openapi/kit/check/contract.ts')).createChecker(contract()).operations
  for (const { list, form } of entities) {
    const spec = await form()
    const { defaults, idPath = 'id' } = spec
    const paths = pathsOf(defaults('x'))
    defined.push({
      type: list.type,
      names: [
        `${list.title} list`,
        `${list.singular} form`,
        ...['column Name', 'search', 'Delete', ...list.columns.map(({ header }) => `column ${header}`)].map(
          (part) => `${list.title} list, ${part}`,
        ),
        ...['message when saved', ...sectionsOf(spec).map(({ title }) => title)].map(
          (part) => `${list.singular} form, ${part}`,
        ),
      ],
      defaults: [idPath, ...paths.filter((path) => !paths.some((deeper) => deeper.startsWith(`${path}.`)))],
    })
  }
  // The code of all forms loads slowly on a busy machine.
}, 90_000)

const usesOf = ({ reads, edits }: { reads: Uses; edits: Uses }) =>
  [...Object.values(reads), ...Object.values(edits)].flat()
const named = () => new Set([Object.values(map.operations), Object.values(map.fields).map(usesOf)].flat(2))

describe('the map of screens', () => {
  it('has the pages of all types', () => {
    expect(map.pages).toEqual(
      Object.fromEntries(
        entities.map(({ list }) => [
          list.type,
          { list: `${list.title} list`, form: `${list.singular} form` },
        ]),
      ),
    )
  })

  it('names only screens, columns and sections that exist', () => {
    const known = new Set([
      ...defined.flatMap(({ names }) => names),
      ...['Account selector', 'Statistics', 'Global Search'],
    ])
    expect([...named()].filter((name) => !known.has(name))).toEqual([])
  })

  it('names every section of a form that has a control', () => {
    const all = named()
    const missing = defined.flatMap(({ names }) => names).filter((name) => !all.has(name))
    expect(missing).toEqual([])
  })

  it('names only operations of the contract', () => {
    const known = operations.map(({ id }) => id)
    expect(Object.keys(map.operations).filter((id) => !known.includes(id))).toEqual([])
    // The rules have no screen yet.
    const ofScreens = operations.filter(({ tag }) => map.fields[tag])
    expect(ofScreens.filter(({ id }) => !map.operations[id])).toEqual([])
  })

  it('names only fields of the contract, and every field of a new object', () => {
    const { schemas, paths } = { ...contract().components, paths: contract().paths } as Json
    for (const [tag, { reads, edits }] of Object.entries(map.fields)) {
      const known = new Set(
        operations
          .filter((one) => one.tag === tag && one.method === 'get')
          .flatMap(({ path }) => {
            const { schema } = paths[path].get.responses[200].content['application/json']
            return pathsOf(fullObject(schemas, (schema.items ?? schema).$ref))
          }),
      )
      const unknown = [...Object.keys(reads), ...Object.keys(edits)].filter((path) => !known.has(path))
      expect(unknown, tag).toEqual([])
      const isLeaf = (path: string) =>
        ![...known].some((other) => other.startsWith(`${path}.`) || other.startsWith(`${path}[]`))
      const { defaults = [] } = defined.find(({ type }) => type === tag) ?? {}
      const missing = defaults.filter((path) => known.has(path) && isLeaf(path) && !edits[path])
      expect(missing, tag).toEqual([])
    }
  })
})
