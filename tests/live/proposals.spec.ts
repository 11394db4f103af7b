import { button, textOf, title } from '../pageParts'
import { expect, openSignedIn, test } from './support'

test.use({ isNewBrowser: false })

const missions = Array.from({ length: 3 }, (_, index) => ({
  id: `m-${index + 1}`,
  account: 'acme',
  name: `Mission ${index + 1}`,
  description: 'Of the first day',
  isAvailable: true,
  // No field of the contract: it must survive an update.
  unknown: { kept: [1, null] },
}))

test('a proposal changes what it shows, and keeps what somebody else changed between (rules PROPOSE-5 and PROPOSE-6)', async ({
  page,
  tester,
}) => {
  await tester.add('missions', { rows: missions })
  await openSignedIn(page, tester, '/missions/list')
  await button(page, 'Select').click()
  for (const { name } of missions)
    await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check()
  await button(page, 'Deactivate').click()
  await button(page, 'Propose...').click()
  await page.getByLabel('Why', { exact: true }).fill('The season is over')
  const download = page.waitForEvent('download')
  await button(page, 'Save file').click()
  const text = await textOf(await download)
  expect(await tester.sent('PUT', 'missions')).toEqual([])
  await button(page, 'Cancel').click()

  await tester.change('missions', 'm-1', { description: 'Of somebody else' })
  await tester.change('missions', 'm-2', { isAvailable: false })
  await page.reload()
  await expect(button(page, 'Select')).toBeEnabled()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('>open a proposal')
  await expect(page.getByText('Open a proposal...')).toBeVisible()
  await page.keyboard.press('Enter')
  await page.getByLabel('JSON file').setInputFiles({
    ...{ name: 'proposal.json', mimeType: 'application/json' },
    buffer: Buffer.from(text),
  })
  await expect(title(page, 'Deactivate 3 missions')).toBeVisible()
  await expect(
    page
      .getByRole('region', { name: 'Needs your attention' })
      .getByText('Changed elsewhere', { exact: true }),
  ).toBeVisible()
  await expect(page.getByText('Changed since, and stays as it is now: Description.')).toBeVisible()
  await expect(page.getByText('Done already', { exact: true }).last()).toBeVisible()
  await button(page, 'Apply 2').click()
  await expect(title(page, 'Applied “Deactivate 3 missions”')).toBeVisible()
  const { missions: now = [] } = await tester.world()
  expect(now.filter(({ id }) => String(id).startsWith('m-'))).toEqual(
    missions.map((one) => ({
      ...one,
      isAvailable: false,
      ...(one.id === 'm-1' && { description: 'Of somebody else' }),
    })),
  )
  expect(await tester.sent('PUT', 'missions')).toHaveLength(2)
})
