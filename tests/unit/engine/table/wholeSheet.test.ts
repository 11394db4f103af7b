import { describe, expect, it } from 'vitest'
import { columnsOf } from '@/engine/table/columns'
import { createReader, emptyTableDraft } from '@/engine/table/tableDraft'
import { pasting } from '@/pages/table/cellActions'
import { itemsOf, prizeSource } from './prizeSource'

// Runs in test:all: each paste has a million lines.

/* Whole columns of a sheet are 1,048,576 lines (rules TABLE-5 and TABLE-9). */

const lines = 1_048_576
const columns = columnsOf('prizes').filter(({ path }) => ['name', 'credits', 'stockCount'].includes(path))
const rows = createReader(prizeSource(itemsOf(50))).read(emptyTableDraft)
const table = { sheet: emptyTableDraft, rows, columns, shown: columns, canAdd: true }
const at = { top: 0, bottom: 0, left: 0, right: 0 }

/** The time that the process has worked, in ms: other work on the machine does not count. */
const worked = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** The result of work that runs in slices, and its longest step in ms. */
function measured<Result>(work: Iterator<void, Result>) {
  let longest = 0
  let from = worked()
  for (;;) {
    const next = work.next()
    const to = worked()
    longest = Math.max(longest, to - from)
    from = to
    if (next.done) return { result: next.value, longest }
  }
}

describe('a paste of whole columns', () => {
  it.each([
    ['two lines are filled', 'Cup\t5\nHat\t6\n', '\t\n', 4],
    ['a header and a line are filled', 'Name\tCredits\nCup\t5\n', '\t\t\r\n', 2],
    ['nothing is filled', '', '\t\n', 0],
  ])(
    'has no step as long as dividing the text into cells, and changes nothing below, where %s',
    (_, filled, blank, count) => {
      const text = filled + blank.repeat(lines - filled.split('\n').length + 1)
      const from = worked()
      expect(text.split('\n').map((line) => line.split('\t'))).toHaveLength(lines + 1)
      const split = worked() - from
      const isShort = () => {
        const { result, longest } = measured(pasting(table, at, text))
        expect(result.cells).toHaveLength(count)
        expect(result.sheet.added).toHaveLength(0)
        return longest < split / 2
      }
      // A garbage collection can lengthen a step.
      expect(isShort() || isShort() || isShort()).toBe(true)
    },
  )
})
