import { createBrowserHistory } from '@tanstack/react-router'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { DateTimeField } from '@/form/fields/DateTimeField'
import { TextField } from '@/form/fields/TextField'
import { confirmLeave, hasUnsaved } from '@/form/unsaved'
import { ApiError } from '@/model/apiError'
import { required } from '@/model/rules'
import { showForm, type Thing } from './render'

const show = async (more: object = {}) => {
  const form = await showForm({
    fields: <TextField<Thing> name="name" label="Name" />,
    object: { id: 't', account: 'a', name: 'Old' },
    ...more,
  })
  return { ...form, edit: () => form.user.type(screen.getByLabelText(/^Name/), '!') }
}
const question = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' })
const back = () => screen.getByRole('link', { name: 'Things' })

describe('leaving with unsaved edits', () => {
  it('shows a dialog; Stay keeps the edits, Leave drops them (rule SAFE-3)', async () => {
    const { user, edit } = await show()
    await edit()
    await user.click(back())
    await question()
    await user.click(screen.getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Old!')
    await user.click(back())
    await question()
    await user.click(screen.getByRole('button', { name: 'Leave' }))
    expect(await screen.findByRole('heading', { name: 'The list' })).toBeInTheDocument()
    expect(hasUnsaved()).toBe(false)
  })

  it('shows no dialog while nothing is edited, or after the values were reverted', async () => {
    const { user, edit } = await show()
    await edit()
    expect(hasUnsaved()).toBe(true)
    await user.type(screen.getByLabelText(/^Name/), '{Backspace}')
    expect(hasUnsaved()).toBe(false)
    await user.click(back())
    expect(await screen.findByRole('heading', { name: 'The list' })).toBeInTheDocument()
  })

  it('shows the dialog if an invalid typed date is the only change', async () => {
    const { user } = await show({ fields: <DateTimeField<Thing> name="draw" label="Draw" /> })
    const draw = screen.getByRole('textbox', { name: /^Draw/ })
    await user.type(draw, '31:02:2026')
    expect(hasUnsaved()).toBe(true)
    await user.click(back())
    await question()
    await user.click(screen.getByRole('button', { name: 'Stay' }))
    expect(draw).toHaveValue('31:02:2026')
    await user.clear(draw)
    expect(hasUnsaved()).toBe(false)
  })

  it('shows no dialog after a save', async () => {
    const { edit, save, router, onSaved } = await show()
    onSaved.mockImplementation(() => void router.history.push('/things/list'))
    await edit()
    await save()
    expect(await screen.findByRole('heading', { name: 'The list' })).toBeInTheDocument()
  })

  it('shows the dialog on account switch and log-out, too', async () => {
    const { user, edit } = await show()
    expect(await confirmLeave()).toBe(true)
    await edit()
    const first = [confirmLeave(), confirmLeave()]
    await question()
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Stay' }))
    expect(await Promise.all(first)).toEqual([false, false])

    const second = confirmLeave()
    await question()
    await user.click(screen.getByRole('button', { name: 'Leave' }))
    expect(await second).toBe(true)
    expect(hasUnsaved()).toBe(false)
    await edit()
    expect(hasUnsaved()).toBe(true)
  })

  it('saves first on request, and goes where the user wanted, not to the list', async () => {
    const { user, edit, onSave, onSaved, router } = await show()
    onSaved.mockImplementation((_, { isLeaving }) => {
      if (!isLeaving) void router.history.push('/saved')
    })
    await edit()
    await user.click(back())
    await question()
    await user.click(screen.getByRole('button', { name: 'Save and leave' }))
    expect(await screen.findByRole('heading', { name: 'The list' })).toBeInTheDocument()
    expect(onSave).toHaveBeenCalledOnce()
    expect(onSave.mock.calls[0]?.[0]).toMatchObject({ name: 'Old!' })
    expect(onSaved).toHaveBeenCalledExactlyOnceWith(expect.anything(), {
      isNew: false,
      written: {},
      isLeaving: true,
    })
  })

  it('saves first for the account switch and the log-out, too', async () => {
    const { user, edit, onSave } = await show()
    await edit()
    const leave = confirmLeave()
    await question()
    await user.click(screen.getByRole('button', { name: 'Save and leave' }))
    expect(await leave).toBe(true)
    expect(onSave).toHaveBeenCalledOnce()
  })

  it('stays and shows the errors if the requested save is invalid', async () => {
    const { user, onSave, onSaved } = await show({
      spec: { rules: [required<Thing>('name', 'Name is required')] },
    })
    await user.clear(screen.getByLabelText(/^Name/))
    const leave = confirmLeave()
    await question()
    await user.click(screen.getByRole('button', { name: 'Save and leave' }))
    expect(await leave).toBe(false)
    expect(onSave).not.toHaveBeenCalled()
    expect(screen.getByLabelText(/^Name/)).toHaveAccessibleDescription('Name is required')
    await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveFocus())
    // The next save is an ordinary one.
    await user.keyboard('New{Control>}s{/Control}')
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
    expect(onSaved).toHaveBeenCalledWith(expect.anything(), { isNew: false, written: {} })
  })

  it('stays if the server refuses the save', async () => {
    const refusal = new ApiError({ kind: 'status', status: 500, message: 'No' })
    const { user, edit, onRefused } = await show({ onSave: vi.fn().mockRejectedValue(refusal) })
    await edit()
    await user.click(back())
    await question()
    await user.click(screen.getByRole('button', { name: 'Save and leave' }))
    await waitFor(() => expect(onRefused).toHaveBeenCalledOnce())
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Old!')
    expect(hasUnsaved()).toBe(true)
    expect(screen.getByText('Not saved. Everything you entered is still here.')).toBeInTheDocument()
  })

  it('closes the dialog when a running save completes', async () => {
    let finish = () => {}
    const answer = new Promise<void>((resolve) => {
      finish = resolve
    })
    const { user, edit, save, onSaved } = await show({ onSave: vi.fn(() => answer) })
    await edit()
    await save()
    await user.click(back())
    await question()
    finish()
    expect(await screen.findByRole('heading', { name: 'The list' })).toBeInTheDocument()
    expect(onSaved).toHaveBeenCalledExactlyOnceWith(expect.anything(), {
      isNew: false,
      written: {},
      isLeaving: true,
    })
  })

  it('does not offer to save what cannot be saved', async () => {
    const { user } = await show({ spec: { saveNeeds: [required<Thing>('name', 'Name is required')] } })
    await user.clear(screen.getByLabelText(/^Name/))
    await user.click(back())
    await question()
    expect(screen.queryByRole('button', { name: 'Save and leave' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Leave' }))
    expect(await screen.findByRole('heading', { name: 'The list' })).toBeInTheDocument()
  })

  it('prevents the tab from closing without a confirmation', async () => {
    // The in-memory history of the other tests has no tab to close.
    const { edit } = await show({ history: createBrowserHistory() })
    const close = () => {
      const event = new Event('beforeunload', { cancelable: true })
      window.dispatchEvent(event)
      return event.defaultPrevented
    }
    expect(close()).toBe(false)
    await edit()
    expect(close()).toBe(true)
  })
})
