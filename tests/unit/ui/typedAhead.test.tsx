import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { Settings } from 'lucide-react'
import { type ComponentType, useRef, useState } from 'react'
import { describe, expect, it, test, vi } from 'vitest'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import { lazyPart } from '@/ui/lazy'
import { ModalDialog } from '@/ui/ModalDialog'
import { PopupMenu } from '@/ui/PopupMenu'
import { keepKeysUntil } from '@/ui/typedAhead'
import type { Plain } from '@/ui/Waiting'

/* What is typed before the part that it belongs to is loaded (rule FRAME-17). */

interface PartProps {
  onClose: () => void
}

function promised<Value>() {
  let resolve = (_: Value): void => undefined
  let reject = (_: Error): void => undefined
  const promise = new Promise<Value>((onResolve, onReject) => {
    resolve = onResolve
    reject = onReject
  })
  return { promise, resolve, reject }
}

const plain: Plain = { title: 'Finder', label: 'Find anything', placeholder: 'Find...' }

function Finder({ onClose }: PartProps) {
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  return (
    <ModalDialog open onClose={onClose} initialFocusRef={input} aria-label="Finder">
      <input ref={input} aria-label="Find" value={text} onChange={(event) => setText(event.target.value)} />
      <output>{text}</output>
    </ModalDialog>
  )
}

const chosen = vi.fn()
const Menu = ({ onClose }: PartProps) => (
  <PopupMenu
    anchor={screen.getByRole('button', { name: 'Open' })}
    label="Menu"
    items={['Edit', 'Copy', 'Move'].map((label) => ({
      label,
      icon: Settings,
      onChoose: () => chosen(label),
    }))}
    onClose={onClose}
  />
)

const confirmed = vi.fn()
const Question = ({ onClose }: PartProps) => (
  <ConfirmDialog
    open
    title="Really?"
    text="It cannot be undone."
    confirmLabel="Delete"
    onCancel={onClose}
    onConfirm={confirmed}
  />
)

/** A screen with a field, and a button that opens a part whose code arrives with `arrive`. */
function show(Part: ComponentType<PartProps>, look: { plain?: Plain } = {}) {
  const code = promised<ComponentType<PartProps>>()
  const [Opened] = lazyPart(() => code.promise, look)
  const keysBelow = vi.fn()
  function Screen() {
    const [open, setOpen] = useState(false)
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: counts keys
      <div onKeyDown={({ nativeEvent }) => keysBelow(nativeEvent.key)}>
        <input aria-label="Name" />
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {open && <Opened onClose={() => setOpen(false)} />}
      </div>
    )
  }
  render(<Screen />)
  return {
    keysBelow,
    user: userEvent.setup(),
    arrive: () => act(async () => code.resolve(Part)),
    fail: () => act(async () => code.reject(new TypeError('offline'))),
    open: () => fireEvent.click(screen.getByRole('button', { name: 'Open' })),
  }
}

describe('a text field that is not loaded yet', () => {
  it('takes what is typed over, with the caret, and nothing of it reaches the screen below (rule FRAME-17)', async () => {
    const { user, open, arrive, keysBelow } = show(Finder, { plain })
    screen.getByLabelText('Name').focus()
    open()
    expect(screen.getByRole('textbox', { name: 'Find anything' })).toHaveFocus()
    await user.keyboard('quest{ArrowLeft}{ArrowLeft}')
    await arrive()
    const find = screen.getByRole<HTMLInputElement>('textbox', { name: 'Find' })
    expect(find).toHaveFocus()
    expect(find).toHaveValue('quest')
    expect(screen.getByRole('status')).toHaveTextContent('quest')
    expect(find.selectionStart).toBe(3)
    expect(screen.getByLabelText('Name')).toHaveValue('')
    expect(keysBelow).not.toHaveBeenCalled()
    await user.keyboard('X')
    expect(find).toHaveValue('queXst')
  })

  it('Escape closes it and returns the focus, and the code that arrives then opens nothing', async () => {
    const { user, open, arrive } = show(Finder, { plain })
    screen.getByLabelText('Name').focus()
    open()
    await user.keyboard('abc{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByLabelText('Name')).toHaveFocus()
    await arrive()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('waits for the end of a composition', async () => {
    const { open, arrive } = show(Finder, { plain })
    open()
    const field = screen.getByRole('textbox', { name: 'Find anything' })
    fireEvent.compositionStart(field)
    fireEvent.input(field, { target: { value: 'に' } })
    await arrive()
    expect(field).toHaveFocus()
    fireEvent.input(field, { target: { value: '日' } })
    fireEvent.compositionEnd(field)
    expect(await screen.findByRole('textbox', { name: 'Find' })).toHaveValue('日')
  })

  it('returns the focus if it cannot be loaded', async () => {
    const { open, fail } = show(Finder, { plain })
    screen.getByLabelText('Name').focus()
    open()
    await fail()
    expect(screen.getByLabelText('Name')).toHaveFocus()
  })

  test('what was typed at any time reaches the field as one text', async () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', '7', 'é', ' ', '-'), maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(letters, letters, async (early, late) => {
        const { user, open, arrive } = show(Finder, { plain })
        open()
        if (early) await user.keyboard(early)
        await arrive()
        if (late) await user.keyboard(late)
        expect(screen.getByRole('textbox', { name: 'Find' })).toHaveValue(early + late)
        document.body.replaceChildren()
      }),
      { numRuns: 15, seed: 59 },
    )
  })
})

it('a menu takes over arrows and Enter in their order', async () => {
  const { user, open, arrive, keysBelow } = show(Menu)
  open()
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(keysBelow).not.toHaveBeenCalled()
  await arrive()
  await vi.waitFor(() => expect(chosen).toHaveBeenLastCalledWith('Move'))
})

it('a question is not answered by keys that were pressed before it was shown', async () => {
  const { user, open, arrive } = show(Question)
  open()
  await user.keyboard('{Tab}{Enter} ')
  await arrive()
  expect(screen.getByRole('alertdialog')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  expect(confirmed).not.toHaveBeenCalled()
})

describe('keys that wait for a screen', () => {
  function wait() {
    render(<input aria-label="Search" type="search" />)
    const pressed: string[] = []
    const onKey = (event: KeyboardEvent) => {
      pressed.push(event.key)
      if (event.key !== '/') return
      event.preventDefault()
      screen.getByLabelText('Search').focus()
    }
    window.addEventListener('keydown', onKey)
    const ready = promised<void>()
    keepKeysUntil(ready.promise)
    return {
      pressed,
      ready,
      user: userEvent.setup(),
      stop: () => window.removeEventListener('keydown', onKey),
    }
  }

  it('act in their order when it is there, and what follows / is typed', async () => {
    const { pressed, ready, user, stop } = wait()
    await user.keyboard('j/bigx{Backspace}')
    expect(pressed).toEqual([])
    await act(async () => ready.resolve())
    await vi.waitFor(() => expect(screen.getByLabelText('Search')).toHaveValue('big'))
    expect(pressed.slice(0, 2)).toEqual(['j', '/'])
    stop()
  })

  it('end with Escape, by a press, and by g, which begins another page', async () => {
    for (const end of ['{Escape}', 'g', 'press']) {
      const { pressed, ready, user, stop } = wait()
      await user.keyboard('j')
      if (end === 'press') fireEvent.pointerDown(document.body)
      else await user.keyboard(end)
      await act(async () => ready.resolve())
      expect(pressed).not.toContain('j')
      await user.keyboard('k')
      expect(pressed).toContain('k')
      stop()
      document.body.replaceChildren()
    }
  })
})

it('lines that are pasted before a text area is loaded stay lines', async () => {
  const Area = ({ onClose }: PartProps) => {
    const area = useRef<HTMLTextAreaElement>(null)
    return (
      <ModalDialog open onClose={onClose} initialFocusRef={area} aria-label="Area">
        <textarea ref={area} aria-label="Questions" />
      </ModalDialog>
    )
  }
  const { user, open, arrive } = show(Area)
  open()
  await user.paste('One?\n* a\n b')
  await arrive()
  expect(screen.getByLabelText('Questions')).toHaveValue('One?\n* a\n b')
})

it('a text field that gets the focus meanwhile keeps it, and nothing opens', async () => {
  const { user, open, arrive } = show(Menu)
  open()
  await user.click(screen.getByLabelText('Name'))
  await user.keyboard('mine')
  await arrive()
  expect(screen.queryByRole('menu')).toBeNull()
  expect(screen.getByLabelText('Name')).toHaveValue('mine')
})
