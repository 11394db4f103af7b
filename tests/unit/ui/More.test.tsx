import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { More } from '@/ui/More'

it('says how many rows a press adds, and shows nothing once all rows are shown', () => {
  const { rerender } = render(<More rest={1200} />)
  expect(screen.getByRole('button', { name: 'Show 1,200 more' })).toBeVisible()
  rerender(<More rest={1200} step={50} />)
  expect(screen.getByRole('button', { name: 'Show 50 more' })).toBeVisible()
  rerender(<More rest={7} step={50} of="in Open now" />)
  expect(screen.getByRole('button', { name: 'Show 7 more in Open now' })).toBeVisible()
  rerender(<More rest={0} />)
  expect(screen.queryByRole('button')).toBeNull()
})

it('passes a press on', () => {
  const press = vi.fn()
  render(<More rest={3} label="Show more days" onClick={press} />)
  screen.getByRole('button', { name: 'Show more days' }).click()
  expect(press).toHaveBeenCalledOnce()
})
