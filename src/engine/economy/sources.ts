import {
  givenSteps,
  isActive,
  itemsOf,
  nameOf,
  numberAt,
  type ProgrammeIndex,
  partOf,
  type Row,
  rowOf,
  textsOf,
} from '@/engine/programme/programmeIndex'
import { reachOf, requirementsOf } from '@/engine/programme/reach'
import { memoizeWeakly } from '@/lib/memoizeWeakly'
import { filledText } from '@/lib/value'
import type { PathTo } from '@/model/paths'
import type { Sent } from '@/model/received'
import { idOf } from '@/model/references'

/* The sources of income of players, read once from the objects of an account. */

export const sourceTypes = [
  'events',
  'missions',
  'quizzes',
  'surveys',
  'streaks',
  'achievements',
  'levels',
] as const
export type SourceType = (typeof sourceTypes)[number]

export interface SourceReward {
  points: number
  credits: number
  /** Steps towards achievements. */
  steps: readonly { achievement: string; steps: number }[]
}

/** The kinds of objectives that complete a mission or an object. */
export type Objective =
  | { kind: 'events'; events: readonly { id: string; count: number }[] }
  | { kind: 'quizzes' | 'surveys'; id: string }

export interface Source {
  type: SourceType
  id: string
  name: string
  row: Row<SourceType>
  reward: SourceReward
  /** Gives points, credits or steps. */
  isPaying: boolean
  /** Nobody can meet its requirement or its objectives. */
  isClosed: boolean
  /** Missions only. */
  objective?: Objective
}

/** A count of 0 or more; 0 for everything else. */
export const amountAt = <T>(row: Sent<T>, path: PathTo<T, number>): number =>
  Math.max(0, numberAt(row, path) ?? 0)

function rewardOf(row: Row<SourceType>): SourceReward {
  const steps = itemsOf(partOf(row, 'reward').achievements).flatMap(([, item]) => {
    const [achievement, count] = [filledText(item.id), givenSteps(item)]
    return achievement === undefined || count === 0 ? [] : [{ achievement, steps: count }]
  })
  return { points: amountAt(row, 'reward.points'), credits: amountAt(row, 'reward.credits'), steps }
}

/** Events come first, because an object that breaks the contract can have several kinds. */
export function objectiveOf(row: Row<'missions'>): Objective | undefined {
  const objectives = partOf(row, 'objectives')
  const events = itemsOf(objectives.events).flatMap(([, item]) => {
    const id = filledText(item.id)
    // A count of 0 or none is read as 1: a completion takes something.
    return id === undefined ? [] : [{ id, count: Math.max(1, numberAt(item, 'count') ?? 1) }]
  })
  if (events.length > 0) return { kind: 'events', events }
  const [quiz, survey] = [filledText(objectives.quizzId), filledText(objectives.surveyId)]
  if (quiz !== undefined) return { kind: 'quizzes', id: quiz }
  return survey === undefined ? undefined : { kind: 'surveys', id: survey }
}

/** The id of the mission that keeps a streak up; undefined if any activity does. */
export const missionOfStreak = (row: Row<'streaks'>): string | undefined =>
  textsOf(partOf(row, 'objectives').missions)[0]?.[1]

const isOn = (programme: ProgrammeIndex, type: 'events' | 'quizzes' | 'surveys' | 'missions', id: string) => {
  const row = programme.find(type, id)
  return row !== undefined && isActive(row)
}

/** Whether the objectives can be met: their objects exist and are available. */
function canBeMet(programme: ProgrammeIndex, type: SourceType, row: Row<SourceType>): boolean {
  if (type === 'streaks') {
    const mission = missionOfStreak(rowOf('streaks', row))
    return mission === undefined || isOn(programme, 'missions', mission)
  }
  if (type !== 'missions') return true
  // An object that breaks the contract can have several kinds of objectives. All of their objects have to exist; the
  // events are counted.
  const mission = rowOf('missions', row)
  const { events, quizzId, surveyId } = partOf(mission, 'objectives')
  const named = [
    ...itemsOf(events).map(([, item]) => ['events', filledText(item.id)] as const),
    ['quizzes', filledText(quizzId)] as const,
    ['surveys', filledText(surveyId)] as const,
  ]
  return (
    objectiveOf(mission) !== undefined &&
    named.every(([of, id]) => id === undefined || isOn(programme, of, id))
  )
}

/** All sources of a programme, in the order of `sourceTypes`, then in the order of the list. */
export const sourcesOf = memoizeWeakly((programme: ProgrammeIndex): readonly Source[] => {
  const reach = reachOf(programme)
  return sourceTypes.flatMap((type) =>
    programme.rows(type).map((row): Source => {
      const reward = rewardOf(row)
      return {
        type,
        id: idOf(type, row),
        name: nameOf(type, row),
        row,
        reward,
        isPaying: reward.points > 0 || reward.credits > 0 || reward.steps.length > 0,
        isClosed:
          !isActive(row) ||
          !canBeMet(programme, type, row) ||
          requirementsOf(programme, type, row).some((requirement) => !reach.has(requirement)),
        ...(type === 'missions' && { objective: objectiveOf(rowOf('missions', row)) }),
      }
    }),
  )
})
