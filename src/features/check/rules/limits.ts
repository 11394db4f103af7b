import { countLimitRule } from '@/entities/fields/rules'
import { rewardingTypes, typesWith } from '@/model/entityTypes'
import { isActive, itemsOf, numberAt, type ProgrammeIndex, type Row } from '../programmeIndex'
import type { Found, Rule } from '../types'

const limited = typesWith('countLimit')

const limitZero: Rule = {
  id: 'limit-zero',
  severity: 'error',
  title: 'A limit allows nothing',
  why: 'The limit is on and allows none, so no player can take part. The server refuses to save it.',
  fix: 'Enter a limit of 1 or more, or switch the limit off.',
  types: limited,
  *run(programme) {
    for (const [type, row] of programme.offered(limited))
      for (const { path } of countLimitRule(row))
        yield {
          type,
          object: row,
          path,
          text: `Its limit is on and allows ${numberAt(row, 'countLimit') ?? 'no number'}.`,
        }
  },
}

/** Yields numbers that are zero or less. */
function* notPositive(
  programme: ProgrammeIndex,
  read: (type: Found['type'], row: Row) => [path: string, isOn: boolean][],
  types: Rule['types'],
): Generator<Found> {
  for (const [type, row] of programme.offered(types)) {
    for (const [path, isOn] of read(type, row))
      if (isOn && !((numberAt(row, path) ?? 0) > 0))
        yield { type, object: row, path, text: `Its time limit is on and allows 0 seconds.` }
  }
}

const timeZero: Rule = {
  id: 'time-limit-zero',
  severity: 'error',
  title: 'A time limit leaves no time',
  why: 'The time is over before it starts: nobody can complete it.',
  fix: 'Enter the seconds, or switch the time limit off.',
  types: ['missions', 'quizzes'],
  run: (programme) =>
    notPositive(
      programme,
      (type, row) =>
        type === 'missions'
          ? [['timing.maxSecondsToComplete', row.timeToComplete === true]]
          : [['timing.maxSecondsToComplete', numberAt(row, 'timing.maxSecondsToComplete') !== undefined]],
      ['missions', 'quizzes'],
    ),
}

const stepsZero: Rule = {
  id: 'achievement-without-steps',
  severity: 'error',
  title: 'An achievement needs no step',
  why: 'Nobody knows when it unlocks: at once, or never.',
  fix: 'Enter the number of steps, 1 or higher.',
  types: ['achievements'],
  *run(programme) {
    for (const row of programme.rows('achievements')) {
      const steps = numberAt(row, 'steps')
      if (isActive(row) && !(steps !== undefined && steps >= 1))
        yield {
          type: 'achievements',
          object: row,
          path: 'steps',
          text: steps === undefined ? 'It has no number of steps.' : `It needs ${steps} steps.`,
        }
    }
  },
}

const givesNoSteps: Rule = {
  id: 'reward-without-steps',
  severity: 'warning',
  title: 'A reward names an achievement and gives no steps towards it',
  why: 'The reward promises an achievement and adds nothing to it.',
  fix: 'Enter the number of steps, or remove the achievement from the reward.',
  types: rewardingTypes,
  *run(programme) {
    for (const [type, row] of programme.offered(rewardingTypes)) {
      const { achievements } = (row.reward ?? {}) as Row
      for (const [index, item] of itemsOf(achievements))
        if (item.id && !((numberAt(item, 'steps') ?? 0) > 0))
          yield {
            type,
            object: row,
            path: `reward.achievements.${index}.steps`,
            text: `Its reward gives no steps towards \`${String(item.id)}\`.`,
          }
    }
  },
}

const eventsZero: Rule = {
  id: 'objective-count-zero',
  severity: 'warning',
  title: 'An objective asks for an event zero times',
  why: 'The objective is met before a player has done anything, or never.',
  fix: 'Enter how often the event has to happen.',
  types: ['missions'],
  *run(programme) {
    for (const row of programme.rows('missions')) {
      if (!programme.isOffered(row)) continue
      const { events } = (row.objectives ?? {}) as Row
      for (const [index, item] of itemsOf(events))
        if (item.id && !((numberAt(item, 'count') ?? 0) > 0))
          yield {
            type: 'missions',
            object: row,
            path: `objectives.events.${index}.count`,
            text: `Its objective asks for \`${String(item.id)}\` ${numberAt(item, 'count') ?? 'no number of'} times.`,
          }
    }
  },
}

export const limitRules: Rule[] = [limitZero, timeZero, stepsZero, givesNoSteps, eventsZero]
