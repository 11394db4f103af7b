import { contract, itemSchema } from '../openapi'

/** The types with an active range. */
const types = Object.entries(contract.paths)
  .filter(([, { get, post }]) => get && post)
  .map(([path]) => path.slice(1))
  .filter((type) => itemSchema(type).properties?.active)
const dayMs = 86_400_000

/** The start of the window of `manyWindows` with this index, in days from now. */
export const startDayOf = (index: number): number => ((index * 37) % 1000) - 500

/** Lists of `count` objects that are active for some days or weeks each, from last year to the next. */
export const manyWindows = (count: number) =>
  types.map((type) => ({
    path: type,
    body: JSON.stringify(
      Array.from({ length: count }, (_, index) => {
        const from = Date.now() + startDayOf(index) * dayMs
        return {
          id: `${type}-${index}`,
          account: 'acme',
          name: `${['Silver', 'Golden', 'Amber', 'Iron'][index % 4]} one of ${type}, number ${index}`,
          isAvailable: index % 5 !== 0,
          category: ['outdoors', 'puzzles'][index % 2],
          active: {
            from: new Date(from).toISOString(),
            to: new Date(from + (3 + (index % 40)) * dayMs).toISOString(),
          },
        }
      }),
    ),
  }))
