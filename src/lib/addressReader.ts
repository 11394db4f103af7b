/* Reading the parameters of an address. A value that the page does not know is left out. */

/** The router parses `?q=007`, `?q=7` and `?q=true` to their own types. Here they are all texts. */
export const textIn = (value: unknown): string | undefined =>
  ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : undefined

/** A text that is not blank. */
export const filledIn = (value: unknown): string | undefined => {
  const text = textIn(value)
  return text?.trim() ? text : undefined
}

/** Reads `?tag=a` and `?tag=a&tag=b`. */
export const textsIn = (value: unknown): readonly string[] | undefined =>
  value === undefined ? undefined : [value].flat().flatMap((one) => textIn(one) ?? [])

export const oneOf =
  <T extends string>(...values: readonly T[]) =>
  (value: unknown): T | undefined =>
    values.find((one) => one === value)

export const countIn = (value: unknown): number | undefined => {
  const count = Number(textIn(value) ?? Number.NaN)
  return Number.isSafeInteger(count) && count >= 0 ? count : undefined
}

type Readers = Readonly<Record<string, (value: unknown) => unknown>>

/** The parameters of a page, from the functions that read them. */
export type SearchOf<Table extends Readers> = { [Name in keyof Table]?: ReturnType<Table[Name]> }

/** Returns the function that reads all parameters of a page. Its result has every key, also without a value. */
export const searchReader =
  <Table extends Readers>(table: Table) =>
  (raw: Readonly<Record<string, unknown>>): SearchOf<Table> =>
    Object.fromEntries(
      Object.entries(table).map(([name, valueIn]) => [name, valueIn(raw[name])]),
    ) as SearchOf<Table>
