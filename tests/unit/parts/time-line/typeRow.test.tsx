import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { nothingOf } from '@/engine/time/arrange'
import type { Span } from '@/engine/time/windows'
import { TypeRow } from '@/parts/time-line/TypeRow'
import { StyleProvider } from '@/ui/theme/StyleProvider'

const range = { from: Date.UTC(2026, 0, 1), to: Date.UTC(2026, 1, 1) }
const spanOf = (index: number): Span => ({
  key: `${index}`,
  type: 'missions',
  id: `${index}`,
  name: `Mission ${index}`,
  ...range,
  isOn: true,
  period: undefined,
  draw: undefined,
  endsWithDraw: false,
  category: '',
  tags: [],
  row: {},
})

const show = (lanes: number, isPrinting: boolean) =>
  render(
    <StyleProvider>
      <TypeRow
        lanes={{
          ...nothingOf('missions'),
          lanes,
          count: lanes,
          bars: Array.from({ length: lanes }, (_, lane) => ({ span: spanOf(lane), before: undefined, lane })),
        }}
        live={lanes}
        isExpanded={false}
        isFolded
        onExpand={() => {}}
        isLoading={false}
        among=""
        range={range}
        packed={range}
        scale={{ origin: range.from, pxPerMs: 1e-7 }}
        view={{ from: 0, to: 300 }}
        layer={{}}
        now={range.from}
        moment={undefined}
        isChoosing={false}
        openKey={undefined}
        activeKey={undefined}
        canMove={false}
        isPrinting={isPrinting}
      />
    </StyleProvider>,
  )
const bars = () => screen.queryAllByRole('button', { name: /^Mission / })

it('a row of the time line has its first lanes on the screen, and 200 on paper (rule VIEW-3)', () => {
  const { unmount } = show(203, false)
  expect(bars()).toHaveLength(4)
  expect(screen.queryByText(/not printed/)).not.toBeInTheDocument()
  unmount()
  show(203, true)
  expect(bars()).toHaveLength(200)
  expect(screen.getByText('3 more not printed')).toBeInTheDocument()
})

it('a row of 200 lanes is whole on paper', () => {
  show(200, true)
  expect(bars()).toHaveLength(200)
  expect(screen.queryByText(/not printed/)).not.toBeInTheDocument()
})
