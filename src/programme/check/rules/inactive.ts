import type { EntityType } from '@/entities/registry'
import { nouns } from '../nouns'
import type { Rule } from '../types'
import { isActive, nameOf } from '../world'

interface Naming {
  id: string
  severity: Rule['severity']
  title: string
  why: string
  mend: string
  types: readonly EntityType[]
  /** Paths of the field, as the object has them. */
  path: RegExp
  /** What is said about the object that is named. */
  words: (noun: string, name: string) => string
}

/** An offered object names an inactive one. */
const naming = ({ path: field, words, ...rule }: Naming): Rule => ({
  ...rule,
  *run(world) {
    for (const [type, row] of world.each(rule.types)) {
      if (!world.isOffered(row)) continue
      for (const { to, id, path } of world.referencesOf(type, row)) {
        const named = field.test(path) ? world.find(to, id) : undefined
        if (named && !isActive(named))
          yield { type, object: row, path, text: words(nouns[to], nameOf(to, named)) }
      }
    }
  },
})

const rewardsInactive = naming({
  id: 'rewards-inactive-achievement',
  severity: 'warning',
  title: 'A reward names an active achievement',
  why: 'Players cannot unlock an inactive achievement, so they do not get what the reward promises.',
  mend: 'Make the achievement active, or remove it from the reward.',
  types: ['events', 'missions', 'streaks', 'achievements', 'levels', 'surveys', 'quizzes'],
  path: /^reward\.achievements\./,
  words: (_noun, name) => `Its reward gives steps towards \`${name}\`, which is inactive.`,
})

const drivenByInactive = naming({
  id: 'driven-by-inactive-mission',
  severity: 'warning',
  title: 'The missions that drive a leaderboard are active',
  why: 'Nobody can earn anything in an inactive mission, so the ranking stands still.',
  mend: 'Make the mission active, or remove it from the driving missions.',
  types: ['leaderboards'],
  path: /^drivenBy\.missions\./,
  words: (_noun, name) => `It counts what players earn in \`${name}\`, which is inactive.`,
})

const streakInactive = naming({
  id: 'streak-inactive-mission',
  severity: 'error',
  title: 'The mission of a streak is active',
  why: 'Players cannot complete the mission, so every run ends with the next period.',
  mend: 'Make the mission active, choose another one, or make the streak inactive.',
  types: ['streaks'],
  path: /^objectives\.missions\./,
  words: (_noun, name) => `It is kept up by \`${name}\`, which is inactive.`,
})

const objectiveInactive = naming({
  id: 'mission-inactive-questionnaire',
  severity: 'error',
  title: 'The quiz or survey of a mission is active',
  why: 'Players can neither pass nor answer it, so nobody can finish the mission.',
  mend: 'Make the quiz or survey active, choose another one, or make the mission inactive.',
  types: ['missions'],
  path: /^objectives\.(quizzId|surveyId)$/,
  words: (noun, name) => `It asks for the ${noun} \`${name}\`, which is inactive.`,
})

const eventInactive = naming({
  id: 'mission-inactive-event',
  severity: 'error',
  title: 'The events of a mission are active',
  why: 'Reports of an inactive event are ignored, so nobody can finish the mission.',
  mend: 'Make the event active, remove it from the objectives, or make the mission inactive.',
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
