import {
  isActive,
  itemsOf,
  nameOf,
  numberAt,
  type Row,
  type RowWith,
} from '@/engine/programme/programmeIndex'
import type { PrizeCount } from '@/generated/model'
import { plural } from '@/lib/format'
import { groupedBy } from '@/lib/groupedBy'
import { nounOf, typesReferringBy } from '@/model/entityTypes'
import { prizeWarnings } from '@/model/prizeWarnings'
import type { Received } from '@/model/received'
import { asTyped } from '@/model/received'
import { idOf } from '@/model/references'
import { stockOf, unitsOfItem } from '@/model/stockUnits'
import { causedBy } from '../causes'
import { type CheckRule, type ObjectRule, objectRule } from '../types'

/** The types that hold prizes to win. A prize can hold other prizes, which are not won. */
const winning = typesReferringBy('prizes.').filter((type) => type !== 'prizes')

/** The prizes of a raffle or a mystery box, with their positions. */
const prizesIn = (row: RowWith<'prizes'>) => itemsOf(row.prizes).filter(([, { id }]) => id)

const unitsOf = (count: number) => `${count} ${plural(count, 'unit')}`

const outOfStock = objectRule({
  id: 'prize-out-of-stock',
  severity: 'error',
  title: 'A prize that is offered is out of stock',
  why: 'Players save for it, and cannot buy it.',
  fix: 'Raise the stock count, or make the prize inactive.',
  types: ['prizes'],
  among: 'offered',
  *faultsOf(row) {
    const path = 'stockCount'
    const stock = stockOf('prizes', row)
    if (!stock)
      yield {
        path,
        text: 'Its stock is limited, no field says how many units there are, and the prize is active.',
      }
    else if (stock.left === 0)
      yield {
        path,
        text:
          stock.total > 0
            ? `All ${unitsOf(stock.total)} are gone, and the prize is active.`
            : 'Its stock is limited and has no units, and the prize is active.',
      }
  },
})

/** A rule that reports raffles or boxes without a prize. */
const without = (type: (typeof winning)[number], why: string) =>
  objectRule({
    id: `${type === 'raffles' ? 'raffle' : 'box'}-without-prizes`,
    severity: 'error',
    title: `A ${nounOf(type)} has no prize`,
    why,
    fix: `Add a prize, or make the ${nounOf(type)} inactive.`,
    types: [type],
    among: 'offered',
    *faultsOf(row) {
      if (prizesIn(row).length === 0) yield { path: 'prizes', text: 'It is active, and it has no prize.' }
    },
  })

const left = (prize: Received<PrizeCount>) => unitsOfItem(prize).left

const allWon = objectRule({
  id: 'prizes-all-won',
  severity: 'error',
  title: 'Nothing is left to win',
  why: 'Players pay, and there is nothing they can win.',
  fix: 'Add units or prizes, or make it inactive.',
  types: winning,
  among: 'offered',
  *faultsOf(row) {
    const prizes = prizesIn(row).map(([, prize]) => prize)
    const units = prizes.reduce((sum, prize) => sum + unitsOfItem(prize).total, 0)
    if (units > 0 && prizes.every((prize) => left(prize) === 0))
      yield { path: 'prizes', text: `All ${unitsOf(units)} of its prizes have been won, and it is active.` }
  },
})

const withoutUnits = objectRule({
  id: 'prize-without-units',
  severity: 'warning',
  title: 'A prize of a raffle or mystery box has no units',
  why: 'Players see a prize that nobody can win.',
  fix: 'Enter the number of units, or remove the prize.',
  types: winning,
  among: 'offered',
  *faultsOf(row) {
    for (const { path, message } of prizeWarnings(asTyped(row)))
      if (path.endsWith('.count')) yield { path, text: message }
  },
})

/**
 * Reports the prizes of a raffle or box for which `textOf` returns a text.
 * @param common what the faults of all raffles and boxes with this prize have in common
 */
const onPrizes = (
  field: 'id' | 'count',
  common: string,
  textOf: (prize: Row<'prizes'>, item: Received<PrizeCount>) => string | undefined,
): ObjectRule<(typeof winning)[number]>['faultsOf'] =>
  function* (row, _type, programme) {
    for (const [index, item] of prizesIn(row)) {
      const prize = programme.find('prizes', item.id)
      const text = prize && textOf(prize, item)
      if (prize && text)
        yield { path: `prizes.${index}.${field}`, text, cause: causedBy('prizes', prize, common) }
    }
  }

const inactivePrize = objectRule({
  id: 'offers-inactive-prize',
  severity: 'warning',
  title: 'An inactive prize can be won',
  why: 'It is inactive in raffles and mystery boxes, too: who wins it gets nothing.',
  fix: 'Make the prize active, or remove it from the list.',
  types: winning,
  among: 'offered',
  faultsOf: onPrizes('id', 'It is inactive, and players can win it.', (prize) =>
    isActive(prize) ? undefined : `Its prize \`${nameOf('prizes', prize)}\` is inactive.`,
  ),
})

const moreThanStock = objectRule({
  id: 'prize-more-units-than-stock',
  severity: 'warning',
  title: 'More units can be won than the prize has',
  why: 'Somebody can win a unit that does not exist.',
  fix: 'Raise the stock of the prize, or lower the units to win.',
  types: winning,
  among: 'offered',
  faultsOf: onPrizes('count', 'More units can be won than it has.', (prize, item) => {
    const stock = numberAt(prize, 'stockCount')
    const units = numberAt(item, 'count') ?? 0
    return prize.limitStock === true && stock !== undefined && units > stock
      ? `It gives ${unitsOf(units)} of \`${nameOf('prizes', prize)}\`, which has ${stock}.`
      : undefined
  }),
})

const togetherMoreThanStock: CheckRule = {
  id: 'prizes-together-more-than-stock',
  severity: 'warning',
  title: 'Raffles and mystery boxes together give away more units than a prize has',
  why: 'Somebody can win a unit that does not exist.',
  fix: 'Raise the stock of the prize, or lower the units to win.',
  types: ['prizes'],
  whole: winning,
  *run(programme) {
    const given = [...programme.each(winning, 'offered')].flatMap(([type, row]) =>
      prizesIn(row).map(([, item]) => ({
        prize: String(item.id),
        name: nameOf(type, row),
        units: left(item),
      })),
    )
    const byPrize = groupedBy(given, ({ prize }) => prize)
    for (const prize of programme.rows('prizes')) {
      const giving = (byPrize.get(idOf('prizes', prize)) ?? []).filter(({ units }) => units > 0)
      // A limited stock without a number is reported by another rule.
      const stock = stockOf('prizes', prize)?.left ?? Number.POSITIVE_INFINITY
      const units = giving.reduce((sum, one) => sum + one.units, 0)
      // A single object that gives too much is reported by another rule.
      if (giving.length < 2 || units <= stock || giving.some((one) => one.units > stock)) continue
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

export const stockRules: CheckRule[] = [
  outOfStock,
  without('raffles', 'Players pay for entries, and the draw has nothing to give.'),
  without('mysteryboxes', 'Players pay to open it, and it is empty.'),
  allWon,
  withoutUnits,
  inactivePrize,
  moreThanStock,
  togetherMoreThanStock,
]
