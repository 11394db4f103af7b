import type { EntityType } from '@/entities/registry'
import { resourceFacts } from '@/generated/resourceFacts'
import { fieldAt, fieldName } from '../fieldNames'

/**
 * Section and label of fields that hold no id, as in their forms, by `field` or by `type field`. `#` is the position of
 * the item. A test compares them with the forms.
 */
export const places: Readonly<Record<string, string>> = {
  name: 'Basic Details › Name',
  imgUrl: 'Basic Details › Image',
  tags: 'Settings › Tags',
  category: 'Settings › Category',
  'players tags': 'Grouping › Tags',
  'players category': 'Grouping › Category',
  'events tags': 'Limits and Settings › Tags',
  'events category': 'Limits and Settings › Category',
  'players imgUrl': 'Player Details › Image',
  'active.from': 'Schedule › Active from',
  'active.to': 'Schedule › Active to',
  drawTime: 'Schedule › Draw Date',
  ordinal: 'Settings › Ordinal',
  steps: 'Settings › Steps Required',
  units: 'Limits and Settings › Units',
  element: 'Limits and Settings › Elements in use',
  'leaderboards tags': 'Limits and Settings › Tags',
  'leaderboards category': 'Limits and Settings › Category',
  requiredPassRate: 'Settings › Pass Quiz Score',
  'quizzes timing.maxSecondsToComplete': 'Settings › Max seconds to complete',
  'missions timing.maxSecondsToComplete': 'Schedule › Seconds to complete',
  stockCount: 'Stock Levels › Stock count',
  'missions countLimit': 'Limit completions › Count limit',
  'streaks countLimit': 'Streak Length › Count limit',
  'prizes countLimit': 'Purchases › Count limit',
  'raffles countLimit': 'Entries › Count limit',
  'mysteryboxes countLimit': 'Participation › Count limit',
  'events countLimit': 'Limits and Settings › Count limit',
  prizes: 'Prizes',
  'prizes.*.id': 'Prizes › Prize #',
  'prizes.*.count': 'Prizes › Units #',
  'objectives.points': 'Objectives › Points',
  'objectives.missions': 'Objectives › Mission',
  'objectives.events': 'Objectives › Events',
  'objectives.events.*.count': 'Objectives › Required count #',
  'reward.points': 'Reward › Points',
  'reward.achievements.*.steps': 'Reward › Steps #',
  questions: 'Questions',
  'questions.*.text': 'Questions › Question #',
  'questions.*.choices': 'Questions › Question #',
  'questions.*.choices.*.text': 'Questions › Question #',
  'questions.*.imgUrl': 'Questions › Question #',
}

/** The place of a field in its form: 'Objectives › Events 2'. For a field without a control, its path. */
export function placeOf(type: EntityType, path: string): string {
  const field = fieldAt(path)
  const position = Number(/\.(\d+)(\.|$)/.exec(path)?.[1] ?? Number.NaN) + 1
  const known = places[`${type} ${field}`] ?? places[field]
  if (known !== undefined) return known.replace('#', String(position)).trim()
  const refersTo: Readonly<Record<string, string>> = resourceFacts[type].refersTo
  if (!(field in refersTo)) return path
  // A list of ids is one field; a list of objects has a row for each item.
  return field.endsWith('.*.id') ? `${fieldName(type, field)} ${position}` : fieldName(type, field)
}

/** The last part of a place, for a link: 'Events 2'. */
export const shortPlace = (place: string): string => place.split(' › ').at(-1) ?? place
