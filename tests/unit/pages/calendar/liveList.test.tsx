import { render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { Span } from '@/engine/time/windows'
import { configureFeatures } from '@/model/features'
import { LiveList } from '@/pages/calendar/LiveList'
import { StyleProvider } from '@/ui/theme/StyleProvider'

afterEach(() => configureFeatures({}))

const spanOf = (index: number): Span => ({
  key: `${index}`,
  type: 'missions',
  id: `${index}`,
  name: `Mission ${index}`,
  from: Number.NEGATIVE_INFINITY,
  to: Number.POSITIVE_INFINITY,
  isOn: true,
  period: undefined,
  draw: undefined,
  endsWithDraw: false,
  category: '',
  tags: [],
  row: {},
})

it.each([
  [1, '1 more has no dates and is always live.'],
  [2, '2 more have no dates and are always live.'],
])('%i objects without dates are counted in a sentence', (count, sentence) => {
  // Without Player View nothing here is a link, and no router is needed.
  configureFeatures({ playerView: false })
  render(
    <StyleProvider>
      <LiveList
        spans={Array.from({ length: count }, (_, index) => spanOf(index))}
        filter={{}}
        edits={{}}
        now={Date.UTC(2026, 0, 1)}
        moment={undefined}
        isLoading={false}
      />
    </StyleProvider>,
  )
  expect(screen.getByRole('heading', { name: 'Live now: 0' })).toBeVisible()
  expect(screen.getByText(new RegExp(sentence.replaceAll('.', '\\.')))).toBeVisible()
})
