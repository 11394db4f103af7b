import { fireEvent, screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import { entities } from '@/entities/registry'
import { nouns } from '@/model/words'
import { itemSchema } from '../../openapi'
import { filledBy } from './filledBy'
import { openEditor } from './openEditor'
import { lists, serveLists } from './openForm'

/* What a user without write permission sees of every form (rules PERM-10, PERM-12). */

type Fields = Record<string, unknown>

const reader = ['account:read', 'admin:read']
const controls = ['textbox', 'spinbutton', 'combobox', 'switch', 'radio', 'checkbox', 'slider'] as const

serveLists()

/** What players and editors wrote: every text of the form shows it as it was received. */
const textsOf = ({ name, description, category, questions }: Fields): string[] =>
  [name, description, category, ...textsIn(questions)].filter((text) => typeof text === 'string')

const textsIn = (items: unknown): unknown[] =>
  Array.isArray(items) ? items.flatMap(({ text, choices }) => [text, ...textsIn(choices)]) : []

describe.each(entities.map(({ list }) => list.type))('the form of %s for a reader', (type) => {
  const filled = filledBy(itemSchema(type), type) as Fields
  // Players have no description (rule PLAYER-2).
  const object = type === 'players' ? { ...filled, description: undefined } : filled

  test('shows the values as text, without controls and without Save (rules PERM-10 and PERM-12)', async () => {
    lists.use(http.get('*/admin/api/v0/:type', () => HttpResponse.json([object])))
    const { form, sent } = await openEditor(type, reader, object)
    expect(screen.getByText(/^You have read-only access to this account/)).toBeVisible()
    for (const role of controls) expect(within(form).queryAllByRole(role)).toEqual([])
    expect(form.querySelector('input, select, textarea')).toBeNull()
    // Copying the id, the sections, and what a word means: nothing that writes.
    const names = within(form)
      .queryAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent ?? '')
    const sections = within(form)
      .getAllByRole('heading', { level: 2 })
      .map((heading) => heading.textContent)
    expect(
      names.filter((name) => !sections.includes(name) && !/^(Copy id|What (is|are)) /.test(name)),
    ).toEqual([])
    for (const text of textsOf(object)) expect(form).toHaveTextContent(text)
    fireEvent.keyDown(window, { key: 's', ctrlKey: true })
    fireEvent.keyDown(window, { key: 'Enter', ctrlKey: true })
    expect(sent).toEqual([])
  })

  test('a new object shows the note alone', async () => {
    const { form, sent } = await openEditor(type, reader)
    expect(screen.getByText(/^You have read-only access/)).toBeVisible()
    for (const role of [...controls, 'button'] as const) expect(within(form).queryAllByRole(role)).toEqual([])
    // The way back to the list.
    expect(within(form).getAllByRole('link')).toHaveLength(1)
    fireEvent.keyDown(window, { key: 's', ctrlKey: true })
    expect(sent).toEqual([])
  })
})

test('a read-only form names what is not set, off and missing in words', async () => {
  const prize = { id: 'mug', account: 'selected', name: 'Mug', limitStock: false, stockCount: 5 }
  await openEditor('prizes', reader, prize)
  const value = (label: string) => screen.getByRole('group', { name: label })
  expect(value('Description')).toHaveTextContent('Not set')
  expect(value('Availability')).toHaveTextContent('Active')
  expect(value('Limit Stock Levels')).toHaveTextContent('Off')
  expect(value('Stock count')).toHaveTextContent('5 (not in use)')
  expect(value('Image')).toHaveTextContent('Default image')
  expect(value(`${nouns.credits.title} to Purchase`)).toHaveTextContent('Not set')
})

test('a read-only form names a list without texts', async () => {
  await openEditor('accounts', reader, { account: 'selected', name: 'Selected', prizingModels: [] })
  expect(screen.getByRole('group', { name: 'Prizing models' })).toHaveTextContent('Not set')
})

test('a read-only form names what it refers to, and opens it', async () => {
  const raffle = {
    ...{ id: 'draw', account: 'selected', name: 'Draw' },
    prizes: [
      { id: 'mug', count: 1200 },
      { id: 'lost', count: 1 },
    ],
  }
  await openEditor('raffles', reader, raffle)
  const prizes = screen.getByRole('group', { name: 'Prizes' })
  const rows = within(prizes).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual(['MugUnits: 1,200', 'Missing: lostUnits: 1'])
  expect(within(prizes).getByRole('link', { name: 'Open Mug in a new tab' })).toBeVisible()
})

test('a read-only quiz shows its questions open, with types, marks and correct options', async () => {
  const quiz = {
    ...{ id: 'quiz', account: 'selected', name: 'Quiz' },
    questions: [
      {
        ...{ id: 'q', type: 'multi', text: 'Which are green?', strictMode: true },
        choices: [
          { id: 'a', text: 'Leaves', correctAnswer: true },
          { id: 'b', text: '', correctAnswer: false },
        ],
      },
    ],
  }
  await openEditor('quizzes', reader, quiz)
  const question = screen.getByRole('group', { name: 'Question 1' })
  expect(question).toHaveTextContent('Multi')
  expect(question).toHaveTextContent('Strict Mode')
  const options = within(within(question).getByRole('list', { name: 'Options' })).getAllByRole('listitem')
  expect(options.map((option) => option.textContent)).toEqual(['1.LeavesCorrect', '2.No text'])
})
