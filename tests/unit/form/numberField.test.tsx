import { act, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { keepDraft, newDraftKey } from '@/form/draftStorage'
import { CountedListField } from '@/form/fields/CountedListField'
import { LimitField } from '@/form/fields/LimitField'
import { NumberField } from '@/form/fields/NumberField'
import { useFormStore } from '@/form/formContext'
import type { FormStore } from '@/form/store'
import { hasUnsaved } from '@/form/unsaved'
import { showForm, type Thing } from './render'

beforeEach(() => localStorage.clear())

const base = { id: 't', account: 'a' }
const notWhole = 'Enter a whole number, 0 or more'

let store: FormStore
function TakeStore() {
  const current = useFormStore()
  useEffect(() => {
    store = current
  }, [current])
  return null
}

const show = (object: Thing = {}, more: object = {}) =>
  showForm({
    fields: (
      <>
        <NumberField<Thing> name="points" label="Points" />
        <NumberField<Thing> name="credits" label="Credits" />
        <TakeStore />
      </>
    ),
    object: { ...base, ...object },
    ...more,
  })
const points = () => screen.getByRole('spinbutton', { name: /Points/ })
const credits = () => screen.getByRole('spinbutton', { name: /Credits/ })
/** The buttons for the pointer, which are hidden from screen readers. */
const stepper = (index: number) => {
  const [up, down] = points().parentElement?.querySelectorAll('button') ?? []
  return (index > 0 ? up : down) as HTMLElement
}

describe('text that is not a whole number from 0 up (decision G5)', () => {
  it.each([
    ['3.5', notWhole],
    ['-1', notWhole],
    ['1e9', notWhole],
    ['1.234,50', notWhole],
    ['1,234', notWhole],
    ['1 234', notWhole],
    ['-', notWhole],
    ['12 points', notWhole],
    ['٣', notWhole],
    ['9007199254740992', 'This number is too large'],
    ['12345678901234567890', 'This number is too large'],
  ])('%s stays as pasted, shows an error at once, and blocks the save', async (text, problem) => {
    const { user, save, onSave } = await show({ points: 7 })
    await user.clear(points())
    await user.click(points())
    await user.paste(text)
    expect(points()).toHaveValue(text)
    expect(points()).toBeInvalid()
    expect(points()).toHaveAccessibleDescription(problem)
    await user.click(credits())
    expect(points()).toHaveValue(text)
    await save()
    expect(onSave).not.toHaveBeenCalled()
    await waitFor(() => expect(points()).toHaveFocus())
    expect(points()).toHaveAccessibleDescription(problem)
  })

  it('is no error once it is corrected, and the number is sent (rule FORM-5)', async () => {
    const { user, save, onSave } = await show({ points: 7 })
    await user.type(points(), '.5')
    await save()
    await user.type(points(), '{Backspace}{Backspace}')
    expect(points()).toBeValid()
    await user.type(points(), '1')
    await save()
    expect(onSave.mock.calls).toEqual([[expect.objectContaining({ points: 71 }), expect.anything()]])
  })

  it('can be cleared to no number', async () => {
    const { user, save, onSave } = await show({ points: 7 })
    await user.type(points(), 'x')
    await user.clear(points())
    expect(points()).toBeValid()
    await save()
    expect(onSave.mock.calls[0]?.[0]).toEqual(base)
  })

  it('is not changed by the arrow keys and the buttons, which have no number to start from (rule NUMBER-4)', async () => {
    const { user } = await show({ points: 7 })
    await user.type(points(), '.5{ArrowUp}{ArrowDown}{ArrowUp}')
    expect(points()).toHaveValue('7.5')
    expect(stepper(1)).toBeDisabled()
    expect(stepper(-1)).toBeDisabled()
  })

  it('has the focus while its buttons are pressed, which can disable themselves', async () => {
    const { user } = await show({ points: 1 })
    await user.click(credits())
    await user.click(stepper(-1))
    expect(points()).toHaveValue('0')
    expect(stepper(-1)).toBeDisabled()
    expect(points()).toHaveFocus()
    await user.keyboard('{ArrowUp}')
    expect(points()).toHaveValue('1')
  })

  it('does not take the focus, and with it the keyboard of the screen, for a finger', async () => {
    const { user } = await show({ points: 1 })
    await user.pointer({ keys: '[TouchA]', target: stepper(1) })
    expect(points()).toHaveValue('2')
    expect(document.body).toHaveFocus()
  })

  it('counts as an edit, so leaving shows the dialog', async () => {
    const { user } = await show()
    expect(hasUnsaved()).toBe(false)
    await user.type(points(), '7.5')
    expect(screen.getByText('Unsaved changes')).toBeInTheDocument()
    expect(hasUnsaved()).toBe(true)
  })

  it('is replaced when the value is set from elsewhere', async () => {
    const { user, save, onSave } = await show()
    await user.type(points(), '1.5')
    act(() => store.set('points', undefined))
    expect(points()).toHaveValue('')
    expect(points()).toBeValid()
    await user.type(points(), '2.5')
    act(() => store.set('points', 12))
    expect(points()).toHaveValue('12')
    await save()
    expect(onSave.mock.calls[0]?.[0]).toEqual({ ...base, points: 12 })
  })

  it('is restored with a draft as it was typed, marked as an error', async () => {
    const place = ['a', 'things', 't'] as const
    keepDraft(newDraftKey(place), [{ path: ['points'], was: 7, is: '7.5' }])
    const { user, save, onSave } = await show({ points: 7 }, { draftPlace: place })
    await user.click(await screen.findByRole('button', { name: /Restore/ }))
    await waitFor(() => expect(points()).toHaveValue('7.5'))
    expect(points()).toHaveAccessibleDescription(notWhole)
    await save()
    expect(onSave).not.toHaveBeenCalled()
  })

  it('is sent back unchanged if the server sent it and nobody edited it (decision A1)', async () => {
    const { user, save, onSave } = await show({ points: 'many', credits: 1 })
    expect(points()).toHaveValue('many')
    expect(points()).toBeValid()
    await user.type(credits(), '0')
    await save()
    expect(onSave.mock.calls[0]?.[0]).toEqual({ ...base, points: 'many', credits: 10 })
  })
})

describe('a number', () => {
  it('can have blanks and leading zeros, and is shown plainly on blur', async () => {
    const { user, save, onSave } = await show()
    await user.type(points(), ' 007 ')
    expect(points()).toHaveValue(' 007 ')
    expect(points()).toBeValid()
    await user.tab()
    expect(points()).toHaveValue('7')
    await save()
    expect(onSave.mock.calls[0]?.[0]).toEqual({ ...base, points: 7 })
  })

  it('is exact up to the largest that JavaScript does not round', async () => {
    const { user, save, onSave } = await show()
    await user.type(points(), '9007199254740991{ArrowUp}')
    expect(points()).toHaveValue('9007199254740991')
    await save()
    expect(onSave.mock.calls[0]?.[0]).toEqual({ ...base, points: 9007199254740991 })
  })
})

describe('a limit that is switched off', () => {
  it('does not block the save with text in its disabled number, which returns to the value before', async () => {
    const { user, save, onSave } = await showForm({
      fields: (
        <LimitField<Thing>
          toggle={{ name: 'limitCount', label: 'Limit' }}
          count={{ name: 'countLimit', label: 'Count limit', needed: true }}
        />
      ),
      object: { ...base, limitCount: true, countLimit: 3 },
    })
    const count = screen.getByLabelText(/^Count limit/)
    await user.type(count, ',5')
    expect(count).toHaveAccessibleDescription(notWhole)
    await user.click(screen.getByRole('switch', { name: 'Limit' }))
    expect(count).toHaveValue('3')
    expect(count).toBeValid()
    await save()
    expect(onSave.mock.calls[0]?.[0]).toEqual({ ...base, limitCount: false, countLimit: 3 })
  })
})

describe('a number in a row', () => {
  const rows = [
    { id: 'a', count: 1 },
    { id: 'b', count: 2 },
    { id: 'c', count: 3 },
  ]
  const items = ['a', 'b', 'c'].map((id) => ({ id, name: id.toUpperCase() }))
  const showRows = () =>
    showForm({
      fields: (
        <CountedListField<Thing, 'count'>
          countKey="count"
          name="events"
          label="Events"
          itemLabel="Event"
          countLabel="Count"
          options={{ items, isLoading: false }}
        />
      ),
      object: { ...base, events: rows },
    })
  const count = (of: string) => screen.getByRole('spinbutton', { name: `Count of ${of}` })

  it('keeps its invalid text when a row above is removed', async () => {
    const { user, save, onSave } = await showRows()
    await user.type(count('B'), '.5')
    await user.click(screen.getByRole('button', { name: 'Remove A' }))
    expect(count('B')).toHaveValue('2.5')
    expect(count('B')).toHaveAccessibleDescription(notWhole)
    expect(count('C')).toHaveValue('3')
    expect(count('C')).toBeValid()
    await save()
    expect(onSave).not.toHaveBeenCalled()
    await waitFor(() => expect(count('B')).toHaveFocus())
  })

  it('loses its invalid text when its own row is removed', async () => {
    const { user, save, onSave } = await showRows()
    await user.type(count('B'), '.5')
    await save()
    expect(onSave).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Remove B' }))
    expect(count('C')).toBeValid()
    await save()
    expect(onSave.mock.calls[0]?.[0]).toEqual({ ...base, events: [rows[0], rows[2]] })
  })
})
