import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { readCell } from '@/engine/table/cell'
import { columnsOf, type TableColumn } from '@/engine/table/columns'
import { CellEditor } from '@/pages/table/CellEditor'

/* Words typed into a choice or a switch are read as pasted ones are (rule TABLE-3). */

const columnOf = (type: 'prizes' | 'missions', path: string) =>
  columnsOf(type).find((one) => one.path === path) as TableColumn
const availability = columnOf('prizes', 'isAvailable')
const limit = columnOf('prizes', 'limitCount')
const period = columnOf('missions', 'period')

/** Types a text as the grid does: its first character opens the editor. */
async function typed(column: TableColumn, text: string, key = '{Enter}') {
  const onCommit = vi.fn()
  const { unmount } = render(
    <CellEditor
      column={column}
      label="Cell"
      editing={{ text: text[0] ?? '', isReplacing: true }}
      onCommit={onCommit}
    />,
  )
  await userEvent.keyboard(`${text.slice(1)}${key}`)
  unmount()
  expect(onCommit).toHaveBeenCalledTimes(1)
  return onCommit.mock.calls[0]?.[0] as string | undefined
}

describe('a word', () => {
  it.each([
    ['true', true],
    ['active', true],
    ['1', true],
    ['x', true],
    ['on', true],
    ['yes', true],
    ['y', true],
    ['false', false],
    ['inactive', false],
    ['0', false],
    ['off', false],
    ['no', false],
  ])('typed into a switch means what it means in a paste: %s', async (word, value) => {
    for (const column of [availability, limit])
      expect(readCell(column, (await typed(column, word)) ?? '')).toEqual({ value })
  })

  it('is completed to the label that begins with it, and refused if there is none', async () => {
    expect(await typed(period, 'w')).toBe('week')
    expect(readCell(period, (await typed(period, 'mo')) ?? '')).toEqual({ value: 'monthly' })
    expect(readCell(period, (await typed(period, 'weekly')) ?? '')).toEqual({ value: 'weekly' })
    expect(readCell(availability, (await typed(availability, 'maybe')) ?? '')).toHaveProperty('problem')
  })

  it('is read as it is pasted, whichever it is', () => {
    const words = ['true', 'Active', 'on', 'off', 'day', 'weekly', 'none', 'maybe', '1', 'x', 'This Week']
    return fc.assert(
      fc.asyncProperty(
        fc.constantFrom(availability, limit, period),
        fc.constantFrom(...words),
        async (column, word) => {
          const text = await typed(column, word)
          const [asTyped, asPasted] = [readCell(column, text ?? ''), readCell(column, word)]
          // What a paste takes is never another value when it is typed.
          if ('value' in asPasted) expect(asTyped).toEqual(asPasted)
        },
      ),
      { seed: 5, numRuns: 25 },
    )
  })
})

describe('a cell', () => {
  const opened = (column: TableColumn, text: string) => {
    const onCommit = vi.fn()
    const view = render(
      <CellEditor column={column} label="Cell" editing={{ text, isReplacing: false }} onCommit={onCommit} />,
    )
    return { ...view, onCommit }
  }

  it('in which nothing was chosen stays', () => {
    const { onCommit } = opened(availability, 'maybe')
    fireEvent.blur(screen.getByRole('combobox'))
    expect(onCommit).toHaveBeenCalledWith(undefined, 'stay')
  })

  it('that goes while it is edited gives its text', async () => {
    const { onCommit, unmount } = opened(columnOf('prizes', 'name'), 'Bell')
    await userEvent.type(screen.getByRole('textbox'), ' of brass')
    unmount()
    expect(onCommit).toHaveBeenCalledExactlyOnceWith('Bell of brass', 'stay')
  })

  it('gives its text before the page is reloaded, and only once', async () => {
    const { onCommit, unmount } = opened(columnOf('prizes', 'name'), 'Bell')
    await userEvent.type(screen.getByRole('textbox'), ' of brass')
    act(() => window.dispatchEvent(new Event('pagehide')))
    unmount()
    expect(onCommit).toHaveBeenCalledExactlyOnceWith('Bell of brass', 'stay')
  })
})
