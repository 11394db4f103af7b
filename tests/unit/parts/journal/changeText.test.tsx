import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ChangeText } from '@/parts/journal/ChangeText'

/** A million characters, in words that no other text has, between a common start and end. */
const long = (word: string) =>
  `Start ${Array.from({ length: 1_000_000 / (word.length + 7) }, (_, index) => `${word}${String(index).padStart(6, '0')} `).join('')}end`

it.each([
  ['in all of its words', long('a'), long('b')],
  ['in its only word', 'a'.repeat(1_000_000), 'b'.repeat(1_000_000)],
])('a text of a million characters that differs %s is shown in part, at once', (_, was, is) => {
  const change = { key: 'name', path: 'name', fieldName: 'Name', before: was, after: is }
  const { container } = render(<ChangeText type="missions" change={change} />)
  expect(container.querySelector('del')).toHaveTextContent(was.slice(6, 900).trim().slice(0, 500))
  expect(container.querySelector('ins')).toHaveTextContent(is.slice(6, 900).trim().slice(0, 500))
  expect(container.textContent?.length).toBeLessThan(3000)
})
