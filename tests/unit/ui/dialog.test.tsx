import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import { ModalDialog } from '@/ui/ModalDialog'
import { show } from './show'

const onCancel = vi.fn()
const onConfirm = vi.fn()

function Asker({ isBusy = false }) {
  const [open, setOpen] = useState(false)
  const after = (act: () => void) => () => {
    act()
    setOpen(false)
  }
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      <ConfirmDialog
        open={open}
        title="Delete Mission"
        text="Are you sure?"
        confirmLabel="Delete"
        isBusy={isBusy}
        onCancel={after(onCancel)}
        onConfirm={after(onConfirm)}
      />
    </>
  )
}

async function openConfirm(isBusy = false) {
  show(<Asker isBusy={isBusy} />)
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }))
  return screen.getByRole('alertdialog', { name: 'Delete Mission', description: 'Are you sure?' })
}

beforeEach(() => {
  onCancel.mockReset()
  onConfirm.mockReset()
})

it('a confirm dialog starts on Cancel and keeps the focus inside, both ways', async () => {
  await openConfirm()
  const cancel = screen.getByRole('button', { name: 'Cancel' })
  const confirm = screen.getByRole('button', { name: 'Delete' })
  expect(cancel).toHaveFocus()
  await userEvent.tab()
  expect(confirm).toHaveFocus()
  await userEvent.tab()
  expect(cancel).toHaveFocus()
  await userEvent.tab({ shift: true })
  expect(confirm).toHaveFocus()
})

it('a confirm dialog confirms once and returns the focus', async () => {
  await openConfirm()
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(onConfirm).toHaveBeenCalledOnce()
  expect(onCancel).not.toHaveBeenCalled()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus()
})

it('the focus returns to the button that was pressed, although Safari does not focus it, but not after a key', async () => {
  show(<Asker />)
  const ask = screen.getByRole('button', { name: 'Ask' })
  fireEvent.pointerDown(ask)
  fireEvent.click(ask)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(ask).toHaveFocus()
  ask.blur()
  fireEvent.keyDown(document.body, { key: 'x' })
  fireEvent.click(ask)
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(document.body).toHaveFocus()
})

it('a confirm dialog cancels on Escape', async () => {
  await openConfirm()
  await userEvent.keyboard('{Escape}')
  expect(onCancel).toHaveBeenCalledOnce()
  expect(onConfirm).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus()
})

it('a busy confirm dialog does nothing twice', async () => {
  await openConfirm(true)
  expect(screen.getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await userEvent.keyboard('{Escape}')
  expect(onConfirm).not.toHaveBeenCalled()
  expect(onCancel).not.toHaveBeenCalled()
})

/** jsdom has no layout: every box is 0 x 0 at the origin, so 5/5 is outside. */
function press(target: Element, at: number) {
  fireEvent.mouseDown(target, { clientX: at, clientY: at })
  fireEvent.click(target, { clientX: at, clientY: at })
}

it('a dialog closes on a click outside only if that is enabled', async () => {
  const dialog = await openConfirm()
  press(dialog, 5)
  expect(onCancel).not.toHaveBeenCalled()
})

it('a click outside differs from one inside and from a drag that ends outside', () => {
  const onClose = vi.fn()
  show(
    <ModalDialog open onClose={onClose} closeOnBackdrop aria-label="Global Search">
      <p>Text</p>
    </ModalDialog>,
  )
  const dialog = screen.getByRole('dialog', { name: 'Global Search' })
  press(screen.getByText('Text'), 0)
  fireEvent.mouseDown(screen.getByText('Text'), { clientX: 0, clientY: 0 })
  fireEvent.click(dialog, { clientX: 5, clientY: 5 })
  expect(onClose).not.toHaveBeenCalled()
  press(dialog, 5)
  expect(onClose).toHaveBeenCalledOnce()
})
