import { resourceFacts } from '@/generated/resourceFacts'
import { resourceObjects } from '@/generated/resourceObjects'
import type { EntityType } from '@/model/entityTypes'
import { capital, nounOfKey, nouns } from '@/model/words'

/** Names of fields that cannot be derived from the path, by `field` or by `type field`. */
const names: Readonly<Record<string, string>> = {
  'players team': `Grouping › ${nouns.teams.singular}`,
  'drivenBy.missions.*': `Schedule › Driving ${nouns.missions.many}`,
  'streaks objectives.missions.*': `Objectives › ${nouns.missions.singular}`,
  'objectives.quizzId': `Objectives › ${nouns.quizzes.singular}`,
  isAvailable: 'Availability',
  imgUrl: 'Image',
  'questions.*.imgUrl': 'Questions › Image',
  'questions.*.choices.*.imgUrl': 'Questions › Choices › Image',
  period: 'Refresh period',
  'timing.maxSecondsToComplete': 'Seconds to complete',
  'timing.minSecondsToRestart': 'Seconds to restart',
  'quizzes timing.maxSecondsToComplete': 'Max seconds to complete',
  isShuffleRequired: 'Shuffle',
  requiredPassRate: 'Pass Quiz Score',
  passMessage: 'Passed Quiz Message',
  failMessage: 'Failed Quiz Message',
  steps: 'Steps Required',
  element: 'Elements in use',
  limitStock: 'Limit Stock Levels',
  'active.from': 'Schedule › Active from',
  'active.to': 'Schedule › Active to',
  drawTime: 'Schedule › Draw Date',
}

/** Labels of forms that differ from the name of the field, by `type path` or `path`. */
const labels: Readonly<Record<string, string>> = {
  'players player': 'Player ID',
  'players name': 'Player Name',
  'accounts account': 'Account ID',
  'prizes credits': `${nouns.credits.title} to Purchase`,
  'raffles credits': `${nouns.credits.title} to Purchase`,
  'mysteryboxes credits': `${nouns.credits.title} to Participate`,
  'missions limitCount': 'Limit completions',
  'mysteryboxes limitCount': 'Limit Player Participation',
  'prizes limitCount': 'Limit Purchases',
  'raffles limitCount': 'Limit Player Entries',
  'streaks limitCount': 'Fixed Streak Length',
  id: 'Id',
  limitCount: 'Enable Restriction',
  hasCustomPrizing: 'Custom prizing',
  prizingModel: 'Prizing models',
}

/** `drivenBy.surveyId` gives 'Driven by › Survey'. */
const inWords = (field: string) =>
  field
    .split('.')
    .filter((part) => part !== '*' && part !== 'id')
    .map((part) => part.replace(/Id$/, ''))
    .map(
      (part) => nounOfKey(part) ?? capital(part.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)),
    )
    .join(' › ')

/** The field of the contract for a path in an object: `questions.*.text` for `questions.0.text`. */
export const fieldAt = (path: string): string => path.replace(/\.\d+(?=\.|$)/g, '.*')

/** Whether a path is that of a field, or leads to a part of its value. */
export const isWithin = (path: string, field: string): boolean => `${path}.`.startsWith(`${field}.`)

/** Whether the form of the type has a control for the field. */
export const hasControl = (type: EntityType, field: string): boolean =>
  !resourceObjects[type].noField.some((path) => isWithin(field, path))

/**
 * Section and label of a field as its form shows them, e.g. 'Reward › Points'. The label alone if the section is not
 * known. A list of ids has the name of its items.
 * @param path in an object, or in the contract with `*` for items
 */
export function fieldName(type: EntityType, path: string): string {
  const field = fieldAt(path)
  const named = Object.hasOwn(resourceFacts[type].refersTo, `${field}.*`) ? `${field}.*` : field
  return ownName(`${type} ${named}`) ?? ownName(named) ?? inWords(named)
}

/** The label of a control whose field has another name; undefined if it is the last part of the name. */
export const labelOf = (type: EntityType, path: string): string | undefined =>
  ownName(`${type} ${path}`, labels) ?? ownName(path, labels)

/** A field can have any name, also `constructor`. */
const ownName = (key: string, among = names) => (Object.hasOwn(among, key) ? among[key] : undefined)
