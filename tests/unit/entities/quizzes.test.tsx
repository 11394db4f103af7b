import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { correctOptions } from '@/model/questionWarnings'
import { filled } from './filled'
import { at, openForm, serveLists } from './openForm'

serveLists()

const quiz = {
  ...filled,
  requiredPassRate: 80,
  questions: [
    {
      id: 'q1',
      type: 'single',
      text: 'Which are planets?',
      choices: [
        { id: 'q1-a', text: 'Mars', correctAnswer: true },
        { id: 'q1-b', text: 'Moon' },
      ],
    },
  ],
}
const settings = at('Settings')
const questions = at('Questions')
const open = () => fireEvent.click(screen.getByRole('button', { name: /^Question 1 / }))

describe('a quiz', () => {
  it('gives its questions their defaults (rules QUESTION-1, QUESTION-3)', async () => {
    const { save } = await openForm('quizzes', { ...filled, questions: [] })
    questions.press('Add Question')
    const blank = { id: expect.any(String), text: '', correctAnswer: false }
    expect((await save()).questions).toEqual([
      {
        id: expect.any(String),
        type: 'single',
        text: '',
        weight: 1,
        strictMode: false,
        choices: [blank, blank],
      },
    ])
  })

  it('warns about a pass score that cannot be reached, and still saves it (decision D2)', async () => {
    const { save } = await openForm('quizzes', quiz)
    settings.type('Pass Quiz Score', '100')
    expect(settings.field('Pass Quiz Score')).not.toHaveAccessibleDescription(/Nobody/)
    settings.type('Pass Quiz Score', '101')
    expect(settings.field('Pass Quiz Score')).toHaveAccessibleDescription(
      'Nobody can pass: the highest score is 100.',
    )
    expect(await save()).toHaveProperty('requiredPassRate', 101)
  })

  it('warns about questions without a correct option, or with too many (decision D2)', async () => {
    const { save } = await openForm('quizzes', quiz)
    open()
    questions.flip('Question 1, option 2, Correct')
    expect(screen.getByText('Players can pick only one option, but 2 are marked as correct.')).toBeVisible()
    fireEvent.click(questions.field('Multi'))
    expect(screen.queryByText(/Players can pick only one/)).toBeNull()
    questions.flip('Question 1, option 1, Correct')
    questions.flip('Question 1, option 2, Correct')
    expect(screen.getByText('No option of this question is marked as correct.')).toBeVisible()
    await save()
  })
})

it.each([
  ['single', [], 1],
  ['single', [true], 0],
  ['single', [true, true], 1],
  ['multi', [true, true], 0],
  ['multi', [false, undefined], 1],
  ['single', ['true', 1], 1],
])('a %s question whose options are correct as in %j has %i warnings', (type, correct, count) => {
  const choices = correct.map((correctAnswer) => ({ correctAnswer }))
  expect(correctOptions({ type, choices }, 'questions.0')).toHaveLength(count)
})

it('a quiz shows no warning about options that are not an array', () => {
  expect(correctOptions({ choices: 'none' }, 'questions.0')).toHaveLength(1)
})
