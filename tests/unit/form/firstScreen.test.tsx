import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TextField } from '@/form/fields/TextField'
import type { FormSpec } from '@/form/types'
import { showForm, type Thing } from './render'

const titles = ['One', 'Two', 'Three', 'Four', 'Five']
const spec: Partial<FormSpec<Thing>> = {
  rules: [({ five }) => (five ? [] : [{ path: 'five', message: 'Five is missing' }])],
  sections: titles.map((title) => ({
    id: title.toLowerCase(),
    title,
    text: `About ${title}.`,
    Content: () => <TextField<Thing> name={title.toLowerCase()} label={`Field ${title}`} />,
  })),
}
const sections = () => [...document.querySelectorAll('form section')]

/** Calls back after each commit, before the next one. */
function afterEachCommit(callback: () => void) {
  const observer = new MutationObserver(callback)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

it('a form renders two sections first and the others below them, one at a time (decision H24)', async () => {
  const seen: Element[][] = []
  const stop = afterEachCommit(() => sections().length > 0 && seen.push(sections()))
  await showForm({ fields: null, spec })
  stop()
  const counts = [...new Set(seen.map(({ length }) => length))]
  expect(counts).toEqual([2, 3, 4, 5])
  // Nothing is rendered again or moved.
  for (const early of seen) expect(sections().slice(0, early.length)).toEqual(early)
})

it('a form is busy until all sections are rendered', async () => {
  const seen = new Set<string>()
  const stop = afterEachCommit(() => {
    const form = document.querySelector('form')
    if (form) seen.add(`${sections().length} ${form.getAttribute('aria-busy')}`)
  })
  await showForm({ fields: null, spec })
  stop()
  expect([...seen]).toEqual(['2 true', '3 true', '4 true', '5 null'])
})

it('a save renders the other sections first, and focuses a problem there', async () => {
  const button = () => screen.queryByRole('button', { name: 'Save Changes' })
  let whenSaved = 0
  const stop = afterEachCommit(() => {
    if (whenSaved > 0 || !button()) return
    whenSaved = sections().length
    button()?.click()
    expect(sections()).toHaveLength(titles.length)
  })
  await showForm({ fields: null, spec })
  stop()
  expect(whenSaved).toBe(2)
  expect(await screen.findByText('Five is missing')).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText(/Field Five/)).toHaveFocus())
})

it('the section index leads to a section that is not rendered yet', async () => {
  let wasRendered: boolean | undefined
  const stop = afterEachCommit(() => {
    const entry = [...document.querySelectorAll('nav button')].find(
      ({ textContent }) => textContent === 'Five',
    )
    if (wasRendered !== undefined || !(entry instanceof HTMLElement)) return
    wasRendered = sections().length === titles.length
    entry.click()
  })
  Element.prototype.scrollIntoView ??= () => undefined
  await showForm({ fields: null, spec })
  stop()
  expect(wasRendered).toBe(false)
  expect(screen.getByRole('heading', { name: 'Five' })).toHaveFocus()
})
