import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Chip } from '@/ui/Chip'

it('a chip is a button that is pressed or not, with its count as a part of its name (rule FRAME-24)', () => {
  render(
    <>
      <Chip isOn count="3">
        Errors
      </Chip>
      <Chip isOn={false}>Warnings</Chip>
    </>,
  )
  expect(screen.getByRole('button', { name: 'Errors 3' })).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByRole('button', { name: 'Warnings' })).toHaveAttribute('aria-pressed', 'false')
})

it('a chip that is a link is current while it is on', () => {
  render(
    <>
      <Chip isOn link={<a href="/errors" />}>
        Errors
      </Chip>
      <Chip isOn={false} link={<a href="/all" />}>
        All
      </Chip>
    </>,
  )
  expect(screen.getByRole('link', { name: 'Errors' })).toHaveAttribute('aria-current', 'true')
  expect(screen.getByRole('link', { name: 'All' })).not.toHaveAttribute('aria-current')
})
