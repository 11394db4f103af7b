import { isActive, nameOf, type ProgrammeIndex, type Row } from '@/engine/programme/programmeIndex'
import { nounOf, rewardingTypes } from '@/model/entityTypes'
import { causedBy } from '../causes'
import type { CheckRule, RuleTexts } from '../types'

interface Naming extends RuleTexts {
  /** Matches the paths of the field in an object. */
  path: RegExp
  /** The text of the finding, about the referenced object. */
  words: (name: string, noun: string) => string
  /** Whether the object works without the referenced one. */
  isRight?: (programme: ProgrammeIndex, row: Row) => boolean
}

/** A rule that reports objects that refer to an inactive one. */
const naming = ({ path: field, words, isRight, ...texts }: Naming): CheckRule => ({
  ...texts,
  among: 'offered',
  *faultsOf(row, type, programme) {
    if (isRight?.(programme, row)) return
    for (const { to, id, path } of programme.referencesOf(type, row)) {
      const named = field.test(path) ? programme.find(to, id) : undefined
      if (named && !isActive(named))
        yield {
          path,
          text: words(nameOf(to, named), nounOf(to)),
          cause: causedBy(to, named, 'It is inactive, and active objects use it.'),
        }
    }
  },
})

const rewardsInactive = naming({
  id: 'rewards-inactive-achievement',
  severity: 'warning',
  title: 'A reward gives steps towards an inactive achievement',
  why: 'Players cannot unlock it, so they do not get what the reward promises.',
  fix: 'Make the achievement active, or remove it from the reward.',
  types: rewardingTypes,
  path: /^reward\.achievements\./,
  words: (name) => `Its reward gives steps towards \`${name}\`, which is inactive.`,
})

const drivingPath = /^drivenBy\.missions\./
const inactive = { isAvailable: false }

const drivenByInactive = naming({
  id: 'driven-by-inactive-mission',
  severity: 'warning',
  title: 'All missions that drive a leaderboard are inactive',
  why: 'Nobody can earn anything in an inactive mission, so the ranking stands still.',
  fix: 'Make one of the missions active, or choose another one.',
  types: ['leaderboards'],
  path: drivingPath,
  words: (name) => `It counts what players earn in \`${name}\`, which is inactive.`,
  isRight: (programme, row) =>
    programme
      .referencesOf('leaderboards', row)
      .some(({ id, path }) => drivingPath.test(path) && isActive(programme.find('missions', id) ?? inactive)),
})

const streakInactive = naming({
  id: 'streak-inactive-mission',
  severity: 'error',
  title: 'The mission of a streak is inactive',
  why: 'Players cannot complete the mission, so every run ends with the next period.',
  fix: 'Make the mission active, choose another one, or make the streak inactive.',
  types: ['streaks'],
  path: /^objectives\.missions\./,
  words: (name) => `It is kept up by \`${name}\`, which is inactive.`,
})

const objectiveInactive = naming({
  id: 'mission-inactive-questionnaire',
  severity: 'error',
  title: 'The quiz or survey of a mission is inactive',
  why: 'Players cannot take it, so nobody can finish the mission.',
  fix: 'Make the quiz or survey active, choose another one, or make the mission inactive.',
  types: ['missions'],
  path: /^objectives\.(quizzId|surveyId)$/,
  words: (name, noun) => `It asks for the ${noun} \`${name}\`, which is inactive.`,
})

const eventInactive = naming({
  id: 'mission-inactive-event',
  severity: 'error',
  title: 'A mission counts an inactive event',
  why: 'An inactive event is ignored, so nobody can finish the mission.',
  fix: 'Make the event active, remove it from the objectives, or make the mission inactive.',
  types: ['missions'],
  path: /^objectives\.events\./,
  words: (name) => `It counts the event \`${name}\`, which is inactive.`,
})

export const inactiveRules: CheckRule[] = [
  rewardsInactive,
  drivenByInactive,
  streakInactive,
  objectiveInactive,
  eventInactive,
]
