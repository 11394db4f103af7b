import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Folding } from '@/parts/filters/Folding'
import { show } from '../../ui/show'

/** Only the queries that a narrow window matches. */
const narrowTo = (width: number) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width / 16 <= Number(/max-width: ([\d.]+)rem/.exec(query)?.[1]),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))

const filters = (
  <Folding count={2} unfolded="md">
    <button type="button">Any type</button>
  </Folding>
)

it('on small screens controls fold to one line that opens a sheet (rule VIEW-7)', async () => {
  narrowTo(390)
  const user = userEvent.setup()
  show(filters)
  expect(screen.queryByRole('button', { name: 'Any type' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Filters · 2' }))
  const sheet = screen.getByRole('dialog', { name: 'Filters' })
  expect(within(sheet).getByRole('button', { name: 'Any type' })).toBeVisible()
  await user.click(within(sheet).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('on wide screens they are shown without a button', () => {
  narrowTo(1440)
  show(filters)
  expect(screen.getByRole('button', { name: 'Any type' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Filters/ })).toBeNull()
})
