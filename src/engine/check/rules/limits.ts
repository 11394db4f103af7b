import { givenSteps, itemsOf, numberAt, partOf, rowWith } from '@/engine/programme/programmeIndex'
import { rewardingTypes, typesWith } from '@/model/entityTypes'
import { countLimitRule } from '@/model/fieldRules'
import { asTyped } from '@/model/received'
import { type CheckRule, objectRule } from '../types'

const limitZero = objectRule({
  id: 'limit-zero',
  severity: 'error',
  title: 'A limit allows nothing',
  why: 'The limit is on and allows none, so no player can take part. The server refuses to save it.',
  fix: 'Enter a limit of 1 or more, or switch the limit off.',
  types: typesWith('countLimit'),
  among: 'offered',
  *faultsOf(row) {
    for (const { path } of countLimitRule(asTyped(row)))
      yield { path, text: `Its limit is on and allows ${numberAt(row, 'countLimit') ?? 'no number'}.` }
  },
})

const timeZero = objectRule({
  id: 'time-limit-zero',
  severity: 'error',
  title: 'A time limit leaves no time',
  why: 'The time is over before it starts: nobody can complete it.',
  fix: 'Enter the seconds, or switch the time limit off.',
  types: ['missions', 'quizzes'],
  among: 'offered',
  *faultsOf(row, type) {
    const path = 'timing.maxSecondsToComplete'
    const seconds = numberAt(row, path)
    // A quiz has no switch: its time is limited if it has a number.
    const isOn =
      type === 'missions' ? rowWith(row, 'timeToComplete').timeToComplete === true : seconds !== undefined
    if (isOn && (seconds ?? 0) <= 0) yield { path, text: 'Its time limit is on and allows 0 seconds.' }
  },
})

const stepsZero = objectRule({
  id: 'achievement-without-steps',
  severity: 'error',
  title: 'An achievement needs no step',
  why: 'Nobody knows when it unlocks: at once, or never.',
  fix: 'Enter the number of steps, 1 or higher.',
  types: ['achievements'],
  among: 'active',
  *faultsOf(row) {
    const steps = numberAt(row, 'steps')
    if (steps === undefined) yield { path: 'steps', text: 'It has no number of steps.' }
    else if (steps < 1) yield { path: 'steps', text: `It needs ${steps} steps.` }
  },
})

const givesNoSteps = objectRule({
  id: 'reward-without-steps',
  severity: 'warning',
  title: 'A reward names an achievement and gives no steps towards it',
  why: 'The reward promises an achievement and adds nothing to it.',
  fix: 'Enter the number of steps, or remove the achievement from the reward.',
  types: rewardingTypes,
  among: 'offered',
  *faultsOf(row) {
    for (const [index, item] of itemsOf(partOf(row, 'reward').achievements))
      if (item.id && givenSteps(item) === 0)
        yield {
          path: `reward.achievements.${index}.steps`,
          text: `Its reward gives no steps towards \`${String(item.id)}\`.`,
        }
  },
})

const eventsZero = objectRule({
  id: 'objective-count-zero',
  severity: 'warning',
  title: 'An objective asks for an event zero times',
  why: 'The objective is met before a player has done anything, or never.',
  fix: 'Enter how often the event has to happen.',
  types: ['missions'],
  among: 'offered',
  *faultsOf(row) {
    for (const [index, item] of itemsOf(partOf(row, 'objectives').events)) {
      const count = numberAt(item, 'count')
      if (item.id && (count ?? 0) <= 0)
        yield {
          path: `objectives.events.${index}.count`,
          text: `Its objective asks for \`${String(item.id)}\` ${count ?? 'no number of'} times.`,
        }
    }
  },
})

export const limitRules: CheckRule[] = [limitZero, timeZero, stepsZero, givesNoSteps, eventsZero]
