import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Button } from '@/ui/Button'
import { show } from './show'

const undone = vi.fn()

/** Undo, which has two steps and is disabled by the last one. */
function Steps() {
  const [left, setLeft] = useState(2)
  const undo = () => {
    undone()
    setLeft((before) => before - 1)
  }
  return (
    <>
      <Button disabled={left === 0} onClick={undo}>
        Undo
      </Button>
      <Button onClick={() => setLeft(1)}>Change</Button>
      <Button disabled={left === 0}>Discard</Button>
    </>
  )
}

const button = (name: string) => screen.getByRole('button', { name })

test('a button that its own click disables keeps the focus, is announced as disabled, and does nothing more', async () => {
  const user = userEvent.setup()
  undone.mockClear()
  show(<Steps />)
  button('Undo').focus()
  await user.keyboard('{Enter}{Enter}')
  expect(button('Undo')).toHaveFocus()
  expect(button('Undo')).toBeEnabled()
  expect(button('Undo')).toHaveAttribute('aria-disabled', 'true')
  await user.keyboard('{Enter} ')
  await user.click(button('Undo'))
  expect(undone).toHaveBeenCalledTimes(2)
  // Others are disabled as before.
  expect(button('Discard')).toBeDisabled()

  await user.tab()
  expect(button('Change')).toHaveFocus()
  expect(button('Undo')).toBeDisabled()
  expect(button('Undo')).not.toHaveAttribute('aria-disabled')
})

test('a button that is enabled again while it has the focus works again', async () => {
  const user = userEvent.setup()
  undone.mockClear()
  const { rerender } = show(<Button onClick={undone}>Save</Button>)
  button('Save').focus()
  rerender(
    <Button disabled onClick={undone}>
      Save
    </Button>,
  )
  expect(button('Save')).toHaveAttribute('aria-disabled', 'true')
  rerender(<Button onClick={undone}>Save</Button>)
  expect(button('Save')).not.toHaveAttribute('aria-disabled')
  await user.keyboard('{Enter}')
  expect(undone).toHaveBeenCalledOnce()
})
