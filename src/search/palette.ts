import { commandQuery } from './commandQuery'
import { FoundObjects, type SearchResult } from './searchEntities'
import { type Command, sections } from './types'

/** At most this many commands are above the results. They need a word that begins with the query (rule SEARCH-9). */
const mostAbove = 3
/** At most this many further commands are below the results. A query for commands only shows all of them above. */
const mostBelow = 8

type PaletteItem = Command | SearchResult

export const isResult = (item: PaletteItem | undefined): item is SearchResult =>
  item !== undefined && 'source' in item

const keyOf = (item: PaletteItem) =>
  isResult(item) ? `${item.source.type} ${item.id}` : `command ${item.id}`

const isPlace = ({ href }: Command) => href !== undefined

/** After a list has changed, a result is looked for at this distance from its previous position. */
const nearby = 1000

/** Commands and results of a query as one list, in display order. */
export class Palette {
  readonly length: number
  /**
   * Index of the item that Enter opens if the user does not move: a command with an address, or a result. -1 if there
   * is none.
   */
  readonly first: number

  constructor(
    readonly above: readonly Command[] = [],
    readonly results = new FoundObjects(),
    readonly below: readonly Command[] = [],
    first?: number,
  ) {
    this.length = above.length + results.length + below.length
    this.first = first ?? this.firstPlace()
  }

  private firstPlace(): number {
    const place = this.above.findIndex(isPlace)
    if (place >= 0) return place
    if (this.results.length > 0) return this.above.length
    const below = this.below.findIndex(isPlace)
    return below < 0 ? -1 : this.belowAt + below
  }

  /** Index of the first command below the results. */
  get belowAt(): number {
    return this.above.length + this.results.length
  }

  at(index: number): PaletteItem | undefined {
    if (index < 0) return undefined
    if (index < this.above.length) return this.above[index]
    if (index < this.belowAt) return this.results.at(index - this.above.length)
    return this.below[index - this.belowAt]
  }

  keyAt(index: number): string | undefined {
    const item = this.at(index)
    return item && keyOf(item)
  }

  indexOfKey(key: string, near: number): number {
    if (this.keyAt(near) === key) return near
    const isKey = (item: PaletteItem) => keyOf(item) === key
    const above = this.above.findIndex(isKey)
    if (above >= 0) return above
    const from = Math.max(0, near - nearby)
    const result = this.results.slice(from, near + nearby).findIndex(isKey)
    if (result >= 0) return this.above.length + from + result
    const below = this.below.findIndex(isKey)
    return below < 0 ? -1 : this.belowAt + below
  }
}

/** The commands by their section, in the order of sections. */
export const bySection = (commands: readonly Command[]) =>
  sections.flatMap((section) => {
    const own = commands.filter((command) => command.section === section)
    return own.length > 0 ? [{ section, commands: own }] : []
  })

const inOrder = (commands: readonly Command[]) => bySection(commands).flatMap(({ commands: own }) => own)

interface PaletteParts {
  /** Trimmed. */
  query: string
  results: FoundObjects
  /** Lists are still loading. Commands below the results wait for them, so that nothing moves. */
  isLoading: boolean
  commandsOf: ((query: string, all: boolean) => readonly Command[]) | undefined
}

/** The items of Global Search for a query (rules SEARCH-9 and SEARCH-10). */
export function paletteOf({ query, results, isLoading, commandsOf }: PaletteParts): Palette {
  const asked = commandQuery(query)
  const found = commandsOf?.(asked ?? query, asked !== undefined) ?? []
  if (asked !== undefined) return new Palette(inOrder(found), results, [], 0)
  // Without a query no item is active, so that Enter does nothing.
  if (query === '') return new Palette(inOrder(found), results, [], -1)
  const near = found.filter(({ isLate }) => !isLate)
  const others = [...found.filter(({ isLate }) => isLate), ...near.slice(mostAbove, mostAbove + mostBelow)]
  return new Palette(inOrder(near.slice(0, mostAbove)), results, isLoading ? [] : inOrder(others))
}
