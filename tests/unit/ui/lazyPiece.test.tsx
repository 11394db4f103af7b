import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { lazyPiece } from '@/ui/lazy'
import { show } from './show'

const Piece = ({ words }: { words: string }) => <p>{words}</p>

it('a piece of a screen that fails to load shows a line with Try again, and the screen stays', async () => {
  const load = vi.fn(async () => Piece)
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  const [Lazy] = lazyPiece(load)
  const user = userEvent.setup()
  show(
    <>
      <input aria-label="Name" />
      <Lazy words="All 2,300" />
    </>,
  )
  await user.type(screen.getByLabelText('Name'), 'typed')
  const tryAgain = () => screen.findByRole('button', { name: 'Try again' })
  expect(await screen.findByRole('alert')).toHaveTextContent('A part of this screen could not be loaded.')
  await user.click(await tryAgain())
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2))
  await user.click(await tryAgain())
  expect(await screen.findByText('All 2,300')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByLabelText('Name')).toHaveValue('typed')
})
