import { prizeDoubts } from '@/entities/fields/prizeDoubts'
import { objectiveDoubts } from '@/entities/missions/doubts'
import { isEmpty } from '@/form/edits'
import { isActive, itemsOf, partOf } from '../programmeIndex'
import type { Rule } from '../types'

const without: Rule = {
  id: 'mission-without-objective',
  severity: 'error',
  title: 'A mission asks for something',
  why: 'Players see a mission with nothing to do, and can never finish it.',
  fix: 'Add an event, a quiz or a survey.',
  types: ['missions'],
  *run(programme) {
    for (const row of programme.rows('missions'))
      for (const { path, isBlank } of programme.isOffered(row) ? objectiveDoubts(row as never) : [])
        if (isBlank) yield { type: 'missions', object: row, path, text: 'It has no objective.' }
  },
}

const several: Rule = {
  id: 'mission-several-objectives',
  severity: 'warning',
  title: 'A mission has either events, or one quiz, or one survey',
  why: 'Applications differ in what they count when a mission asks for several kinds at once.',
  fix: 'Keep one kind. For the others add missions of their own.',
  types: ['missions'],
  *run(programme) {
    for (const row of programme.rows('missions')) {
      const { events, quizzId, surveyId } = partOf(row, 'objectives')
      const kinds = [
        itemsOf(events).some(([, { id }]) => id) && 'events',
        !isEmpty(quizzId) && 'a quiz',
        !isEmpty(surveyId) && 'a survey',
      ].filter((kind) => kind !== false)
      if (isActive(row) && kinds.length > 1)
        yield {
          type: 'missions',
          object: row,
          path: 'objectives.events',
          text: `It asks for ${kinds.join(' and ')}.`,
        }
    }
  },
}

const streak: Rule = {
  id: 'streak-without-mission',
  severity: 'note',
  title: 'A streak names the mission that keeps it up',
  why: 'Without a mission any activity counts. That is allowed, and it is often forgotten rather than wanted.',
  fix: 'Choose a mission, or mute this if any activity should count.',
  types: ['streaks'],
  *run(programme) {
    for (const row of programme.rows('streaks'))
      if (
        programme.isOffered(row) &&
        programme.referencesOf('streaks', row).every(({ to }) => to !== 'missions')
      )
        yield {
          type: 'streaks',
          object: row,
          path: 'objectives.missions',
          text: 'It has no mission, so any activity keeps it up.',
        }
  },
}

const twice: Rule = {
  id: 'listed-twice',
  severity: 'warning',
  title: 'A list names each event or prize once',
  why: 'Applications count one of the two entries, and nobody knows which.',
  fix: 'Remove one of them, or add their counts up.',
  types: ['missions', 'raffles', 'mysteryboxes'],
  *run(programme) {
    for (const [type, row] of programme.each(['missions', 'raffles', 'mysteryboxes'])) {
      const doubts = type === 'missions' ? objectiveDoubts(row as never) : prizeDoubts(row as never)
      for (const { path, message } of doubts)
        if (path.endsWith('.id')) yield { type, object: row, path, text: message }
    }
  },
}

const leaderboard: Rule = {
  id: 'leaderboard-incomplete',
  severity: 'warning',
  title: 'A leaderboard says who is ranked by what',
  why: 'Applications decide for themselves what they rank.',
  fix: 'Choose units and elements.',
  types: ['leaderboards'],
  *run(programme) {
    for (const row of programme.rows('leaderboards')) {
      if (!programme.isOffered(row)) continue
      const missing = (['units', 'element'] as const).filter((field) => isEmpty(row[field]))
      const [path] = missing
      const words = { units: 'what players are ranked by', element: 'who is ranked' }
      if (path)
        yield {
          type: 'leaderboards',
          object: row,
          path,
          text: `Nothing says ${missing.map((field) => words[field]).join(', nor ')}.`,
        }
    }
  },
}

export const objectiveRules: Rule[] = [without, several, streak, twice, leaderboard]
