import { screen, waitFor } from '@testing-library/react'
import { Fragment } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { SaveInfo } from '@/api/writes/useWrites'
import { TextField } from '@/form/fields/TextField'
import { ApiError } from '@/model/apiError'
import { basicRules } from '@/model/fieldRules'
import { UnsettledError } from '@/model/settle'
import { showNew, type Thing } from './render'

const fields = (
  <Fragment key="fields">
    <TextField<Thing> name="id" label="Id" required />
    <TextField<Thing> name="name" label="Name" required />
  </Fragment>
)
const spec = { rules: basicRules }
const refusal = (field?: string) =>
  new ApiError({ kind: 'status', status: 422, message: 'The server says no', ...(field && { field }) })

describe('a create that the server refuses, while its list is searched for it (rule SAFE-8)', () => {
  const looking = 'Not saved. Looking whether it was created after all...'

  /** Each save is refused at once; the returned functions end its search. */
  async function showRefused(error = refusal()) {
    const found: { isThere: () => void; isMissing: (thrown?: Error) => void }[] = []
    const sent: [Thing, SaveInfo<Thing>][] = []
    const api = {
      read: vi.fn(async () => sent[0]?.[0]),
      save: vi.fn((body: Thing, info: SaveInfo<Thing>) => {
        sent.push([structuredClone(body), info])
        if (sent.length > 1) return Promise.resolve(body)
        info.onRefused?.(error)
        return new Promise((resolve, reject) => {
          const unsettled = new UnsettledError(error, { isUncertain: false, says: 'refused' })
          found.push({ isThere: () => resolve(body), isMissing: (thrown = unsettled) => reject(thrown) })
        })
      }),
    }
    const form = await showNew({ fields, spec, api })
    await form.user.type(screen.getByLabelText(/^Id/), 'mine')
    await form.user.type(screen.getByLabelText(/^Name/), 'Mine')
    await form.save()
    await waitFor(() => expect(found).toHaveLength(1))
    const [search] = found
    if (!search) throw new Error('Nothing was sent')
    return { ...form, ...search, sent }
  }
  const bodies = (sent: [Thing, SaveInfo<Thing>][]) => sent.map(([body, { isNew }]) => [body, isNew])

  it('shows the refusal once, and keeps the form usable', async () => {
    const { onRefused, isMissing, user, sent } = await showRefused()
    expect(onRefused).toHaveBeenCalledOnce()
    expect(await screen.findByText(looking)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Save Changes' })).toBeEnabled()
    await user.type(screen.getByLabelText(/^Name/), '!')
    isMissing()
    expect(await screen.findByText('Not saved. Everything you entered is still here.')).toBeVisible()
    expect(onRefused).toHaveBeenCalledOnce()
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Mine!')
    expect(sent).toHaveLength(1)
  })

  it('shows it at the field that the refusal names, and does not take the focus again', async () => {
    const { onRefused, isMissing, user } = await showRefused(refusal('id'))
    const id = screen.getByLabelText(/^Id/)
    expect(id).toHaveAccessibleDescription('The server says no')
    await waitFor(() => expect(id).toHaveFocus())
    await user.type(id, '2')
    expect(screen.getByText(looking)).toBeVisible()
    await user.type(screen.getByLabelText(/^Name/), '!')
    isMissing()
    expect(await screen.findByText('Not saved. Everything you entered is still here.')).toBeVisible()
    expect(screen.getByLabelText(/^Name/)).toHaveFocus()
    expect(id).toBeValid()
    expect(onRefused).not.toHaveBeenCalled()
  })

  it('shows another outcome than the refusal, too', async () => {
    const { onRefused, isMissing } = await showRefused()
    const unread = new ApiError({ kind: 'status', status: 503, message: 'Down' })
    const message = 'It may have been saved. The server says no'
    isMissing(new UnsettledError(refusal(), { isUncertain: true, says: 'unknown', unread, message }))
    const text = /^It may have been saved: it could not be read again\./
    expect(await screen.findByText(text)).toBeVisible()
    expect(onRefused).toHaveBeenCalledTimes(2)
  })

  it('reports the success if the object is there after all', async () => {
    const { onSaved, isThere } = await showRefused()
    isThere()
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
    expect(onSaved.mock.calls[0]).toMatchObject([{ id: 'mine', name: 'Mine' }, { isNew: true }])
    expect(onSaved.mock.calls[0]?.[1]).not.toHaveProperty('isLeaving')
    expect(screen.queryByText(looking)).not.toBeInTheDocument()
  })

  it('keeps edits that were made meanwhile as changes of the object that is there', async () => {
    const { onSaved, isThere, user, save, sent } = await showRefused()
    await user.type(screen.getByLabelText(/^Name/), '!')
    isThere()
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
    // The form stays open.
    expect(onSaved.mock.calls[0]?.[1]).toEqual({ isNew: true, isLeaving: true })
    expect(screen.getByText('Unsaved changes')).toBeVisible()
    await save()
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(2))
    expect(bodies(sent)).toEqual([
      [{ account: 'a', id: 'mine', name: 'Mine' }, true],
      [{ account: 'a', id: 'mine', name: 'Mine!' }, false],
    ])
  })

  it.each(['not there', 'there'])('a Save waits for the search: the object is %s', async (place) => {
    const { onSaved, isThere, isMissing, user, save, sent } = await showRefused()
    await user.type(screen.getByLabelText(/^Name/), '!')
    await save()
    await user.keyboard('{Control>}s{/Control}')
    expect(screen.getByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-disabled', 'true')
    expect(sent).toHaveLength(1)
    if (place === 'there') isThere()
    else isMissing()
    await waitFor(() => expect(sent).toHaveLength(2))
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(place === 'there' ? 2 : 1))
    expect(bodies(sent)[1]).toEqual([{ account: 'a', id: 'mine', name: 'Mine!' }, place !== 'there'])
    expect(onSaved.mock.lastCall?.[1]).toEqual({ isNew: place !== 'there' })
    await waitFor(() => expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument())
  })

  it('a Save with another id does not create a second object unseen', async () => {
    const { onSaved, isThere, user, save, sent } = await showRefused()
    await user.type(screen.getByLabelText(/^Id/), '-2')
    await save()
    isThere()
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
    expect(await screen.findByText('Unsaved changes')).toBeVisible()
    expect(sent).toHaveLength(1)
    await save()
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(bodies(sent)[1]).toEqual([{ account: 'a', id: 'mine-2', name: 'Mine' }, true])
  })

  it('a Save without edits sends nothing more if the object is there', async () => {
    const { onSaved, isThere, save, sent } = await showRefused()
    await save()
    isThere()
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
    expect(onSaved.mock.calls[0]?.[1]).toEqual({ isNew: true })
    expect(sent).toHaveLength(1)
  })
})
