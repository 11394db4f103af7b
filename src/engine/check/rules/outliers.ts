import { isActive, numberAt, type Row } from '@/engine/programme/programmeIndex'
import type { ResourceTypes } from '@/generated/resourceFacts'
import { resourceObjects } from '@/generated/resourceObjects'
import { formatNumber } from '@/lib/format'
import { type EntityType, nounOf, typesWith } from '@/model/entityTypes'
import type { PathTo } from '@/model/paths'
import { nouns } from '@/model/words'
import type { CheckRule } from '../types'

/** Fewer values say nothing about what is usual. */
const fewest = 8
const factor = 10

const has = (type: EntityType, field: string) => resourceObjects[type].fields.includes(field)

/** Players and teams have counts, no rewards or prices. */
const rewarding = typesWith('reward')
const priced = typesWith('credits').filter((type) => !has(type, 'points'))

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2
}

/** A rule that reports values far above those of the other active objects of the type. */
const above = <R extends EntityType>(
  rule: Pick<CheckRule, 'id' | 'title' | 'why' | 'fix'> & { types: readonly R[] },
  fields: readonly PathTo<ResourceTypes[R], number>[],
  words: (value: string, unit: string) => string,
): CheckRule => ({
  ...rule,
  severity: 'note',
  whole: rule.types,
  *run(programme) {
    for (const type of rule.types)
      for (const path of fields) {
        const of = (row: Row<R>) => numberAt(row, path) ?? 0
        const rows = programme.rows(type).filter((row) => isActive(row) && of(row) > 0)
        if (rows.length < fewest) continue
        const median = medianOf(rows.map(of))
        const unit = nouns[path.endsWith('points') ? 'points' : 'credits'].many
        for (const row of rows)
          if (of(row) >= factor * median)
            yield {
              type,
              object: row,
              path,
              text: `${words(formatNumber(of(row)), unit)}, ${formatNumber(Math.floor(of(row) / median))} times as much as is usual for a ${nounOf(type)}: ${formatNumber(median)}.`,
            }
      }
  },
})

const rewards = above(
  {
    id: 'reward-far-above-others',
    title: 'A reward is far above the others',
    why: 'It may be a slip of the keyboard: players who get it overtake all others.',
    fix: 'Lower the reward, or mute this if it is meant.',
    types: rewarding,
  },
  ['reward.points', 'reward.credits'],
  (value, unit) => `It gives ${value} ${unit}`,
)

const prices = above(
  {
    id: 'price-far-above-others',
    title: 'A price is far above the others',
    why: 'It may be a slip of the keyboard: hardly a player can pay it.',
    fix: 'Lower the price, or mute this if it is meant.',
    types: priced,
  },
  ['credits'],
  (value, unit) => `It costs ${value} ${unit}`,
)

export const outlierRules: CheckRule[] = [rewards, prices]
