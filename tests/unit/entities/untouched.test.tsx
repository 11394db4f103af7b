import { fireEvent, screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import { entities } from '@/entities/registry'
import { fixtureOf } from '../../entities'
import { itemSchema } from '../../openapi'
import { filledBy } from './filledBy'
import { at, lists, openForm, serveLists } from './openForm'

/**
 * Every field of the contract is edited by exactly one control or sent back unchanged (decisions A1, A2), for every
 * entity of the registry: the test opens the form of an object with all fields filled and unknown ones added, then
 * changes and saves each control in turn.
 */

type Fields = Record<string, unknown>

const offered = [
  { id: 'first', name: 'First', ordinal: 1 },
  { id: 'second', name: 'Second', ordinal: 2 },
]
serveLists()

/** Decision D7: the ordinal is stored with the id. */
const levelControl = { Level: ['requirement.level.id', 'requirement.level.ordinal'] }

/**
 * Fields of every type without a control (rules DATA-4, DATA-7; decision A1). Everything nested inside belongs to
 * them.
 */
const fixedEverywhere = ['account', 'id', 'languages', 'stock', 'beyondTheContract']

const isIn = (path: string, fields: readonly string[]) =>
  fields.some((field) => path === field || path.startsWith(`${field}.`))

/** Every leaf that differs, by its dot path; `undefined` marks a removed one. */
function changes(before: unknown, after: unknown, path = ''): Fields {
  if (Object.is(before, after)) return {}
  const isBranch = (value: unknown): value is Fields => typeof value === 'object' && value !== null
  if (!isBranch(before) || !isBranch(after) || Array.isArray(before) !== Array.isArray(after)) {
    return { [path]: after }
  }
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return Object.assign(
    {},
    ...keys.map((key) => changes(before[key], after[key], path ? `${path}.${key}` : key)),
  )
}

/** All rows of a list count as one: 'questions.*.text'. */
const rowless = (path: string) => path.replace(/\.\d+(?=\.|$)/g, '.*')

/** Every field of the contract in an object, by its path. */
const fieldsOf = (object: Fields) =>
  Object.entries(object)
    .flatMap(([key, value]) => leaves(value, key))
    .map(rowless)

function leaves(value: unknown, path: string): string[] {
  if (path.endsWith('beyondTheContract')) return []
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([key, part]) => leaves(part, `${path}.${key}`))
}

describe.each(entities.map((entity) => [entity.list.type, entity] as const))(
  'the form of %s',
  (type, entity) => {
    const object = filledBy(itemSchema(type), type) as Fields
    const { fixed: fixedHere = [], controls: special = {}, needed = {} } = fixtureOf(type).edited ?? {}
    const writesMore: Record<string, string[]> = { ...levelControl, ...special }

    test('each control changes its own path and nothing else', { timeout: 120_000 }, async () => {
      lists.use(http.get('*/admin/api/v0/:type', () => HttpResponse.json(offered)))
      const { save } = await openForm(type, object)
      unfold()
      const editedBy = new Map<string, string>()
      let before = object
      for (const { label, edit } of controls().filter((control) => writesMore[control.label]?.length !== 0)) {
        edit()
        const sent = await save().catch(() => expect.fail(`${label}: nothing was sent`))
        const paths = Object.keys(changes(before, sent))
        expect(changes(before, sent), label).not.toEqual({})
        if (paths.length > 1) expect(paths, label).toEqual(writesMore[label])
        for (const path of paths) {
          expect(editedBy.get(path), `${path} is edited by ${label}, too`).toBeUndefined()
          editedBy.set(path, label)
        }
        before = sent
      }
      const edited = [...editedBy.keys()].map(rowless)
      const fixed = [...fixedEverywhere, ...fixedHere]
      const forgotten = fieldsOf(object).filter((path) => !isIn(path, edited) && !isIn(path, fixed))
      expect([...new Set(forgotten)], 'fields that no control edits').toEqual([])
      expect(
        edited.filter((path) => isIn(path, fixed)),
        'fields that no control should edit',
      ).toEqual([])
    })

    test.each([
      ['nothing else', (): Fields => ({})],
      ['nothing but nulls', () => Object.fromEntries(Object.keys(object).map((key) => [key, null]))],
    ])('an object with an id and %s gets the typed name, and nothing else', async (_, rest) => {
      const { player, account, id } = object
      const bare = JSON.parse(JSON.stringify({ ...rest(), player, account, id })) as Fields
      const { save } = await openForm(type, { ...bare, name: 'Bare', ...needed })
      fireEvent.change(screen.getByLabelText(/^(Player )?Name/), { target: { value: 'Another name' } })
      expect(await save()).toEqual({ ...bare, name: 'Another name', ...needed })
    })

    test('the request contains all fields', async () => {
      const bodies: unknown[] = []
      const keep = async ({ request }: { request: Request }) => {
        bodies.push(await request.json())
        return HttpResponse.json({})
      }
      lists.use(http.put(`*/admin/api/v0/${type}`, keep), http.patch(`*/admin/api/v0/${type}/*`, keep))
      const { save } = await openForm(type, object)
      fireEvent.change(screen.getByLabelText(/^(Player )?Name/), { target: { value: 'Another name' } })
      const sent = await save()
      const body = entity.updateBody ? entity.updateBody(sent, { name: sent.name }, object) : sent
      await entity.calls.update(body as never)
      const whole = { ...object, name: 'Another name' }
      const part = { player: object.player, account: object.account, name: 'Another name' }
      expect(bodies).toEqual([type === 'players' ? part : whole])
    })
  },
)

/** The pickers that events hide, each on a mission that has a value for it (rule MISSION-3). */
test.each([
  ['Quiz', 'quizzId'],
  ['Survey', 'surveyId'],
])('missions: %s changes its own path and nothing else', async (label, key) => {
  lists.use(http.get('*/admin/api/v0/:type', () => HttpResponse.json(offered)))
  const whole = filledBy(itemSchema('missions'), 'missions') as Fields & { objectives: Fields }
  const { events, quizzId, surveyId, ...objectives } = whole.objectives
  const mission = { ...whole, objectives: { ...objectives, [key]: 'first' } }
  const { save } = await openForm('missions', mission)
  at('Objectives').pick(label, 'Second')
  expect(changes(mission, await save())).toEqual({ [`objectives.${key}`]: 'second' })
  at('Objectives').press('Clear')
  expect(changes(mission, await save())).toEqual({ [`objectives.${key}`]: '' })
})

/** Opens collapsed parts, the URL inputs of images instead of their uploads, and the menus of small screens. */
function unfold() {
  for (const button of document.querySelectorAll<HTMLElement>(
    'form fieldset button[aria-expanded="false"]',
  )) {
    if (!button.hasAttribute('aria-haspopup')) fireEvent.click(button)
  }
  for (const radio of document.querySelectorAll<HTMLElement>('form fieldset input[value="url"]')) {
    fireEvent.click(radio)
  }
  for (const button of document.querySelectorAll<HTMLElement>(
    '[aria-haspopup=dialog][aria-label$=": image"]',
  )) {
    fireEvent.click(button)
  }
}

interface Control {
  label: string
  edit: () => void
}

/** All that a user can change without adding or removing rows; switches last, as some disable other controls. */
function controls(): Control[] {
  const all = [
    ...document.querySelectorAll<HTMLElement>(
      'form fieldset :is(input, textarea, select, [role=switch], [aria-label$=": remove image"])',
    ),
  ]
  const fields = all.filter(
    (element) =>
      !element.matches('[type=file], [readonly], :disabled, [type=radio]:checked, [name$="-source"]'),
  )
  const groups = new Set<string>()
  const single = fields.filter((element) => {
    const group = element.getAttribute('name')
    if (element.getAttribute('type') !== 'radio' || group === null) return true
    return !groups.has(group) && groups.add(group)
  })
  const isSwitch = (element: HTMLElement) => element.matches('[role=switch]')
  return [...single.filter((element) => !isSwitch(element)), ...single.filter(isSwitch)].map((element) => ({
    label: labelOf(element),
    edit: editOf(element),
  }))
}

/** The label beside the control, without its marks; for a radio, the label above its group. */
function labelOf(element: HTMLElement): string {
  const own = element.getAttribute('aria-label')
  if (own) return own
  const label =
    element.getAttribute('type') === 'radio'
      ? document.getElementById(`${element.getAttribute('name')}-label`)
      : document.querySelector(`label[for="${element.id}"]`)
  return (label?.textContent ?? element.outerHTML).replace(/\*$|\(Optional\)$/, '').trim()
}

function editOf(element: HTMLElement): () => void {
  // An earlier edit can remount the element.
  const now = () => document.getElementById(element.id) ?? element
  const value = () => (now() as HTMLInputElement).value
  const change = (next: string) => fireEvent.change(now(), { target: { value: next } })
  if (element.matches('button, [type=radio]')) return () => fireEvent.click(now())
  if (element.matches('[role=spinbutton]')) return () => change(String(Number(value()) + 1))
  if (element instanceof HTMLSelectElement) {
    return () => {
      const other = [...element.options].find((option) => option.value !== '' && option.value !== value())
      change(other?.value ?? '')
    }
  }
  if (element.matches('[role=combobox]')) {
    return () => {
      fireEvent.click(now())
      const list = document.getElementById(`${element.id}-list`)
      if (!list) expect.fail(`${labelOf(element)} has nothing to choose`)
      fireEvent.click(within(list).getByRole('option', { name: /Second/ }))
    }
  }
  if (element.getAttribute('placeholder')?.startsWith('dd:mm:yy')) return () => change('02:01:27 - 10:20')
  return () => change(`${value()}-more`)
}
