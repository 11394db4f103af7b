import { countLimitRule } from '@/form/rules'
import type { Found, Rule } from '../types'
import { isActive, itemsOf, numberAt, type Row, type World } from '../world'

const limited = ['events', 'missions', 'streaks', 'prizes', 'raffles', 'mysteryboxes'] as const
const rewarding = ['events', 'missions', 'streaks', 'achievements', 'levels', 'surveys', 'quizzes'] as const

const limitZero: Rule = {
  id: 'limit-zero',
  severity: 'error',
  title: 'A limit allows at least one',
  why: 'The limit is on and allows none, so no player can take part. The server refuses to save it.',
  mend: 'Enter a limit of 1 or more, or switch the limit off.',
  types: limited,
  *run(world) {
    for (const [type, row] of world.each(limited))
      for (const { path } of countLimitRule(row))
        yield {
          type,
          object: row,
          path,
          text: `Its limit is on and allows ${numberAt(row, 'countLimit') ?? 'no number'}.`,
        }
  },
}

/** Numbers that are given and are not above zero. */
function* notPositive(
  world: World,
  read: (type: Found['type'], row: Row) => [path: string, isOn: boolean][],
  types: Rule['types'],
): Generator<Found> {
  for (const [type, row] of world.each(types)) {
    if (!isActive(row)) continue
    for (const [path, isOn] of read(type, row))
      if (isOn && !((numberAt(row, path) ?? 0) > 0))
        yield { type, object: row, path, text: `Its time limit is on and allows 0 seconds.` }
  }
}

const timeZero: Rule = {
  id: 'time-limit-zero',
  severity: 'error',
  title: 'A time limit leaves time',
  why: 'The time is over before it starts: nobody can complete it.',
  mend: 'Enter the seconds, or switch the time limit off.',
  types: ['missions', 'quizzes'],
  run: (world) =>
    notPositive(
      world,
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
  title: 'An achievement needs at least one step',
  why: 'Nobody knows when it unlocks: at once, or never.',
  mend: 'Enter the number of steps, 1 or higher.',
  types: ['achievements'],
  *run(world) {
    for (const row of world.rows('achievements')) {
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
  title: 'A reward gives steps towards the achievement that it names',
  why: 'The reward promises an achievement and adds nothing to it.',
  mend: 'Enter the number of steps, or remove the achievement from the reward.',
  types: rewarding,
  *run(world) {
    for (const [type, row] of world.each(rewarding)) {
      if (!isActive(row)) continue
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
  title: 'An objective asks for an event at least once',
  why: 'The objective is met before the player has done anything, or never.',
  mend: 'Enter how often the event has to happen.',
  types: ['missions'],
  *run(world) {
    for (const row of world.rows('missions')) {
      if (!isActive(row)) continue
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
