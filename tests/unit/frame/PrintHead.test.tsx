import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PrintHead } from '@/app/frame/AppFrame'
import { StyleProvider } from '@/ui/theme/StyleProvider'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 2, 12, 9, 5) })
})
afterEach(() => {
  vi.useRealTimers()
})

const show = (account?: string) =>
  render(
    <StyleProvider>
      <PrintHead account={account} />
    </StyleProvider>,
  )

it('a printed page shows its account and the time of printing, not when the page was opened', () => {
  show('Brindlewick')
  vi.setSystemTime(new Date(2026, 2, 12, 17, 30))
  window.dispatchEvent(new Event('beforeprint'))
  expect(screen.getByText('Brindlewick · Thu 12 March 2026, 17:30')).toBeInTheDocument()
})

it('a printed page without an account shows only the time', () => {
  show()
  expect(screen.getByText('Thu 12 March 2026, 09:05')).toBeInTheDocument()
})
