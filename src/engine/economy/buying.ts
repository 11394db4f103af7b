import { itemsOf, nameOf, type ProgrammeIndex, type Row, rowOf } from '@/engine/programme/programmeIndex'
import { reachOf, requirementsOf } from '@/engine/programme/reach'
import { drawsOf } from '@/engine/time/repeats'
import { filledText } from '@/lib/value'
import { repeatOf } from '@/model/choices'
import { limitOf } from '@/model/limits'
import { drawOf, onlyDrawOf } from '@/model/prizeWarnings'
import { idOf } from '@/model/references'
import { stockOf, unitsOfItem } from '@/model/stockUnits'
import { chanceOfOne } from './chances'
import { amountAt } from './sources'
import { sum } from './statistics'
import { type DaySpan, liveBounds, windowsOf } from './time'

/* Everything that players can spend credits on. */

export const sinkTypes = ['prizes', 'raffles', 'mysteryboxes'] as const
export type SinkType = (typeof sinkTypes)[number]

export interface Sink {
  type: SinkType
  id: string
  name: string
  row: Row<SinkType>
  /** The price of one unit, entry or opening. */
  price: number
  /** Units that are left; undefined without a limit. */
  left: number | undefined
  /** The most that one player can buy in the span; `Infinity` without a limit. */
  most: number
}

/** Units of a prize that are left; undefined if it never sells out. */
export function unitsLeft(row: Row<SinkType>): number | undefined {
  // The check reports a limited stock without any number as empty, too.
  const left = stockOf('prizes', row)?.left ?? 0
  return left === Number.POSITIVE_INFINITY ? undefined : left
}

/** One kind of prize in a box or a raffle. */
export interface Unit {
  id: string
  name: string
  /** Units that can still be won. */
  units: number
  price: number
}

/** The kinds of prizes in a box or a raffle. A prize that is named by several items is one kind, with all their units. */
function unitsOf(programme: ProgrammeIndex, row: Row<SinkType>): Unit[] {
  const kinds = new Map<string, Unit>()
  for (const [, item] of itemsOf(row.prizes)) {
    const id = filledText(item.id)
    if (id === undefined) continue
    const prize = programme.find('prizes', id)
    const units = unitsOfItem(item).left
    kinds.set(id, {
      id,
      name: prize ? nameOf('prizes', prize) : id,
      units: units + (kinds.get(id)?.units ?? 0),
      price: prize ? amountAt(prize, 'credits') : 0,
    })
  }
  return [...kinds.values()]
}

/** How often a raffle is drawn in a span. */
export function drawsIn(row: Row<'raffles'>, span: DaySpan): number {
  const [draw, { to }] = [drawOf(row), liveBounds(row)]
  return drawsOf({ draw, period: repeatOf(row.period), to }, span.from, span.to - 1).length
}

/** The part of a span before the only draw of a raffle: an entry that is bought later cannot win. */
function untilOnlyDraw(type: SinkType, row: Row<SinkType>, span: DaySpan): DaySpan {
  const draw = onlyDrawOf(type, rowOf('raffles', row))
  return draw === undefined ? span : { from: span.from, to: Math.min(span.to, draw + 1) }
}

/** Everything that players can buy now or later, in the order of the lists. */
export const sinksOf = (programme: ProgrammeIndex, span: DaySpan): Sink[] =>
  sinkTypes.flatMap((type) =>
    programme
      .rows(type)
      .filter(
        (row) =>
          programme.isOffered(row) && (onlyDrawOf(type, rowOf('raffles', row)) ?? Infinity) >= programme.now,
      )
      .map((row): Sink => {
        const limit = limitOf(row)
        const left =
          type === 'prizes' ? unitsLeft(row) : sum(unitsOf(programme, row).map(({ units }) => units))
        // A raffle without a draw in the span cannot be bought in it.
        const isDrawn = type !== 'raffles' || drawsIn(rowOf('raffles', row), span) > 0
        const windows = isDrawn ? windowsOf(type, row, untilOnlyDraw(type, row, span)).length : 0
        const byLimit = limit === undefined ? Number.POSITIVE_INFINITY : limit * windows
        // A raffle accepts more entries than it has prizes, so only the stock of prizes and boxes limits purchases. A
        // raffle without prizes has no buyers.
        const isEndless = left === undefined || (type === 'raffles' && left > 0)
        const byStock = isEndless ? Number.POSITIVE_INFINITY : left
        return {
          type,
          id: idOf(type, row),
          name: nameOf(type, row),
          row,
          price: amountAt(row, 'credits'),
          left,
          most: windows > 0 ? Math.min(byLimit, byStock) : 0,
        }
      }),
  )

/** Whether it is a prize that costs credits and has units left. */
export const isForSale = ({ type, left, price }: Pick<Sink, 'type' | 'left' | 'price'>): boolean =>
  type === 'prizes' && left !== 0 && price > 0

/** The content of a mystery box. Every unit that is left is equally likely. */
export interface BoxContent {
  sink: Sink
  units: number
  /** The expected price of what an opening gives. */
  value: number
  odds: readonly (Unit & { chance: number })[]
}

export const boxesOf = (programme: ProgrammeIndex, sinks: readonly Sink[]): BoxContent[] =>
  sinks
    .filter(({ type }) => type === 'mysteryboxes')
    .map((sink) => {
      const content = unitsOf(programme, sink.row)
      const units = sum(content.map((unit) => unit.units))
      const odds = content.map((unit) => ({ ...unit, chance: units === 0 ? 0 : unit.units / units }))
      return { sink, units, odds, value: sum(odds.map(({ chance, price }) => chance * price)) }
    })

/** The chance of at least one unit of a kind in k openings. */
export const chanceInOpenings = (
  box: Pick<BoxContent, 'units'>,
  unit: Pick<Unit, 'units'>,
  k: number,
): number => chanceOfOne(box.units, unit.units, Math.min(k, box.units))

/** The value of a raffle's prizes, and the income from its entries. */
export interface Raffle {
  sink: Sink
  /** Units that are drawn. */
  units: number
  /** The price of all units together. */
  value: number
  /** The price of the dearest unit. */
  dearest: number
  prizes: readonly Unit[]
  /** Nobody can enter it in the span: nothing is left, it is not open, or its requirement cannot be met. */
  isClosed: boolean
}

export const rafflesOf = (programme: ProgrammeIndex, sinks: readonly Sink[]): Raffle[] => {
  const reach = reachOf(programme)
  return sinks
    .filter(({ type }) => type === 'raffles')
    .map((sink) => {
      const prizes = unitsOf(programme, sink.row)
      return {
        sink,
        prizes,
        units: sum(prizes.map(({ units }) => units)),
        value: sum(prizes.map(({ units, price }) => units * price)),
        dearest: Math.max(0, ...prizes.map(({ price }) => price)),
        isClosed:
          sink.most === 0 || requirementsOf(programme, 'raffles', sink.row).some((one) => !reach.has(one)),
      }
    })
}

/** The chance to win at least one unit of a raffle with `all` entries, of which `mine` are one's own. An entry wins once. */
export const chanceInRaffle = (units: number, all: number, mine: number): number =>
  chanceOfOne(all, Math.min(mine, all), Math.min(units, all))

/** What is sold, against what players hold. */
export interface Shop {
  /** Σ price × units left over offered prizes with limited stock. */
  worth: number
  /** Offered prizes with a price that never run out. */
  unlimited: readonly Sink[]
}

export function shopOf(sinks: readonly Sink[]): Shop {
  const prizes = sinks.filter(({ type }) => type === 'prizes')
  return {
    worth: sum(prizes.map(({ price, left }) => price * (left ?? 0))),
    unlimited: prizes.filter(({ left, price }) => left === undefined && price > 0),
  }
}

/** The total price of one unit of everything that is offered in the span and in stock. */
export const oneOfEach = (sinks: readonly Sink[]): number =>
  sum(sinks.filter(({ most }) => most > 0).map(({ price }) => price))
