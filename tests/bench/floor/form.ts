import { idOf, type List, load, type Row, textAt, valueAt } from './data'
import { el } from './dom'

type Kind = 'text' | 'number' | 'checkbox' | 'textarea' | 'datetime-local'
type Field = readonly [label: string, path: string, kind: Kind]

const basics: Field[] = [
  ['Id', 'id', 'text'],
  ['Availability', 'isAvailable', 'checkbox'],
  ['Name', 'name', 'text'],
  ['Description', 'description', 'textarea'],
  ['Image', 'imgUrl', 'text'],
  ['Category', 'category', 'text'],
  ['Tags', 'tags', 'text'],
]
const reward: Field[] = [
  ['Points', 'reward.points', 'number'],
  ['Credits', 'reward.credits', 'number'],
]
const mission: Field[] = [
  ['Priority', 'priority', 'number'],
  ['Refresh period', 'period', 'text'],
  ['Active from', 'active.from', 'datetime-local'],
  ['Active to', 'active.to', 'datetime-local'],
  ['Time to complete', 'timeToComplete', 'checkbox'],
  ['Seconds to complete', 'timing.maxSecondsToComplete', 'number'],
  ['Time to restart', 'timeToRestart', 'checkbox'],
  ['Seconds to restart', 'timing.minSecondsToRestart', 'number'],
  ['Limit completions', 'limitCount', 'checkbox'],
  ['Count limit', 'countLimit', 'number'],
  ['Event', 'objectives.events.0.id', 'text'],
  ['Required count', 'objectives.events.0.count', 'number'],
  ['Level', 'requirement.level.id', 'text'],
  ['Required tags', 'requirement.tags', 'text'],
]
const quiz: Field[] = [
  ['Max seconds to complete', 'timing.maxSecondsToComplete', 'number'],
  ['Pass Quiz Score', 'requiredPassRate', 'number'],
  ['Passed Quiz Message', 'passMessage', 'text'],
  ['Failed Quiz Message', 'failMessage', 'text'],
  ['Shuffle', 'isShuffleRequired', 'checkbox'],
]
const fieldsOf: Record<string, Field[]> = {
  missions: [...basics, ...mission, ...reward],
  quizzes: [...basics, ...quiz, ...reward],
  teams: [...basics, ['Points', 'points', 'number'], ['Credits', 'credits', 'number']],
}

function control(row: Row, [label, path, kind]: Field) {
  const id = `field-${path.replaceAll('.', '-')}`
  const text = textAt(row, path)
  if (kind === 'textarea') return el('label', {}, label, el('textarea', { id, rows: 4, value: text }))
  const input = el('input', { id, type: kind })
  if (kind === 'checkbox') input.checked = valueAt(row, path) === true
  else input.value = kind === 'datetime-local' ? text.slice(0, 16) : text
  return el('label', {}, label, input)
}

/** A closed card with the text of the question. Its controls are created when it opens, as in the console. */
function questionCard(question: Row, index: number) {
  const name = `Question ${index + 1}`
  const card = el(
    'details',
    { 'data-question': index },
    el('summary', {}, `${name} ${textAt(question, 'type')} ${textAt(question, 'text')}`),
  )
  const fill = () => {
    const choices = (question.choices as Row[] | undefined) ?? []
    card.append(
      el(
        'div',
        {},
        control(question, [`${name}, question text`, 'text', 'textarea']),
        control(question, ['Weight', 'weight', 'number']),
        ...choices.flatMap((choice, at) => [
          control(choice, [`${name}, option ${at + 1}`, 'text', 'text']),
          control(choice, ['Correct', 'correctAnswer', 'checkbox']),
        ]),
      ),
    )
  }
  card.addEventListener('toggle', fill, { once: true })
  return card
}

/** The form of one object. Nothing is saved: the bench only reads. */
export async function formScreen({ type, title }: List, id: string): Promise<HTMLElement> {
  const row = (await load(type)).rows.find((one) => idOf(one) === id)
  if (!row) return el('p', { role: 'alert' }, `There is no ${id}`)
  const questions = (row.questions as Row[] | undefined) ?? []
  return el(
    'section',
    {},
    el('header', {}, el('h1', {}, textAt(row, 'name')), el('a', { href: `/${type}/list` }, title)),
    el(
      'form',
      {},
      ...(fieldsOf[type] ?? [...basics, ...reward]).map((field) => control(row, field)),
      ...questions.map(questionCard),
      el('button', { type: 'button' }, 'Save Changes'),
    ),
  )
}
