import type { EventCount, PrizeCount, RewardAchievement } from '@/generated/model'
import { endMoment, momentIn } from '@/lib/dates'
import { dayText } from '@/lib/dateText'
import { formatNumber } from '@/lib/format'
import { fieldsOf, isNumber, isObject, plainText, valueByPath } from '@/lib/value'
import { isEmpty } from '@/model/edits'
import type { AnyField, EntityType } from '@/model/entityTypes'
import { fieldName } from '@/model/fieldNames'
import { type NameOf, valueText } from '@/model/fieldValue'
import type { Received } from '@/model/received'
import { referredType } from '@/model/references'
import { nouns } from '@/model/words'

export interface NamedValue {
  name: string
  text: string
}

/** The fields that say most about an object, the first one first. */
const telling: readonly AnyField[] = [
  'active',
  'drawTime',
  'credits',
  'prizes',
  'reward',
  'objectives',
  'steps',
  'ordinal',
  'questions',
  'requirement',
  'points',
  'stockCount',
  'category',
  'tags',
]

/** The types with a price in credits. Players and teams have credits of their own instead. */
const priced: readonly EntityType[] = ['prizes', 'raffles', 'mysteryboxes']

/**
 * The most important values of a created or deleted object, in words: its dates, price, prizes and so on (rule
 * JOURNAL-5).
 */
export const tellingValues = (type: EntityType, object: object, nameOf: NameOf): NamedValue[] =>
  telling.flatMap((path) => {
    const value = valueByPath(object, path)
    if (isEmpty(value) || value === 0) return []
    const name = path === 'credits' && priced.includes(type) ? 'Price' : labelOf(type, path)
    const text = textOf(type, path, value, nameOf)
    return text === '' ? [] : [{ name, text }]
  })

/** The label without its section. */
const labelOf = (type: EntityType, path: string) => fieldName(type, path).split(' › ').at(-1) ?? path

function textOf(type: EntityType, path: string, value: unknown, nameOf: NameOf): string {
  if (path === 'active') return rangeText(value)
  if (path === 'drawTime') return dateOf(momentIn(value)) ?? ''
  if (path === 'questions' && Array.isArray(value)) return formatNumber(value.length)
  if (path === 'points' || !isObject(value) || Array.isArray(value))
    return partText(type, path, value, nameOf)
  return Object.entries(value)
    .filter(([, part]) => !isEmpty(part) && part !== 0)
    .map(([key, part]) => partText(type, `${path}.${key}`, part, nameOf))
    .join(', ')
}

/** '20 points', '3 × Open Mic' or 'Tags: new', for a value or for a part of a reward or of objectives. */
function partText(type: EntityType, path: string, value: unknown, nameOf: NameOf): string {
  const key = path.slice(path.lastIndexOf('.') + 1)
  // The name 'Points' already contains the unit, so the text is only '20'.
  const hasUnit = path !== key || priced.includes(type)
  if (hasUnit && (key === 'points' || key === 'credits') && isNumber(value))
    return `${formatNumber(value)} ${value === 1 ? nouns[key].one : nouns[key].many}`
  if (Array.isArray(value) && value.some(isObject))
    return value.map((item) => countedItem(item, (id) => named(type, `${path}.*.id`, id, nameOf))).join(', ')
  return valueText(type, path, value, nameOf)
}

/** '3 × Mug' for a prize with its units, an event with its count, an achievement with its steps. */
function countedItem(item: unknown, nameOf: (id: string) => string | undefined): string {
  const { id, count, steps } = fieldsOf(item) as Received<PrizeCount & EventCount & RewardAchievement>
  const name = nameOf(plainText(id)) ?? plainText(id)
  const units = count ?? steps
  return isNumber(units) && units !== 1 ? `${formatNumber(units)} × ${name}` : name
}

const named = (type: EntityType, field: string, id: string, nameOf: NameOf) => {
  const to = referredType(type, field)
  return to && nameOf(to, id)
}

const dateOf = (moment: number | undefined): string | undefined =>
  moment === undefined || Number.isNaN(moment) ? undefined : dayText(moment)

/** '1 December to 24 December', 'from 1 December', 'until 24 December'. */
function rangeText(active: unknown): string {
  const [from, to] = (['from', 'to'] as const).map((end) => dateOf(endMoment(end, valueByPath(active, end))))
  if (from !== undefined && to !== undefined) return `${from} to ${to}`
  return from !== undefined ? `from ${from}` : to !== undefined ? `until ${to}` : ''
}
