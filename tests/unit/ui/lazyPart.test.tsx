import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense, useCallback, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { unloadable } from '@/lib/missingCode'
import { lazyPart } from '@/ui/lazy'
import { currentToast, dismissToast } from '@/ui/toast'

afterEach(dismissToast)

const Dialog = ({ onClose }: { onClose: () => void }) => (
  <button type="button" onClick={onClose}>
    Close the part
  </button>
)

it('a part that fails to load shows an error and closes, the screen stays, and the next click tries again', async () => {
  const load = vi.fn(async () => Dialog)
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  const [Part, prepare] = lazyPart(load)
  function Screen() {
    const [open, setOpen] = useState(false)
    const close = useCallback(() => setOpen(false), [])
    return (
      <>
        <input aria-label="Name" />
        <button type="button" aria-expanded={open} onFocus={prepare} onClick={() => setOpen(true)}>
          Open
        </button>
        {open && (
          <Suspense>
            <Part onClose={close} />
          </Suspense>
        )}
      </>
    )
  }
  const user = userEvent.setup()
  render(<Screen />)
  await user.type(screen.getByLabelText('Name'), 'typed')
  // Preloading on focus fails silently; the click shows the error.
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  await user.click(screen.getByRole('button', { name: 'Open', expanded: false }))
  await vi.waitFor(() => expect(currentToast()?.description).toBe(unloadable))
  await screen.findByRole('button', { name: 'Open', expanded: false })
  expect(screen.getByLabelText('Name')).toHaveValue('typed')

  await user.click(screen.getByRole('button', { name: 'Open' }))
  await user.click(await screen.findByRole('button', { name: 'Close the part' }))
  expect(screen.queryByRole('button', { name: 'Close the part' })).toBeNull()
})

it('a part that was preloaded renders without a fallback (decision H25)', async () => {
  const [Part, prepare] = lazyPart(async () => Dialog)
  const fallback = vi.fn(() => null)
  const Fallback = () => fallback()
  prepare()
  await Promise.resolve()
  await Promise.resolve()
  render(
    <Suspense fallback={<Fallback />}>
      <Part onClose={() => undefined} />
    </Suspense>,
  )
  expect(screen.getByRole('button', { name: 'Close the part' })).toBeVisible()
  expect(fallback).not.toHaveBeenCalled()
})
