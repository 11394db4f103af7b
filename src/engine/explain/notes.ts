import {
  isActive,
  nameOf,
  numberAt,
  type ProgrammeIndex,
  partOf,
  type Row,
  rowOf,
} from '@/engine/programme/programmeIndex'
import { resetsBetween } from '@/engine/time/repeats'
import { durationText } from '@/engine/time/texts'
import { dayMs } from '@/lib/days'
import { formatNumber, plural, pluralize } from '@/lib/format'
import { memoizeWeakly } from '@/lib/memoizeWeakly'
import { plainText } from '@/lib/value'
import type { Repeat } from '@/model/choices'
import { limitOf } from '@/model/limits'
import { idOf } from '@/model/references'
import { capital, nouns } from '@/model/words'
import { cautionsOf } from './cautions'
import { periodOf } from './moments'
import { type ExplainNote, note } from './note'
import { requirementOf } from './requirement'
import type { Explained } from './types'
import type { View } from './view'
import { byState, stateLabels } from './words'

/** Notes about an object in addition to its conditions. */
export function notesOf(view: View, { type, id, row, state }: Explained): ExplainNote[] {
  if (type === 'quizzes' || type === 'surveys') return [missionsNote(view, type, id)]
  return [
    ...cautionsOf(view, type, row),
    ...movedLevelNotes(view, row),
    ...(type === 'streaks' ? [streakNote(rowOf('streaks', row))] : []),
    ...(type === 'leaderboards' && (state === 'open' || state === 'perhaps') ? [emptyNote] : []),
    ...(type === 'missions' ? restartNotes(view, rowOf('missions', row)) : []),
  ]
}

/** Why a leaderboard that one can take part in may show nobody. */
const emptyNote = note(
  'It may still be empty: players stand on it only after they did something that it counts, and who did, only the server knows.',
)

/** A requirement stores the ordinal of its level, which stays if the level is moved. */
function movedLevelNotes({ programme }: View, row: Row): ExplainNote[] {
  const required = partOf(requirementOf(row), 'level')
  const level = programme.find('levels', required.id)
  const [stored, own] = [numberAt(required, 'ordinal'), level && numberAt(level, 'ordinal')]
  if (!level || stored === undefined || own === undefined || stored === own) return []
  const [id, name] = [idOf('levels', level), nameOf('levels', level)]
  const text = `The requirement stores level ${formatNumber(stored)}, and ${name} is level ${formatNumber(own)} now.`
  return [note(text, [{ type: 'levels', id, name }])]
}

/** The missions that ask for each quiz and each survey. */
const askedBy = memoizeWeakly((programme: ProgrammeIndex) => {
  const found = {
    quizzes: new Map<string, Row<'missions'>[]>(),
    surveys: new Map<string, Row<'missions'>[]>(),
  }
  for (const row of programme.rows('missions')) {
    const { quizzId, surveyId } = partOf(row, 'objectives')
    for (const [all, id] of [
      [found.quizzes, plainText(quizzId)],
      [found.surveys, plainText(surveyId)],
    ] as const)
      if (id.trim() !== '') all.set(id, [...(all.get(id) ?? []), row])
  }
  return found
})

/** Names the missions that ask for a quiz or a survey, and whether one of them is open. */
function missionsNote(view: View, type: 'quizzes' | 'surveys', id: string): ExplainNote {
  const { programme } = view
  const missions = (askedBy(programme)[type].get(id) ?? []).map((row) => view.explain('missions', row))
  const noun = nouns[type].one
  if (missions.length === 0) {
    const isWhole = programme.isWhole('missions')
    return note(
      isWhole ? `No mission leads to this ${noun}.` : `None of the loaded missions leads to this ${noun}.`,
    )
  }
  const leads = `${pluralize(missions.length, nouns.missions.one, nouns.missions.many)} ${plural(missions.length, 'leads', 'lead')} to it`
  const isOpen = missions.some(({ state }) => state === 'open')
  const opens = missions.flatMap(({ opensAt = [] }) => opensAt)
  const next = opens.length > 0 ? `, the next one opens on ${view.momentText(Math.min(...opens))}` : ''
  const which = capital(byState(missions, stateLabels))
  return note(`${leads}, ${isOpen ? 'and one is open' : `and none is open${next}`}. ${which}.`, missions)
}

const every: Readonly<Record<Repeat, string>> = {
  daily: 'once a day',
  weekly: 'once a week',
  monthly: 'once a month',
}
const units: Readonly<Record<Repeat, readonly [string, string]>> = {
  daily: ['day', 'days'],
  weekly: ['week', 'weeks'],
  monthly: ['month', 'months'],
}

/** The period and the length of a streak. No list contains how long a player has kept it up. */
function streakNote(row: Row<'streaks'>): ExplainNote {
  const [period, length] = [periodOf(row), limitOf(row)]
  const kept = period === undefined ? 'Kept up at any time' : `Kept up ${every[period]}`
  const missed = period === undefined ? '' : ` One missed ${units[period][0]} ends it.`
  const complete = completeText(period, length)
  return note(`${kept}, ${complete}.${missed} How many this player has kept so far, only the server knows.`)
}

function completeText(period: Repeat | undefined, length: number | undefined): string {
  if (length === undefined) return 'without an end'
  if (length === 0) return 'never complete: its length is no number above 0'
  if (period !== undefined) return `complete after ${pluralize(length, ...units[period])} in a row`
  return length === 1 ? 'complete after one time' : `never complete: ${length} in a row need a refresh period`
}

/** When progress begins again, and how soon a completed mission can be done again. */
function restartNotes({ at, momentText }: View, row: Row<'missions'>): ExplainNote[] {
  const notes: ExplainNote[] = []
  const period = periodOf(row)
  const [reset] = period === undefined || !isActive(row) ? [] : resetsBetween(period, at + 1, at + 32 * dayMs)
  if (reset !== undefined) notes.push(note(`Its progress and its count begin again on ${momentText(reset)}.`))
  const seconds = numberAt(row, 'timing.minSecondsToRestart') ?? 0
  if (row.timeToRestart === true && seconds > 0)
    notes.push(note(`It can be done again ${durationText(seconds * 1000)} after it was completed.`))
  return notes
}
