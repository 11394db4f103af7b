import { isActive, nameOf, partOf, type Row, rowOf } from '@/engine/programme/programmeIndex'
import { lastOf, openingMoment } from './moments'
import { listedIds } from './requirement'
import { type Condition, type ConditionState, decided } from './types'
import type { Viewed } from './viewed'
import { byState, joined } from './words'

/*
 * Whether a leaderboard can change: at least one of the missions that it names is live. Requirements of that mission
 * are ignored.
 */

type DriverState = 'on' | 'coming' | 'unknown' | 'over' | 'inactive' | 'missing' | 'not loaded'

interface Driver {
  id: string
  name: string
  state: DriverState
  /** When the mission starts, in ms. */
  from: number
}

const namedIn = (leaderboard: Row<'leaderboards'>) => listedIds(partOf(leaderboard, 'drivenBy').missions)

/** The missions that a leaderboard names. */
function driversOf({ programme, at }: Viewed, leaderboard: Row): Driver[] {
  const absent = programme.isWhole('missions') ? 'missing' : 'not loaded'
  return namedIn(rowOf('leaderboards', leaderboard)).map((id): Driver => {
    const row = programme.find('missions', id)
    if (!row) return { id, name: id, state: absent, from: Number.NaN }
    const [from, to] = [openingMoment(row), lastOf('missions', row)]
    return { id, name: nameOf('missions', row), state: stateOf(row, from, to, at), from: from.at }
  })
}

function stateOf(
  row: Row,
  from: ReturnType<typeof openingMoment>,
  to: ReturnType<typeof lastOf>,
  at: number,
): DriverState {
  if (!isActive(row)) return 'inactive'
  if (at > to.at) return 'over'
  if (at < from.at) return 'coming'
  return from.isBroken || to.isBroken ? 'unknown' : 'on'
}

/** When the first of the missions that a leaderboard names starts, in ms; undefined if none is coming. */
export function firstStart(view: Viewed, leaderboard: Row): number | undefined {
  const coming = driversOf(view, leaderboard).filter(({ state }) => state === 'coming')
  return coming.length === 0 ? undefined : Math.min(...coming.map(({ from }) => from))
}

export function driven(view: Viewed, _: unknown, leaderboard: Row): Condition {
  const drivers = driversOf(view, leaderboard)
  const common = { kind: 'driven', path: 'drivenBy.missions' } as const
  if (drivers.length === 0)
    return { ...common, state: 'met', asks: 'Everything counts', has: '', isAsked: false }
  const are = (...states: DriverState[]) => drivers.some(({ state }) => states.includes(state))
  const state: ConditionState = are('on')
    ? 'met'
    : are('unknown') || !view.programme.isWhole('missions')
      ? 'unknown'
      : decided(false)
  return {
    ...common,
    state,
    asks: 'Needs a mission that it counts to be on',
    get has() {
      const first = state === 'unmet' ? firstStart(view, leaderboard) : undefined
      return joined(
        [byState(drivers, words), first !== undefined && `the first one starts on ${view.momentText(first)}`],
        '; ',
      )
    },
    isAsked: true,
    missing: drivers.flatMap(({ id, state: one }) => (one === 'on' ? [] : [{ type: 'missions', id }])),
  }
}

const words: Readonly<Record<DriverState, string>> = {
  on: 'on',
  coming: 'coming',
  unknown: 'with a date that is none',
  over: 'over',
  inactive: 'inactive',
  missing: 'missing',
  'not loaded': 'not loaded',
}
