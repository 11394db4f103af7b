import { expect, expectNoAxeViolations, signIn, signInToBrindlewick, test } from './support'

const views = [
  { name: 'wide, light', viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { name: 'wide, dark', viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
  { name: 'narrow, light', viewport: { width: 390, height: 844 }, colorScheme: 'light' },
  { name: 'narrow, dark', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const

for (const { name, viewport, colorScheme } of views) {
  test(`no accessibility violation, ${name}`, async ({ page }) => {
    // Eleven screens, each read whole by axe.
    test.setTimeout(300_000)
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
