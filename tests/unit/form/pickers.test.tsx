import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { announceCreated, onCreated } from '@/api/writes/created'
import { CountedListField } from '@/form/fields/CountedListField'
import { ReferenceField, ReferencesField } from '@/form/fields/ReferenceField'
import type { ReferenceItem, ReferenceOptions } from '@/form/types'
import { showForm, type Thing } from './render'

const base = { id: 't', account: 'a' }
const fruit: ReferenceItem[] = [
  { id: 'apple', name: 'Apple' },
  { id: 'm1', name: 'Mango' },
  { id: 'm2', name: 'Mango', state: 'Inactive' },
  { id: 'plum/1', name: 'Plum', state: 'Starts 21:06:26' },
]
const actions = {
  type: 'fruit',
  account: 'a',
  singular: 'fruit',
  hrefOf: (id: string) => `/fruit/${encodeURIComponent(id)}?account=a`,
  createHref: '/fruit/new?account=a',
  refresh: async (_id: string) => undefined,
}
const options: ReferenceOptions = { items: fruit, isLoading: false, actions }

const showOne = (object: Thing = {}, more: object = {}) =>
  showForm({
    fields: <ReferenceField<Thing> name="ref" label="Fruit" options={options} />,
    object: { ...base, ...object },
    ...more,
  })
const showMany = (refs: string[]) =>
  showForm({
    fields: <ReferencesField<Thing> name="refs" label="Fruit" options={options} />,
    object: { ...base, refs },
  })
const box = () => screen.getByRole('combobox', { name: /Fruit/ })
const optionNames = () => screen.getAllByRole('option').map((option) => option.textContent)

it('a picker lists first what begins with the search, then words and ids that do (rule FIELD-6)', async () => {
  const items = ['Champagne', 'Green apple', 'Pineapple', 'Apple'].map((name, index) => ({
    id: `i${index}`,
    name,
  }))
  const { user } = await showForm({
    fields: <ReferenceField<Thing> name="ref" label="Fruit" options={{ items, isLoading: false }} />,
    object: base,
  })
  await user.type(box(), 'ap')
  expect(optionNames()).toEqual(['Apple', 'Green apple', 'Pineapple'])
})

describe('an object that is not live', () => {
  it('is marked in the list, and can still be selected', async () => {
    const { user, save, onSave } = await showOne()
    await user.click(box())
    expect(screen.getByRole('option', { name: 'Plum Starts 21:06:26' })).toBeInTheDocument()
    await user.click(screen.getByRole('option', { name: 'Mango m2 Inactive' }))
    await save()
    expect(onSave.mock.calls[0]?.[0]).toEqual({ ...base, ref: 'm2' })
  })

  it('is marked beside the selected value', async () => {
    await showOne({ ref: 'plum/1' })
    expect(box()).toHaveValue('Plum')
    expect(screen.getByText('Starts 21:06:26')).toBeVisible()
    expect(box()).toHaveAccessibleDescription('Starts 21:06:26')
  })

  it('is marked in chips', async () => {
    await showMany(['apple', 'plum/1'])
    expect(screen.getByText('Starts 21:06:26')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Remove Plum' })).toBeInTheDocument()
  })
})

describe('objects of the same name', () => {
  it('show their ids in the list, and only they do', async () => {
    const { user } = await showOne()
    await user.click(box())
    expect(optionNames()).toEqual(['Apple', 'Mango m1', 'Mango m2 Inactive', 'Plum Starts 21:06:26'])
  })

  it('show their ids where they are selected', async () => {
    const { user } = await showOne({ ref: 'm2' })
    expect(box()).toHaveValue('Mango (m2)')
    await user.click(box())
    await user.click(screen.getByRole('option', { name: 'Apple' }))
    expect(box()).toHaveValue('Apple')
  })

  it('show their ids in chips and in rows', async () => {
    await showForm({
      fields: (
        <>
          <ReferencesField<Thing> name="refs" label="Fruit" options={options} />
          <CountedListField<Thing, 'count'>
            countKey="count"
            name="rows"
            label="Rows"
            itemLabel="Row"
            countLabel="Count"
            options={options}
          />
        </>
      ),
      object: { ...base, refs: ['m1', 'm2'], rows: [{ id: 'm2', count: 1 }] },
    })
    expect(screen.getByRole('button', { name: 'Remove Mango (m1)' }).parentElement).toHaveTextContent('m1')
    expect(screen.getAllByRole('button', { name: 'Remove Mango (m2)' })).toHaveLength(2)
    expect(screen.getByRole('spinbutton', { name: 'Count of Mango (m2)' })).toBeInTheDocument()
  })
})

describe('the link to a selected object', () => {
  it('opens it in a new tab with the account, its id encoded', async () => {
    await showOne({ ref: 'plum/1' })
    const link = screen.getByRole('link', { name: 'Open Plum in a new tab' })
    expect(link).toHaveAttribute('href', '/fruit/plum%2F1?account=a')
    expect(link).toHaveAttribute('target', '_blank')
  })

  it('exists for every chip and every row, but not for what no longer exists', async () => {
    await showForm({
      fields: (
        <>
          <ReferencesField<Thing> name="refs" label="Fruit" options={options} />
          <CountedListField<Thing, 'count'>
            countKey="count"
            name="rows"
            label="Rows"
            itemLabel="Row"
            countLabel="Count"
            options={options}
          />
        </>
      ),
      object: { ...base, refs: ['apple', 'gone', 'm1'], rows: [{ id: 'apple', count: 1 }, { id: '' }] },
    })
    expect(screen.getAllByRole('link', { name: 'Open Apple in a new tab' })).toHaveLength(2)
    expect(screen.getAllByRole('link', { name: /in a new tab/ })).toHaveLength(3)
  })

  it('does not open the list when it is pressed', async () => {
    const { user } = await showOne({ ref: 'apple' })
    const link = screen.getByRole('link', { name: 'Open Apple in a new tab' })
    link.addEventListener('click', (event) => event.preventDefault())
    await user.click(link)
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  })
})

/** A list that a refresh updates, as the console's lists do. */
const server = { rows: fruit as readonly ReferenceItem[] }
function Refreshed({ children }: { children: (now: ReferenceOptions) => ReactNode }) {
  const [items, setItems] = useState(server.rows)
  const refresh = async () => setItems(server.rows)
  return children({ items, isLoading: false, actions: { ...actions, refresh } })
}

const create = async (created: { type?: string; account?: string; id?: string } = {}) => {
  const id = created.id ?? 'new'
  if ((created.type ?? 'fruit') === 'fruit') server.rows = [...server.rows, { id, name: `Fig ${id}` }]
  await act(async () => {
    // Earlier subscribers are notified first.
    const heard = new Promise<void>((resolve) => {
      const stop = onCreated(() => {
        stop()
        resolve()
      })
    })
    announceCreated({ type: 'fruit', account: 'a', id, ...created })
    await heard
  })
}

describe('a new object for a picker', () => {
  const createLink = () => screen.getByRole('link', { name: 'Create a new fruit in a new tab' })
  const leave = async (user: Awaited<ReturnType<typeof showForm>>['user']) => {
    await user.click(box())
    createLink().addEventListener('click', (event) => event.preventDefault())
    await user.click(createLink())
  }
  const start = (object: Thing = {}, field?: (now: ReferenceOptions) => ReactNode) => {
    server.rows = fruit
    return showForm({
      fields: (
        <Refreshed>
          {field ?? ((now) => <ReferenceField<Thing> name="ref" label="Fruit" options={now} />)}
        </Refreshed>
      ),
      object: { ...base, ...object },
    })
  }

  it('is created in a new tab by a link below the list, which Tab reaches', async () => {
    const { user } = await start()
    await user.click(box())
    await user.tab()
    expect(createLink()).toHaveFocus()
    expect(createLink()).toHaveAttribute('href', '/fruit/new?account=a')
    expect(createLink()).toHaveAttribute('target', '_blank')
    await user.keyboard('{Escape}')
    expect(box()).toHaveFocus()
    expect(screen.queryByRole('link', { name: /Create/ })).not.toBeInTheDocument()
    await user.click(box())
    await user.tab()
    await user.tab()
    expect(screen.queryByRole('link', { name: /Create/ })).not.toBeInTheDocument()
  })

  it('is not offered to users without the permission to create it', async () => {
    const { createHref: _, ...others } = actions
    const { user } = await showForm({
      fields: <ReferenceField<Thing> name="ref" label="Fruit" options={{ ...options, actions: others }} />,
      object: base,
    })
    await user.click(box())
    expect(screen.queryByRole('link', { name: /Create/ })).not.toBeInTheDocument()
  })

  it('is selected once it is created, with a message and an Undo', async () => {
    const { user, save, onSave } = await start({ ref: 'apple' })
    await leave(user)
    await create()
    expect(box()).toHaveValue('Fig new')
    expect(screen.getByText('Selected Fig new')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(box()).toHaveValue('Apple')
    expect(box()).toHaveFocus()
    expect(screen.queryByText(/Selected/)).not.toBeInTheDocument()
    await create({ id: 'later' })
    expect(box()).toHaveValue('Apple')
    await leave(user)
    await create({ id: 'last' })
    await save()
    expect(onSave.mock.calls[0]?.[0]).toEqual({ ...base, ref: 'last' })
  })

  it('is added to a field with several values', async () => {
    const { user, save, onSave } = await start({ refs: ['apple'] }, (now) => (
      <ReferencesField<Thing> name="refs" label="Fruit" options={now} />
    ))
    await leave(user)
    await create()
    expect(screen.getByRole('button', { name: 'Remove Fig new' })).toBeInTheDocument()
    await save()
    expect(onSave.mock.calls[0]?.[0]).toEqual({ ...base, refs: ['apple', 'new'] })
  })

  it.each([
    ['of another type', { type: 'trees' }],
    ['of another account', { account: 'b' }],
  ])('%s is not selected, the matching one after it is', async (_, other) => {
    const { user } = await start()
    await leave(user)
    await create({ ...other, id: 'other' })
    expect(box()).toHaveValue('')
    await create({ id: 'right' })
    expect(box()).toHaveValue('Fig right')
  })

  it('is left in the list if something else was selected meanwhile', async () => {
    const { user } = await start()
    await leave(user)
    await user.click(screen.getByRole('option', { name: 'Apple' }))
    await create()
    expect(box()).toHaveValue('Apple')
    await user.click(box())
    expect(screen.getByRole('option', { name: 'Fig new' })).toBeInTheDocument()
  })

  it('goes to the picker that was left last, or the first one it fits', async () => {
    const { user, save, onSave } = await start({}, (now) => (
      <>
        <ReferenceField<Thing> name="first" label="Fruit" options={now} />
        <ReferenceField<Thing> name="second" label="Berry" options={now} />
      </>
    ))
    await leave(user)
    await user.click(screen.getByRole('combobox', { name: /Berry/ }))
    createLink().addEventListener('click', (event) => event.preventDefault())
    await user.click(createLink())
    await create()
    await create({ id: 'one-more' })
    await save()
    expect(onSave.mock.calls[0]?.[0]).toEqual({ ...base, second: 'new' })
  })

  it('is ignored by a picker whose link was not used', async () => {
    const { user } = await start()
    await user.click(box())
    await user.keyboard('{Escape}')
    await create()
    expect(box()).toHaveValue('')
  })

  it('is looked up again when the user returns and the list did not have it yet', async () => {
    let isLate = true
    const refresh = vi.fn()
    function Late() {
      const [items, setItems] = useState(server.rows)
      const now = {
        items,
        isLoading: false,
        actions: {
          ...actions,
          refresh: async (id: string) => {
            refresh(id)
            if (!isLate) setItems(server.rows)
          },
        },
      }
      return <ReferenceField<Thing> name="ref" label="Fruit" options={now} />
    }
    server.rows = fruit
    const { user } = await showForm({ fields: <Late />, object: base })
    await leave(user)
    await create()
    expect(refresh).toHaveBeenCalledWith('new')
    expect(box()).toHaveValue('')
    isLate = false
    fireEvent.focus(window)
    await waitFor(() => expect(box()).toHaveValue('Fig new'))
  })
})

describe('a form that cannot be edited', () => {
  it('still opens what is selected', async () => {
    await showOne({ ref: 'apple' }, { readOnly: true })
    expect(within(document.body).getByRole('link', { name: 'Open Apple in a new tab' })).toBeInTheDocument()
  })
})
