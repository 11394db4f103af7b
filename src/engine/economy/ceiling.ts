import type { ProgrammeIndex } from '@/engine/programme/programmeIndex'
import { numberAt, partOf, rowOf, rowWith, textsOf } from '@/engine/programme/programmeIndex'
import { memoizeWeakly } from '@/lib/memoizeWeakly'
import { limitOf } from '@/model/limits'
import { amountAt, type Source, sourcesOf } from './sources'
import { type DaySpan, liveSeconds, windowsOf } from './time'

/** The most that one player can get in a span. */
export interface Ceiling {
  /** Completions by source; `Infinity` without a limit. */
  completions: ReadonlyMap<Source, number>
  /** Sums over the sources with a limit. */
  points: number
  credits: number
  /** Sources without a limit that give something. They are never added. */
  unlimited: readonly Source[]
}

/** The most completions of a source, without achievements and levels, which depend on the others. */
export function completionsOf(
  { type, row, isClosed }: Pick<Source, 'type' | 'row' | 'isClosed'>,
  span: DaySpan,
): number {
  if (isClosed) return 0
  const limit = limitOf(rowWith(row, 'limitCount'))
  switch (type) {
    case 'events':
      if (liveSeconds(row, span) === 0) return 0
      return limit ?? Number.POSITIVE_INFINITY
    case 'missions': {
      const windows = windowsOf(type, row, span).length
      if (windows === 0) return 0
      if (limit !== undefined) return limit * windows
      const mission = rowOf('missions', row)
      const seconds = mission.timeToRestart === true ? amountAt(mission, 'timing.minSecondsToRestart') : 0
      return seconds > 0 ? Math.ceil(liveSeconds(row, span) / seconds) : Number.POSITIVE_INFINITY
    }
    case 'quizzes':
    case 'surveys':
      return liveSeconds(row, span) > 0 ? 1 : 0
    case 'streaks':
      // A streak without a length is never completed.
      return limit ? Math.floor(windowsOf(type, row, span).length / limit) : 0
    default:
      return 0
  }
}

/** The requirements for unlocking an achievement or reaching a level. */
export interface Goal {
  source: Source
  steps: number
  points: number
  credits: number
  achievements: readonly string[]
}

/** The achievements and levels that somebody can get at all. */
export const goalsOf = (programme: ProgrammeIndex): Goal[] =>
  sourcesOf(programme).flatMap((source): Goal[] => {
    const { type, row, isClosed } = source
    if (isClosed) return []
    if (type === 'achievements')
      return [{ ...noGoal, source, steps: Math.max(1, numberAt(rowOf('achievements', row), 'steps') ?? 1) }]
    if (type !== 'levels') return []
    const level = rowOf('levels', row)
    return [
      {
        source,
        steps: 0,
        points: amountAt(level, 'objectives.points'),
        credits: amountAt(level, 'objectives.credits'),
        achievements: textsOf(partOf(level, 'objectives').achievements).map(([, id]) => id),
      },
    ]
  })

const noGoal = { points: 0, credits: 0, achievements: [] }

/** The amounts that a player has so far, while goals are evaluated. */
export class Holdings {
  points = 0
  credits = 0
  readonly steps = new Map<string, number>()
  readonly unlocked = new Set<string>()

  add({ reward }: Source, completions: number): void {
    if (completions === 0) return
    if (reward.points > 0) this.points += reward.points * completions
    if (reward.credits > 0) this.credits += reward.credits * completions
    for (const { achievement, steps } of reward.steps)
      this.steps.set(achievement, (this.steps.get(achievement) ?? 0) + steps * completions)
  }

  /**
   * Whether a goal is reached. Sums of many small numbers can be a little too small.
   * @param slack the steps of an achievement that may be missing
   */
  reaches({ source, steps, points, credits, achievements }: Goal, slack = 0): boolean {
    if (source.type === 'achievements') return (this.steps.get(source.id) ?? 0) >= steps - slack - tolerance
    return (
      this.points >= points - tolerance &&
      this.credits >= credits - tolerance &&
      achievements.every((id) => this.unlocked.has(id))
    )
  }

  /** Reaches all goals that can be reached, until nothing changes. Returns them, and removes them from `open`. */
  reachAll(open: Set<Goal>, slack = 0): Goal[] {
    const reached: Goal[] = []
    for (let changes = true; changes; ) {
      changes = false
      for (const goal of open) {
        if (!this.reaches(goal, slack)) continue
        open.delete(goal)
        reached.push(goal)
        if (goal.source.type === 'achievements') this.unlocked.add(goal.source.id)
        this.add(goal.source, 1)
        changes = true
      }
    }
    return reached
  }
}

export const tolerance = 1e-9

/**
 * The ceiling of one player in a span.
 * @param startCredits what the player has already, which counts for levels
 */
export function ceilingOf(programme: ProgrammeIndex, span: DaySpan, startCredits = 0): Ceiling {
  const known = knownCeilings(programme)
  const key = [span.from, span.to, startCredits].join()
  const ceiling = known.get(key) ?? newCeiling(programme, span, startCredits)
  known.set(key, ceiling)
  return ceiling
}

/** The courses of several profiles have the same ceiling. */
const knownCeilings = memoizeWeakly((_programme: ProgrammeIndex) => new Map<string, Ceiling>())

function newCeiling(programme: ProgrammeIndex, span: DaySpan, startCredits: number): Ceiling {
  const completions = new Map<Source, number>()
  const holdings = new Holdings()
  holdings.credits = startCredits
  for (const source of sourcesOf(programme)) {
    const count = completionsOf(source, span)
    completions.set(source, count)
    holdings.add(source, count)
  }
  for (const { source } of holdings.reachAll(new Set(goalsOf(programme)))) completions.set(source, 1)
  let [points, credits] = [0, 0]
  for (const [{ reward }, count] of completions) {
    if (count === Number.POSITIVE_INFINITY) continue
    points += reward.points * count
    credits += reward.credits * count
  }
  const unlimited = [...completions]
    .filter(([{ isPaying }, count]) => isPaying && count === Number.POSITIVE_INFINITY)
    .map(([source]) => source)
  return { completions, points, credits, unlimited }
}
