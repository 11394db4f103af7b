import { fireEvent, screen } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { UpdateSurveyBody } from '@/generated/zod/surveys/surveys'
import { at, basicEdits, expectEdits, filled, groupingEdits, lists, missingOf, openForm } from './openForm'

beforeAll(() => lists.listen({ onUnhandledFrame: 'error' }))
afterAll(() => lists.close())

const survey = {
  ...filled,
  type: 'basic',
  isShuffleRequired: true,
  reward: { points: 1, credits: 2, achievements: [{ id: 'early', steps: 1, unknown: 1 }] },
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
  it('changes only what was edited', async () => {
    expect(missingOf(UpdateSurveyBody, survey)).toEqual([])
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
      ['points', () => at('Reward').type('Points', '5'), { 'reward.points': 5 }],
      ['steps', () => at('Reward').type('Steps of Early', '8'), { 'reward.achievements.0.steps': 8 }],
    ])
  })

  it('starts basic and shuffled, with nothing else (spec §3)', async () => {
    const { save } = await openForm('surveys')
    expect(at('Settings').field('Shuffle', 'switch')).toBeChecked()
    at('Basic Details').type('Id', 's')
    at('Basic Details').type('Name', 'S')
    expect(await save()).toEqual({
      account: 'a',
      id: 's',
      name: 'S',
      isAvailable: true,
      type: 'basic',
      isShuffleRequired: true,
    })
  })

  it('has responses, of which none is correct, and no strict mode (spec §2)', async () => {
    await openForm('surveys', survey)
    open(1)
    expect(screen.getByRole('button', { name: 'Add Response to question 1' })).toBeVisible()
    expect(questions.field('Question 1, response 1')).toHaveAttribute('aria-required', 'true')
    expect(questions.field('Question 1, question text')).toHaveAttribute('aria-required', 'true')
    expect(screen.queryByText(/Correct|Strict/)).toBeNull()
  })

  it('warns of blank texts, and saves them all the same (reading D2)', async () => {
    const { save } = await openForm('surveys', survey)
    open(1)
    questions.type('Question 1, question text', '')
    questions.type('Question 1, response 1', ' ')
    expect(screen.getByText('This question has no text.')).toBeVisible()
    expect(screen.getByText('This response has no text.')).toBeVisible()
    expect(await save()).toMatchObject({ questions: [{ text: '', choices: [{ text: ' ' }] }, {}] })
  })
})
