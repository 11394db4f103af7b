import { type DaySpan, liveSpan } from '@/engine/economy/time'
import { isActive, nameOf, type ProgrammeIndex, type Row, rowWith } from '@/engine/programme/programmeIndex'
import { momentText } from '@/lib/dateText'
import { pluralize } from '@/lib/format'
import type { EntityType } from '@/model/entityTypes'
import { nounOf, typesReferringBy } from '@/model/entityTypes'
import { boundsOf, lifecycleOf } from '@/model/lifecycle'
import { onlyDrawOf } from '@/model/prizeWarnings'
import { causedBy } from '../causes'
import { type CheckRule, type Fault, objectRule } from '../types'

/* Rules about timing: an object and the object that it requires are live, but not at the same time. */

const far = 8.64e15

/** The rest of an object's active range, from `now` on; undefined if it has ended. An end that is missing is open. */
const restOf = (row: Row, now: number): DaySpan | undefined => liveSpan(row, { from: now, to: far })

const meet = (a: DaySpan, b: DaySpan) => a.from < b.to && b.from < a.to

/** Why an object is not live in a span: 'ended Sat 3 January, 23:59', 'starts Wed 1 April, 00:00'. */
function whenWords(row: Row, { from }: DaySpan, now: number): string {
  const bounds = boundsOf(row)
  if (bounds.to < now) return `ended ${momentText(bounds.to, now)}`
  return bounds.to < from ? `ends ${momentText(bounds.to, now)}` : `starts ${momentText(bounds.from, now)}`
}

/** The active objects that `row` refers to at matching paths. Inactive ones are reported by other rules. */
const namedBy = (programme: ProgrammeIndex, type: EntityType, row: Row, paths: RegExp) =>
  programme.referencesOf(type, row).flatMap(({ to, id, path }) => {
    const named = paths.test(path) ? programme.find(to, id) : undefined
    return named && isActive(named) ? [{ to, path, row: named }] : []
  })

const drivers = objectRule({
  id: 'leaderboard-drivers-not-in-time',
  severity: 'warning',
  title: 'No mission that drives a leaderboard is live while it is',
  why: 'Nobody can earn anything that counts, so the ranking does not move.',
  fix: 'Change the active range of one of the missions or of the leaderboard, or choose another mission.',
  types: ['leaderboards'],
  whole: ['missions'],
  among: 'offered',
  *faultsOf(row, type, programme) {
    const { now } = programme
    const rest = restOf(row, now)
    const named = namedBy(programme, type, row, /^drivenBy\.missions\./)
    const [first, ...others] = named
    if (!rest || !first) return
    const isDriven = named.some((mission) => {
      const live = restOf(mission.row, now)
      return live !== undefined && meet(rest, live)
    })
    if (isDriven) return
    const all =
      others.length === 0
        ? ''
        : `, and no other of its ${pluralize(named.length, 'mission')} is live while it is`
    yield {
      path: first.path,
      text: `It counts what players earn in \`${nameOf('missions', first.row)}\`, which ${whenWords(first.row, rest, now)}${all}.`,
    }
  },
})

const streakMission = objectRule({
  id: 'streak-mission-ends-before',
  severity: 'error',
  title: 'The mission of a streak ends before the streak starts',
  why: 'Nobody can complete the mission while the streak counts, so no run ever begins.',
  fix: 'Extend the active range of the mission, let the streak start earlier, or choose another mission.',
  types: ['streaks'],
  among: 'offered',
  *faultsOf(row, type, programme) {
    const { from } = boundsOf(row)
    for (const { path, row: mission } of namedBy(programme, type, row, /^objectives\.missions\./)) {
      // A mission that has ended is reported by another rule.
      const { to } = boundsOf(mission)
      if (!(to < from) || lifecycleOf(mission, programme.now) === 'ended') continue
      yield {
        path,
        text: `Its mission \`${nameOf('missions', mission)}\` ends ${momentText(to, programme.now)}, and it starts ${momentText(from, programme.now)}.`,
        cause: causedBy('missions', mission, 'It ends before the streak starts that it keeps up.'),
      }
    }
  },
})

const prizeInTime = objectRule({
  id: 'prize-not-in-time',
  severity: 'warning',
  title: 'A prize is not live when it can be won',
  why: 'Players pay for a chance to win something that is over by then, or has not started.',
  fix: 'Change the active range of the prize, or offer another one.',
  types: typesReferringBy('prizes.').filter((type) => type !== 'prizes'),
  among: 'offered',
  *faultsOf(row, type, programme) {
    const { now } = programme
    const won = winningTime(type, row, now)
    if (!won) return
    for (const { path, row: prize } of namedBy(programme, type, row, /^prizes\./)) {
      const live = restOf(prize, now)
      if (!live || !meet(won, live)) yield notInTime(path, type, prize, whenWords(prize, won, now))
    }
  },
})

/** When something can be won: at the draw of a raffle that draws once, else for as long as the object is live. */
function winningTime(type: EntityType, row: Row, now: number): DaySpan | undefined {
  const draw = onlyDrawOf(type, rowWith(row, 'drawTime'))
  // A draw that is over is reported by another rule.
  if (draw !== undefined && draw < now) return undefined
  return draw === undefined ? restOf(row, now) : { from: draw, to: draw + 1 }
}

const notInTime = (path: string, type: EntityType, prize: Row, when: string): Fault => ({
  path,
  text: `The prize \`${nameOf('prizes', prize)}\` ${when}, so it cannot be won in this ${nounOf(type)}.`,
  cause: causedBy('prizes', prize, `It ${when}, and it cannot be won in time.`),
})

export const timingRules: CheckRule[] = [drivers, streakMission, prizeInTime]
