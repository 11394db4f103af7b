import { resourceFacts } from '@/generated/resourceFacts'
import type { EntityType } from '@/model/entityTypes'
import { fieldAt, fieldName, hasControl, labelOf } from '@/model/fieldNames'
import { nouns } from '@/model/words'

/**
 * Section and label of fields that hold no id, as in their forms, by `field` or by `type field`. `#` is the position of
 * the item. A test compares them with the forms.
 */
export const places: Readonly<Record<string, string>> = {
  name: 'Basic Details › Name',
  description: 'Basic Details › Description',
  imgUrl: 'Basic Details › Image',
  'players name': 'Player details › Player Name',
  // No form has it.
  'players description': 'Description',
  tags: 'Settings › Tags',
  category: 'Settings › Category',
  'players tags': 'Grouping › Tags',
  'players category': 'Grouping › Category',
  'events tags': 'Limits and Settings › Tags',
  'events category': 'Limits and Settings › Category',
  'players imgUrl': 'Player details › Image',
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
  stockCount: 'Stock levels › Stock count',
  'missions countLimit': 'Limit completions › Count limit',
  'streaks countLimit': 'Streak length › Count limit',
  'prizes countLimit': 'Purchases › Count limit',
  'raffles countLimit': 'Entries › Count limit',
  'mysteryboxes countLimit': 'Participation › Count limit',
  'events countLimit': 'Limits and Settings › Count limit',
  prizes: nouns.prizes.title,
  'prizes.*.id': `${nouns.prizes.title} › ${nouns.prizes.singular} #`,
  'prizes.*.count': `${nouns.prizes.title} › Units #`,
  'objectives.points': `Objectives › ${nouns.points.title}`,
  'objectives.missions': `Objectives › ${nouns.missions.singular}`,
  'objectives.events': `Objectives › ${nouns.events.title}`,
  'objectives.events.*.count': 'Objectives › Required count #',
  'reward.points': `Reward › ${nouns.points.title}`,
  'reward.credits': `Reward › ${nouns.credits.title}`,
  'prizes credits': `Purchases › ${nouns.credits.title} to Purchase`,
  'raffles credits': `Entries › ${nouns.credits.title} to Purchase`,
  'mysteryboxes credits': `Participation › ${nouns.credits.title} to Participate`,
  drivenBy: `Schedule › Driving ${nouns.missions.many}`,
  'requirement.tags': 'Requirement › Tags',
  'requirement.category': 'Requirement › Category',
  'reward.achievements.*.steps': 'Reward › Steps #',
  questions: 'Questions',
  'questions.*.text': 'Questions › Question #',
  'questions.*.choices': 'Questions › Question #',
  'questions.*.choices.*.text': 'Questions › Question #',
  'questions.*.imgUrl': 'Questions › Question #',
  'questions.*.id': 'Questions › Question #',
  'questions.*.choices.*.id': 'Questions › Question #',
  'questions.*.choices.*.imgUrl': 'Questions › Question #',
}

/** The place of a field in its form: 'Objectives › Events 2'. For the id and for a field without a control, its path. */
export function placeOf(type: EntityType, path: string): string {
  const field = fieldAt(path)
  const position = Number(/\.(\d+)(\.|$)/.exec(path)?.[1] ?? Number.NaN) + 1
  const known = places[`${type} ${field}`] ?? places[field]
  if (known !== undefined) return known.replace('#', String(position)).trim()
  const refersTo: Readonly<Record<string, string>> = resourceFacts[type].refersTo
  if (!(field in refersTo))
    return (
      (hasControl(type, field) &&
        (sectionOf(type, field) ?? labelOf(type, field) ?? fieldName(type, path))) ||
      path
    )
  // A list of ids is one field; a list of objects has a row for each item.
  return field.endsWith('.*.id') ? `${fieldName(type, field)} ${position}` : fieldName(type, field)
}

/** The section of an object of fields: 'Schedule' for `active`. Undefined for other fields. */
function sectionOf(type: EntityType, field: string): string | undefined {
  const starts = [`${type} ${field}.`, `${field}.`]
  const [, place] =
    Object.entries(places).find(([key]) => starts.some((start) => key.startsWith(start))) ?? []
  return place?.split(' › ', 1)[0]
}

/** The last part of a place, for a link: 'Events 2'. */
export const shortPlace = (place: string): string => place.split(' › ').at(-1) ?? place
