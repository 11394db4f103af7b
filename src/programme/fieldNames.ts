import type { EntityType } from '@/entities/registry'

/** Names of fields that differ from the words of the contract, by `field` or by `type field`. */
const named: Readonly<Record<string, string>> = {
  'players team': 'Grouping › Team',
  'drivenBy.missions.*': 'Schedule › Driving Missions',
  'streaks objectives.missions.*': 'Objectives › Mission',
  'objectives.quizzId': 'Objectives › Quiz',
  isAvailable: 'Availability',
  imgUrl: 'Image',
  'questions.*.imgUrl': 'Questions › Image',
  'questions.*.choices.*.imgUrl': 'Questions › Choices › Image',
  period: 'Refresh Period',
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

/** Fields without a control: nothing gets the focus there. A test compares them with the forms. */
const shownOnly: ReadonlySet<string> = new Set([
  'players badges.*',
  'teams badges.*',
  'missions objectives.missions.*',
  'prizes prizes.*.id',
])

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** `drivenBy.surveyId` → 'Driven by › Survey'. */
const inWords = (field: string) =>
  field
    .split('.')
    .filter((part) => part !== '*' && part !== 'id')
    .map((part) =>
      capital(part.replace(/Id$/, '').replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)),
    )
    .join(' › ')

/** Whether the form of the type has a control for the field. */
export const hasControl = (type: EntityType, field: string): boolean => !shownOnly.has(`${type} ${field}`)

/** A reference field as its form names it: section and label. */
export const fieldName = (type: EntityType, field: string): string =>
  named[`${type} ${field}`] ?? named[field] ?? inWords(field)
