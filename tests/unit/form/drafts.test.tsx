import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { Fragment } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { endedElsewhere } from '@/auth/otherTabs'
import { draftsOf, keepDraft, newDraftKey } from '@/form/draftStorage'
import { CountedListField } from '@/form/fields/CountedListField'
import { NumberField } from '@/form/fields/NumberField'
import { TextField } from '@/form/fields/TextField'
import { confirmLeave } from '@/form/unsaved'
import { changesBetween, withChanges } from '@/model/changes'
import { forgetCurrentUser, setCurrentUser } from '@/stored/stored'
import { options, showForm, showNew, type Thing } from './render'

const fields = (
  <Fragment key="fields">
    <TextField<Thing> name="name" label="Name" required />
    <NumberField<Thing> name="reward.points" label="Points" />
    <CountedListField<Thing, 'count'>
      countKey="count"
      name="prizes"
      label="Prizes"
      itemLabel="Prize"
      countLabel="Units"
      options={options(3)}
    />
  </Fragment>
)
const object = {
  id: 't',
  account: 'a',
  name: 'Old',
  apikey: 'secret-key',
  stock: { available: 9 },
  prizes: [{ id: 'id-0', count: 1 }],
}
const place = ['a', 'things', 't'] as const
const stored = () => Object.entries(localStorage)
const drafts = () => draftsOf(place)
const name = () => screen.getByLabelText(/^Name/)
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const hide = () => fireEvent(window, new Event('pagehide'))
const offer = () => screen.findByText(/You have unsaved changes from/)
const press = (button: string) => fireEvent.click(screen.getByRole('button', { name: button }))

const show = (more: object = {}) =>
  showForm({ fields, object, managed: ['apikey', 'stock'], draftPlace: place, ...more })
/** The tab crashes: no cleanup runs, and another form opens. */
async function crash(form: { unmount: () => void }) {
  hide()
  const kept = stored()
  form.unmount()
  localStorage.clear()
  for (const [key, value] of kept) localStorage.setItem(key, value)
}

beforeEach(() => {
  localStorage.clear()
  setCurrentUser('mira')
})
afterEach(() => {
  endedElsewhere.set(false)
  vi.restoreAllMocks()
  localStorage.clear()
})

describe('a draft of unsaved edits', () => {
  it('is stored without the rest of the object, and offered to the same form only (rule SAFE-5)', async () => {
    const form = await show()
    type(/^Name/, 'New')
    type(/^Points/, '7')
    hide()
    expect(stored()).toHaveLength(1)
    expect(drafts()[0]?.changes).toEqual([
      { path: ['name'], was: 'Old', is: 'New' },
      { path: ['reward'], is: { points: 7 } },
    ])
    expect(JSON.stringify(stored())).not.toContain('secret-key')
    await crash(form)

    const other = await show({ draftPlace: ['a', 'things', 'u'] })
    expect(screen.queryByText(/You have unsaved/)).not.toBeInTheDocument()
    other.unmount()
    setCurrentUser('noah')
    const theirs = await show()
    expect(screen.queryByText(/You have unsaved/)).not.toBeInTheDocument()
    theirs.unmount()
    setCurrentUser('mira')

    const again = await show()
    expect(await offer()).toHaveTextContent(/from \w{3} \d{1,2} \w+, \d\d:\d\d\./)
    press('Restore')
    await waitFor(() => expect(name()).toHaveValue('New'))
    expect(screen.getByLabelText(/^Points/)).toHaveValue('7')
    await waitFor(() => expect(screen.queryByText(/You have unsaved/)).not.toBeInTheDocument())
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    expect(drafts(), 'kept anew, under the form that has them now').toHaveLength(1)
    await again.save()
    await waitFor(() =>
      expect(again.onSave.mock.lastCall?.[0]).toEqual({ ...object, name: 'New', reward: { points: 7 } }),
    )
    await waitFor(() => expect(stored()).toEqual([]))
  })

  it('never contains a key, whichever control edits it', async () => {
    await show({ fields: [fields, <TextField<Thing> key="secret" name="apikey" label="API key" />] })
    type(/^API key/, 'another-secret')
    type(/^Name/, 'New')
    hide()
    expect(drafts()[0]?.changes).toEqual([{ path: ['name'], was: 'Old', is: 'New' }])
  })

  it('is written after a second without input, not with each keystroke', async () => {
    const write = vi.spyOn(Storage.prototype, 'setItem')
    await show()
    vi.useFakeTimers()
    for (const text of ['N', 'Ne', 'New']) type(/^Name/, text)
    expect(write).not.toHaveBeenCalled()
    act(() => vi.advanceTimersByTime(1000))
    expect(write).toHaveBeenCalledOnce()
    vi.useRealTimers()
  })

  it('is deleted when the edits are reverted, abandoned or discarded', async () => {
    await show()
    type(/^Name/, 'New')
    hide()
    expect(drafts()).toHaveLength(1)
    type(/^Name/, 'Old')
    expect(drafts()).toEqual([])

    type(/^Name/, 'New')
    hide()
    const leaving = confirmLeave()
    fireEvent.click(await screen.findByRole('button', { name: 'Leave' }))
    expect(await leaving).toBe(true)
    expect(drafts()).toEqual([])
  })

  it('can be discarded, and the next older one is offered then', async () => {
    for (const text of ['First', 'Second']) {
      const form = await show()
      type(/^Name/, text)
      await crash(form)
      await new Promise((done) => setTimeout(done, 2))
    }
    await show()
    await offer()
    press('Discard')
    await offer()
    expect(name()).toHaveValue('Old')
    press('Restore')
    await waitFor(() => expect(name()).toHaveValue('First'))
    expect(drafts()).toHaveLength(1)
  })

  it('restores the rows of a new object', async () => {
    const draftPlace = ['a', 'things', 'new'] as const
    const form = await showNew({ fields, draftPlace })
    type(/^Name/, 'Brand new')
    fireEvent.click(screen.getByRole('button', { name: 'Add Prize' }))
    fireEvent.click(screen.getByRole('combobox', { name: 'Prize 1' }))
    fireEvent.click(screen.getByRole('option', { name: /Item 1/ }))
    await crash(form)
    const again = await showNew({ fields, draftPlace })
    await offer()
    press('Restore')
    await waitFor(() => expect(name()).toHaveValue('Brand new'))
    await again.save()
    expect(again.onSave.mock.lastCall?.[0]).toMatchObject({
      name: 'Brand new',
      prizes: [{ id: 'id-1', count: 1 }],
    })
  })

  it('merges with an object that changed meanwhile: the user chooses where both changed', async () => {
    const form = await show()
    type(/^Name/, 'Mine')
    type(/^Points/, '7')
    await crash(form)
    await show({ object: { ...object, name: 'Theirs', stock: { available: 2 } } })
    await offer()
    press('Restore')
    const dialog = await screen.findByRole('dialog', { name: 'These fields have changed since' })
    expect(dialog).toHaveTextContent(/Fields · Name.*Mine.*Theirs/)
    press('Cancel')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(name()).toHaveValue('Theirs')
    press('Restore')
    fireEvent.click(await screen.findByRole('radio', { name: 'As it is now: Theirs' }))
    press('Restore these')
    await waitFor(() => expect(screen.getByLabelText(/^Points/)).toHaveValue('7'))
    expect(name()).toHaveValue('Theirs')
  })

  it('shows which edits can no longer be restored', async () => {
    const form = await show()
    type(/^Units/, '5')
    await crash(form)
    await show({ object: { ...object, prizes: [] } })
    await offer()
    expect(screen.getByText('These changes no longer fit this thing: Count: 5')).toBeInTheDocument()
  })

  it('is dropped if it is already saved, or two weeks old', async () => {
    keepDraft(newDraftKey(place), changesBetween(object, { ...object, name: 'New' }))
    await show({ object: { ...object, name: 'New' } })
    await waitFor(() => expect(stored()).toEqual([]))
    vi.setSystemTime(Date.now() - 15 * 24 * 3600 * 1000)
    keepDraft(newDraftKey(place), changesBetween(object, { ...object, name: 'Older' }))
    vi.useRealTimers()
    expect(drafts()).toEqual([])
    expect(stored()).toEqual([])
  })

  it('is deleted for the user who logs out, and for no other', async () => {
    keepDraft(newDraftKey(place), [{ path: ['name'], is: 'x' }])
    setCurrentUser('noah')
    keepDraft(newDraftKey(place), [{ path: ['name'], is: 'x' }])
    setCurrentUser('mira')
    await forgetCurrentUser()
    expect(stored()).toHaveLength(1)
    setCurrentUser('mira')
    expect(drafts()).toEqual([])
    setCurrentUser('noah')
    expect(drafts()).toHaveLength(1)
  })

  it('of an earlier release, which had no envelope, is offered', () => {
    const changes = [{ path: ['name'], was: 'Old', is: 'New' }]
    const at = Date.now() - 5000
    localStorage.setItem('console.draft:["mira","a","things","t","f"]', JSON.stringify({ at, changes }))
    expect(drafts()).toEqual([{ key: [...place, 'f'], at, changes }])
  })
})

describe('a browser that blocks storage', () => {
  it.each(['full', 'blocked'])('does not break the form, which shows a one-line note: %s', async (how) => {
    const fail = () => {
      throw new DOMException(how, how === 'full' ? 'QuotaExceededError' : 'SecurityError')
    }
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(fail)
    if (how === 'blocked') vi.spyOn(window, 'localStorage', 'get').mockImplementation(fail)
    // What the browser refuses is kept in memory.
    setCurrentUser(how)
    const { save, onSave } = await show()
    type(/^Name/, 'New')
    act(hide)
    expect(await screen.findByText('Drafts cannot be kept in this browser.')).toBeInTheDocument()
    await save()
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
  })

  it.each([
    'rubbish',
    'null',
    '{"at":1}',
    '{"at":99999999999999,"changes":[null]}',
    '{"at":99999999999999,"changes":[{"path":[]}]}',
    '{"at":99999999999999,"changes":[{"path":[7],"is":1}]}',
  ])('an invalid draft is removed from storage: %s', async (rubbish) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    localStorage.setItem('console.draft:["mira","a","things","t","f"]', rubbish)
    localStorage.setItem('console.draft:[', rubbish)
    localStorage.setItem('other', 'not ours')
    await show()
    await waitFor(() => expect(stored()).toEqual([['other', 'not ours']]))
    expect(warn).toHaveBeenCalledTimes(2)
    warn.mockClear()
  })
})

describe('the paths of changes', () => {
  it('identify items by their ids', () => {
    const before = { list: [{ id: 'a', text: '1' }, { id: 'b' }], tags: ['x'], gone: 1 }
    const after = { list: [{ id: 'a', text: '2' }, { id: 'b' }], tags: ['y'] }
    const changes = JSON.parse(JSON.stringify(changesBetween(before, after)))
    expect(changes).toEqual([
      { path: ['list', { id: 'a' }, 'text'], was: '1', is: '2' },
      { path: ['tags'], was: ['x'], is: ['y'] },
      { path: ['gone'], was: 1 },
    ])
    const moved: Thing = { ...before, list: [{ id: 'b' }, { id: 'a', text: '1' }] }
    expect(withChanges(moved, changes, 'is')).toEqual({
      list: [{ id: 'b' }, { id: 'a', text: '2' }],
      tags: ['y'],
      gone: undefined,
    })
  })
})

it('a draft is removed when another tab ends the session, and stored again once its owner has signed in (rule AUTH-18)', async () => {
  await show()
  type(/^Name/, 'Typed')
  hide()
  expect(drafts()).toHaveLength(1)
  act(() => endedElsewhere.set(true))
  expect(drafts()).toEqual([])
  type(/^Name/, 'Typed behind the cover')
  hide()
  expect(drafts()).toEqual([])
  act(() => endedElsewhere.set(false))
  expect(drafts()[0]?.changes).toMatchObject([{ path: ['name'], is: 'Typed behind the cover' }])
})
