import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { calculating } from '@/engine/economy/economy'
import { sourceTypes } from '@/engine/economy/sources'
import { explainedTypes } from '@/engine/explain/conditions'
import { lastOf } from '@/engine/explain/moments'
import { newcomer } from '@/engine/explain/person'
import { explainAll, View } from '@/engine/explain/view'
import type { ProgrammeIndex } from '@/engine/programme/programmeIndex'
import { calendarOf, calendarTypes } from '@/engine/time/reading'
import { endedByDrawText, stateLabel } from '@/engine/time/texts'
import { isEndedByDraw, liveCounts, stateAt } from '@/engine/time/windows'
import { entityOf } from '@/entities/registry'
import { objectsText } from '@/entities/useLists'
import type { Filter } from '@/lib/filterRows'
import { filterRows } from '@/lib/filterRows'
import { runSync } from '@/lib/idle'
import { type EntityType, programmeTypes } from '@/model/entityTypes'
import { boundsOf, windowOf } from '@/model/lifecycle'
import { idOf, type Lists } from '@/model/references'
import { countingMetrics, type SectionMetric } from '@/pages/overview/sections'
import { moment, programme } from './explainProgrammes'
import { settings } from './settings'

/*
 * The same objects have the same number on each page: lists and their filters, overview, check, calendar, Player View and
 * economy (rule OVERVIEW-14).
 */

afterEach(() => void vi.useRealTimers())

const listsOf = (index: ProgrammeIndex): Lists =>
  new Map(programmeTypes.map((type) => [type, [...index.each([type])].map(([, row]) => row)]))

const sum = (numbers: Iterable<number>) => [...numbers].reduce((all, one) => all + one, 0)

/** The figures of a section of the overview, by key. */
function overviewOf(type: EntityType, rows: readonly object[]) {
  const filters = (entityOf(type).list.filters ?? []) as unknown as readonly Filter<object>[]
  const figures = runSync(countingMetrics(filters, rows))
  const count = (key: SectionMetric['key']) => figures.find((figure) => figure.key === key)?.count ?? 0
  return { filters, figures, count }
}

/** Runs a comparison for generated programmes, at a generated moment. */
function forAny(compare: (lists: Lists, at: number, index: ProgrammeIndex) => void) {
  vi.useFakeTimers({ toFake: ['Date'] })
  fc.assert(
    fc.property(programme, moment, (index, at) => {
      vi.setSystemTime(at)
      compare(listsOf(index), at, index)
    }),
    { ...settings, numRuns: 60 },
  )
}

describe('the same number everywhere, in any programme (rule OVERVIEW-14)', () => {
  it('each figure of the overview is the number of rows of the list that it links to, and the states include every row', () => {
    forAny((lists) => {
      for (const [type, rows] of lists) {
        const { filters, figures, count } = overviewOf(type, rows)
        for (const figure of figures)
          expect(filterRows(rows, filters, figure.search, (row) => row)).toHaveLength(figure.count)
        expect(sum((['active', 'scheduled', 'ended', 'inactive'] as const).map(count))).toBe(rows.length)
      }
    })
  })

  it('the calendar has the live, scheduled, ended and inactive objects of the overview', () => {
    forAny((lists, at) => {
      const { spans, windows, problems } = calendarOf(lists)
      // What starts after it ends or after its only draw has no window: the page lists it as a problem, and the check reports it.
      const broken = new Map(problems.map(({ type, id, text }) => [`${type} ${id}`, text]))
      const live = liveCounts(spans, { undated: true }, {}, at)
      for (const type of calendarTypes) {
        const isBroken = (row: object) => broken.has(`${type} ${idOf(type, row)}`)
        const all = lists.get(type) ?? []
        const rows = all.filter((row) => !isBroken(row))
        const { count } = overviewOf(type, rows)
        const own = windows.get(type) ?? []
        const inState = (state: string) => own.filter((span) => stateAt(span, at) === state).length
        // A raffle without an end ends with its draw here, and the page says how many do.
        const drawn = own.filter((span) => isEndedByDraw(span, at))
        if (type !== 'raffles') expect(drawn).toEqual([])
        for (const span of drawn) expect(stateLabel(span, stateAt(span, at))).toBe('Ended with its draw')
        expect([type, (live.get(type) ?? 0) + drawn.length]).toEqual([type, count('active')])
        expect([type, inState('ended') - drawn.length]).toEqual([type, count('ended')])
        for (const state of ['scheduled', 'inactive'] as const)
          expect([type, state, inState(state)]).toEqual([type, state, count(state)])
        // The text of a problem says how the overview counts it: a raffle whose only draw is before its start has no end.
        for (const row of all.filter(isBroken)) {
          const { from, to } = boundsOf(row)
          const isOff = 'isAvailable' in row && row.isAvailable === false
          const state = isOff ? 'inactive' : to < at ? 'ended' : from > at ? 'scheduled' : 'active'
          expect([type, row, overviewOf(type, [row]).count(state)]).toEqual([type, row, 1])
          const states =
            from > to ? 'scheduled until its end, then as ended' : 'scheduled until its start, then as active'
          expect(broken.get(`${type} ${idOf(type, row)}`)).toContain(`as ${isOff ? 'inactive' : states}.`)
        }
      }
    })
  })

  it('the calendar says how lists count raffles that have ended with their draw', () => {
    expect([0, 1, 2].map(endedByDrawText)).toEqual([
      '',
      '1 raffle without an end date ended with its draw; overview and list count it as active.',
      '2 raffles without an end date ended with their draw; overview and list count them as active.',
    ])
  })

  it('Player View has all objects but teams, and calls as many inactive, over and not started', () => {
    forAny((lists, at, index) => {
      const view = new View({ programme: index, person: newcomer, at, momentText: String })
      const all = explainAll(view)
      const teams = lists.get('teams')?.length ?? 0
      expect(all).toHaveLength(sum([...lists.values()].map(({ length }) => length)) - teams)
      for (const type of explainedTypes) {
        const own = all.filter((one) => one.type === type && one.state !== 'has')
        if (own.length < (lists.get(type)?.length ?? 0)) continue
        const { count } = overviewOf(type, lists.get(type) ?? [])
        expect([type, own.filter(({ state }) => state === 'inactive').length]).toEqual([
          type,
          count('inactive'),
        ])
        // A raffle that is drawn once is over with its draw, also while its active range goes on.
        const drawn = (lists.get(type) ?? []).filter((row) => {
          const { at: end, path } = lastOf(type, row as never)
          const isActive = (row as { isAvailable?: unknown }).isAvailable !== false
          return isActive && path === 'drawTime' && end < at && windowOf(row, at) !== 'ended'
        })
        if (type !== 'raffles') expect(drawn).toEqual([])
        const over = own.filter(({ state }) => state === 'over')
        expect([type, over.length - drawn.length]).toEqual([type, count('ended')])
        const unstarted = own.filter(
          ({ state, conditions }) =>
            state === 'coming' && conditions.some((one) => one.kind === 'started' && one.state === 'unmet'),
        )
        const drawnEarly = drawn.filter((row) => windowOf(row, at) === 'scheduled')
        expect([type, unstarted.length + drawnEarly.length]).toEqual([type, count('scheduled')])
      }
    })
  })

  it('check and overview say the same number of objects, and economy reads each source once', () => {
    forAny((lists, at) => {
      const loaded = [...lists].map(([type, rows]) => ({ entity: entityOf(type), type, rows }))
      const text = objectsText(loaded as never)
      expect(text).toMatch(new RegExp(`^${sum(loaded.map(({ rows }) => rows.length))} objects?$`))
      const { course } = runSync(
        calculating('a', lists, { at, days: 3, profile: 'regular', edits: {} } as never),
      )
      const read = [...course.completions.keys()].map(({ type, id }) => `${type} ${id}`)
      expect(new Set(read).size).toBe(read.length)
      expect(read).toHaveLength(sum(sourceTypes.map((type) => lists.get(type)?.length ?? 0)))
    })
  }, 60_000)
})
