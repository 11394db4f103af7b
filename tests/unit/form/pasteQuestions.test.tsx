import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { QuestionKind } from '@/entities/fields/questions/kind'
// Loaded on demand by the field.
import '@/entities/fields/questions/PasteQuestions'
import { QuestionsField } from '@/entities/fields/questions/QuestionsField'
import { press, sentQuestions, show } from './questionForm'
import type { Thing } from './render'

const quiz: QuestionKind = {
  choiceLabel: 'Option',
  ChoiceExtra: () => null,
  newChoice: { correctAnswer: false },
}

async function open(kind = quiz) {
  const form = await show({
    fields: <QuestionsField kind={kind} />,
    object: { id: 't', account: 'a', questions: [] },
  })
  press('Paste questions')
  const dialog = await screen.findByRole('dialog', { name: 'Paste questions' })
  const paste = (text: string) =>
    fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: text } })
  const choose = (...files: File[]) =>
    fireEvent.change(within(dialog).getByLabelText('File of questions'), { target: { files } })
  return { ...form, dialog, paste, choose }
}

const correctOf = (question: Thing) => question.choices.map((one: Thing) => one.correctAnswer)

describe('Paste questions (rule QUESTION-4)', () => {
  it('asks once how a column of answers is meant, and adds nothing before', async () => {
    const { dialog, paste, save, onSave } = await open()
    paste('Question,A,B,C,D,Correct,Points\n2+2?,3,4,5,6,4,10\n1+1?,4,1,2,3,3,10')
    const asked = await within(dialog).findByRole('group', { name: /“Correct” can be read in several ways/ })
    expect(within(dialog).getByText('“Points” has no place here.')).toBeVisible()
    expect(within(dialog).getByRole('button', { name: 'Add' })).toBeDisabled()
    expect(within(asked).getByLabelText(/^Numbers/)).toBeVisible()
    fireEvent.click(within(asked).getByLabelText('Texts of the choices (2+2? 4)'))
    fireEvent.click(await within(dialog).findByRole('button', { name: 'Add 2 questions' }))
    await save()
    expect(sentQuestions(onSave).map(correctOf)).toEqual([
      [false, true, false, false],
      [false, false, false, true],
    ])
  })

  it('asks nothing about answers in a survey, which has none', async () => {
    const { dialog, paste } = await open({ choiceLabel: 'Response' })
    paste('Question,A,B,Correct\n2+2?,1,2,2\n1+1?,2,1,1')
    expect(await within(dialog).findByRole('button', { name: 'Add 2 questions' })).toBeEnabled()
    expect(within(dialog).queryByRole('radio')).toBeNull()
  })

  it.each([
    [
      'Windows-1252',
      new Uint8Array([0x57, 0x61, 0x73, 0x3f, 0x0a, 0xfc]),
      /quiz\.txt, line 2: The file is not UTF-8: it seems to be Latin-1/,
    ],
    [
      'Shift_JIS',
      new Uint8Array([0x93, 0xfa, 0x96, 0x7b, 0x8c, 0xea, 0x0a]),
      /older encoding, such as Windows-1251 or Shift_JIS/,
    ],
    ['a zip', new TextEncoder().encode('PK\u0003\u0004 and more'), /This is a zip archive, no text file/],
    ['XML of Moodle', new TextEncoder().encode('<?xml version="1.0"?><quiz></quiz>'), /This is an XML file/],
  ])('refuses a file in %s, and keeps what was typed', async (_, bytes, message) => {
    const { dialog, paste, choose } = await open()
    paste('Kept?\tyes\tno')
    choose(new File([bytes], 'quiz.txt'))
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(message)
    expect(within(dialog).getByRole('textbox')).toHaveValue('Kept?\tyes\tno')
  })

  it('takes a file in UTF-16 with a byte order mark', async () => {
    const { dialog, choose } = await open()
    const text = '\ufeffQui ?\t*été\thiver'
    choose(
      new File(
        [new Uint8Array(new Uint16Array(Array.from(text, (one) => one.charCodeAt(0))).buffer)],
        'q.txt',
      ),
    )
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Add 1 question' })).toBeEnabled())
    expect(within(dialog).getByText('été (correct)')).toBeVisible()
  })

  it('shows what was not understood first in a long text, and adds all of the rest', async () => {
    const { dialog, paste } = await open()
    paste([...Array.from({ length: 150 }, (_, at) => `Is it ${at}?\t*yes\tno`), 'Alone?'].join('\n'))
    const list = await within(dialog).findByRole('list', { name: 'What was understood' })
    expect(within(list).getAllByRole('listitem')).toHaveLength(100)
    expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent('Line 151 was not understood')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Show 51 more' }))
    expect(within(list).getAllByRole('listitem')).toHaveLength(151)
    expect(within(dialog).getByRole('button', { name: 'Add 150 questions' })).toBeEnabled()
  })
})
