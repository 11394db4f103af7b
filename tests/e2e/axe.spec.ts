import { fixtures } from '../entities/fixtures'
import { expect, expectNoAxeViolations, signIn, signInToBrindlewick, test } from './support'

const wide = { width: 1440, height: 900 }
const narrow = { width: 390, height: 844 }
/** Each test checks a quarter of the forms, besides the mission form. */
const views = [
  { name: 'wide, light', viewport: wide, colorScheme: 'light' },
  { name: 'wide, dark', viewport: wide, colorScheme: 'dark' },
  { name: 'narrow, light', viewport: narrow, colorScheme: 'light' },
  { name: 'narrow, dark', viewport: narrow, colorScheme: 'dark' },
] as const
const types = fixtures.map(([type]) => type).filter((type) => type !== 'missions')

for (const [quarter, { name, viewport, colorScheme }] of views.entries()) {
  const forms = types.filter((_, index) => index % views.length === quarter)
  test(`axe finds no accessibility violation, ${name}`, async ({ page }) => {
    // Some fifteen screens, each checked as a whole by axe.
    test.setTimeout(420_000)
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'SEND CODE' })).toBeVisible()
    await expectNoAxeViolations(page, 'sign-in')
    await signIn(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible()
    await expectNoAxeViolations(page, 'accounts')

    const screens: [path: string, sees: string | RegExp][] = [
      ['/', /Welcome/],
      ['/missions/list?account=brindlewick', 'Missions'],
      ['/missions/list?q=nothing+like+this', 'Missions'],
      ['/surveys/list', 'Surveys'],
      ['/missions/the-long-haul', 'The Long Haul'],
      ['/missions/new', 'New Mission'],
      ['/profile', 'Your Profile'],
      ['/rules/list', 'Invalid entity type'],
      ['/foo/bar', 'Not Found'],
      ['/public', 'Public'],
    ]
    for (const [path, sees] of screens) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: sees })).toBeVisible()
      await expectNoAxeViolations(page, path)
    }
    for (const type of forms) {
      await page.goto(`/${type}/new`)
      const save = page.getByRole('button', { name: 'Save Changes' })
      await expect(save).toBeVisible()
      // With a row in every list, and warnings about what is missing.
      for (const add of await page.getByRole('button', { name: /^Add / }).all())
        if (await add.isEnabled()) await add.click()
      if (await save.isEnabled()) await save.click()
      // The viewport is as tall as the form, so that the save bar covers nothing.
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      await page.setViewportSize({ ...viewport, height })
      await expectNoAxeViolations(page, `a new one of ${type}`)
      await page.setViewportSize(viewport)
    }
  })
}

test('the delete dialog has no accessibility violation', async ({ page }) => {
  await signInToBrindlewick(page)
  await page.goto('/missions/list')
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectNoAxeViolations(page, 'delete dialog')
})
