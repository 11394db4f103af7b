import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { RequirementFields } from '@/entities/fields/RequirementFields'
import { RewardFields } from '@/entities/fields/sectionFields'
import { CountedListField } from '@/form/fields/CountedListField'
import { ReferenceField, ReferencesField } from '@/form/fields/ReferenceField'
import { options, showForm, type Thing } from './render'

const base = { id: 't', account: 'a' }
const three = {
  isLoading: false,
  items: [
    { id: 'z', name: 'Zebra' },
    { id: 'a', name: 'apple' },
    { id: '', name: 'Empty' },
    { id: 'm', name: 'Mango', disabled: true },
  ],
}
const show = (object: Thing = {}, more: object = {}) =>
  showForm({
    fields: <ReferenceField<Thing> name="ref" label="Fruit" options={three} {...more} />,
    object: { ...base, ...object },
  })
const box = () => screen.getByRole('combobox', { name: /Fruit/ })
const names = () => screen.getAllByRole('option').map((option) => option.textContent)

describe('a dropdown of one object', () => {
  it('sorts by name, without items that have an empty value', async () => {
    const { user } = await show()
    expect(box()).toHaveAccessibleName('Fruit (Optional)')
    await user.click(box())
    expect(names()).toEqual(['apple', 'Mango', 'Zebra'])
    expect(screen.getByRole('option', { name: 'Mango' })).toHaveAttribute('aria-disabled', 'true')
  })

  it('is searched by typing and operated by keyboard; Enter does not save', async () => {
    const { user, save, onSave } = await show()
    await user.type(box(), 'ZEB')
    expect(names()).toEqual(['Zebra'])
    await user.keyboard('{Enter}')
    expect(onSave).not.toHaveBeenCalled()
    expect(box()).toHaveValue('Zebra')
    expect(box()).toHaveAttribute('aria-expanded', 'false')
    await save()
    expect(onSave.mock.calls[0]?.[0]).toEqual({ ...base, ref: 'z' })
  })

  it('moves through the selectable items', async () => {
    const { user } = await show()
    box().focus()
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')
    expect(active()).toHaveTextContent('Zebra')
    await user.keyboard('{ArrowDown}')
    expect(active()).toHaveTextContent('apple')
  })

  it('cannot select a disabled item (rule DATA-5)', async () => {
    const { user } = await show()
    await user.click(box())
    await user.click(screen.getByRole('option', { name: 'Mango' }))
    expect(box()).toHaveValue('')
  })

  it('returns to the selected item on Escape and on blur', async () => {
    const { user } = await show({ ref: 'a' })
    await user.type(box(), 'zz')
    expect(screen.getByText('No matches for “zz”')).toBeInTheDocument()
    await user.keyboard('{Escape}')
    expect(box()).toHaveValue('apple')
    await user.type(box(), 'q')
    await user.tab()
    expect(box()).toHaveValue('apple')
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument()
  })

  it('can be cleared to none, an empty text (rule DATA-6)', async () => {
    const { user, save, onSave } = await show({ ref: 'a' })
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(box()).toHaveFocus()
    await save()
    expect(onSave.mock.calls[0]?.[0]).toEqual({ ...base, ref: '' })
  })

  it('keeps an object that no longer exists, and shows it as missing (rule USE-6)', async () => {
    const { save, onSave } = await show({ ref: 'gone' })
    expect(box()).toHaveValue('Missing: gone')
    await save()
    expect(onSave.mock.calls[0]?.[0]).toEqual({ ...base, ref: 'gone' })
  })

  it('does not show it as missing while the items load, or after they failed to load', async () => {
    const { user } = await show({ ref: 'gone' }, { options: { items: [], isLoading: true } })
    expect(box()).toHaveValue('gone')
    await user.click(box())
    expect(screen.getByText('Loading...')).toBeInTheDocument()
  })

  it('shows why there are no items', async () => {
    const { user } = await show(
      { ref: 'gone' },
      { options: { items: [], isLoading: false, error: 'Fruit could not be loaded' } },
    )
    expect(box()).toHaveValue('gone')
    await user.click(box())
    expect(screen.getByText('Fruit could not be loaded')).toBeInTheDocument()
  })

  it('renders a screenful of 5,000, and reaches the last', async () => {
    const { user } = await show({}, { options: options(5000) })
    await user.click(box())
    expect(screen.getAllByRole('option').length).toBeLessThan(30)
    expect(screen.getAllByRole('option')[0]).toHaveAttribute('aria-setsize', '5000')
    await user.keyboard('{ArrowUp}')
    const last = document.getElementById(box().getAttribute('aria-activedescendant') ?? '')
    expect(last).toHaveTextContent('Item 4999')
    await user.keyboard('{Enter}')
    expect(box()).toHaveValue('Item 4999')
  })
})

describe('a dropdown of several objects', () => {
  const showMany = (object: Thing = {}) =>
    showForm({
      fields: <ReferencesField<Thing> name="refs" label="Fruit" options={three} />,
      object: { ...base, ...object },
    })

  it('adds, removes and keeps objects that no longer exist', async () => {
    const { user, save, onSave } = await showMany({ refs: ['gone', 'a'] })
    expect(screen.getByText('Missing: gone')).toBeInTheDocument()
    await user.type(box(), 'zebra{Enter}')
    expect(box()).toHaveAttribute('aria-expanded', 'true')
    await user.click(screen.getByRole('button', { name: 'Remove apple' }))
    await save()
    expect(onSave.mock.calls[0]?.[0]).toEqual({ ...base, refs: ['gone', 'z'] })
  })
  it('removes the last one by Backspace, and a selected one when it is picked again', async () => {
    const { user, save, onSave } = await showMany({ refs: ['a', 'z'] })
    await user.click(box())
    expect(screen.getByRole('option', { name: 'Zebra' })).toHaveAttribute('aria-selected', 'true')
    await user.click(screen.getByRole('option', { name: 'apple' }))
    await user.keyboard('{Backspace}')
    await save()
    expect(onSave.mock.calls[0]?.[0]).toEqual({ ...base, refs: [] })
  })
})

describe('rows with an object and a number', () => {
  const list = (
    <CountedListField<Thing, 'count'>
      countKey="count"
      name="events"
      label="Events"
      itemLabel="Event"
      countLabel="Required count"
      options={three}
    />
  )
  const rows = [
    { id: 'a', count: 2, currentCount: 9, note: null },
    { id: 'z', count: 1, colour: 'red' },
  ]

  it('edit only the number and the object of their row', async () => {
    const { user, save, onSave } = await showForm({ fields: list, object: { ...base, events: rows } })
    const count = screen.getByRole('spinbutton', { name: 'Required count of apple' })
    await user.clear(count)
    await user.type(count, '30')
    await save()
    expect(onSave.mock.calls[0]?.[0]).toEqual({ ...base, events: [{ ...rows[0], count: 30 }, rows[1]] })
  })

  it('get the focus when added, and a row without a selection is not sent', async () => {
    const { user, save, onSave } = await showForm({ fields: list, object: { ...base, events: rows } })
    await user.click(screen.getByRole('button', { name: 'Add Event' }))
    expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Event 3' })).toHaveFocus())
    await user.keyboard('apple{Enter}')
    await user.click(screen.getByRole('button', { name: 'Add Event' }))
    await save()
    expect(onSave.mock.calls[0]?.[0]).toEqual({ ...base, events: [...rows, { id: 'a', count: 1 }] })
  })

  it('keep their values when another one is removed, and the focus moves on', async () => {
    const { user, save, onSave } = await showForm({ fields: list, object: { ...base, events: rows } })
    await user.click(screen.getByRole('button', { name: 'Remove apple' }))
    expect(screen.getByRole('combobox', { name: 'Event 1' })).toHaveValue('Zebra')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove Zebra' })).toHaveFocus())
    await user.click(screen.getByRole('button', { name: 'Remove Zebra' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add Event' })).toHaveFocus())
    await save()
    expect(onSave.mock.calls[0]?.[0]).toEqual({ ...base, events: [] })
  })
})

describe('reward and requirement', () => {
  it('keep fields that they do not know (rules DATA-2 and DATA-3)', async () => {
    const object = { ...base, reward: { achievements: [{ id: 'a', steps: 2, x: 1 }], bonus: true } }
    const { user, save, onSave } = await showForm({ fields: <RewardFields achievements={three} />, object })
    await user.type(screen.getByRole('spinbutton', { name: /Points/ }), '5')
    const steps = screen.getByRole('spinbutton', { name: 'Steps of apple' })
    await user.type(steps, '0')
    await save()
    expect(onSave.mock.calls[0]?.[0]).toEqual({
      ...base,
      reward: { achievements: [{ id: 'a', steps: 20, x: 1 }], bonus: true, points: 5 },
    })
  })

  it('store id and ordinal of the picked level (decision D7)', async () => {
    const levels = { isLoading: false, items: [{ id: 'pathfinder', name: '3 - Pathfinder', ordinal: 3 }] }
    const fields = <RequirementFields levels={levels} missions={three} achievements={three} />
    const { user, save, onSave } = await showForm({ fields })
    await user.click(screen.getByRole('combobox', { name: /Level/ }))
    await user.click(within(screen.getByRole('listbox')).getByText('3 - Pathfinder'))
    await save()
    expect(onSave.mock.calls[0]?.[0]).toEqual({
      ...base,
      requirement: { level: { id: 'pathfinder', ordinal: 3 } },
    })
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(screen.getByRole('combobox', { name: /Level/ })).toHaveValue('')
    await save()
    expect(onSave.mock.calls[1]?.[0]).toEqual({ ...base, requirement: {} })
  })
})
