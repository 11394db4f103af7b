import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { NamingFields } from '@/entities/fields/basicDetails'
import { slugOf, suggestedId } from '@/entities/fields/suggestedId'
import { draftsOf } from '@/form/draftStorage'
import { basicRules } from '@/model/fieldRules'
import { showForm, showNew, type Thing } from './render'

const free = () => false

describe('the id that a name suggests', () => {
  it.each([
    ['Lantern Walk', 'lantern-walk'],
    ['  Été à l’Île -- 2026! ', 'ete-a-lile-2026'],
    ['Straße nach Łódź, Ærø', 'strasse-nach-lodz-aero'],
    ["Don't stop_now/ever", 'dont-stop-now-ever'],
    ['İstanbul', 'istanbul'],
    ['Mission №1', 'mission-no1'],
    ['日本', ''],
    ['Прогулка', ''],
    ['日本 Cup', 'cup'],
    ['?!', ''],
    [undefined, ''],
    [7, ''],
  ])('for %s is %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug)
  })

  it('is cut between words at 60 characters, and inside a longer word', () => {
    expect(slugOf('word '.repeat(30))).toBe(Array.from({ length: 12 }, () => 'word').join('-'))
    expect(slugOf('x'.repeat(99))).toBe('x'.repeat(60))
    expect(slugOf(`a ${'x'.repeat(99)}`)).toBe(`a-${'x'.repeat(58)}`)
  })

  it('is one that no other object has', () => {
    const taken = new Set(['walk', 'walk-2'])
    expect(suggestedId('Walk', (id) => taken.has(id))).toBe('walk-3')
    expect(suggestedId('Ride', free)).toBe('ride')
    expect(suggestedId('日本', () => true)).toBeUndefined()
  })
})

describe('a new object', () => {
  const fields = <NamingFields<Thing> id="id" />
  const name = () => screen.getByLabelText(/^Name/)
  const id = () => screen.getByLabelText(/^Id/)

  it('is named first, where the focus is, and its id follows the name (rule FORM-2)', async () => {
    const { user, save, onSave } = await showNew({ fields, rows: [{ id: 'walk' }, { id: 'walks' }] })
    expect(name()).toHaveFocus()
    expect(name().compareDocumentPosition(id())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await user.keyboard('Walk')
    expect(id()).toHaveValue('walk-2')
    await user.keyboard('s')
    expect(id()).toHaveValue('walks-2')
    await user.keyboard(' at Night')
    await save()
    expect(onSave.mock.lastCall?.[0]).toEqual({ account: 'a', id: 'walks-at-night', name: 'Walks at Night' })
  })

  it('never gets a reserved word of the console as its id', async () => {
    const { user } = await showNew({ fields })
    await user.keyboard('List')
    expect(id()).toHaveValue('list-2')
  })

  it('keeps an id that was typed, before or after its name', async () => {
    const { user } = await showNew({ fields })
    await user.type(id(), 'mine')
    await user.type(name(), 'Walk')
    expect(id()).toHaveValue('mine')
    await user.clear(id())
    await user.type(id(), 'W-7')
    await user.type(name(), ' at Night')
    expect(id()).toHaveValue('W-7')
  })

  it('gets no id from a name without Latin letters, and loses the suggestion with the name', async () => {
    const { user } = await showNew({ fields })
    await user.keyboard('日本')
    expect(id()).toHaveValue('')
    await user.keyboard(' Cup')
    expect(id()).toHaveValue('cup')
    await user.clear(name())
    expect(id()).toHaveValue('')
    expect(screen.queryByText('Unsaved changes')).toBeNull()
  })

  it('shows no missing-id error once its name suggests one', async () => {
    const { user, save } = await showNew({ fields, spec: { rules: basicRules } })
    await save()
    expect(id()).toHaveAccessibleDescription('Id is required')
    await user.type(name(), 'W')
    expect(id()).toBeValid()
    expect(id()).toHaveValue('w')
  })

  it('is restored from a draft with name and suggestion, and the id still follows the name', async () => {
    const draftPlace = ['a', 'things', 'new'] as const
    const first = await showNew({ fields, draftPlace })
    await first.user.keyboard('Walk')
    first.unmount()
    expect(draftsOf(draftPlace)).toHaveLength(1)
    const { user } = await showNew({ fields, draftPlace })
    await user.click(await screen.findByRole('button', { name: 'Restore' }))
    await waitFor(() => expect(name()).toHaveValue('Walk'))
    expect(id()).toHaveValue('walk')
    await user.type(name(), 's')
    expect(id()).toHaveValue('walks')
  })
})

describe('the first focus', () => {
  afterEach(() => vi.unstubAllGlobals())
  const touch = () =>
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' }))

  it('does not move on a touch screen, whose keyboard would hide the form', async () => {
    touch()
    await showNew({ fields: <NamingFields<Thing> id="id" /> })
    expect(document.body).toHaveFocus()
  })

  it('is not set for an existing object, whose name is above its id, as that of a new one', async () => {
    await showForm({ fields: <NamingFields<Thing> id="id" /> })
    expect(document.body).toHaveFocus()
    const [id, name] = [screen.getByLabelText(/^Id/), screen.getByLabelText(/^Name/)]
    expect(name.compareDocumentPosition(id)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })
})
