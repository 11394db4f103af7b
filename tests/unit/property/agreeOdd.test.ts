import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readCondition } from '@/engine/advanced-filters/conditions'
import { testOf } from '@/engine/advanced-filters/matches'
import { campaignIn } from '@/engine/campaign/campaign'
import { isOfSeveral } from '@/engine/check/causes'
import { check } from '@/engine/check/check'
import { sinksOf } from '@/engine/economy/buying'
import { completionsOf } from '@/engine/economy/ceiling'
import { type Source, sourcesOf } from '@/engine/economy/sources'
import { liveSpan, spanOf } from '@/engine/economy/time'
import { newcomer } from '@/engine/explain/person'
import type { ConditionKind, Explained } from '@/engine/explain/types'
import { explainAll, View } from '@/engine/explain/view'
import { ProgrammeIndex, type Row, rowOf } from '@/engine/programme/programmeIndex'
import { dayMs } from '@/lib/days'
import { valuesOf } from '@/lib/filterRows'
import { fieldsOf } from '@/lib/value'
import { oftenText, repeatOf } from '@/model/choices'
import type { EntityType } from '@/model/entityTypes'
import { periodFilter, stockFilter } from '@/model/filters'
import { lifecycleOf } from '@/model/lifecycle'
import { limitOf } from '@/model/limits'
import type { StockedType } from '@/model/stockUnits'
import { lowStockOf } from '@/pages/overview/lowStock'
import { oddMoment as now, oddLists } from './oddProgrammes'
import { settings } from './settings'

/* What pages say about the same object, also if fields of it are missing, 0, negative or huge (rule OVERVIEW-14). */

afterEach(() => void vi.useRealTimers())

interface Told {
  type: EntityType
  row: Row
  explained: Explained
  stateOf: (kind: ConditionKind) => string | undefined
  source: Source | undefined
  programme: ProgrammeIndex
  /** The rules of the check that name the object. */
  rules: ReadonlySet<string>
}

/** Runs a comparison for each object of generated programmes. */
function forEachObject(compare: (told: Told) => void, more: (programme: ProgrammeIndex) => void = () => {}) {
  vi.useFakeTimers({ toFake: ['Date'], now })
  fc.assert(
    fc.property(oddLists, (lists) => {
      const programme = new ProgrammeIndex({ account: 'a', now, lists })
      const person = { ...newcomer, assumesNone: true }
      const view = new View({ programme, person, at: now, momentText: String })
      const sources = new Map(sourcesOf(programme).map((source) => [source.row as Row, source]))
      const rules = rulesByObject(lists)
      for (const explained of explainAll(view)) {
        const { type, id, row, conditions } = explained
        compare({
          type,
          row,
          explained,
          stateOf: (wanted) => conditions.find(({ kind }) => kind === wanted)?.state,
          source: sources.get(row),
          programme,
          rules: rules.get(`${type}/${id}`) ?? new Set(),
        })
      }
      more(programme)
    }),
    { ...settings, numRuns: 100 },
  )
}

function rulesByObject(lists: ReadonlyMap<EntityType, readonly object[]>) {
  const found = new Map<string, Set<string>>()
  for (const finding of check({ account: 'a', now, lists }))
    for (const { type, id } of isOfSeveral(finding) ? finding.objects : [finding]) {
      const key = `${type}/${id}`
      found.set(key, (found.get(key) ?? new Set()).add(finding.rule))
    }
  return found
}

const limited = ['events', 'missions', 'prizes', 'raffles', 'mysteryboxes'] as const
const stocked: readonly EntityType[] = ['prizes', 'raffles', 'mysteryboxes']

/** The words for a limit with each refresh period, and the number of its windows in seven days that begin at noon. */
const perPeriod = {
  daily: { words: / a day$/, windows: 8 },
  weekly: { words: / a week$/, windows: 2 },
  monthly: { words: / a month$/, windows: 1 },
  none: { words: /, ever$| in all$/, windows: 1 },
}
const around = { now, holds: () => false }

describe('the same of an odd object everywhere', () => {
  it('whether it has a limit, and how often that allows it: filters, form, Player View, economy and check', () => {
    forEachObject(({ type, row, explained, stateOf, source, programme, rules }) => {
      if (!limited.some((one) => one === type)) return
      const { limitCount, countLimit, period: repeat } = fieldsOf(row)
      const most = limitOf({ limitCount, countLimit })
      const noLimit = readCondition(type, 'limitCount:no')
      // Filters and forms show a missing value as its default (decisions W1 and H100).
      if (typeof limitCount === 'boolean')
        expect([row, noLimit && testOf(type, noLimit, around)(row)]).toEqual([row, most === undefined])
      const limit = explained.conditions.find(({ kind }) => kind === 'limit')
      expect(limit?.asks === 'Has no limit').toBe(most === undefined)
      expect(stateOf('limit')).toBe(most === 0 ? 'unmet' : 'met')
      if (programme.isOffered(row)) expect([row, rules.has('limit-zero')]).toEqual([row, most === 0])
      // Events have no refresh period.
      if (type === 'events') return
      const period = repeatOf(repeat) ?? 'none'
      if (most !== undefined) {
        const { words, windows } = perPeriod[period]
        if (repeat) {
          expect(repeatOf(valuesOf(periodFilter(type as 'missions'), row)[0]) ?? 'none').toBe(period)
          // The text below the field.
          expect([row, oftenText(most, repeat)]).toEqual([row, expect.stringMatching(words)])
        }
        expect([row, limit?.asks]).toEqual([row, expect.stringMatching(words)])
        const live = rowOf('missions', { ...row, active: undefined, isAvailable: true })
        const week = { from: now - 7 * dayMs, to: now }
        if (type === 'missions')
          expect([row, completionsOf({ type, row: live, isClosed: false }, week)]).toEqual([
            row,
            most * windows,
          ])
      }
      if (most === undefined && source && liveSpan(row, spanOf(now, 1)))
        expect([
          row,
          completionsOf({ type: source.type, row: source.row, isClosed: false }, spanOf(now, 1)),
        ]).toEqual([row, Number.POSITIVE_INFINITY])
    })
  })

  it('whether a unit is left: filters, overview, Player View, economy and check', () => {
    forEachObject(
      ({ type, row, stateOf, programme, rules }) => {
        if (!stocked.includes(type)) return
        const isOut = stateOf('stock') !== 'met'
        expect([row, valuesOf(stockFilter(type as StockedType), row)]).toEqual([row, [isOut ? 'out' : 'in']])
        const low = lowStockOf(new Map([[type, [row]]]), now)
        const isLive = lifecycleOf(row, now) === 'live'
        expect([row, low.some(({ available }) => available === 0)]).toEqual([row, isOut && isLive])
        if (type === 'prizes' && programme.isOffered(row))
          expect([row, rules.has('prize-out-of-stock')]).toEqual([row, isOut])
        const empty = ['prizes-all-won', 'prize-without-units', 'raffle-without-prizes', 'box-without-prizes']
        if (type !== 'prizes' && programme.isOffered(row) && isOut)
          expect([row, empty.some((rule) => rules.has(rule))]).toEqual([row, true])
      },
      (programme) => {
        for (const { type, row, left } of sinksOf(programme, spanOf(now, 30)))
          expect([row, left === 0]).toEqual([row, valuesOf(stockFilter(type), row)[0] === 'out'])
      },
    )
  })

  it('whether a mission can be completed: Player View and economy', () => {
    forEachObject(({ type, row, stateOf, source }) => {
      if (type === 'missions' && stateOf('available') === 'met')
        expect([row, source?.isClosed]).toEqual([row, stateOf('objective') === 'unmet'])
    })
  })

  it('whether it is planned, live, over or inactive: lists, Player View, economy and its campaign', () => {
    forEachObject(({ type, row, stateOf }) => {
      if (stateOf('started') === undefined || type === 'raffles') return
      const state = lifecycleOf(row, now)
      const window =
        stateOf('notOver') === 'unmet' ? 'ended' : stateOf('started') === 'unmet' ? 'scheduled' : 'live'
      expect([row, stateOf('available') === 'unmet' ? 'inactive' : window]).toEqual([row, state])
      expect([row, liveSpan(row, { from: now, to: now + 1 }) !== undefined]).toEqual([row, state === 'live'])
      const tagged = new Map([[type, [{ ...row, tags: ['t'] }]]])
      const campaign = campaignIn(tagged, { tag: 't' } as never, now).state
      if (campaign !== 'no dates')
        expect([row, campaign]).toEqual([
          row,
          { inactive: 'inactive', scheduled: 'planned', live: 'live', ended: 'ended' }[state],
        ])
    })
  })
})
