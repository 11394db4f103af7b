import { chooseAccount, expect, openSection, signInToBrindlewick, test } from './support'

// No code was loaded before.
test.use({ isNewBrowser: true })

test('the next click finds its code loaded: form, menus, filters, accounts, Global Search (rule SPEED-6)', async ({
  page,
}) => {
  await signInToBrindlewick(page)
  await openSection(page, 'Missions')
  // The last of the parts that load ahead.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/useUses-')),
  )
  // These load a few seconds after the start, independent of clicks. A blob is the code of a worker, which came
  // with the page.
  const later = /\/(watchVersion|SessionExpiredNotice|EndedCover|notice\.module)-|^blob:/
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && !later.test(request.url())) requested.push(request.url())
  })
  await page.getByRole('button', { name: /^More/ }).first().click()
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
  await page.keyboard.press('Escape')
  await chooseAccount(page, 'Brindlewick')
  await page.keyboard.press('Control+k')
  await expect(page.getByPlaceholder(/search/i).last()).toBeVisible()
  await page.keyboard.press('Escape')
  await page
    .getByRole('link', { name: /^Edit / })
    .first()
    .click()
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^More/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Used by' })).toBeVisible()
  expect(requested).toEqual([])
})
