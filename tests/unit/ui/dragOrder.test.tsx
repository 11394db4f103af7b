import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { fireEvent, screen } from '@testing-library/react'
import { useRef, useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { DropLine, Grip } from '@/ui/DragOrder'
import { show } from './show'

/* jsdom has no drag events: what the browser would report is called here. */
vi.mock('@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter', () => ({
  draggable: vi.fn(() => () => undefined),
  dropTargetForElements: vi.fn(() => () => undefined),
}))

const onMove = vi.fn()

function List() {
  const list = useRef<HTMLDivElement>(null)
  const [names, setNames] = useState(['one', 'two', 'three'])
  return (
    <>
      <div ref={list}>
        {names.map((name) => (
          <div key={name} data-item>
            <Grip item="[data-item]" name={name} />
            <button type="button">{`Open ${name}`}</button>
            <input aria-label={name} />
          </div>
        ))}
        <DropLine
          list={list}
          item="[data-item]"
          onMove={(from, to) => {
            onMove(from, to)
            setNames(names.toSpliced(from, 1).toSpliced(to, 0, names[from] as string))
          }}
        />
      </div>
      <button type="button" onClick={() => setNames(names.slice(1))}>
        Remove one
      </button>
    </>
  )
}

const blur = () => (document.activeElement as HTMLElement).blur()

/** Presses the grip of an item, and returns what drops it at the end of the list. */
function drag(name: string) {
  const grip = screen.getByTitle(`Drag to move ${name}`)
  fireEvent.pointerDown(grip)
  // The press of a mouse on what takes no focus.
  blur()
  const location = { current: { input: { clientY: 100 } } }
  const args = { source: { element: grip, data: {} }, location } as never
  const source = vi.mocked(draggable).mock.calls.find(([{ element }]) => element === grip)?.[0]
  const target = vi.mocked(dropTargetForElements).mock.calls[0]?.[0]
  return {
    over: () => target?.onDrag?.(args),
    drop: async () => {
      source?.onDrop?.(args)
      target?.onDrop?.(args)
      await Promise.resolve()
    },
  }
}

beforeEach(() => {
  vi.clearAllMocks()
  show(<List />)
})

it('the field that is edited has the focus again after another item was dropped', async () => {
  screen.getByRole('textbox', { name: 'two' }).focus()
  await drag('one').drop()
  expect(onMove).toHaveBeenCalledExactlyOnceWith(0, 2)
  expect(screen.getByRole('textbox', { name: 'two' })).toHaveFocus()
})

it('an item has the focus after its drop if nothing had it', async () => {
  await drag('one').drop()
  expect(screen.getByRole('button', { name: 'Open one' })).toHaveFocus()
})

it('a focus that went elsewhere during the drag stays there', async () => {
  screen.getByRole('textbox', { name: 'two' }).focus()
  const { drop } = drag('one')
  screen.getByRole('textbox', { name: 'three' }).focus()
  await drop()
  expect(screen.getByRole('textbox', { name: 'three' })).toHaveFocus()
})

it('an item that leaves the list during the drag moves nothing', async () => {
  const { over, drop } = drag('one')
  fireEvent.click(screen.getByRole('button', { name: 'Remove one' }))
  over()
  await drop()
  expect(onMove).not.toHaveBeenCalled()
})
