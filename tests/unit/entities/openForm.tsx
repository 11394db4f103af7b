import { ChakraProvider } from '@chakra-ui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { expect, vi } from 'vitest'
import { configureApi } from '@/api/request'
import { entityOf } from '@/entities/registry'
import { EntityForm } from '@/form/EntityForm'
import { system } from '@/ui/theme'

type Fields = Record<string, unknown>

/** How long to wait where a busy machine may be slow. */
const patience = { timeout: 10_000 }
/** For tests that make every edit of a form one after the other. */
export const longTest = 90_000

/** Answers every list of the account: the objects that dropdowns offer, and none of any other type. */
const offered: Record<string, Fields[]> = {
  missions: [
    { id: 'ride', name: 'Ride' },
    { id: 'walk', name: 'Walk' },
  ],
  achievements: [
    { id: 'early', name: 'Early' },
    { id: 'late', name: 'Late' },
  ],
  levels: [
    { id: 'scout', name: 'Scout', ordinal: 1 },
    { id: 'guide', name: 'Guide', ordinal: 2 },
  ],
  prizes: [
    { id: 'mug', name: 'Mug' },
    { id: 'cap', name: 'Cap' },
  ],
}
const base = `${window.location.origin}/admin/api/v0`
export const lists = setupServer(
  http.get(`${base}/:type`, ({ params: { type } }) => HttpResponse.json(offered[String(type)] ?? [])),
)

/** The form of a type with what the console gives it: an object to edit, or none to create one. */
export async function openForm(type: string, object?: Fields) {
  configureApi({ baseUrl: base, getToken: async () => undefined, refreshToken: async () => undefined })
  const entity = entityOf(type)
  if (!entity) throw new Error(`No such type: ${type}`)
  const spec = await entity.form()
  const onSave = vi.fn(async (body: Fields) => body)
  const root = createRootRoute({ component: Outlet })
  const form = (
    <EntityForm entity={entity.list} spec={spec} account="a" object={object} onSave={onSave as never} />
  )
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({ getParentRoute: () => root, path: '/', component: () => form }),
    ]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  render(
    <QueryClientProvider client={client}>
      <ChakraProvider value={system}>
        {/* biome-ignore lint/suspicious/noExplicitAny: not the router of the console */}
        <RouterProvider router={router as any} />
      </ChakraProvider>
    </QueryClientProvider>,
  )
  const button = await screen.findByRole('button', { name: 'Save Changes' }, patience)
  await waitFor(() => expect(client.isFetching()).toBe(0), patience)

  /** Sends, and answers what was sent. */
  const save = async (): Promise<Fields> => {
    const sent = onSave.mock.calls.length
    fireEvent.click(button)
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(sent + 1), patience)
    await waitFor(() => expect(button).toHaveTextContent('Save Changes'), patience)
    return onSave.mock.lastCall?.[0] as Fields
  }
  /** Tries to send, and is kept back by this message. */
  const refuse = async (message: string): Promise<void> => {
    const sent = onSave.mock.calls.length
    fireEvent.click(button)
    await screen.findByText(message, undefined, patience)
    expect(onSave).toHaveBeenCalledTimes(sent)
  }
  return { save, refuse, onSave }
}

/** The fields of a section, by its title. */
export const section = (title: string) => {
  // By its heading: looking for roles in a whole form takes most of a test's time.
  const region = screen.getByText(title, { selector: 'h2' }).closest('section')
  if (!region) throw new Error(`No section has the title ${title}`)
  return within(region)
}

/** What a person does with one control. Labels are read without their marks. */
export const at = (title: string) => {
  const field = (label: string, role?: string) => {
    const name = new RegExp(`^${label}( ?\\*| ?\\(Optional\\))?$`)
    return role ? section(title).getByRole(role, { name }) : section(title).getByLabelText(name)
  }
  return {
    field,
    type: (label: string, value: string) => fireEvent.change(field(label), { target: { value } }),
    flip: (label: string) => fireEvent.click(field(label, 'switch')),
    pick: (label: string, option: string) => {
      fireEvent.click(field(label, 'combobox'))
      fireEvent.click(section(title).getByRole('option', { name: option }))
    },
    press: (name: string) => fireEvent.click(section(title).getByRole('button', { name })),
  }
}

/** Every leaf that differs, by its dot path; `undefined` stands for one that is gone. */
export function changes(before: unknown, after: unknown, path = ''): Fields {
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

/** One edit by a person, and all that it may change in what is sent. */
export type Edit = [what: string, edit: () => void, changed: Fields]

/** Makes the edits one after the other, each saved, and holds what was sent against what was there before. */
export async function expectEdits(type: string, object: Fields, edits: readonly Edit[]) {
  const { save } = await openForm(type, object)
  let before = object
  for (const [what, edit, changed] of edits) {
    edit()
    const sent = await save()
    expect(changes(before, sent), what).toEqual(changed)
    before = sent
  }
}

/** Basic Details, as every generic form has them. */
export const basicEdits = (): Edit[] => {
  const basic = at('Basic Details')
  return [
    ['name', () => basic.type('Name', 'New name'), { name: 'New name' }],
    ['description', () => basic.type('Description', 'New words'), { description: 'New words' }],
    ['availability', () => basic.flip('Availability'), { isAvailable: false }],
    [
      'image',
      () => {
        fireEvent.click(basic.field('External URL'))
        basic.type('Image URL', '/new.png')
      },
      { imgUrl: '/new.png' },
    ],
  ]
}

export const groupingEdits = (title: string): Edit[] => [
  ['category', () => at(title).type('Category', 'New'), { category: 'New' }],
  ['tags', () => at(title).type('Tags', 'x, z'), { 'tags.1': 'z' }],
]

export const rangeEdits = (): Edit[] => [
  [
    'active from',
    () => at('Schedule').type('Active from', '02:01:26 - 00:00'),
    { 'active.from': localIso(2026, 1, 2) },
  ],
  [
    'active to',
    () => at('Schedule').type('Active to', '03:01:26 - 00:00'),
    { 'active.to': localIso(2026, 1, 3) },
  ],
  ['period', () => at('Schedule').type('Refresh Period', 'weekly'), { period: 'weekly' }],
]

/** Midnight of a local day, as it goes over the wire. */
export const localIso = (year: number, month: number, day: number): string =>
  new Date(year, month - 1, day).toISOString().replace('.000Z', 'Z')

export const requirementEdits = (): Edit[] => {
  const requirement = at('Requirement')
  return [
    [
      'level',
      () => requirement.pick('Level', '2 - Guide'),
      { 'requirement.level.id': 'guide', 'requirement.level.ordinal': 2 },
    ],
    ['category', () => requirement.type('Category', 'Other'), { 'requirement.category': 'Other' }],
    ['tags', () => requirement.type('Tags', 'q'), { 'requirement.tags.0': 'q' }],
    ['missions', () => requirement.pick('Missions', 'Walk'), { 'requirement.missions.1': 'walk' }],
    [
      'achievements',
      () => requirement.pick('Achievements', 'Late'),
      { 'requirement.achievements.1': 'late' },
    ],
  ]
}

/** For an object whose first prize is a mug. */
export const prizeEdits = (): Edit[] => {
  const prizes = at('Prizes')
  return [
    ['units', () => prizes.type('Units of Mug', '9'), { 'prizes.0.count': 9 }],
    [
      'another prize',
      () => {
        prizes.press('Add Prize')
        prizes.pick('Prize 2', 'Cap')
      },
      { 'prizes.1': { id: 'cap', count: 1 } },
    ],
  ]
}

/** An object with the parts that most types have, each beside something that the contract does not know. */
export const filled = {
  id: 'one',
  account: 'a',
  name: 'One',
  description: 'Words',
  isAvailable: true,
  imgUrl: '/one.png',
  tags: ['x', 'y'],
  category: 'c',
  languages: ['en', 'de'],
  unknown: { kept: [null, 1, { deep: '' }] },
} as const

export const filledRange = {
  period: 'daily',
  active: { from: '2025-01-01T00:00:00Z', to: '2025-12-31T22:59:59.123Z', unknown: 1 },
} as const

export const filledRequirement = {
  level: { id: 'scout', ordinal: 1, unknown: 1 },
  category: 'c',
  tags: ['p'],
  missions: ['ride'],
  achievements: ['early'],
  unknown: 1,
} as const

/** Top-level fields of the contract that an object lacks. */
export const missingOf = (schema: { shape: object }, object: Fields) =>
  Object.keys(schema.shape).filter((key) => object[key] === undefined)
