import { createBrowserHistory } from '@tanstack/react-router'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { TextField } from '@/form/fields/TextField'
import { confirmLeave, hasUnsaved } from '@/form/unsaved'
import { showForm } from './render'

const show = async (more: object = {}) => {
  const form = await showForm({
    fields: <TextField name="name" label="Name" />,
    object: { id: 't', account: 'a', name: 'Old' },
    ...more,
  })
  return { ...form, edit: () => form.user.type(screen.getByLabelText(/^Name/), '!') }
}
const question = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' })
const back = () => screen.getByRole('link', { name: 'Things' })

describe('leaving with unsaved edits', () => {
  it('asks; staying keeps the edits, leaving lets them go', async () => {
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

  it('does not ask while nothing is edited, or when the values were put back', async () => {
    const { user, edit } = await show()
    await edit()
    expect(hasUnsaved()).toBe(true)
    await user.type(screen.getByLabelText(/^Name/), '{Backspace}')
    expect(hasUnsaved()).toBe(false)
    await user.click(back())
    expect(await screen.findByRole('heading', { name: 'The list' })).toBeInTheDocument()
  })

  it('does not ask after a save', async () => {
    const { edit, save, router, onSaved } = await show()
    onSaved.mockImplementation(() => void router.history.push('/things/list'))
    await edit()
    await save()
    expect(await screen.findByRole('heading', { name: 'The list' })).toBeInTheDocument()
  })

  it('asks for the header too: account switch and log-out', async () => {
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

  it('holds a tab that is closed', async () => {
    // The history in memory of the other tests has no tab to close.
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
