import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { JournalLine } from '@/engine/journal/filter'
import { Lines } from '@/pages/journal/Lines'
import { StyleProvider } from '@/ui/theme/StyleProvider'

// Runs in test:all: it shows generated journals.

const start = Date.UTC(2020, 0, 1)
const lines = Array.from(
  { length: 2001 },
  (_, index): JournalLine => ({ kind: 'day', key: `${index}`, at: start - index * 86_400_000, count: 1 }),
)

/** As a browser: a page that is shorter on paper is scrolled up, and is not scrolled back. */
let top = 0
Object.defineProperty(window, 'scrollY', {
  configurable: true,
  get: () => {
    if (document.querySelectorAll('li').length > 1000) top = Math.min(top, 900)
    return top
  },
})
window.scrollTo = ((options: ScrollToOptions) => {
  top = options.top ?? 0
}) as typeof window.scrollTo

const dispatch = (name: string) => act(() => void window.dispatchEvent(new Event(name)))
const places = () => screen.getAllByRole('heading', { level: 2 }).map((head) => placeOf(head))
const placeOf = (head: HTMLElement) => Number(head.closest('li')?.getAttribute('aria-posinset'))

beforeEach(() => {
  top = 0
  // jsdom has no layout.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(44)
  render(
    <StyleProvider>
      <Lines
        lines={lines}
        reverted={{ isReverted: () => false, revertOf: () => undefined } as never}
        onToggle={() => {}}
        onRevert={async () => {}}
        accountOf={() => ({ name: '' }) as never}
      />
    </StyleProvider>,
  )
})

it('has the first 2,000 lines on paper, and says what is left out (rule VIEW-3)', () => {
  expect(places().length).toBeLessThan(100)
  dispatch('beforeprint')
  const printed = places()
  expect([printed.length, printed[0]]).toEqual([2000, 1])
  expect(
    screen.getByText('Lines 1 to 2,000 of 2,001. 1 more line not printed. Filters make the journal shorter.'),
  ).toBeInTheDocument()
  dispatch('afterprint')
  expect(places().length).toBeLessThan(100)
})

it('has the lines in view on paper, however far down they are, and is scrolled there after it', () => {
  top = 80_000
  dispatch('scroll')
  const seen = places()
  expect(seen[0]).toBeGreaterThan(1500)
  dispatch('beforeprint')
  expect(places().slice(0, 1)).toEqual([2])
  expect(places()).toEqual(expect.arrayContaining(seen))
  expect(screen.getByText(/^Lines 2 to 2,001 of 2,001\. 1 more line not printed/)).toBeInTheDocument()
  dispatch('scroll')
  expect(window.scrollY).toBe(900)
  expect(places()[0]).toBe(2)
  dispatch('afterprint')
  expect(window.scrollY).toBe(80_000)
  expect(places()).toEqual(seen)
})
