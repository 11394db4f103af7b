import { isFault } from '@mocks/faults'
import { personas } from '@mocks/provider/personas'
import { reset } from '@mocks/reset'
import { store } from '@mocks/state'
import {
  merged,
  readScenario,
  scenarioIn,
  withoutScenario,
  withScenario,
  writeScenario,
} from '@mocks/workshop/address'
import { applyScenario } from '@mocks/workshop/apply'
import { type Scenario, scenario } from '@mocks/workshop/scenario'
import { scenarioNamed, scenarios } from '@mocks/workshop/scenarios'
import { correctedAddress, typoOf } from '@mocks/workshop/typos'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { entities } from '@/entities/registry'
import { resourceFacts } from '@/generated/resourceFacts'
import { settings } from '../property/settings'

const named = (name: string) => scenarioNamed(name)?.state
const read = (text: string) => readScenario(text, named)

const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const iso = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())
const rule = fc.record(
  {
    fault: fc.constantFrom('status-404', 'status-500', 'timeout', 'cut-off', 'broken-object' as const),
    times: fc.integer({ min: 1, max: 9 }),
  },
  { requiredKeys: ['fault'] },
)
const states = fc
  .record({
    persona: optional(fc.constantFrom('visitor' as const, ...personas.map(({ id }) => id))),
    account: optional(
      fc
        .string({ unit: 'binary', maxLength: 12 })
        .filter((text) => text !== 'none' && !/[\ud800-\udfff]/.test(text)),
    ),
    theme: optional(fc.constantFrom('light' as const, 'dark' as const)),
    sizes: optional(
      fc.dictionary(fc.constantFrom(...Object.keys(resourceFacts)), fc.integer({ min: 0, max: 10_000 }), {
        minKeys: 1,
      }),
    ),
    texts: optional(fc.constant('long' as const)),
    pictures: optional(fc.constantFrom('missing' as const, 'broken' as const)),
    faults: optional(
      fc.dictionary(fc.constantFrom('all', 'listMissions', 'updateTeam'), rule, { minKeys: 1 }),
    ),
    token: optional(fc.oneof(fc.constant('expired' as const), fc.integer({ min: 1, max: 3600 }))),
    refresh: optional(fc.constant('refused' as const)),
    skew: optional(fc.integer({ min: -1e6, max: 1e6 })),
    missingCode: optional(fc.constantFrom('form', 'profile', 'programme.check', 'Gaps')),
    data: optional(fc.nat(999_999_999).map((seed) => `contract~${seed}` as const)),
    clock: optional(
      fc.oneof(
        fc.record({ kind: fc.constantFrom('fixed' as const, 'running' as const), at: iso }),
        fc.record({ kind: fc.constant('moved' as const), seconds: fc.integer({ min: -1e6, max: 1e6 }) }),
      ),
    ),
    otherPerson: optional(fc.constantFrom('now' as const, 'in-10-s' as const, 'before-save' as const)),
    mocked: optional(fc.constantFrom('all' as const, ['listMissions', 'updateTeam'] as const)),
  })
  .map((state) => state as Scenario)

describe('a scenario in an address', () => {
  it('is parsed as it was written, with a name or without', () => {
    fc.assert(
      fc.property(states, fc.constantFrom(undefined, 'first-day', 'slow', 'offline'), (state, name) => {
        const base = name ? named(name) : undefined
        const text = writeScenario(state, name, base)
        const address = withScenario('/missions/list?q=a%20b&page=2#top', text)
        expect(scenarioIn(address)).toBe(text === '' ? undefined : text)
        const found = read(scenarioIn(address) ?? '')
        expect(found.unknown).toEqual([])
        expect(found.state).toEqual(merged({}, state))
        expect(withoutScenario(address)).toBe('/missions/list?q=a%20b&page=2#top')
      }),
      settings,
    )
  })

  it('is the name alone while nothing differs from the named scenario', () => {
    for (const { name, state } of scenarios) expect(writeScenario(state, name, state)).toBe(name)
  })

  it('names each setting that differs, and takes a setting of the named scenario back with none', () => {
    const state = scenario({ account: 'brindlewick', latency: 3000, jitter: 2000, sizes: { missions: 501 } })
    expect(writeScenario(state, 'slow', named('slow'))).toBe('slow,missions:501')
    expect(writeScenario({ account: 'brindlewick' }, 'slow', named('slow'))).toBe('slow,latency:none')
    expect(read('slow,latency:none').state).toEqual({ account: 'brindlewick' })
  })

  it('ignores and lists parts that are invalid', () => {
    expect(
      read(
        'no-such-scenario,latency:3000,latency:99999,missions:-1,listMissions:status-200,persona:queen,x:1',
      ),
    ).toEqual({
      state: { latency: 3000 },
      unknown: [
        'no-such-scenario',
        'latency:99999',
        'missions:-1',
        'listMissions:status-200',
        'persona:queen',
        'x:1',
      ],
    })
  })

  it('limits sizes: 10,000 objects, and 100,000 players', () => {
    expect(read('players:100000,missions:10000').unknown).toEqual([])
    expect(read('players:100001,missions:10001').unknown).toEqual(['players:100001', 'missions:10001'])
  })

  it('is found when a browser has encoded its commas and colons', () => {
    expect(read(scenarioIn('?scenario=demo%2Clatency%3A3000') ?? '')).toMatchObject({
      name: 'demo',
      state: { latency: 3000 },
    })
  })
})

describe('the named scenarios', () => {
  it('have different names and titles', () => {
    expect(new Set(scenarios.map(({ name }) => name)).size).toBe(scenarios.length)
    expect(new Set(scenarios.map(({ title, group }) => `${group} ${title}`)).size).toBe(scenarios.length)
  })

  it('look like another one that the gallery visits, if it does not visit them', () => {
    for (const { looksLike } of scenarios)
      if (looksLike) expect(scenarioNamed(looksLike)).toMatchObject({ name: looksLike })
  })

  it('open a form of an object that their data has', () => {
    const { path = '', state = {} } = scenarioNamed('contract-data-form') ?? {}
    applyScenario(state)
    const ids = store.list('players', 'brindlewick').map(({ player }) => `/players/${player}`)
    reset()
    expect(ids).toContain(path)
  })

  it('include the empty, loading, error and read-only state of every list, and every state of every form', () => {
    const names = scenarios.map(({ name }) => name)
    for (const { type } of entities.map(({ list }) => list)) {
      const states = [
        'list',
        'list-empty',
        'list-loading',
        'list-error',
        'list-broken',
        'list-no-results',
        'list-read-only',
      ]
      const forms = [
        'new',
        'new-invalid',
        'form',
        'form-loading',
        'form-error',
        'form-read-only',
        'form-refused',
      ]
      const saves = ['form-save-fails', 'form-conflict', 'form-deleted']
      expect(names).toEqual(
        expect.arrayContaining([...states, ...forms, ...saves].map((key) => `${type}-${key}`)),
      )
    }
  })
})

it('a status below 400 is not a fault', () => {
  expect(['status-400', 'status-599', 'timeout'].map(isFault)).toEqual([true, true, true])
  expect(['status-200', 'status-4000', 'slow'].map(isFault)).toEqual([false, false, false])
})

describe('a part of a link that cannot be read', () => {
  it.each([
    ['frist-day', 'first-day'],
    ['demos', 'demo'],
    ['mision:501', 'missions:501'],
    ['listMision:status-500', 'listMissions:status-500'],
    ['persona:visitr', 'persona:visitor'],
    ['listMissions:time-out', 'listMissions:timeout'],
  ])('%s suggests %s', (part, meant) => {
    expect(typoOf(part)).toEqual({ part, meant })
    expect(read(meant).unknown).toEqual([])
  })

  it.each(['zzzzzzzz', 'goblins:7', 'latency:soon'])('%s suggests nothing', (part) => {
    expect(typoOf(part)).toEqual({ part })
  })

  it('is corrected in the address: a name comes first, a setting last', () => {
    expect(correctedAddress('/a?b=1&scenario=x', 'theme:dark', 'demo')).toBe(
      '/a?b=1&scenario=demo,theme:dark',
    )
    expect(correctedAddress('/a', 'demo', 'missions:3')).toBe('/a?scenario=demo,missions:3')
    expect(correctedAddress('/a', '', 'demo')).toBe('/a?scenario=demo')
  })
})
