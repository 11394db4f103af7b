import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

const messageOf = (query: () => unknown): string => {
  try {
    query()
  } catch (error) {
    return (error as Error).message
  }
  return expect.fail('The query found an element')
}

const frame = (
  <>
    <nav>
      <a href="/teams">Teams</a>
    </nav>
    <main>
      <p>No data</p>
      <button type="button">Add Team</button>
      <svg aria-hidden>
        <path d="M0 0" />
      </svg>
    </main>
  </>
)

it('the message of a query without a result shows the screen, without the frame and icons', () => {
  render(frame)
  const message = messageOf(() => screen.getByText('Team Otter'))
  expect(message).toContain('Unable to find an element with the text: Team Otter')
  expect(message).toContain('No data')
  expect(message).not.toMatch(/Teams|path/)
})

it('shows the open dialog in place of the screen', () => {
  render(
    <>
      {frame}
      <div role="dialog">Delete it?</div>
    </>,
  )
  const message = messageOf(() => screen.getByLabelText('Name'))
  expect(message).toContain('Delete it?')
  expect(message).not.toContain('No data')
})

it('names the elements with the wanted role, and no others', () => {
  render(frame)
  const message = messageOf(() => screen.getByRole('button', { name: 'Save' }))
  expect(message).toContain('Elements with this role: "Add Team"')
  expect(message).not.toMatch(/Name "Teams"|navigation:/)
  expect(messageOf(() => screen.getByRole('row'))).toContain('There is no element with this role.')
})

it('shows only the element that was searched, and not more than can be read', () => {
  render(
    <ul>
      {Array.from({ length: 500 }, (_, index) => `Row ${index}`).map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>,
  )
  const [row] = screen.getAllByRole('listitem')
  expect(messageOf(() => within(row as HTMLElement).getByText('Other'))).not.toContain('Row 1')
  const message = messageOf(() => screen.getByText('Other'))
  expect(message.length).toBeLessThan(5000)
  expect(message).toContain('...')
})
