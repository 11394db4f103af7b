import { expect, it } from 'vitest'
import { withRow } from '@/pages/table/selection'

/* Which rows of a long table are rendered (rule TABLE-8). */
it.each([
  ['in view', 3, [2, 3, 4]],
  ['above', 0, [0, 2, 3, 4]],
  ['below', 9, [2, 3, 4, 9]],
  ['below, and removed meanwhile', 10, [2, 3, 4]],
  ['not among the rows that a search leaves', -1, [2, 3, 4]],
])('the row with the focus is rendered: %s', (_, row, rendered) => {
  expect(withRow([2, 3, 4], row, 10)).toEqual(rendered)
})
