import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { filled } from './filled'
import { at, openForm, serveLists } from './openForm'

serveLists()

const survey = {
  ...filled,
  questions: [{ id: 'q1', type: 'single', text: 'Tea?', choices: [{ id: 'q1-a', text: 'Yes' }] }],
}
const questions = at('Questions')

describe('a survey', () => {
  it('is shuffled unless it has another value (rule SURVEY-1)', async () => {
    await openForm('surveys', survey)
    expect(at('Settings').field('Shuffle', 'switch')).toBeChecked()
  })

  it('has responses without a correct one, and no strict mode (rule QUESTION-3)', async () => {
    await openForm('surveys', survey)
    fireEvent.click(screen.getByRole('button', { name: /^Question 1 / }))
    expect(screen.getByRole('button', { name: 'Add Response to question 1' })).toBeVisible()
    expect(questions.field('Question 1, response 1')).toHaveAttribute('aria-required', 'true')
    expect(questions.field('Question 1, question text')).toHaveAttribute('aria-required', 'true')
    expect(screen.queryByText(/Correct|Strict/)).toBeNull()
  })
})
