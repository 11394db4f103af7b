import type { Sink } from './buying'

/** What one player can buy with the earnings of a span. */
export interface Basket {
  /** The dearest prize that is within the earnings; undefined if none is. */
  dearest: Sink | undefined
  /** Different prizes, each once, the cheapest first, until the earnings are spent. */
  prizes: readonly Sink[]
  /** The total price of these prizes. */
  spent: number
  /** How often each box can be opened if all earnings go into it. */
  openings: readonly { box: Sink; count: number }[]
  /** Prizes and boxes that cost nothing. They are not counted above. */
  free: readonly Sink[]
}

/** Sorts by price, cheapest first; equal prices by id. */
export const byPrice = (a: Sink, b: Sink): number =>
  a.price - b.price || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

/** What a player can buy with the credits. Considers only what is offered in the span and in stock. */
export function basketOf(sinks: readonly Sink[], credits: number): Basket {
  const inStock = sinks
    .filter(({ type, left, most }) => type !== 'raffles' && left !== 0 && most > 0)
    .sort(byPrice)
  const sold = inStock.filter(({ price }) => price > 0)
  const prizes: Sink[] = []
  let spent = 0
  let dearest: Sink | undefined
  for (const prize of sold) {
    if (prize.type !== 'prizes') continue
    if (prize.price <= credits && prize.price > (dearest?.price ?? 0)) dearest = prize
    if (spent + prize.price > credits) continue
    spent += prize.price
    prizes.push(prize)
  }
  return {
    dearest,
    prizes,
    spent,
    openings: sold
      .filter(({ type }) => type === 'mysteryboxes')
      .map((box) => ({ box, count: Math.min(Math.floor(credits / box.price), box.left ?? 0) })),
    free: inStock.filter(({ price }) => price === 0),
  }
}
