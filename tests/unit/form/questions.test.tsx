import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { QuestionsField } from '@/entities/fields/questions/QuestionsField'
import { TextField } from '@/form/fields/TextField'
import { ApiError } from '@/model/apiError'
import { blankTexts, questionWarnings } from '@/model/questionWarnings'
import {
  choice,
  field,
  head,
  ids,
  kind,
  press,
  question,
  sentQuestions,
  show,
  textsOf,
  three,
  type,
} from './questionForm'
import type { Thing } from './render'

describe('a closed question', () => {
  it('shows its type and text and renders no controls', async () => {
    await show()
    expect(head(1)).toHaveTextContent('Question 1 Single Text of x')
    expect(head(1)).toHaveAttribute('aria-expanded', 'false')
    expect(screen.queryByRole('textbox')).toBeNull()
    fireEvent.click(head(3))
    expect(field('Question 3, question text')).toHaveValue('Text of z')
    expect(field('Question 3, response 2')).toHaveValue('Text of z-b')
    expect(screen.queryByLabelText('Question 1, question text')).toBeNull()
  })

  it('is sent back unchanged when another one is edited', async () => {
    const { save, onSave } = await show()
    fireEvent.click(head(1))
    type('Question 1, response 2', 'Other')
    fireEvent.click(within(screen.getByRole('group', { name: 'Question 1' })).getByLabelText('Multi'))
    await save()
    const sent = three()
    Object.assign(sent.questions[0] as Thing, { type: 'multi' })
    Object.assign((sent.questions[0] as Thing).choices[1], { text: 'Other' })
    expect(onSave.mock.lastCall?.[0]).toEqual(sent)
  })
})

describe('the list of questions', () => {
  it('adds a question open, with fresh ids, weight 1 and the focus in its text (rule QUESTION-2)', async () => {
    const { user, save, onSave } = await show()
    press('Add Question')
    expect(field('Question 4, question text')).toHaveFocus()
    await user.keyboard('Why?')
    press('Delete question 4')
    press('Add Question')
    await save()
    const sent = sentQuestions(onSave)[3]
    expect(sent).toEqual({
      id: expect.stringMatching(/^q-[0-9a-f]{24}$/),
      type: 'single',
      text: '',
      weight: 1,
      choices: Array.from({ length: 2 }, () => ({ id: expect.stringMatching(/^c-[0-9a-f]{24}$/), text: '' })),
    })
    expect(sent.choices[0].id).not.toBe(sent.choices[1].id)
  })

  it('duplicates a question with everything but its ids (decision D8)', async () => {
    const { save, onSave } = await show()
    press('Duplicate question 1')
    expect(field('Question 2, question text')).toHaveFocus()
    await save()
    const [original, copy, ...rest] = sentQuestions(onSave) as [Thing, Thing, ...Thing[]]
    expect([original, ...rest]).toEqual(three().questions)
    const all = [original, copy].flatMap((one) => [one.id, ...one.choices.map((each: Thing) => each.id)])
    expect(new Set(all).size).toBe(6)
    const restored = copy.choices.map((each: Thing, index: number) => ({
      ...each,
      id: original.choices[index].id,
    }))
    expect({ ...copy, id: 'x', choices: restored }).toEqual(original)
  })

  it('moves questions by buttons, which keep the focus; values stay with their question', async () => {
    const { user, save, onSave } = await show()
    expect(screen.getByRole('button', { name: 'Move question 1 up' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Move question 3 down' })).toBeDisabled()
    await user.click(screen.getByRole('button', { name: 'Move question 2 up' }))
    // It is the first now: the focus moves to its other button.
    expect(screen.getByRole('button', { name: 'Move question 1 down' })).toHaveFocus()
    expect(screen.getByText('Question 2 is now question 1')).toBeInTheDocument()
    await save()
    const [x, y, z] = three().questions
    expect(sentQuestions(onSave)).toEqual([y, x, z])
    expect(Object.keys(sentQuestions(onSave)[0])).toEqual(['id', 'text', 'choices'])
  })

  it('moves questions by Alt and an arrow key, and keeps them open', async () => {
    const { user, save, onSave } = await show()
    await user.click(head(1))
    await user.keyboard('{Alt>}{ArrowDown}{ArrowDown}{ArrowDown}{/Alt}')
    expect(head(3)).toHaveFocus()
    expect(field('Question 3, question text')).toHaveValue('Text of x')
    await save()
    expect(ids(sentQuestions(onSave))).toEqual(['y', 'z', 'x'])
  })

  it('deletes a question at once, and Undo restores it in its place', async () => {
    const { save, onSave } = await show()
    press('Delete question 2')
    expect(head(2)).toHaveFocus()
    expect(head(2)).toHaveTextContent('Text of z')
    expect(screen.getByText('Unsaved changes')).toBeVisible()
    press('Undo')
    expect(head(2)).toHaveFocus()
    expect(screen.queryByText('Unsaved changes')).toBeNull()
    press('Delete question 3')
    expect(head(2)).toHaveFocus()
    await save()
    expect(ids(sentQuestions(onSave))).toEqual(['x', 'y'])
  })

  it('accepts broken questions, and sends them back unchanged', async () => {
    const broken = [
      null,
      question('x', { weight: -1, choices: 'none' }),
      'text',
      question('y', { choices: [null] }),
    ]
    const Weighed = z.object({
      questions: z.array(
        z
          .object({ weight: z.number().min(0) })
          .nullish()
          .or(z.string()),
      ),
    })
    const { save, onSave } = await show({
      object: { id: 't', account: 'a', questions: broken },
      schema: Weighed,
    })
    fireEvent.click(head(4))
    type('Question 4, question text', 'New')
    press('Add Question')
    await save()
    const sent = sentQuestions(onSave)
    expect(sent).toHaveLength(5)
    expect(sent.slice(0, 4)).toEqual([...broken.slice(0, 3), { ...(broken[3] as Thing), text: 'New' }])
  })
})

describe('the choices of a question', () => {
  it('can be added by button and by Enter, which first moves to the next one; Ctrl Enter saves', async () => {
    const { user, onSave } = await show()
    await user.click(head(3))
    await user.click(field('Question 3, response 1'))
    await user.keyboard('{Enter}')
    expect(field('Question 3, response 2')).toHaveFocus()
    await user.keyboard('{Enter}Third{Enter}')
    expect(field('Question 3, response 4')).toHaveFocus()
    press('Add Response to question 3')
    expect(field('Question 3, response 5')).toHaveFocus()
    expect(onSave).not.toHaveBeenCalled()
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
    expect(textsOf(sentQuestions(onSave)[2])).toEqual(['Text of z-a', 'Text of z-b', 'Third', '', ''])
  })

  it('end with Enter in a blank one, which goes on with the next question (rule QUESTION-5)', async () => {
    const { user } = await show()
    await user.click(head(3))
    field('Question 3, response 2').focus()
    await user.keyboard('{Enter}Third{Enter}{Enter}')
    expect(field('Question 4, question text')).toHaveFocus()
    expect(screen.getAllByLabelText(/^Question 3, response \d+$/).at(-1)).toHaveValue('Third')
  })

  it('can be moved by keyboard and button, and deleted', async () => {
    const { user, save, onSave } = await show()
    await user.click(head(1))
    await user.click(field('Question 1, response 2'))
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}!')
    expect(field('Question 1, response 1')).toHaveFocus()
    expect(field('Question 1, response 1')).toHaveValue('Text of x-b!')
    press('Question 1, response 2: move up')
    press('Question 1, response 2: move up')
    press('Question 1, response 1: delete')
    expect(screen.getByRole('button', { name: 'Question 1, response 1: delete' })).toHaveFocus()
    await save()
    expect(sentQuestions(onSave)[0].choices).toEqual([choice('x-a')])
  })
})

describe('an error inside a closed question', () => {
  const refusal = (at: string) =>
    vi.fn(() => Promise.reject(new ApiError({ kind: 'status', status: 422, field: at, message: 'Too rude' })))

  it('opens the question and gets the focus', async () => {
    const { save } = await show({ onSave: refusal('questions.1.choices.0.text') as never })
    press('Add Question')
    await save()
    const wrong = await screen.findByLabelText('Question 2, response 1')
    await waitFor(() => expect(wrong).toHaveFocus())
    expect(wrong).toHaveAccessibleDescription('Too rude')
    expect(screen.queryByLabelText('Question 1, response 1')).toBeNull()
    fireEvent.click(head(2))
    expect(head(2)).toHaveTextContent('needs attention')
  })

  it('moves with its question, and disappears with the next edit', async () => {
    const { save } = await show({ onSave: refusal('questions.1.choices.0.text') as never })
    press('Add Question')
    await save()
    await screen.findByText('Too rude')
    press('Move question 2 up')
    expect(field('Question 1, response 1')).toHaveAccessibleDescription('Too rude')
    type('Question 1, response 1', 'Polite')
    expect(screen.queryByText('Too rude')).toBeNull()
  })

  it('is shown on the question if the field has no control', async () => {
    const { save } = await show({ onSave: refusal('questions.2.weight') as never })
    press('Add Question')
    await save()
    expect(await screen.findByText('Too rude')).toBeVisible()
    await waitFor(() => expect(head(3)).toHaveFocus())
  })
})

describe('the warnings of a question (decision D2)', () => {
  const warnings = [questionWarnings(blankTexts('response'))]

  it('mark a closed question and the fields of an open one; they block nothing', async () => {
    const { save, onSave } = await show({ spec: { warnings } })
    fireEvent.click(head(1))
    type('Question 1, question text', ' ')
    type('Question 1, response 2', '')
    expect(field('Question 1, question text')).toHaveAccessibleDescription('This question has no text.')
    expect(field('Question 1, response 2')).toHaveAccessibleDescription('This response has no text.')
    fireEvent.click(head(1))
    expect(head(1)).toHaveTextContent('This question has no text.')
    await save()
    expect(onSave).toHaveBeenCalled()
  })

  it('do not appear on a new question until the focus has left it', async () => {
    const { user } = await show({ spec: { warnings } })
    await user.click(screen.getByRole('button', { name: 'Add Question' }))
    await user.tab()
    expect(screen.queryByText(/has no text/)).toBeNull()
    head(1).focus()
    expect(await screen.findAllByText(/has no text/)).toHaveLength(3)
  })
})

const rendered = vi.fn()
function Spy({ of }: { of: string }) {
  rendered(of)
  return null
}

it('typing in a question renders only the edited field', async () => {
  await show({
    fields: (
      <>
        <TextField<Thing> name="name" label="Name" />
        <QuestionsField kind={{ ...kind, QuestionExtra: Spy, ChoiceExtra: Spy }} />
      </>
    ),
  })
  fireEvent.click(head(1))
  fireEvent.click(head(3))
  rendered.mockClear()
  for (const text of ['a', 'ab', 'abc']) {
    type('Question 3, question text', text)
    fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: text } })
  }
  expect(rendered).not.toHaveBeenCalled()
  type('Question 3, response 2', 'abc')
  expect(rendered.mock.calls).toEqual([['Question 3, response 2']])
})
