import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { type Session, SessionContext } from '@/auth/session'
import { entityOf } from '@/entities/registry'
import { PartialDataNote } from '@/parts/partial-data/PartialDataNote'
import { StyleProvider } from '@/ui/theme/StyleProvider'

const rest = { load: vi.fn(), progress: new Map(), errors: new Map(), totalOf: () => undefined }

const around = (ui: ReactNode, expired = false) => (
  <StyleProvider>
    <SessionContext value={{ expired } as Session}>{ui}</SessionContext>
  </StyleProvider>
)

const failed = {
  type: 'streaks' as const,
  entity: entityOf('streaks'),
  rows: undefined,
  isLoading: false,
  isPartial: false,
  error: 'This token was revoked',
  retry: vi.fn(),
}

it('a list that failed is called not checked only where lists are checked', () => {
  const { rerender } = render(around(<PartialDataNote lists={[failed]} rest={rest} />))
  expect(screen.getByRole('alert')).toHaveTextContent('Streaks could not be loaded: This token was revoked')
  rerender(around(<PartialDataNote lists={[failed]} rest={rest} isCheck />))
  expect(screen.getByRole('alert')).toHaveTextContent('Streaks could not be checked: This token was revoked')
  rerender(around(<PartialDataNote lists={[failed]} rest={rest} />, true))
  expect(screen.getByText('Streaks could not be loaded while you are signed out.')).toBeVisible()
})

it('a list that failed while the session was expired shows no extra error, and loads again after signing in (rule USE-4)', () => {
  const retry = vi.fn()
  const gaps = (expired: boolean) =>
    around(<PartialDataNote lists={[{ ...failed, retry }]} rest={rest} isCheck />, expired)
  const { rerender } = render(gaps(true))
  expect(screen.getByText('Streaks could not be checked while you are signed out.')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(retry).not.toHaveBeenCalled()
  rerender(gaps(false))
  expect(retry).toHaveBeenCalledTimes(1)
})
