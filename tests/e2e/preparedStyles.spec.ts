import type { Page } from '@playwright/test'
import { expect, openSection, signInToBrindlewick, test } from './support'

/** Rules that were added in the browser: each is a style that the build did not prepare. */
const addedRules = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('style')].flatMap(({ sheet }) =>
      [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText),
    ),
  )

/** Some styles follow from the data; new ones are recorded by `npm run styles`. */
const fewRules = 15

test('lists, Global Search and forms take their styles from the build: run npm run styles if not (decision H76)', async ({
  page,
}) => {
  await signInToBrindlewick(page)
  await openSection(page, 'Missions')
  const edit = page.getByRole('link', { name: /^Edit / }).first()
  await expect(edit).toBeVisible()
  const prepared = await page.locator('[class*=css-p]').count()
  expect(prepared).toBeGreaterThan(30)
  expect((await addedRules(page)).slice(fewRules)).toEqual([])
  await page.getByRole('button', { name: /^Global Search/ }).click()
  await page.getByRole('combobox', { name: 'Search across all entities' }).fill('ride')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  expect((await addedRules(page)).slice(fewRules)).toEqual([])
  await edit.click()
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Used by' })).toBeVisible()
  expect((await addedRules(page)).slice(2 * fewRules)).toEqual([])
})
