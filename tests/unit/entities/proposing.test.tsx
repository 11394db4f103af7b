import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { configureReaders } from '@/auth/permissions'
import { entities } from '@/entities/registry'
import { itemSchema } from '../../openapi'
import { filledBy } from './filledBy'
import { openEditor, proposed } from './openEditor'
import { lists, serveLists } from './openForm'

/* What people who can read and not write do with every form where `readersPropose` is on (rule PERM-13). */

const reader = ['account:read']
serveLists()
beforeEach(() => configureReaders(true))
afterEach(() => configureReaders(false))

const types = entities.map(({ list }) => list.type)
const proposable = types.filter((type) => type !== 'accounts' && type !== 'players')
const filledOf = (type: (typeof types)[number]) => filledBy(itemSchema(type), type) as Record<string, unknown>

const picture = () => new File(['picture'], 'new.png', { type: 'image/png' })

/** Uses one control as a person could: types, chooses, presses, drops a picture. */
async function use(control: HTMLElement, round: number) {
  await act(async () => {
    if (control instanceof HTMLInputElement && control.type === 'file') {
      fireEvent.change(control, { target: { files: [picture()] } })
      fireEvent.drop(control, { dataTransfer: { files: [picture()], items: [], types: ['Files'] } })
    } else if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type))
      fireEvent.click(control)
    else if (control instanceof HTMLSelectElement)
      fireEvent.change(control, { target: { value: control.options[control.options.length - 1]?.value } })
    else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      fireEvent.focus(control)
      fireEvent.change(control, { target: { value: String(round) } })
      fireEvent.keyDown(control, { key: 'Enter' })
      fireEvent.blur(control)
    } else fireEvent.click(control)
  })
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
}

/** What a control is, without the number of its row: the controls of ten answers do the same. */
const kindOf = (control: HTMLElement) =>
  [control.tagName, control.getAttribute('type'), control.getAttribute('name'), nameOf(control)]
    .join(' ')
    .replace(/\d+/g, '#')

const nameOf = (control: HTMLElement) =>
  control.getAttribute('aria-label') ??
  (control instanceof HTMLInputElement ? control.labels?.[0] : control)?.textContent ??
  ''

/** Uses the controls of the page, and those that appear meanwhile: two of each kind. Returns how many. */
async function useAll(most: number): Promise<number> {
  const used = new WeakSet<Element>()
  const times = new Map<string, number>()
  for (let round = 0; round < most; round++) {
    const control = [
      ...document.querySelectorAll<HTMLElement>(
        'input, textarea, select, button, [role=switch], [role=option]',
      ),
    ].find((one) => !used.has(one) && (times.get(kindOf(one)) ?? 0) < 2)
    if (!control) return round
    used.add(control)
    times.set(kindOf(control), (times.get(kindOf(control)) ?? 0) + 1)
    await use(control, round)
  }
  return most
}

describe.each(proposable)('the form of %s for people who propose', (type) => {
  test('sends nothing, whatever control is used (rule PERM-13)', async () => {
    const object = filledOf(type)
    lists.use(http.get('*/admin/api/v0/:type', () => HttpResponse.json([object])))
    const { sent } = await openEditor(type, reader, object)
    expect(screen.queryByRole('button', { name: 'Save Changes' })).toBeNull()
    expect(await useAll(400)).toBeGreaterThan(8)
    for (const key of ['s', 'Enter']) {
      fireEvent.keyDown(window, { key, ctrlKey: true })
      fireEvent.keyDown(window, { key, ctrlKey: true, shiftKey: true })
    }
    await act(async () => undefined)
    expect(sent).toEqual([])
  })

  test('proposes the edits in place of saving them, also by Ctrl S, and keeps them', async () => {
    const object = { ...filledOf(type), isAvailable: true }
    lists.use(http.get('*/admin/api/v0/:type', () => HttpResponse.json([object])))
    const { form, sent, user } = await openEditor(type, reader, object)
    expect(screen.getByText(/what you change here is proposed/)).toBeVisible()
    await user.click(within(form).getByRole('switch', { name: /^Availab/ }))
    await user.click(screen.getByRole('button', { name: 'Propose...' }))
    await waitFor(() => expect(proposed).toHaveLength(1))
    expect(proposed[0]).toMatchObject({
      ...{ type, account: 'selected' },
      ...{ before: { isAvailable: true }, after: { isAvailable: false } },
    })
    fireEvent.keyDown(window, { key: 's', ctrlKey: true })
    await waitFor(() => expect(proposed).toHaveLength(2))
    expect(screen.getByText('Unsaved changes')).toBeVisible()
    expect(sent).toEqual([])
  })

  test('of a new object has Propose alone, and says what is missing at its fields', async () => {
    const { sent, user } = await openEditor(type, reader)
    expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull()
    const propose = screen.getByRole('button', { name: 'Propose...' })
    if (propose instanceof HTMLButtonElement && !propose.disabled) await user.click(propose)
    expect(proposed).toEqual([])
    expect(sent).toEqual([])
  })
})

test.each(['players', 'accounts'] as const)('the form of %s stays read-only', async (type) => {
  await openEditor(type, reader, filledOf(type))
  expect(screen.getByText(/changes cannot be saved/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Propose...' })).toBeNull()
})

test('a picture needs account:write, and says so', async () => {
  await openEditor('missions', reader, filledOf('missions'))
  expect(screen.getAllByText(/Uploading a picture needs the permission account:write/)[0]).toBeVisible()
})

test('who can write saves, and can propose a new object beside it (rule PROPOSE-7)', async () => {
  await openEditor('missions', ['account:write'])
  expect(screen.getByRole('button', { name: 'Save Changes' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Propose...' })).toBeVisible()
})
