import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { entities } from '@/entities/registry'
import { glossary, type Term } from '@/generated/glossary'
import type { EntityType } from '@/model/entityTypes'
import { capital } from '@/model/words'
import { openForm, serveLists } from './openForm'

serveLists()

/** The labels that are explained wherever they occur, with their terms. */
const explained: readonly (readonly [label: RegExp, term: Term])[] = [
  [/^Points$/, 'Points'],
  [/^Credits( to (Purchase|Participate))?$/, 'Credits'],
  [/^Refresh period$/, 'Refresh period'],
  [/^(Enable Restriction|Limit (completions|Purchases|Player (Participation|Entries)))$/, 'Limit'],
  [/^Fixed Streak Length$/, 'Streak length'],
  [/^Steps Required$/, 'Steps'],
  [/^Ordinal$/, 'Ordinal'],
  [/^Driving missions$/, 'Driving missions'],
  [/^Strict Mode$/, 'Strict mode'],
  [/^Priority$/, 'Priority'],
  [/^(Limit Stock Levels|Stock)$/, 'Stock'],
]

/** The terms that each form explains. */
const reward: readonly Term[] = ['Credits', 'Points', 'Steps']
const bought: readonly Term[] = ['Credits', 'Limit', 'Refresh period', 'Stock']
const termsOf: Readonly<Partial<Record<EntityType, readonly Term[]>>> = {
  accounts: [],
  players: ['Credits', 'Points'],
  teams: ['Credits', 'Points'],
  events: [...reward, 'Limit'],
  missions: [...reward, 'Limit', 'Priority', 'Refresh period'],
  streaks: [...reward, 'Priority', 'Refresh period', 'Streak length'],
  achievements: reward,
  levels: [...reward, 'Ordinal'],
  leaderboards: ['Driving missions', 'Refresh period'],
  prizes: bought,
  raffles: bought,
  mysteryboxes: bought,
  surveys: reward,
  quizzes: [...reward, 'Strict mode'],
}

const stock = { stock: { available: 2, redeemed: 1 } }
const filled: Readonly<Record<string, object>> = {
  prizes: stock,
  raffles: stock,
  mysteryboxes: stock,
  quizzes: { questions: [{ id: 'q', type: 'single', text: 'Why?', choices: [] }] },
}

/** The labels of a form, each with the question beside it. */
const labels = () =>
  [...document.querySelectorAll('label, span[id$="-label"]')].map((label) => ({
    text: label.querySelector('span')?.textContent ?? label.textContent ?? '',
    question: label.parentElement
      ?.querySelector(':scope > [aria-label^="What "]')
      ?.getAttribute('aria-label'),
  }))

const termIn = (question: string) => /^What (?:is|are) (.*)\?$/.exec(question)?.[1]

describe('the words of forms are explained beside their labels (rule FAST-6)', () => {
  it.each(entities.map(({ list }) => list.type))('in the form of %s', async (type) => {
    await openForm(type, { id: 'one', player: 'one', name: 'One', account: 'a', ...filled[type] })
    // Questions are folded.
    if (type === 'quizzes') fireEvent.click(screen.getByRole('button', { name: /^Question 1 / }))
    const questions = screen.queryAllByRole('button', { name: /^What (is|are) / })
    const asked = questions.map((button) => termIn(button.getAttribute('aria-label') ?? ''))
    const terms = termsOf[type]
    if (terms) expect([...new Set(asked)].sort()).toEqual([...terms].sort())
    for (const { text, question } of labels()) {
      const term = explained.find(([label]) => label.test(text))?.[1]
      if (term) expect({ text, term: termIn(question ?? '') }).toEqual({ text, term })
    }
    // The mark is no part of a label, so no control is named after it.
    expect(questions.filter((button) => button.closest('label'))).toEqual([])
  })

  it('the mark opens what the glossary says, and Escape gives the focus back', async () => {
    await openForm('levels', { id: 'one', name: 'One', account: 'a' })
    expect(screen.getByRole('spinbutton', { name: 'Ordinal' })).toBeVisible()
    const mark = screen.getByRole('button', { name: 'What is Ordinal?' })
    mark.focus()
    fireEvent.click(mark)
    const popover = await screen.findByRole('dialog', { name: 'What is Ordinal?' })
    expect(popover).toHaveTextContent(capital(glossary.Ordinal))
    fireEvent.keyDown(popover, { key: 'Escape' })
    expect(mark).toHaveFocus()
    expect(screen.queryByRole('dialog', { name: 'What is Ordinal?' })).toBeNull()
  })
})
