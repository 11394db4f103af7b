import type { EntityType } from '@/entities/registry'
import { nounOf, rewardingTypes } from '../../entityTypes'
import { isActive, nameOf } from '../programmeIndex'
import type { Rule } from '../types'

interface Naming {
  id: string
  severity: Rule['severity']
  title: string
  why: string
  fix: string
  types: readonly EntityType[]
  /** Matches the paths of the field in an object. */
  path: RegExp
  /** The text of the finding, about the referenced object. */
  words: (noun: string, name: string) => string
}

/** A rule that reports offered objects that refer to an inactive one. */
const naming = ({ path: field, words, ...rule }: Naming): Rule => ({
  ...rule,
  *run(programme) {
    for (const [type, row] of programme.each(rule.types)) {
      if (!programme.isOffered(row)) continue
      for (const { to, id, path } of programme.referencesOf(type, row)) {
        const named = field.test(path) ? programme.find(to, id) : undefined
        if (named && !isActive(named))
          yield { type, object: row, path, text: words(nounOf(to), nameOf(to, named)) }
      }
    }
  },
})

const rewardsInactive = naming({
  id: 'rewards-inactive-achievement',
  severity: 'warning',
  title: 'A reward names an active achievement',
  why: 'Players cannot unlock an inactive achievement, so they do not get what the reward promises.',
  fix: 'Make the achievement active, or remove it from the reward.',
  types: rewardingTypes,
  path: /^reward\.achievements\./,
  words: (_noun, name) => `Its reward gives steps towards \`${name}\`, which is inactive.`,
})

const drivenByInactive = naming({
  id: 'driven-by-inactive-mission',
  severity: 'warning',
  title: 'The missions that drive a leaderboard are active',
  why: 'Nobody can earn anything in an inactive mission, so the ranking stands still.',
  fix: 'Make the mission active, or remove it from the driving missions.',
  types: ['leaderboards'],
  path: /^drivenBy\.missions\./,
  words: (_noun, name) => `It counts what players earn in \`${name}\`, which is inactive.`,
})

const streakInactive = naming({
  id: 'streak-inactive-mission',
  severity: 'error',
  title: 'The mission of a streak is active',
  why: 'Players cannot complete the mission, so every run ends with the next period.',
  fix: 'Make the mission active, choose another one, or make the streak inactive.',
  types: ['streaks'],
  path: /^objectives\.missions\./,
  words: (_noun, name) => `It is kept up by \`${name}\`, which is inactive.`,
})

const objectiveInactive = naming({
  id: 'mission-inactive-questionnaire',
  severity: 'error',
  title: 'The quiz or survey of a mission is active',
  why: 'Players can neither pass nor answer it, so nobody can finish the mission.',
  fix: 'Make the quiz or survey active, choose another one, or make the mission inactive.',
  types: ['missions'],
  path: /^objectives\.(quizzId|surveyId)$/,
  words: (noun, name) => `It asks for the ${noun} \`${name}\`, which is inactive.`,
})

const eventInactive = naming({
  id: 'mission-inactive-event',
  severity: 'error',
  title: 'The events of a mission are active',
  why: 'Reports of an inactive event are ignored, so nobody can finish the mission.',
  fix: 'Make the event active, remove it from the objectives, or make the mission inactive.',
  types: ['missions'],
  path: /^objectives\.events\./,
  words: (_noun, name) => `It counts the event \`${name}\`, which is inactive.`,
})

export const inactiveRules: Rule[] = [
  rewardsInactive,
  drivenByInactive,
  streakInactive,
  objectiveInactive,
  eventInactive,
]
