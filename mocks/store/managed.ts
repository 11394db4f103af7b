import type { EventCount, PrizeCount } from '@/generated/model'
import { nextDraw, stockOf, stockOfPrizes } from './counted'
import type { Resource } from './resources'

type Fields = Record<string, unknown>

/** Fields that belong to the server (`readOnly` in the contract): ignored when sent, counted here. */
const managedFields: Partial<Record<Resource | 'accounts', string[]>> = {
  accounts: ['apikey'],
  mysteryboxes: ['stock'],
  prizes: ['stock'],
  quizzes: ['completed'],
  raffles: ['stock', 'nextDraw'],
  surveys: ['completed'],
  teams: ['memberCount'],
}

/** A request's object without the fields that belong to the server, so that no value of theirs is ever refused. */
export function withoutManaged(resource: Resource | 'accounts', sent: Fields): Fields {
  const fields: Fields = { ...sent }
  for (const name of managedFields[resource] ?? []) delete fields[name]
  if (Array.isArray(fields.prizes)) fields.prizes = fields.prizes.map(withoutCurrentCount)
  const { objectives } = fields
  if (resource === 'missions' && isObject(objectives) && Array.isArray(objectives.events)) {
    fields.objectives = { ...objectives, events: objectives.events.map(withoutCurrentCount) }
  }
  return fields
}

/**
 * The object as the server keeps it: with its own fields filled in, counted from zero for a new object and going on
 * from the previous one otherwise.
 */
export function withManaged(
  resource: Resource,
  fields: Fields,
  previous: Fields | undefined,
  now: Date,
): Fields {
  const kept = { ...fields }
  if (resource === 'missions' && isObject(kept.objectives)) {
    const before = isObject(previous?.objectives) ? previous.objectives.events : undefined
    kept.objectives = withCounts(kept.objectives, 'events', before)
  }
  if (resource === 'quizzes' || resource === 'surveys') kept.completed = previous?.completed ?? 0
  if (resource === 'prizes') {
    const redeemed = isObject(previous?.stock) ? Number(previous.stock.redeemed ?? 0) : 0
    Object.assign(kept, withCounts(kept, 'prizes', previous?.prizes))
    kept.stock = stockOf(Number(kept.stockCount ?? 0), redeemed)
  }
  if (resource === 'raffles' || resource === 'mysteryboxes') {
    Object.assign(kept, withCounts(kept, 'prizes', previous?.prizes))
    kept.stock = stockOfPrizes((kept.prizes ?? []) as PrizeCount[])
  }
  if (resource === 'raffles') {
    const draw = nextDraw(kept.drawTime as string | undefined, kept.period as never, now)
    if (draw) kept.nextDraw = draw
  }
  return kept
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function withoutCurrentCount(item: unknown): unknown {
  if (!isObject(item)) return item
  const { currentCount: _, ...rest } = item
  return rest
}

/** The list of that name with `currentCount` as it was counted before, else 0. */
function withCounts(owner: Fields, name: string, before: unknown): Fields {
  const list = owner[name]
  if (!Array.isArray(list)) return owner
  const counted = new Map((Array.isArray(before) ? before : []).map((item) => [item.id, item.currentCount]))
  return {
    ...owner,
    [name]: (list as (EventCount | PrizeCount)[]).map((item) => ({
      ...item,
      currentCount: counted.get(item.id) ?? 0,
    })),
  }
}
