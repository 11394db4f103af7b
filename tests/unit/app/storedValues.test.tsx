// Runs in test:all: it opens pages with generated stored values.
import { findPersona } from '@mocks/provider/personas'
import { screen, waitFor } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type StorageKey, storageKeys } from '@/stored/storageKeys'
import { openConsole, withMockedApi } from './openConsole'

withMockedApi()

const me = findPersona('service-admin')?.sub ?? ''
const screens = ['/', '/programme/plan', '/programme/calendar']

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

/** The key of a value of this user and account. Drafts have a type, an id and a form, too. */
function keyOf({ name, owner }: StorageKey): string {
  const more = name === storageKeys.draft.name ? ['missions', 'the-long-haul', 'f'] : []
  const parts =
    name === storageKeys.planned.name ||
    name === storageKeys.opened.name ||
    name === storageKeys.unfinishedPlan.name
      ? []
      : ['brindlewick']
  return owner === 'browser' ? name : `${name}:${JSON.stringify([me, ...parts, ...more])}`
}

const time = fc.constantFrom(0, -1, 1e300, 8.64e15, Date.now(), Number.NaN, '2026', null)
const id = fc.constantFrom('the-long-haul', 'constructor', '__proto__', '', 'x\ud83d', 7, null)
const type = fc.constantFrom('missions', 'rules', 'constructor', '', null, 'accounts')
const object = fc.record({
  type,
  id,
  changes: fc.constantFrom([], [{ path: [] }], [{ path: ['name'], is: {} }], 5),
})
const objects = fc.oneof(fc.array(object, { maxLength: 3 }), fc.constantFrom('all', {}, null))
const decisions = fc.constantFrom({ leaveOut: [], sides: {}, newIds: {}, useInstead: {} }, {}, [], null)

/** Values that look much like what the console stores, and anything else. */
const almost: Partial<Record<string, fc.Arbitrary<unknown>>> = {
  [storageKeys.planned.name]: fc.record(
    {
      request: fc.record(
        {
          kind: fc.constantFrom(
            'edit',
            'changes',
            'table',
            'delete',
            'copy',
            'import',
            'proposal',
            'unknown',
          ),
          account: fc.constantFrom('brindlewick', 'no such', 5),
          from: fc.constantFrom('brindlewick', null),
          to: fc.constantFrom('fennmarsh', null),
          file: fc.constant('file.json'),
          objects,
          edit: fc.constantFrom({ set: 'isAvailable', value: true }, { set: 'tags' }, { set: 'x' }, 5),
        },
        { requiredKeys: ['kind'] },
      ),
      options: fc.constantFrom({ arriveInactive: true, keepImageAddresses: true }, {}, 5),
      decisions,
      source: fc.constantFrom('missions', 'calendar', 'rules', 5),
    },
    { requiredKeys: ['request', 'options', 'decisions', 'source'] },
  ),
  [storageKeys.calendarEdits.name]: fc.dictionary(
    fc.constantFrom('missions the-long-haul', '__proto__', 'x'),
    fc.record({ from: time, to: time, draw: time }, { requiredKeys: [] }),
  ),
  [storageKeys.draft.name]: fc.record({
    changes: fc.array(
      fc.record({ path: fc.constantFrom(['name'], [], [7], [{ id: 'x' }], 'name'), is: time }),
    ),
  }),
  [storageKeys.opened.name]: fc.array(fc.record({ account: fc.constant('brindlewick'), type, id, at: time })),
  [storageKeys.visits.name]: fc.record({
    seen: fc.record({ at: time, figures: fc.constantFrom({}, { points: 5 }, { points: 'x' }, []) }),
    before: fc.record({ at: time, figures: fc.constantFrom({}, { points: 5 }, null) }),
  }),
  [storageKeys.check.name]: fc.record({
    mutes: fc.array(fc.record({ rule: id, type, id, reason: id, at: time })),
    visit: fc.record({ at: time, keys: fc.constantFrom([], [5], 'x') }),
  }),
}

const shapeOf = ({ name }: StorageKey) =>
  fc.oneof(
    { weight: 3, arbitrary: almost[name] ?? fc.jsonValue() },
    { weight: 1, arbitrary: fc.constantFrom<unknown>([], {}, 5, null, 'x', true) },
    { weight: 1, arbitrary: fc.jsonValue() },
  )

/** The value as it is, as an earlier release stored it, or in the envelope of this or another release. */
const textOf = (place: StorageKey) =>
  fc
    .tuple(shapeOf(place), fc.constantFrom(undefined, 1, 1, 1, 0, 99, '1'), time)
    .map(([value, version, at]) => JSON.stringify(version === undefined ? value : { version, at, value }))

const entries = fc.tuple(
  ...Object.values<StorageKey>(storageKeys).map((place) =>
    textOf(place).map((text): [place: StorageKey, text: string] => [place, text]),
  ),
)

/** Each sample has a value of every place. */
const samples = fc.sample(entries, { numRuns: 5, seed: 33 })

describe.each(screens)('whatever the browser stores, %s shows its content', (path) => {
  it.each(samples.map((sample, index) => ({ sample, index })))('sample $index', async ({ sample }) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    for (const [place, text] of sample)
      (place.where === 'tab' ? sessionStorage : localStorage).setItem(keyOf(place), text)
    await openConsole(path)
    await waitFor(() => expect(document.querySelector('main [aria-busy=true]')).not.toBeInTheDocument())
    expect(screen.queryByText('Something went wrong')).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
    for (const [message] of warn.mock.calls) expect(message).toMatch(/^The browser stored a value/)
    warn.mockClear()
  })
})
