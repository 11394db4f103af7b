import { fieldText } from './rowText'

/** List search matches on these (spec §2); a level with its name. */
const searchedFields = ['name', 'description', 'title', 'player', 'account', 'team', 'level', 'id']

/** Lower-cased once for each object: a keystroke only compares. A line break parts the fields, no query holds one. */
const haystacks = new WeakMap<object, string>()

function haystackOf(row: object): string {
  let haystack = haystacks.get(row)
  if (haystack === undefined) {
    haystack = searchedFields
      .map((field) => fieldText(row, field))
      .join('\n')
      .toLowerCase()
    haystacks.set(row, haystack)
  }
  return haystack
}

/**
 * Rows that hold the query in one of the searched fields, in the given order. White space around it does not
 * count; white space alone is no query and finds everything (reading B5).
 */
export function searchRows<Item>(
  items: readonly Item[],
  query: string,
  rowOf: (item: Item) => object,
): readonly Item[] {
  const wanted = query.trim().toLowerCase()
  return wanted === '' ? items : items.filter((item) => haystackOf(rowOf(item)).includes(wanted))
}
