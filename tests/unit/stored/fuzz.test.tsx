import { findPersona } from '@mocks/provider/personas'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { browserRecords } from '@/pages/plan/queueRecords'
import { discard } from '@/pages/plan/running'
import { storedViews } from '@/parts/list-views/storedViews'
import { planKeyOf, plansName } from '@/stored/planRecords'
import { type StorageKey, storageKeys } from '@/stored/storageKeys'
import { setCurrentUser } from '@/stored/stored'
import { openConsole, withMockedApi } from '../app/openConsole'
import { mutationsOf } from './mutations'
import { Records } from './records'
import { account, at, never, type Store, stores } from './stores'

// Runs in test:all: it opens a page for each broken field of each stored value.

/* A stored record with a broken field makes no page fail (rule STORE-3). */

withMockedApi()

const me = findPersona('service-admin')?.sub ?? ''
let records: Records
beforeAll(() => {
  records = new Records(plansName)
})
afterAll(() => vi.unstubAllGlobals())
beforeEach(() => {
  reset()
  vi.spyOn(console, 'warn').mockImplementation((message) =>
    expect(message).toMatch(/^The browser stored a (value|plan) that this console cannot read/),
  )
})
afterEach(() => {
  reset()
  // What was noted here is expected.
  vi.mocked(console.warn).mockClear()
})

function reset() {
  cleanup()
  setCurrentUser(me)
  discard()
  localStorage.clear()
  sessionStorage.clear()
  records.kept.clear()
}

const kindOf = (value: unknown) => {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'list'
  return typeof value === 'number' && !Number.isFinite(value) ? 'no number' : typeof value
}

/** The paths at which a value has another kind than the valid one. It knows no schema. */
function misfits(valid: unknown, read: unknown, free: RegExp, optional: RegExp, path = ''): string[] {
  if (free.test(path) || (read === undefined && optional.test(path))) return []
  if (kindOf(valid) !== kindOf(read)) return [`${path}: ${kindOf(read)}`]
  if (Array.isArray(valid) && Array.isArray(read))
    return read.flatMap((one, index) => misfits(valid[index], one, free, optional, `${path}.${index}`))
  if (kindOf(valid) !== 'object') return []
  return Object.entries(valid as object).flatMap(([key, one]) =>
    misfits(one, (read as Record<string, unknown>)[key], free, optional, `${path}.${key}`),
  )
}

/** Values that are one text, of which any is shown or ignored. */
const oneText: readonly StorageKey[] = [
  ...[
    storageKeys.account,
    storageKeys.linkedAccount,
    storageKeys.lastAccount,
    storageKeys.requestedLink,
    storageKeys.closedNotice,
  ],
  ...[
    storageKeys.unfinishedPlan,
    storageKeys.tour,
    storageKeys.pageSize,
    storageKeys.density,
    storageKeys.statistics,
  ],
  ...[storageKeys.abbreviate, storageKeys.singleKeys, storageKeys.colorMode],
]

it('every place is here; the following plans are requests as the planned one', () => {
  const known = [
    ...stores.map(({ place }) => place),
    ...oneText,
    storageKeys.nextPlans,
    storageKeys.preview,
    storageKeys.previews,
  ]
  expect(Object.values<StorageKey>(storageKeys).filter((place) => !known.includes(place))).toEqual([])
})

it('an entry of another release takes no other one along', () => {
  const views = stores.find(({ place }) => place === storageKeys.views) as Store
  const [view] = views.valid as object[]
  put(views, [{ ...view, type: 'rules' }, view, { ...view, search: 5 }])
  expect(storedViews().get()).toEqual([view])
})

/** The texts of a mutated value in its envelope. */
function put({ place, parts = [] }: Store, value: unknown, version = place.version) {
  const key = place.owner === 'browser' ? place.name : `${place.name}:${JSON.stringify([me, ...parts])}`
  const storage = place.where === 'tab' ? sessionStorage : localStorage
  storage.setItem(key, JSON.stringify({ version, at, value }))
  return () => storage.getItem(key)
}

/** About so many of the items, from all over the list. */
const sampled = <T,>(all: readonly T[], count: number): T[] =>
  all.filter((_, index) => index % Math.max(1, Math.floor(all.length / count)) === 0)

it.each(stores)('every field of $place.name fits, or the value is dropped (rule STORE-3)', (store) => {
  const { valid, read, optional = never, free = never } = store
  put(store, valid)
  const found = read()
  if (found !== undefined) expect(found).toEqual(valid)
  for (const [name, value] of mutationsOf(valid)) {
    const kept = put(store, value)
    const now = read()
    if (kept() !== null && now !== undefined)
      expect({ name, misfits: misfits(valid, now, free, optional) }).toEqual({ name, misfits: [] })
  }
})

/** The page shows its content. */
async function showsContent(path: string) {
  await openConsole(path)
  // Two steps: jsdom walks the whole document for a selector with a space, at each change of it.
  await waitFor(() => {
    const [main] = document.getElementsByTagName('main')
    expect([...(main?.querySelectorAll('[aria-busy="true"]') ?? [])]).toEqual([])
  })
  expect(screen.queryByText('Something went wrong')).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
}

const shown = stores.filter(({ path }) => path !== undefined)

it.each(shown)('the page of $place.name shows its content', { timeout: 180_000 }, async (store) => {
  // Every mutation is read above; a page shows some of what a reading can leave.
  const count = store.place.name === storageKeys.draft.name ? 8 : 3
  for (const [, value] of sampled(mutationsOf(store.valid), count)) {
    put(store, value)
    await showsContent(store.path ?? '/')
    reset()
  }
})

const owner = planKeyOf(me)
const object = { id: 'm', account, name: 'M' }
const step = {
  ...{
    key: 'missions m',
    row: 'missions m',
    type: 'missions',
    id: 'm',
    name: 'M',
    action: 'update',
    account,
  },
  ...{ object, base: object, changes: [{ path: ['name'], was: 'M', is: 'N' }], images: { image: 'x' } },
  ...{ after: ['missions m'], reverts: [{ entry: 'e', field: 'name' }], differences: ['points'] },
  isSecondPass: true,
}
const state = {
  ...{
    status: 'failed',
    outcome: 'updated',
    error: 'Not now',
    httpStatus: 409,
    isUncertain: true,
    tookMs: 5,
  },
  conflicts: [
    { key: 'k', path: 'name', fieldName: 'Name', source: 'a', target: 'b', set: 'c', byDefault: 'source' },
  ],
}
const plan = {
  head: {
    ...{ id: 'p', verb: 'change', title: 'Change 1 mission', account, why: 'Spring', startedAt: at },
    ...{ status: 'paused', pausedBecause: 'Offline', recordsError: 'Full', count: 1, version: 1 },
    origin: {
      ...{ source: 'missions', from: 'fennmarsh', arriveInactive: true },
      rest: { blocked: 0, leftOut: 1, unchanged: 2 },
    },
  },
  step,
  kept: { of: 'missions m', state },
}

function putPlan({ head, step, kept }: { head?: unknown; step?: unknown; kept?: unknown }) {
  const parts: [key: unknown[], value: unknown][] = [
    [[owner], head],
    [[owner, 'state', 0], kept],
    [[owner, 'step', 0], step],
  ]
  records.kept.clear()
  for (const [key, value] of parts)
    if (value !== undefined) records.kept.set(JSON.stringify(key), { key, value })
}

const { count: _, version: __, ...head } = plan.head
const validQueue = { ...head, steps: [step], states: { 'missions m': state } }
const freeInPlan = /\.(was|is|set)$|\.conflicts\.0\.(source|target)$|\.(object|base)\.|\.path\.\d$|\.images\./
const optionalInPlan =
  /\.conflicts\.0\.(source|target)$|\.(was|is|set|why|origin|from|pausedBecause|recordsError|object|base|changes|images|reverts|field|differences|isSecondPass|outcome|error|httpStatus|conflicts|byDefault|isUncertain|tookMs)$/

it('the sides of a plan that release 0.1.0 stored are read by their names of today', async () => {
  const { source: ours, target: theirs, ...diff } = state.conflicts[0] ?? {}
  const conflicts = [{ ...diff, ours, theirs, byDefault: 'ours' }]
  putPlan({ ...plan, kept: { ...plan.kept, state: { ...state, conflicts } } } as unknown as typeof plan)
  expect(await browserRecords(me).load()).toEqual(validQueue)
})

it('every field of a stored plan fits, or the plan is dropped; its page shows it (rule PLANSCREEN-7)', {
  timeout: 300_000,
}, async () => {
  putPlan(plan)
  expect(await browserRecords(me).load()).toEqual(validQueue)
  const fitting: unknown[] = []
  for (const [name, value] of mutationsOf(plan).filter(([name]) => !name.startsWith('all:'))) {
    putPlan(value as typeof plan)
    const queue = await browserRecords(me).load()
    if (!queue) continue
    fitting.push(value)
    // A state of no step is left out.
    const states = { 'missions m': { ...state, ...queue.states['missions m'] } }
    const read = queue.states['missions m']?.status === 'waiting' ? { ...queue, states } : queue
    const valid = { ...validQueue, steps: [step], states: { ...read.states, 'missions m': state } }
    const changedKey = queue.steps[0]?.key !== step.key
    expect({
      name,
      misfits: changedKey
        ? misfits(validQueue.steps, queue.steps, freeInPlan, optionalInPlan)
        : misfits(valid, read, freeInPlan, optionalInPlan),
    }).toEqual({ name, misfits: [] })
  }
  expect(fitting.length).toBeGreaterThan(40)
  for (const value of sampled(fitting, 40)) {
    reset()
    putPlan(value as typeof plan)
    localStorage.setItem(
      `${storageKeys.unfinishedPlan.name}:${JSON.stringify([me])}`,
      JSON.stringify({ version: 1, at, value: true }),
    )
    await showsContent('/programme/plan')
  }
})
