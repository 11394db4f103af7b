import { prizeDoubts } from '@/entities/fields/prizeDoubts'
import { emptyStockDoubt } from '@/entities/prizes/doubts'
import { counted, nouns } from '../nouns'
import type { Found, Rule } from '../types'
import { isActive, itemsOf, nameOf, numberAt, type Row, type World } from '../world'

const winning = ['raffles', 'mysteryboxes'] as const

/** The offered raffles and boxes with their prizes. */
function* offered(world: World) {
  for (const type of winning)
    for (const row of world.rows(type))
      if (world.isOffered(row)) yield { type, row, prizes: itemsOf(row.prizes).filter(([, { id }]) => id) }
}

const outOfStock: Rule = {
  id: 'prize-out-of-stock',
  severity: 'error',
  title: 'A prize that is offered has stock left',
  why: 'Players save for it, and cannot buy it.',
  mend: 'Raise the stock count, or make the prize inactive.',
  types: ['prizes'],
  *run(world) {
    for (const row of world.rows('prizes')) {
      if (!world.isOffered(row)) continue
      const isEmpty = emptyStockDoubt(row as never).length > 0
      const isGone = row.limitStock !== false && numberAt(row, 'stock.available') === 0
      if (!isEmpty && !isGone) continue
      const text = isEmpty
        ? 'Its stock is limited and has no units, and the prize is active.'
        : `All ${counted(numberAt(row, 'stockCount') ?? 0, 'unit')} are gone, and the prize is active.`
      yield { type: 'prizes', object: row, path: 'stockCount', text }
    }
  },
}

/** A raffle or a box without a single prize. */
const without = (type: (typeof winning)[number], why: string): Rule => ({
  id: `${type === 'raffles' ? 'raffle' : 'box'}-without-prizes`,
  severity: 'error',
  title: type === 'raffles' ? 'A raffle holds a prize before it draws' : 'A mystery box holds a prize',
  why,
  mend: `Add a prize, or make the ${nouns[type]} inactive.`,
  types: [type],
  *run(world) {
    for (const { type: found, row, prizes } of offered(world))
      if (found === type && prizes.length === 0)
        yield { type, object: row, path: 'prizes', text: 'It is active, and it has no prize.' }
  },
})

const left = (prize: Row) => (numberAt(prize, 'count') ?? 0) - (numberAt(prize, 'currentCount') ?? 0)

const allWon: Rule = {
  id: 'prizes-all-won',
  severity: 'error',
  title: 'Something is left to win',
  why: 'Players pay, and there is nothing they can win.',
  mend: 'Add units or prizes, or make it inactive.',
  types: winning,
  *run(world) {
    for (const { type, row, prizes } of offered(world)) {
      const units = prizes.reduce((sum, [, prize]) => sum + Math.max(0, numberAt(prize, 'count') ?? 0), 0)
      if (units > 0 && prizes.every(([, prize]) => left(prize) <= 0))
        yield {
          type,
          object: row,
          path: 'prizes',
          text: `All ${counted(units, 'unit')} of its prizes have been won, and it is active.`,
        }
    }
  },
}

const withoutUnits: Rule = {
  id: 'prize-without-units',
  severity: 'warning',
  title: 'Each prize of a raffle or box has units to win',
  why: 'Players see a prize that nobody can win.',
  mend: 'Enter the number of units, or remove the prize.',
  types: winning,
  *run(world) {
    for (const [type, row] of world.each(winning))
      for (const { path, message } of isActive(row) ? prizeDoubts(row as never) : [])
        if (path.endsWith('.count')) yield { type, object: row, path, text: message }
  },
}

/** The prizes that offered raffles and boxes hold, with `isWrong` about each. */
function* prizesOf(
  world: World,
  isWrong: (prize: Row, item: Row) => string | undefined,
  field: 'id' | 'count',
): Generator<Found> {
  for (const { type, row, prizes } of offered(world))
    for (const [index, item] of prizes) {
      const prize = world.find('prizes', item.id)
      const text = prize && isWrong(prize, item)
      if (text) yield { type, object: row, path: `prizes.${index}.${field}`, text }
    }
}

const inactivePrize: Rule = {
  id: 'offers-inactive-prize',
  severity: 'warning',
  title: 'A prize that can be won is active',
  why: 'An inactive prize is inactive in raffles and boxes, too: whoever wins it gets nothing.',
  mend: 'Make the prize active, or remove it from the list.',
  types: winning,
  run: (world) =>
    prizesOf(
      world,
      (prize) => (isActive(prize) ? undefined : `Its prize \`${nameOf('prizes', prize)}\` is inactive.`),
      'id',
    ),
}

const moreThanStock: Rule = {
  id: 'prize-more-units-than-stock',
  severity: 'warning',
  title: 'No more units can be won than the prize has',
  why: 'Somebody wins a unit that does not exist.',
  mend: 'Raise the stock of the prize, or lower the units to win.',
  types: winning,
  run: (world) =>
    prizesOf(
      world,
      (prize, item) => {
        const stock = numberAt(prize, 'stockCount')
        const units = numberAt(item, 'count') ?? 0
        return prize.limitStock === true && stock !== undefined && units > stock
          ? `It gives ${counted(units, 'unit')} of \`${nameOf('prizes', prize)}\`, which has ${stock}.`
          : undefined
      },
      'count',
    ),
}

export const stockRules: Rule[] = [
  outOfStock,
  without('raffles', 'Players pay for entries, and the draw has nothing to give.'),
  without('mysteryboxes', 'Players pay to open it, and it is empty.'),
  allWon,
  withoutUnits,
  inactivePrize,
  moreThanStock,
]
