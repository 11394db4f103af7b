// Runs in test:all: it opens the form of every type with unexpected values.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { entities } from '@/entities/registry'
import { inputText } from '@/model/readable'
import { fixtureOf } from '../../entities'
import { itemSchema } from '../../openapi'
import { filledBy } from './filledBy'
import { at, lists, openForm, section, serveLists } from './openForm'

/**
 * Values of another type than the contract's, for every field of every entity (rule DATA-11): the form shows each as
 * received, and sends it back, or into a copy, as it came.
 */

type Fields = Record<string, unknown>

serveLists()
beforeEach(() => lists.use(http.get('*/admin/api/v0/:type', () => HttpResponse.json([]))))

/** Values that differ in type from any text, number, switch and list. */
const odd = [350, 'odd', { odd: 1 }, ['odd', 2], true, '12 points']
const typeOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)

/** Of these values the next one of another type; each field of an object gets another. */
function differing(value: unknown, turn: number): unknown {
  const others = odd.filter((one) => typeOf(one) !== typeOf(value))
  return others[turn % others.length]
}

const kept = ['id', 'player', 'account', 'name', 'imageFolder']

/** The object with every leaf in another type. */
function withOddLeaves(value: unknown, turn: () => number, key = ''): unknown {
  if (kept.includes(key) || key === 'beyondTheContract') return value
  if (Array.isArray(value))
    return typeof value[0] === 'string' && turn() % 2 === 0
      ? differing(value, turn())
      : value.map((item) => withOddLeaves(item, turn, `${key}.`))
  if (typeof value !== 'object' || value === null) return differing(value, turn())
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, withOddLeaves(part, turn, name)]),
  )
}

/** The object with every part of it, which is an object or a list, in another type. */
const withOddParts = (object: Fields, turn: () => number): Fields =>
  Object.fromEntries(
    Object.entries(object).map(([key, value]) => [
      key,
      typeof value === 'object' && key !== 'beyondTheContract' ? differing(value, turn()) : value,
    ]),
  )

const counter = (start: number) => {
  let count = start
  return () => {
    count += 1
    return count
  }
}

const cases = entities.flatMap(({ list: { type } }) => {
  const object = filledBy(itemSchema(type), type) as Fields
  return [
    [type, 'leaves', withOddLeaves(object, counter(0)) as Fields],
    [type, 'parts', withOddParts(object, counter(0))],
  ] as const
})

const rename = () =>
  fireEvent.change(screen.getByLabelText(/^(Player )?Name/), { target: { value: 'Another name' } })

describe.each(cases)('%s with %s of another type', (type, _what, object) => {
  test('travels back as received, and every such value is shown (rule DATA-11)', async () => {
    const { save } = await openForm(type, object)
    unfold()
    // The schemas, which find such values, load after the form is shown.
    await waitFor(() => expect(forgotten(type, object)).toEqual([]))
    rename()
    expect(await save()).toEqual({ ...object, name: 'Another name' })
  })

  test('is copied as received', async () => {
    const { save } = await openForm(type, undefined, object)
    rename()
    expect(await save()).toEqual({ ...object, name: 'Another name' })
  })
})

/** The values of another type that no remark of the form shows. */
function forgotten(type: string, object: Fields) {
  const shown = [...document.querySelectorAll('[id$="-note"]')].map((note) => note.textContent ?? '')
  const fixed = [...(fixtureOf(type).edited?.fixed ?? []), ...unshown]
  return Object.entries(object)
    .filter(([key, value]) => !kept.includes(key) && !fixed.includes(key) && typeof value !== 'object')
    .filter(([, value]) => value !== filledBy(itemSchema(type), type))
    .filter(([key, value]) => isOdd(type, key, value))
    .filter(([, value]) => !shown.some((text) => text.includes(`Received as ${inputText(value)}`)))
}

/** Fields of every type without a control. */
const unshown = [
  'languages',
  'stock',
  'badges',
  'level',
  'apikey',
  'memberCount',
  'nextDraw',
  'type',
  'completed',
  'maxScore',
  'enabled',
  'rankBy',
]

const isOdd = (type: string, key: string, value: unknown) =>
  typeOf((filledBy(itemSchema(type), type) as Fields)[key]) !== typeOf(value)

/** Opens the questions. */
function unfold() {
  for (const button of document.querySelectorAll<HTMLElement>('form fieldset button[aria-expanded="false"]'))
    if (!button.hasAttribute('aria-haspopup')) fireEvent.click(button)
}

test.each([350, 'true', ['odd'], { odd: 1 }])(
  'a switch that arrives as %j says so, and can be switched',
  async (value) => {
    const received = { id: 'a', account: 'a', name: 'A', timeToComplete: value }
    const { save } = await openForm('missions', received)
    expect(section('Schedule').getByText(`Received as ${inputText(value)}`, { exact: false })).toBeVisible()
    expect(at('Schedule').field('Time to complete', 'switch')).not.toBeChecked()
    at('Schedule').flip('Time to complete')
    expect(section('Schedule').queryByText(/Received as/)).toBeNull()
    expect(await save()).toEqual({ ...received, timeToComplete: true })
  },
)

test('a date that arrives as a number shows it, and can be typed again', async () => {
  const received = { id: 'a', account: 'a', name: 'A', drawTime: 1_790_000_000_000 }
  const { save } = await openForm('raffles', received)
  expect(at('Schedule').field('Draw Date')).toHaveValue('1790000000000')
  at('Schedule').type('Draw Date', '2026-03-01T08:30Z')
  expect(await save()).toEqual({ ...received, drawTime: '2026-03-01T08:30:00Z' })
})

test('a list of rows that arrives as a text says so, and takes rows again', async () => {
  const received = { id: 'a', account: 'a', name: 'A', reward: { points: 1, achievements: 'odd' } }
  const { save } = await openForm('events', received)
  expect(await section('Reward').findByText('Received as odd', { exact: false })).toBeVisible()
  rename()
  expect(await save()).toEqual({ ...received, name: 'Another name' })
  at('Reward').press('Add Achievement')
  expect(screen.queryByText(/Received as odd/)).toBeNull()
})
