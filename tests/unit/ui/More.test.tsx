import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
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

describe('the focus of a press that shows the last rows', () => {
  /** Six rows, two at first, after another list. */
  function Rows({ isLinked = false, step }: { isLinked?: boolean; step?: number }) {
    const [shown, setShown] = useState(2)
    const rows = [1, 2, 3, 4, 5, 6].slice(0, shown)
    return (
      <section>
        <ul>
          <li>Other</li>
        </ul>
        <ul>
          {rows.map((row) => (
            <li key={row}>{isLinked ? <a href={`/${row}`}>{`Row ${row}`}</a> : `Row ${row}`}</li>
          ))}
        </ul>
        <More rest={6 - shown} {...(step && { step })} onClick={() => setShown(shown + (step ?? 4))} />
        <button type="button">After</button>
      </section>
    )
  }
  const press = async () => {
    screen.getByRole('button', { name: /Show/ }).focus()
    await userEvent.keyboard('{Enter}')
  }

  it('goes to the control of the first row that it added', async () => {
    render(<Rows isLinked />)
    await press()
    await waitFor(() => expect(screen.getByRole('link', { name: 'Row 3' })).toHaveFocus())
  })

  it('goes to that row itself if it has no control, from where Tab goes on', async () => {
    render(<Rows />)
    await press()
    await waitFor(() => expect(screen.getByText('Row 3')).toHaveFocus())
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus()
  })

  it('stays on the button as long as there are more rows', async () => {
    render(<Rows isLinked step={2} />)
    await press()
    expect(screen.getByRole('button', { name: 'Show 2 more' })).toHaveFocus()
    await press()
    await waitFor(() => expect(screen.getByRole('link', { name: 'Row 5' })).toHaveFocus())
  })
})
