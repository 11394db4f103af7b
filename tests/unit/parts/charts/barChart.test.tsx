import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { BarChart, type BarRow } from '@/parts/charts/BarChart'
import { StyleProvider } from '@/ui/theme/StyleProvider'

const chart = (rows: readonly BarRow[], isTable = false) => (
  <StyleProvider>
    <BarChart
      title="Boxes"
      summary="A summary."
      unit="credits"
      rows={rows}
      look="bar"
      markName="price"
      isTable={isTable}
    />
  </StyleProvider>
)

const boxes = (...values: [value: number, price: number][]): BarRow[] =>
  values.map(([value, mark], index) => ({ key: String(index), label: `Box ${index + 1}`, value, mark }))

const drawn = (part: string) => document.querySelectorAll(`svg [data-part=${part}]`)
/** The lines across bars, without those of the legend. */
const prices = () => document.querySelectorAll('g > line[data-part=mark]')

it('a price far beyond all bars cuts no bar and is not drawn at the end, but below the bars', () => {
  render(chart(boxes([50, 60], [40, 55], [45, 9000])))
  expect(drawn('break')).toHaveLength(0)
  expect(screen.queryByText(/^The strokes across a bar/)).toBeNull()
  expect(prices()).toHaveLength(2)
  expect(screen.getByText('Price beyond the end of the bars: Box 3, 9,000.')).toBeVisible()
})

it('a bar far longer than the others is cut, and its note stands only beside the drawing', () => {
  const rows = boxes([50, 60], [40, 55], [9000, 45])
  const { rerender } = render(chart(rows))
  expect(drawn('break')).toHaveLength(1)
  expect(prices()).toHaveLength(3)
  expect(screen.getByText(/^The strokes across a bar/)).toBeVisible()
  rerender(chart(rows, true))
  expect(screen.getByRole('table')).toBeVisible()
  expect(screen.queryByText(/^The strokes across a bar/)).toBeNull()
})

it('how many have no limit is a sign beside the bar, which the legend explains, and words in the table', () => {
  const rows = [{ key: 'a', label: 'Missions', value: 5, unlimited: 15 }]
  const { rerender } = render(chart(rows))
  expect(document.querySelector('svg [data-part=marked]')).toHaveTextContent(/^∞ 15$/)
  expect(screen.getByText('∞ without a limit')).toBeVisible()
  rerender(chart(rows, true))
  expect(screen.getByRole('cell', { name: '15 without a limit' })).toBeVisible()
})
