import { openConsole, test } from './forms/signedIn'
import { chooseTheme, expect, expectNoAxeViolations } from './support'

const themes = ['light', 'dark'] as const

test('About leads to the licences of the build, light and dark', async ({ page, context }) => {
  // Requested by the browser for a page of text.
  await context.route('**/favicon.ico', (route) => route.fulfill({ body: '' }))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openConsole(page)
  await page.getByRole('button', { name: 'About' }).click()
  const dialog = page.getByRole('dialog', { name: 'About the console' })
  await expect(dialog).toBeVisible()
  for (const theme of themes) {
    await chooseTheme(page, theme)
    await expectNoAxeViolations(page, `About, ${theme}`)
  }
  const opened = page.waitForEvent('popup')
  await dialog.getByRole('link', { name: 'Licences' }).click()
  await expect((await opened).getByText(/^react \d\S* \(MIT\)$/m)).toBeVisible()
})

test('a link of the footer names the other site before it opens, light and dark', async ({
  page,
  context,
}) => {
  await context.route('https://example.com/**', (route) => route.fulfill({ body: 'Terms' }))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openConsole(page)
  await page.getByRole('link', { name: 'Terms of service' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Open example.com?' })
  await expect(dialog).toBeVisible()
  for (const theme of themes) {
    await chooseTheme(page, theme)
    await expectNoAxeViolations(page, `the question, ${theme}`)
  }
  const opened = page.waitForEvent('popup')
  await dialog.getByRole('button', { name: 'Open' }).click()
  await expect((await opened).getByText('Terms')).toBeVisible()
  await expect(dialog).toBeHidden()
})
