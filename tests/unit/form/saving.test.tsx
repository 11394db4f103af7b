import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Fragment } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import type { SaveInfo } from '@/api/writes/useWrites'
import type { EntityFormProps } from '@/form/EntityForm'
import { CountedListField } from '@/form/fields/CountedListField'
import { DateTimeField } from '@/form/fields/DateTimeField'
import { NumberField } from '@/form/fields/NumberField'
import { TagsField } from '@/form/fields/TagsField'
import { TextField } from '@/form/fields/TextField'
import { ApiError } from '@/model/apiError'
import { UnconfirmedError } from '@/model/confirmOutcome'
import { basicRules } from '@/model/fieldRules'
import { options, showForm, showNew, type Thing } from './render'

const fields = (
  <Fragment key="fields">
    <TextField<Thing> name="id" label="Id" required />
    <TextField<Thing> name="name" label="Name" required />
    <NumberField<Thing> name="reward.points" label="Points" />
  </Fragment>
)
const rows = (
  <CountedListField<Thing, 'count'>
    countKey="count"
    key="rows"
    name="reward.achievements"
    label="Achievements"
    itemLabel="Achievement"
    countLabel="Steps"
    options={options(2)}
  />
)
const object = { id: 't', account: 'a', name: 'Old', unknown: { kept: [1] }, reward: { points: 1, bonus: 2 } }
const spec = { rules: basicRules }
const refusal = (field?: string) =>
  new ApiError({ kind: 'status', status: 422, message: 'The server says no', ...(field && { field }) })

describe('saving', () => {
  it('sends the received object with the edit, then reports that it is saved (rule FORM-6)', async () => {
    const { user, save, onSave, onSaved } = await showForm({ fields, spec, object })
    await user.clear(screen.getByRole('spinbutton', { name: /^Points/ }))
    await user.type(screen.getByRole('spinbutton', { name: /^Points/ }), '25')
    await save()
    expect(onSave).toHaveBeenCalledExactlyOnceWith(
      { ...object, reward: { points: 25, bonus: 2 } },
      { isNew: false, received: object, changed: { reward: { points: 25, bonus: 2 } } },
    )
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  })

  it('creates with the defaults and what was entered', async () => {
    const { user, save, onSave } = await showNew({
      fields,
      spec: { ...spec, defaults: (account) => ({ account, isAvailable: true }) },
    })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('New thing')
    await user.type(screen.getByLabelText(/^Id/), 'mine')
    await user.type(screen.getByLabelText(/^Name/), 'Mine')
    await save()
    expect(onSave.mock.calls[0]).toEqual([
      { account: 'a', isAvailable: true, id: 'mine', name: 'Mine' },
      {
        isNew: true,
        received: { account: 'a', isAvailable: true },
        changed: { id: 'mine', name: 'Mine' },
      },
    ])
  })

  it('sends once, no matter how often it is triggered', async () => {
    let finish = () => {}
    const answer = new Promise<void>((resolve) => {
      finish = resolve
    })
    const onSave = vi.fn(() => answer)
    const { user, save, onSaved } = await showForm({ fields, spec, object, onSave })
    await user.type(screen.getByLabelText(/^Name/), '!{Control>}{Enter}{Enter}{/Control}')
    await save()
    await user.keyboard('{Control>}s{/Control}')
    expect(screen.getByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-disabled', 'true')
    finish()
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
    await save()
    expect(onSave).toHaveBeenCalledOnce()
  })

  it('works by Ctrl S and by Ctrl Enter', async () => {
    const { user, onSave } = await showForm({ fields, spec, object })
    await user.type(screen.getByLabelText(/^Name/), '1')
    await user.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1))
    await user.type(screen.getByLabelText(/^Name/), '2{Control>}{Enter}{/Control}')
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(2))
    expect(onSave.mock.calls[1]?.[0]).toHaveProperty('name', 'Old12')
    await user.type(screen.getByLabelText(/^Name/), '3{Meta>}{Enter}{/Meta}')
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(3))
  })

  it.each([
    ['one field of text alone', <TextField<Thing> key="1" name="name" label="Value" />, 'a', 'a'],
    ['one tag field alone', <TagsField<Thing> key="2" name="tags" label="Value" />, 'a,b', 'a, b'],
    [
      'one date field alone',
      <DateTimeField<Thing> key="3" name="at" label="Value" />,
      '05:11:25',
      '05:11:25',
    ],
    ['one number field alone', <NumberField<Thing> key="4" name="points" label="Value" />, '7', '7'],
    [
      'one field among others',
      [
        <TextField<Thing> key="5" name="name" label="Value" />,
        <TextField<Thing> key="6" name="x" label="Other" />,
      ],
      'a',
      'a',
    ],
  ])(
    'Enter neither saves nor leaves the field of a form with %s (rule FORM-11)',
    async (_, fields, typed, shown) => {
      const { user, onSave } = await showForm({ fields })
      const field = screen.getByLabelText(/^Value/)
      await user.type(field, `${typed}{Enter}{Enter}`)
      expect(field).toHaveFocus()
      expect(field).toHaveValue(shown)
      expect(screen.getByText('Unsaved changes')).toBeInTheDocument()
      expect(onSave).not.toHaveBeenCalled()
    },
  )

  it.each([['x'], [['x']], [7], [{ achievements: 'x' }], [{ achievements: [null, 'x'] }]])(
    'leaves a reward unchanged that arrived as %j',
    async (reward) => {
      const odd = { ...object, reward }
      const { user, save, onSave } = await showForm({ fields: [fields, rows], spec, object: odd })
      expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument()
      await user.type(screen.getByLabelText(/^Name/), '!')
      await save()
      await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
      expect(onSave.mock.calls[0]?.[0]).toEqual({ ...odd, name: 'Old!' })
    },
  )

  it('shows that something is unsaved until the values are reverted', async () => {
    const { user } = await showForm({ fields, spec, object })
    expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument()
    await user.type(screen.getByLabelText(/^Name/), '!')
    expect(screen.getByText('Unsaved changes')).toBeInTheDocument()
    await user.type(screen.getByLabelText(/^Name/), '{Backspace}')
    expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument()
  })
})

describe('a save whose response is lost (rule SAFE-6)', () => {
  const lostError = new ApiError({ kind: 'status', status: 502, message: 'Bad gateway' })
  const unsettled = (more: Partial<ConstructorParameters<typeof UnconfirmedError>[1]>) =>
    new UnconfirmedError(lostError, { isUncertain: true, ...more })
  const bar = (text: string) => screen.findByText(`${text} Everything you entered is still here.`)

  it.each([
    ['not there', undefined, 'Not saved.'],
    ['as it was', object, 'Not saved.'],
    [
      'only partly as entered',
      { ...object, name: 'Old!' },
      'It may have been saved, but the server has other values: Fields · Points.',
    ],
  ])('says what was found: an object that is %s', async (_, found, text) => {
    const onSave = vi.fn().mockRejectedValueOnce(unsettled({ found }))
    const { user, save, onRefused } = await showForm({ fields, spec, object, onSave })
    await user.type(screen.getByLabelText(/^Name/), '!')
    await user.type(screen.getByRole('spinbutton', { name: /^Points/ }), '5')
    await save()
    expect(await bar(text)).toBeVisible()
    expect(onRefused).toHaveBeenCalledOnce()
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Old!')
  })

  it('says that it may have been saved while it is read again, and when that fails', async () => {
    let fail: (reason: Error) => void = () => undefined
    const api = {
      save: vi.fn((_: Thing, { onUncertain }: SaveInfo<Thing>) => {
        onUncertain?.()
        return new Promise<object>((_, reject) => {
          fail = reject
        })
      }),
    }
    const { user, save } = await showForm({ fields, spec, object, api })
    await user.type(screen.getByLabelText(/^Name/), '!')
    await save()
    expect(await screen.findByText('It may have been saved. Reading it again...')).toBeVisible()
    fail(unsettled({ unread: lostError }))
    expect(await bar('It may have been saved: it could not be read again.')).toBeVisible()
  })

  it.each([
    ['all that was entered', { account: 'a', id: 'mine', name: 'Mine', isAvailable: true }, 1],
    ['no such object', undefined, 2],
  ])('looks first when a new object is saved again: the server has %s', async (_, found, calls) => {
    const onSave = vi.fn().mockRejectedValueOnce(unsettled({ unread: lostError }))
    const reread = vi.fn(async () => found)
    const { user, save, onSaved } = await showNew({ fields, spec, onSave, reread })
    await user.type(screen.getByLabelText(/^Id/), 'mine')
    await user.type(screen.getByLabelText(/^Name/), 'Mine')
    await save()
    await bar('It may have been saved: it could not be read again.')
    expect(reread).not.toHaveBeenCalled()
    await save()
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
    expect(onSaved.mock.calls[0]?.[1]).toEqual({ isNew: true, written: {} })
    expect(reread).toHaveBeenCalledOnce()
    expect(onSave).toHaveBeenCalledTimes(calls)
    for (const [, info] of onSave.mock.calls) expect(info).toMatchObject({ isNew: true })
  })

  it('keeps what the server has beside the decided fields when a lost copy exists with other values', async () => {
    const onSave = vi.fn().mockRejectedValueOnce(unsettled({ unread: lostError }))
    const theirs = { account: 'a', id: 'copy', name: 'Theirs', category: 'theirs' }
    const { save } = await showNew({
      fields,
      spec,
      onSave,
      initial: { account: 'a', id: 'copy', name: 'Copy' },
      reread: async () => theirs,
    })
    await save()
    await bar('It may have been saved: it could not be read again.')
    await save()
    fireEvent.click(await screen.findByRole('button', { name: 'Save these' }))
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(2))
    expect(onSave.mock.calls[1]).toMatchObject([
      { ...theirs, name: 'Copy' },
      { isNew: false, received: theirs },
    ])
    expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument()
  })

  it('stays saved if what follows a save throws', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const onSaved = vi.fn(() => {
      throw new Error('no navigation')
    })
    const { user, save, onRefused } = await showForm({ fields, spec, object, onSaved })
    await user.type(screen.getByLabelText(/^Name/), '!')
    await save()
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
    expect(logged).toHaveBeenCalledOnce()
    expect(onRefused).not.toHaveBeenCalled()
    expect(screen.queryByText(/^Not saved/)).not.toBeInTheDocument()
    expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument()
    logged.mockRestore()
  })
})

describe('errors', () => {
  it('appear on their fields (rule FORM-7), and the first field gets the focus', async () => {
    const { user, save, onSave } = await showNew({ fields, spec })
    await save()
    expect(onSave).not.toHaveBeenCalled()
    const id = screen.getByLabelText(/^Id/)
    expect(id).toHaveAccessibleDescription('Id is required')
    expect(id).toBeInvalid()
    expect(id).toHaveAttribute('aria-required', 'true')
    expect(screen.getByLabelText(/^Name/)).toHaveAccessibleDescription('Name is required')
    expect(screen.getByText('2 fields need attention')).toBeInTheDocument()
    await waitFor(() => expect(id).toHaveFocus())
    expect(screen.getByRole('button', { name: 'Fields, needs attention', hidden: true })).toBeInTheDocument()

    await user.type(id, 'x')
    expect(id).toBeValid()
    expect(screen.queryByText('Id is required')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '1 field needs attention' }))
    await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveFocus())
  })

  it('appear on the field that the server names (rule API-10)', async () => {
    const onSave = vi.fn().mockRejectedValueOnce(refusal('reward.points'))
    const { user, save, onRefused } = await showForm({ fields, spec, object, onSave })
    await user.type(screen.getByRole('spinbutton', { name: /^Points/ }), '0')
    await save()
    const points = screen.getByRole('spinbutton', { name: /^Points/ })
    await waitFor(() => expect(points).toHaveAccessibleDescription('The server says no'))
    await waitFor(() => expect(points).toHaveFocus())
    expect(points).toHaveValue('10')
    expect(onRefused).not.toHaveBeenCalled()
    onSave.mockResolvedValueOnce({})
    await save()
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(2))
  })

  it.each([undefined, 'nobody.edits.this'])(
    'of the server go to the caller if no field shows them: %s',
    async (field) => {
      const onSave = vi.fn().mockRejectedValue(refusal(field))
      const { user, save, onRefused, onSaved } = await showForm({ fields, spec, object, onSave })
      await user.type(screen.getByLabelText(/^Name/), '!')
      await save()
      await waitFor(() => expect(onRefused).toHaveBeenCalledOnce())
      expect(onSaved).not.toHaveBeenCalled()
      expect(screen.getByLabelText(/^Name/)).toHaveValue('Old!')
      expect(screen.getByText('Not saved. Everything you entered is still here.')).toBeInTheDocument()
    },
  )

  it('include schemas that failed to load: nothing is sent, and the next save loads them again', async () => {
    const missing = new TypeError('Failed to fetch dynamically imported module: /schemas.js')
    const schemas = vi
      .fn<EntityFormProps<Thing>['schemas']>()
      .mockRejectedValueOnce(missing)
      .mockRejectedValueOnce(missing)
      .mockResolvedValue({ create: z.object({}), update: z.object({}) })
    const { user, save, onSave, onRefused } = await showForm({ fields, spec, object, schemas })
    // The form loads them once after it has rendered.
    await waitFor(() => expect(schemas).toHaveBeenCalledTimes(1))
    await user.type(screen.getByLabelText(/^Name/), '!')
    await save()
    await waitFor(() => expect(onRefused).toHaveBeenCalledExactlyOnceWith(missing))
    expect(onSave).not.toHaveBeenCalled()
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Old!')
    await save()
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
  })

  it('do not include a taken id, which only warns (decision A3)', async () => {
    const { user, save, onSave } = await showNew({ fields, spec, rows: [object] })
    await user.type(screen.getByLabelText(/^Id/), 't')
    expect(screen.getByLabelText(/^Id/)).toHaveAccessibleDescription(/There is a thing of this id already/)
    expect(screen.getByLabelText(/^Id/)).not.toHaveAttribute('aria-invalid')
    await user.type(screen.getByLabelText(/^Name/), 'n')
    await save()
    expect(onSave).toHaveBeenCalledOnce()
  })
})

describe('a form that the user cannot edit', () => {
  it('shows its values without controls and without Save', async () => {
    const { onSave } = await showForm({ fields, spec, object, readOnly: true, note: 'You may only read.' })
    expect(screen.getByText('You may only read.')).toBeInTheDocument()
    expect(screen.getByRole('group', { name: 'Name' })).toHaveTextContent(object.name)
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Save Changes' })).not.toBeInTheDocument()
    // Neither here nor in the browser, which would store the page.
    expect(fireEvent.keyDown(window, { key: 's', ctrlKey: true })).toBe(false)
    expect(onSave).not.toHaveBeenCalled()
  })
})
