import { expect, type Locator, type Page } from '@playwright/test'
import { show } from '../livingPage'
import { differences, expectToFit, fieldsOf } from './contract'
import { emptyControls, labelled, number, text } from './controls'
import { account, type FormCase, idFor } from './formCase'
import type { Call } from './recording'

/** The steps of a case on the screen. */
export function inBrowser(page: Page, form: FormCase) {
  const { type, title, singular, name, id = idFor(name), edit, toast } = form
  const nameNow = edit.path === 'name' ? String(edit.value) : name
  const section = (of: string) => page.getByRole('form').getByRole('region', { name: of, exact: true })
  const expectText = (words: string) => expect(page.getByText(words, { exact: true })).toBeVisible()
  const field = (within: Locator) =>
    within.getByRole(typeof edit.value === 'number' ? 'spinbutton' : 'textbox', labelled(edit.label))

  async function save(words: string) {
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expectText(words)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
  async function search(words: string) {
    await page.getByRole('searchbox', { name: `Search ${title.toLowerCase()}` }).fill(words)
  }

  return {
    async create() {
      // The account is taken from the address of a load alone.
      await show(page, `/${type}/new${page.url() === 'about:blank' ? `?account=${account}` : ''}`)
      await expect(
        page.getByRole('heading', { level: 1, name: `New ${singular.toLowerCase()}` }),
      ).toBeVisible()
      for (const [of, steps] of Object.entries(form.sections))
        for (const step of steps) await step(section(of))
      expect(await emptyControls(page.getByRole('form')), 'every control is filled').toEqual([])
      const sections = page.getByRole('form').getByRole('heading', { level: 2 })
      expect(await sections.allTextContents(), 'every section is filled').toEqual(Object.keys(form.sections))
      await save(toast ? `${toast.created} ${id}` : `Created ${id} / ${name}`)
    },

    async seeInList() {
      await search(name)
      const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: `Edit ${name}` }) })
      await expect(row).toBeVisible()
      const headers = await page.getByRole('columnheader').allTextContents()
      for (const [header, words] of Object.entries(form.row)) {
        const index = headers.findIndex((text) => text.trim() === header)
        expect(index, `column ${header} of ${headers.join(', ')}`).toBeGreaterThanOrEqual(0)
        await expect(row.getByRole('cell').nth(index)).toHaveText(words)
      }
    },

    async change() {
      await page.getByRole('link', { name: `Edit ${name}` }).click()
      await expect(page).toHaveURL(new RegExp(`/${type}/${encodeURIComponent(id)}$`))
      const { label, value } = edit
      const step = typeof value === 'number' ? number(label, value) : text(label, value)
      await step(section(edit.section))
      await expect(page.getByText('Unsaved changes')).toBeVisible()
      if (edit.isNoticed) {
        // Rule LIVE-2: going back sends nothing, and the confirmation appears once.
        await page.getByRole('button', { name: 'Save Changes' }).click()
        await page.getByRole('button', { name: 'Back to the form' }).click()
      }
      await save(toast ? `${toast.updated} ${id}` : `Updated ${id} / ${nameNow}`)
    },

    async seeAfterReload() {
      await page.reload()
      await search(nameNow)
      await page.getByRole('link', { name: `Edit ${nameNow}` }).click()
      await expect(field(section(edit.section))).toHaveValue(String(edit.value))
      await page.getByRole('form').getByRole('link', { name: title, exact: true }).click()
    },

    async remove() {
      await search(nameNow)
      await page.getByRole('button', { name: `Delete ${nameNow}` }).click()
      const dialog = page.getByRole('alertdialog', { name: `Delete ${singular}` })
      // The dialog grows with what it finds, and its buttons move.
      await expect(dialog.getByText('Checking what uses it...')).toBeHidden()
      await dialog.getByRole('button', { name: 'Delete' }).click()
      await expectText(`Deleted ${id}`)
      await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible()
    },
  }
}

/** Expects one create with exactly the filled fields, valid by the contract. */
export function expectPosted([post, ...rest]: readonly Call[], { type, schema, sent, unset }: FormCase) {
  expect(post).toMatchObject({ method: 'POST', path: `/${type}` })
  expect(post?.body).toEqual(sent)
  expectToFit(post?.body, `${schema}Create`)
  const missing = fieldsOf(`${schema}Create`).filter((field) => !(field in sent))
  expect(missing.toSorted(), 'fields of the contract that the form does not set').toEqual(unset.toSorted())
  expect(rest).toEqual([])
}

/** Expects the sent bodies: those of `expectPosted`, and for the edit only the edited path. */
export async function expectSent([post, change, removal, ...rest]: readonly Call[], form: FormCase) {
  const { type, schema, edit, name, id = idFor(name) } = form
  expectPosted(post ? [post] : [], form)

  const received = (await post?.responseBody) as Record<string, unknown>
  const isPatch = type === 'players'
  expect(change).toMatchObject({
    method: isPatch ? 'PATCH' : 'PUT',
    path: isPatch ? `/${type}/${encodeURIComponent(id)}` : `/${type}`,
  })
  expectToFit(change?.body, `${schema}Update`)
  // A PATCH contains the player's id and what differs; all other fields keep their values.
  if (isPatch)
    expect(Object.keys(change?.body ?? {}).toSorted()).toEqual(['account', 'player', edit.path].toSorted())
  expect(differences(received, isPatch ? { ...received, ...change?.body } : change?.body)).toEqual([
    edit.path,
  ])

  expect(removal?.method).toBe('DELETE')
  expect(decodeURIComponent(removal?.path ?? '')).toContain(id)
  expect(rest).toEqual([])
}
