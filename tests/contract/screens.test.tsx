import { readFileSync, writeFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { entities, entityOf } from '@/entities/registry'
import { deriveScreens, type Watch } from './screens/derive'
import { type Json, load } from './support'

// Runs in test:all: it works out the map in a window; screensReading.test.ts reads it.

const file = 'openapi/kit/screens/screens.json'
const watch: Watch = { screen: '', operations: new Map(), reads: new Map(), edits: new Map() }
const requests: { find: Json; respond: (operation: string) => unknown } = {
  find: undefined,
  respond: () => undefined,
}

vi.mock('@/api/request', () => ({
  configureApi: () => undefined,
  /** No request is sent: the test only records the operation. */
  request: async ({ method, url }: { method: string; url: string }) => {
    const { id } = requests.find(method, url)
    watch.operations.set(id, (watch.operations.get(id) ?? new Set()).add(watch.screen))
    return requests.respond(id)
  },
}))

/** By path; the screens of the object's own type come first. */
const sorted = (
  uses: Map<string, Set<string>> | undefined,
  tagOf: (key: string) => string,
  byControl = true,
) =>
  Object.fromEntries(
    [...(uses ?? [])]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, use]) => {
        const list = entityOf(tagOf(key))?.list
        const isOwn = (screen: string) =>
          list !== undefined &&
          [`${list.title} list`, `${list.singular} form`].includes(screen.split(',')[0] ?? '')
        // A control is more specific than its form.
        const controls = [...use].filter(
          (screen) => ![...use].some((other) => other.startsWith(`${screen}, `)),
        )
        const shown = byControl ? controls : [...use]
        return [key, shown.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)))]
      }),
  )

/** A path that is only read on the way to a nested one does not count as used. */
function leavesOnly(uses: Map<string, Set<string>> = new Map()) {
  for (const [path, screens] of uses)
    for (const [deeper, others] of uses)
      if (deeper.startsWith(`${path}.`) || deeper.startsWith(`${path}[]`))
        for (const screen of others) screens.delete(screen)
  return new Map([...uses].filter(([, screens]) => screens.size > 0))
}

/** The controls of list items edit the list; an object that a control owns is edited as a whole. */
const withoutLists = (uses: Map<string, Set<string>> = new Map()) =>
  new Map(
    [...uses].filter(
      ([path]) => !path.endsWith('[]') && ![...uses.keys()].some((deeper) => deeper.startsWith(`${path}[]`)),
    ),
  )

it('the map of screens is current', async () => {
  vi.spyOn(window, 'scrollTo').mockReturnValue(undefined)
  const { createChecker } = await load('openapi/kit/check/contract.ts')
  const { find, byId } = createChecker()
  requests.find = find
  await deriveScreens(watch, requests)
  const tags = [...new Set([...watch.reads.keys(), ...watch.edits.keys()])].toSorted()
  const derived = {
    pages: Object.fromEntries(
      entities.map(({ list }) => [list.type, { list: `${list.title} list`, form: `${list.singular} form` }]),
    ),
    operations: sorted(watch.operations, (id) => byId(id).tag, false),
    fields: Object.fromEntries(
      tags.map((tag) => [
        tag,
        {
          reads: sorted(leavesOnly(watch.reads.get(tag)), () => tag),
          edits: sorted(withoutLists(watch.edits.get(tag)), () => tag),
        },
      ]),
    ),
  }
  const committed = JSON.parse(readFileSync(file, 'utf8'))
  if (process.env.WRITE_SCREENS) {
    const { layOut } = await load('openapi/kit/mocks/traffic.ts')
    const { note, seen } = committed
    writeFileSync(file, layOut({ note, ...derived, seen }))
    return
  }
  const { pages, operations, fields } = committed
  expect(
    { pages, operations, fields },
    `rewrite ${file}: WRITE_SCREENS=1 npx vitest run tests/contract/screens`,
  ).toEqual(derived)
}, 180_000)
