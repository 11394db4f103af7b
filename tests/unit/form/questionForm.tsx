import { fireEvent, screen } from '@testing-library/react'
import type { QuestionKind } from '@/entities/fields/questions/kind'
import { QuestionsField } from '@/entities/fields/questions/QuestionsField'
import { showForm, type Thing } from './render'

/* A form with three questions, for the tests of questions. */

export const kind: QuestionKind = { choiceLabel: 'Response' }
export const choice = (id: string) => ({ id, text: `Text of ${id}`, imgUrl: '', unknown: { of: id } })
export const question = (id: string, more: Thing = {}) => ({
  id,
  type: 'single',
  text: `Text of ${id}`,
  imgUrl: '',
  weight: 2,
  choices: [choice(`${id}-a`), choice(`${id}-b`)],
  unknown: [id],
  ...more,
})
export const three = () => ({
  id: 't',
  account: 'a',
  // The second one has fewer fields than the others: it must not take over any of theirs.
  questions: [
    question('x'),
    { id: 'y', text: 'Text of y', choices: [{ id: 'y-a', text: 'Y' }] },
    question('z'),
  ],
})

export const show = (props: Partial<Parameters<typeof showForm>[0]> = {}) =>
  showForm({ fields: <QuestionsField kind={kind} />, object: three(), ...props })

export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
export const head = (number: number) =>
  screen.getByRole('button', { name: new RegExp(`^Question ${number}(?![\\d,:])`) })
export const field = (label: string) => screen.getByLabelText(label)
export const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
type Save = Awaited<ReturnType<typeof showForm>>['onSave']
/** The questions in the last request. */
export const sentQuestions = (onSave: Save) =>
  onSave.mock.lastCall?.[0].questions as [Thing, Thing, Thing, Thing]
export const textsOf = ({ choices }: Thing) => choices.map(({ text }: Thing) => text)
export const ids = (questions: Thing[]) => questions.map(({ id }) => id)
