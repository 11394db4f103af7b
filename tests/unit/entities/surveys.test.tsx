import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { basicEdits, expectEdits, groupingEdits, rewardEdits } from './edits'
import { filled, filledReward } from './filled'
import { at, openForm, serveLists } from './openForm'

serveLists()

const survey = {
  ...filled,
  ...filledReward,
  type: 'basic',
  isShuffleRequired: true,
  questions: [
    { id: 'q1', type: 'single', text: 'Tea?', weight: 3, choices: [{ id: 'q1-a', text: 'Yes', unknown: 1 }] },
    { id: 'q2', type: 'multi', text: 'When?', imgUrl: '', choices: [], unknown: 1 },
  ],
  completed: 7,
}
const questions = at('Questions')
const open = (number: number) =>
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`^Question ${number} `) }))

describe('a survey', () => {
  it('sends only what was edited', async () => {
    await expectEdits('surveys', survey, [
      ...basicEdits(),
      ...groupingEdits('Settings'),
      ['shuffle', () => at('Settings').flip('Shuffle'), { isShuffleRequired: false }],
      [
        'question text',
        () => {
          open(1)
          questions.type('Question 1, question text', 'Tea or coffee?')
        },
        { 'questions.0.text': 'Tea or coffee?' },
      ],
      [
        'response',
        () => questions.type('Question 1, response 1', 'Tea'),
        { 'questions.0.choices.0.text': 'Tea' },
      ],
      ...rewardEdits(),
    ])
  })

  it('is shuffled unless it has another value (rule SURVEY-1)', async () => {
    await openForm('surveys', { ...survey, isShuffleRequired: undefined })
    expect(at('Settings').field('Shuffle', 'switch')).toBeChecked()
  })

  it('has responses without a correct one, and no strict mode (rule QUESTION-3)', async () => {
    await openForm('surveys', survey)
    open(1)
    expect(screen.getByRole('button', { name: 'Add Response to question 1' })).toBeVisible()
    expect(questions.field('Question 1, response 1')).toHaveAttribute('aria-required', 'true')
    expect(questions.field('Question 1, question text')).toHaveAttribute('aria-required', 'true')
    expect(screen.queryByText(/Correct|Strict/)).toBeNull()
  })

  it('warns about blank texts, and still saves them (decision D2)', async () => {
    const { save } = await openForm('surveys', survey)
    open(1)
    questions.type('Question 1, question text', '')
    questions.type('Question 1, response 1', ' ')
    expect(screen.getByText('This question has no text.')).toBeVisible()
    expect(screen.getByText('This response has no text.')).toBeVisible()
    expect(await save()).toMatchObject({ questions: [{ text: '', choices: [{ text: ' ' }] }, {}] })
  })
})
