import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { CountedListField } from '@/form/fields/CountedListField'
import { NumberField } from '@/form/fields/NumberField'
import { ReferenceField, ReferencesField } from '@/form/fields/ReferenceField'
import { SelectField } from '@/form/fields/SelectField'
import { TextField } from '@/form/fields/TextField'
import { hasUnsaved } from '@/form/unsaved'
import { ApiError } from '@/model/apiError'
import { periods } from '@/model/choices'
import { options, showForm, type Thing } from './render'

const fields = (
  <>
    <TextField<Thing> name="name" label="Name" required />
    <TextField<Thing> name="category" label="Category" />
    <SelectField<Thing> name="period" label="Period" choices={periods} />
    <NumberField<Thing> name="countLimit" label="Count limit" />
    <CountedListField<Thing, 'count'>
      countKey="count"
      name="prizes"
      label="Prizes"
      itemLabel="Prize"
      countLabel="Units"
      options={options(4)}
    />
  </>
)
const object = {
  id: 't',
  account: 'a',
  name: 'Old',
  category: 'c',
  countLimit: 3,
  stock: { available: 9, redeemed: 0 },
  prizes: [{ id: 'id-0', count: 1, currentCount: 0 }],
}
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const name = () => screen.getByLabelText(/^Name/)
const press = (button: string) => fireEvent.click(screen.getByRole('button', { name: button }))
const conflict = () => screen.findByRole('dialog', { name: 'Somebody else changed this thing' })

/** A form whose object is `fresh` on the server by the time it is saved. */
const show = async (fresh: Thing | undefined, more: object = {}) => {
  const reread = vi.fn(async () => fresh)
  const onLeft = vi.fn()
  const managed = ['prizes.*.currentCount', 'stock']
  return { ...(await showForm({ fields, object, managed, reread, onLeft, ...more })), reread, onLeft }
}

describe('before an update', () => {
  it('the object is read once, and unchanged fields are sent as before', async () => {
    const { save, onSave, reread } = await show(structuredClone(object))
    type(/^Name/, 'New')
    await save()
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
    expect(reread).toHaveBeenCalledOnce()
    expect(onSave.mock.calls[0]?.[0]).toEqual({ ...object, name: 'New' })
  })

  it('changes that only the server made are merged without a dialog', async () => {
    const fresh = {
      ...object,
      stock: { available: 4, redeemed: 5 },
      category: 'theirs',
      'dotted.key': 1,
      prizes: [
        { id: 'id-0', count: 1, currentCount: 5 },
        { id: 'id-2', count: 2 },
      ],
    }
    const { save, onSave, onSaved } = await show(fresh)
    type(/^Name/, 'New')
    await save()
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
    expect(onSave.mock.calls).toEqual([
      [
        { ...fresh, name: 'New' },
        { isNew: false, received: fresh, changed: { name: 'New' } },
      ],
    ])
    expect(screen.getByLabelText(/^Category/)).toHaveValue('theirs')
    expect(screen.getByRole('combobox', { name: 'Prize 2' })).toHaveValue('Item 2')
    expect(hasUnsaved()).toBe(false)
  })

  it('the focus stays where it was, also inside a row', async () => {
    const { user, onSave } = await show({ ...object, stock: {}, category: 'theirs', countLimit: 8 })
    await user.type(screen.getByLabelText(/^Units of/), '2')
    await user.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
    expect(screen.getByLabelText(/^Units of/)).toHaveFocus()
  })

  it('nothing is sent if the read fails; everything entered stays (rule SAFE-2)', async () => {
    const failure = new ApiError({ kind: 'fetch', message: 'The server could not be reached' })
    const reread = vi.fn().mockRejectedValueOnce(failure).mockResolvedValueOnce(object)
    const { save, onSave, onRefused } = await show(undefined, { reread })
    type(/^Name/, 'New')
    await save()
    await waitFor(() => expect(onRefused).toHaveBeenCalledExactlyOnceWith(failure))
    expect(screen.getByText('Not saved. Everything you entered is still here.')).toBeInTheDocument()
    expect(onSave).not.toHaveBeenCalled()
    expect(name()).toHaveValue('New')
    await save()
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
  })

  it('merged values are validated like typed ones', async () => {
    const limit = (one: Thing) =>
      one.countLimit > 5 ? [{ path: 'countLimit', message: 'Five at most' }] : []
    const { save, onSave } = await show({ ...object, countLimit: 9 }, { spec: { rules: [limit] } })
    type(/^Name/, 'New')
    await save()
    expect(await screen.findByText('Five at most')).toBeInTheDocument()
    expect(onSave).not.toHaveBeenCalled()
  })
})

describe('when another user changed the same field', () => {
  const fresh = { ...object, name: 'Theirs', category: 'same', stock: { available: 1 } }

  it('the form shows both values and sends nothing before the user decides; Cancel keeps the form (rule SAFE-4)', async () => {
    const { save, onSave } = await show(fresh)
    type(/^Name/, 'Mine')
    type(/^Category/, 'same')
    await save()
    const dialog = await conflict()
    const group = within(dialog).getByRole('radiogroup', { name: 'Fields · Name' })
    expect(within(dialog).getAllByRole('radiogroup')).toEqual([group])
    expect(within(group).getByRole('radio', { name: 'Yours: Mine' })).toBeChecked()
    expect(within(group).getByRole('radio', { name: 'Theirs: Theirs' })).not.toBeChecked()
    fireEvent.keyDown(dialog, { key: 'Escape' })
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(onSave).not.toHaveBeenCalled()
    expect(name()).toHaveValue('Mine')
    expect(screen.getByRole('button', { name: 'Save Changes' })).not.toHaveAttribute('aria-disabled')
    expect(screen.getByText('Unsaved changes')).toBeInTheDocument()
  })

  it.each([
    ['mine', { ...fresh, name: 'Mine', countLimit: 7 }],
    ['theirs', { ...fresh, countLimit: 7 }],
  ])('the form sends the other edits with %s', async (side, sent) => {
    const { save, onSave, reread } = await show(fresh)
    type(/^Name/, 'Mine')
    type(/^Count limit/, '7')
    await save()
    const dialog = await conflict()
    if (side === 'theirs') fireEvent.click(within(dialog).getByRole('radio', { name: 'Theirs: Theirs' }))
    press('Save these')
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
    expect(reread).toHaveBeenCalledOnce()
    expect(onSave.mock.calls[0]?.[0]).toEqual(sent)
    expect(name()).toHaveValue(sent.name)
  })

  it('the dialog formats values as the form does', async () => {
    const { save } = await show({ ...object, period: 'weekly', prizes: [{ id: 'id-0', count: 4 }] })
    fireEvent.change(screen.getByLabelText(/^Period/), { target: { value: 'monthly' } })
    fireEvent.change(screen.getByLabelText(/^Units of/), { target: { value: '1500' } })
    await save()
    const dialog = within(await conflict())
    expect(dialog.getByRole('radiogroup', { name: 'Fields · Period' })).toHaveTextContent(
      'Yours: MonthTheirs: Week',
    )
    expect(dialog.getByRole('radiogroup', { name: 'Fields · Units of Item 0' })).toHaveTextContent(
      'Yours: 1,500Theirs: 4',
    )
  })

  it('the dialog shows references by their names, and by their ids if names are equal', async () => {
    const twins = { ...options(4), items: [...options(4).items, { id: 'twin', name: 'Item 3' }] }
    const references = (
      <>
        <ReferenceField<Thing> name="team" label="Team" options={twins} />
        <ReferencesField<Thing> name="crew" label="Crew" options={twins} />
        <ReferenceField<Thing> name="leader" label="Leader" options={twins} />
        {fields}
      </>
    )
    const mine = {
      ...object,
      team: 'id-0',
      leader: 'id-0',
      crew: ['id-0'],
      prizes: [{ id: 'id-2', count: 5 }],
    }
    const theirs = {
      ...mine,
      team: 'id-2',
      leader: 'twin',
      crew: ['id-3'],
      prizes: [{ id: 'id-2', count: 6 }],
    }
    const { save, user } = await show(theirs, { fields: references, object: mine })
    const pick = async (label: string, option: RegExp) => {
      await user.click(screen.getByRole('combobox', { name: new RegExp(`^${label}`) }))
      await user.click(screen.getAllByRole('option', { name: option })[0] as HTMLElement)
    }
    await pick('Team', /^Item 1/)
    await pick('Leader', /^Item 3/)
    await pick('Crew', /^Item 1/)
    press('Remove Item 2')
    await save()
    const dialog = within(await conflict())
    const group = (label: string) => dialog.getByRole('radiogroup', { name: `Fields · ${label}` })
    expect(group('Team')).toHaveTextContent('Yours: Item 1Theirs: Item 2')
    expect(group('Crew')).toHaveTextContent('Yours: Item 0, Item 1Theirs: Item 3')
    expect(group('Leader')).toHaveTextContent('Yours: id-3Theirs: twin')
    expect(group('Prizes')).toHaveTextContent('Yours: EmptyTheirs: Item 2, Count: 6')
  })

  it('the dialog labels the parts of one choice as the form does', async () => {
    const choice = (
      <>
        <ReferenceField<Thing> name="goal.quizzId" label="Quiz" options={options(4)} />
        <ReferenceField<Thing> name="goal.surveyId" label="Survey" options={options(4)} />
      </>
    )
    const { save, user } = await show(
      { ...object, goal: { quizzId: '', surveyId: 'id-2' } },
      {
        fields: choice,
        object: { ...object, goal: {} },
        spec: { choiceGroups: [{ label: 'Goal', paths: ['goal.quizzId', 'goal.surveyId'] }] },
      },
    )
    await user.click(screen.getByRole('combobox', { name: /^Quiz/ }))
    await user.click(screen.getByRole('option', { name: /^Item 1/ }))
    await save()
    const group = within(await conflict()).getByRole('radiogroup', { name: 'Goal' })
    expect(group).toHaveTextContent('Yours: Quiz: Item 1Theirs: Survey: Item 2')
  })

  it('the object is read once more if the decision took long', async () => {
    const { save, onSave, reread } = await show(fresh)
    type(/^Name/, 'Mine')
    await save()
    await conflict()
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 11_000)
    press('Save these')
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
    expect(reread).toHaveBeenCalledTimes(2)
  })
})

describe('when another user deleted the object', () => {
  const gone = () => screen.findByRole('alertdialog', { name: 'This thing was deleted' })
  const edit = async () => {
    const form = await show(undefined)
    type(/^Name/, 'Mine')
    await form.save()
    await gone()
    expect(form.onSave).not.toHaveBeenCalled()
    return form
  }

  it('Cancel keeps the form', async () => {
    const { onSave } = await edit()
    press('Keep editing')
    expect(name()).toHaveValue('Mine')
    expect(hasUnsaved()).toBe(true)
    expect(onSave).not.toHaveBeenCalled()
  })

  it('the object can be created again with all of its values', async () => {
    const { onSave, onSaved } = await edit()
    press('Create it again')
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
    expect(onSave.mock.calls[0]).toMatchObject([{ ...object, name: 'Mine' }, { isNew: true }])
    expect(onSaved.mock.calls[0]?.[1]).toEqual({ isNew: true, written: {} })
  })

  it('the user can leave without another dialog', async () => {
    const { onLeft } = await edit()
    press('Leave')
    await waitFor(() => expect(onLeft).toHaveBeenCalledOnce())
    expect(hasUnsaved()).toBe(false)
  })
})
