import { expect, openSignedIn, test } from './support'

test('an API that sends ETags answers a repeated read with 304, and the console shows the rows (decision S8)', async ({
  page,
  tester,
}) => {
  await tester.useEtags()
  const name = page.getByRole('link', { name: 'Edit First of missions' })
  await openSignedIn(page, tester, '/missions/list')
  await expect(name).toBeVisible()
  await tester.clearLog()
  await page.reload()
  await expect(name).toBeVisible()
  expect((await tester.sent('GET', 'missions')).map(({ isKnown }) => isKnown)).toEqual([true])

  await tester.change('missions', 'first', { name: 'Changed elsewhere' })
  await tester.clearLog()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Edit Changed elsewhere' })).toBeVisible()
  expect((await tester.sent('GET', 'missions')).map(({ isKnown }) => isKnown)).toEqual([false])
})

test('the polls of the statistics get 304 while no figure has changed', async ({ page, tester }) => {
  await tester.useEtags()
  await openSignedIn(page, tester, '/missions/list')
  await expect(page.getByRole('region', { name: 'Statistics' })).toContainText('Players')
  await expect
    .poll(async () => (await tester.sent('GET', 'analytics')).map(({ isKnown }) => isKnown))
    .toEqual(expect.arrayContaining([false, true]))
})
