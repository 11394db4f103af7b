import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { type Session, SessionContext } from '@/auth/session'
import { entityOf } from '@/entities/registry'
import { Gaps } from '@/pages/parts/Gaps'
import { StyleProvider } from '@/ui/theme/StyleProvider'

const rest = { load: vi.fn(), progress: new Map(), errors: new Map(), totalOf: () => undefined }

it('a list that failed while the session was expired shows no extra error, and loads again after signing in (rule USE-4)', () => {
  const retry = vi.fn()
  const list = {
    type: 'streaks' as const,
    entity: entityOf('streaks'),
    rows: undefined,
    isLoading: false,
    isPartial: false,
    error: 'This token was revoked',
    retry,
  }
  const gaps = (expired: boolean) => (
    <StyleProvider>
      <SessionContext value={{ expired } as Session}>
        <Gaps lists={[list]} rest={rest} />
      </SessionContext>
    </StyleProvider>
  )
  const { rerender } = render(gaps(true))
  expect(screen.getByText('Streaks could not be checked while you are signed out.')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(retry).not.toHaveBeenCalled()
  rerender(gaps(false))
  expect(retry).toHaveBeenCalledTimes(1)
})
