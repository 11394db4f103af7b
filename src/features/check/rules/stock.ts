import { emptyStockWarning, prizeWarnings } from '@/entities/fields/prizeWarnings'
import { type EntityType, nounOf, typesReferringBy } from '@/model/entityTypes'
import { idOf } from '@/model/references'
import { plural } from '@/ui/format'
import { isActive, itemsOf, nameOf, numberAt, type ProgrammeIndex, type Row } from '../programmeIndex'
import type { Found, Rule } from '../types'

/** The types that hold prizes to win. A prize can hold other prizes, which are not won. */
const winning = typesReferringBy('prizes.').filter((type) => type !== 'prizes')

/** The offered raffles and boxes with their prizes. */
function* offered(programme: ProgrammeIndex) {
  for (const type of winning)
    for (const row of programme.rows(type))
      if (programme.isOffered(row))
        yield { type, row, prizes: itemsOf(row.prizes).filter(([, { id }]) => id) }
}

const unitsOf = (count: number) => `${count} ${plural(count, 'unit')}`

const outOfStock: Rule = {
  id: 'prize-out-of-stock',
  severity: 'error',
  title: 'A prize that is offered is out of stock',
  why: 'Players save for it, and cannot buy it.',
  fix: 'Raise the stock count, or make the prize inactive.',
  types: ['prizes'],
  *run(programme) {
    for (const row of programme.rows('prizes')) {
      if (!programme.isOffered(row)) continue
      const isEmpty = emptyStockWarning(row as never).length > 0
      const isGone = row.limitStock !== false && numberAt(row, 'stock.available') === 0
      if (!isEmpty && !isGone) continue
      const text = isEmpty
        ? 'Its stock is limited and has no units, and the prize is active.'
        : `All ${unitsOf(numberAt(row, 'stockCount') ?? 0)} are gone, and the prize is active.`
      yield { type: 'prizes', object: row, path: 'stockCount', text }
    }
  },
}

/** A rule that reports raffles or boxes without a prize. */
const without = (type: EntityType, why: string): Rule => ({
  id: `${type === 'raffles' ? 'raffle' : 'box'}-without-prizes`,
  severity: 'error',
  title: type === 'raffles' ? 'A raffle has no prize' : 'A mystery box has no prize',
  why,
  fix: `Add a prize, or make the ${nounOf(type)} inactive.`,
  types: [type],
  *run(programme) {
    for (const { type: found, row, prizes } of offered(programme))
      if (found === type && prizes.length === 0)
        yield { type, object: row, path: 'prizes', text: 'It is active, and it has no prize.' }
  },
})

const left = (prize: Row) => (numberAt(prize, 'count') ?? 0) - (numberAt(prize, 'currentCount') ?? 0)

const allWon: Rule = {
  id: 'prizes-all-won',
  severity: 'error',
  title: 'Nothing is left to win',
  why: 'Players pay, and there is nothing they can win.',
  fix: 'Add units or prizes, or make it inactive.',
  types: winning,
  *run(programme) {
    for (const { type, row, prizes } of offered(programme)) {
      const units = prizes.reduce((sum, [, prize]) => sum + Math.max(0, numberAt(prize, 'count') ?? 0), 0)
      if (units > 0 && prizes.every(([, prize]) => left(prize) <= 0))
        yield {
          type,
          object: row,
          path: 'prizes',
          text: `All ${unitsOf(units)} of its prizes have been won, and it is active.`,
        }
    }
  },
}

const withoutUnits: Rule = {
  id: 'prize-without-units',
  severity: 'warning',
  title: 'A prize of a raffle or mystery box has no units',
  why: 'Players see a prize that nobody can win.',
  fix: 'Enter the number of units, or remove the prize.',
  types: winning,
  *run(programme) {
    for (const [type, row] of programme.offered(winning))
      for (const { path, message } of prizeWarnings(row as never))
        if (path.endsWith('.count')) yield { type, object: row, path, text: message }
  },
}

/** The prizes of offered raffles and boxes for which `isWrong` returns a text. */
function* prizesOf(
  programme: ProgrammeIndex,
  isWrong: (prize: Row, item: Row) => string | undefined,
  field: 'id' | 'count',
  common: string,
): Generator<Found> {
  for (const { type, row, prizes } of offered(programme))
    for (const [index, item] of prizes) {
      const prize = programme.find('prizes', item.id)
      const text = prize && isWrong(prize, item)
      if (!prize || !text) continue
      const cause = {
        type: 'prizes' as const,
        id: idOf('prizes', prize),
        name: nameOf('prizes', prize),
        text: common,
        isMissing: false,
      }
      yield { type, object: row, path: `prizes.${index}.${field}`, text, cause }
    }
}

const inactivePrize: Rule = {
  id: 'offers-inactive-prize',
  severity: 'warning',
  title: 'An inactive prize can be won',
  why: 'It is inactive in raffles and mystery boxes, too: who wins it gets nothing.',
  fix: 'Make the prize active, or remove it from the list.',
  types: winning,
  run: (programme) =>
    prizesOf(
      programme,
      (prize) => (isActive(prize) ? undefined : `Its prize \`${nameOf('prizes', prize)}\` is inactive.`),
      'id',
      'It is inactive, and players can win it.',
    ),
}

const moreThanStock: Rule = {
  id: 'prize-more-units-than-stock',
  severity: 'warning',
  title: 'More units can be won than the prize has',
  why: 'Somebody can win a unit that does not exist.',
  fix: 'Raise the stock of the prize, or lower the units to win.',
  types: winning,
  run: (programme) =>
    prizesOf(
      programme,
      (prize, item) => {
        const stock = numberAt(prize, 'stockCount')
        const units = numberAt(item, 'count') ?? 0
        return prize.limitStock === true && stock !== undefined && units > stock
          ? `It gives ${unitsOf(units)} of \`${nameOf('prizes', prize)}\`, which has ${stock}.`
          : undefined
      },
      'count',
      'More units can be won than it has.',
    ),
}

/** The units of a prize that players can still get; undefined if they are not limited. */
function stockOf(prize: Row): number | undefined {
  if (prize.limitStock === false) return undefined
  return numberAt(prize, 'stock.available') ?? numberAt(prize, 'stockCount')
}

const togetherMoreThanStock: Rule = {
  id: 'prizes-together-more-than-stock',
  severity: 'warning',
  title: 'Raffles and mystery boxes together give away more units than a prize has',
  why: 'Somebody can win a unit that does not exist.',
  fix: 'Raise the stock of the prize, or lower the units to win.',
  types: ['prizes'],
  whole: winning,
  *run(programme) {
    const holders = new Map<string, { name: string; units: number }[]>()
    for (const { type, row, prizes } of offered(programme))
      for (const [, item] of prizes) {
        const id = String(item.id)
        const units = Math.max(0, left(item))
        holders.set(id, [...(holders.get(id) ?? []), { name: nameOf(type, row), units }])
      }
    for (const prize of programme.rows('prizes')) {
      const giving = (holders.get(idOf('prizes', prize)) ?? []).filter(({ units }) => units > 0)
      const stock = stockOf(prize)
      const units = giving.reduce((sum, one) => sum + one.units, 0)
      // Another rule reports a single one that gives too much.
      if (
        stock === undefined ||
        giving.length < 2 ||
        units <= stock ||
        giving.some((one) => one.units > stock)
      )
        continue
      const names = giving.slice(0, 3).map(({ name }) => `\`${name}\``)
      const more = giving.length > 3 ? ` and ${giving.length - 3} more` : ''
      yield {
        type: 'prizes',
        object: prize,
        path: 'stockCount',
        text: `${names.join(', ')}${more} give ${unitsOf(units)} of it, and it has ${stock}.`,
      }
    }
  },
}

export const stockRules: Rule[] = [
  outOfStock,
  without('raffles', 'Players pay for entries, and the draw has nothing to give.'),
  without('mysteryboxes', 'Players pay to open it, and it is empty.'),
  allWon,
  withoutUnits,
  inactivePrize,
  moreThanStock,
  togetherMoreThanStock,
]
