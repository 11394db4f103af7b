import type { Page } from '@playwright/test'
import { entities } from '@/entities/registry'
import { expect, nameField, saveButton, signInTo, test } from './support'

const words = 'The server did not answer within 30 seconds'

// The timeout of the console is 30 s, and the test cannot shorten it.
const patience = { timeout: 45_000 }

test('after 30 s without a response every list shows an error, and loads again on request', async ({
  page,
  context,
  tester,
  forgive,
}) => {
  forgive()
  // Fourteen pages and 30 s of silence: a busy machine needs longer than the usual limit.
  test.slow()
  await signInTo(page, tester, '/public')
  const lists = entities.map(({ list }) => list)
  await tester.fail(...lists.map(({ type }) => ({ path: type, silent: true })))
  const tabs: Page[] = []
  // One after the other: fourteen at once would be too slow on a small machine.
  for (const { type, title } of lists) {
    const tab = await context.newPage()
    await tab.goto(`/${type}/list?account=acme`)
    await expect(tab.getByRole('heading', { level: 1, name: title })).toBeVisible()
    tabs.push(tab)
  }
  for (const tab of tabs) {
    const alert = tab.getByRole('main').getByRole('alert')
    await expect(alert).toContainText(`Error displaying entities: ${words}`, patience)
  }
  await tester.recover()
  for (const [index, tab] of tabs.entries()) {
    await tab.getByRole('main').getByRole('button', { name: 'Try again' }).click()
    const first = lists[index]?.type === 'accounts' ? 'Acme' : `First of ${lists[index]?.type}`
    await expect(tab.getByRole('link', { name: `Edit ${first}` })).toBeVisible()
  }
})

test('after 30 s without a response a save shows an error, keeps what was typed, and can be repeated', async ({
  page,
  tester,
  forgive,
}) => {
  forgive()
  await signInTo(page, tester, '/missions/first')
  await nameField(page).fill('Typed with care')
  await tester.fail({ method: 'PUT', path: 'missions', silent: true })
  await saveButton(page).click()
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible(patience)
  await expect(nameField(page)).toHaveValue('Typed with care')
  await tester.recover()
  await saveButton(page).click()
  await expect(page.getByText('Updated first / Typed with care')).toBeVisible()
})
