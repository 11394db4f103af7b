import { openConsole, test } from './forms/signedIn'
import { chooseTheme, expect, expectNoAxeViolations } from './support'

test('About leads to the licences of the build, and a link of the footer names the other site before it opens', async ({
  page,
  context,
}) => {
  // Requested by the browser for a page of text.
  await context.route('**/favicon.ico', (route) => route.fulfill({ body: '' }))
  await context.route('https://example.com/**', (route) => route.fulfill({ body: 'Terms' }))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openConsole(page)
  await page.getByRole('button', { name: 'About' }).click()
  const about = page.getByRole('dialog', { name: 'About the console' })
  await expect(about).toBeVisible()
  await chooseTheme(page, 'light')
  await expectNoAxeViolations(page, 'About')
  const licences = page.waitForEvent('popup')
  await about.getByRole('link', { name: 'Licences' }).click()
  await expect((await licences).getByText(/^react \d\S* \(MIT\)$/m)).toBeVisible()
  await (await licences).close()
  await page.keyboard.press('Escape')
  await expect(about).toBeHidden()

  await page.getByRole('link', { name: 'Terms of service' }).click()
  const question = page.getByRole('alertdialog', { name: 'Open example.com?' })
  await expect(question).toBeVisible()
  await chooseTheme(page, 'dark')
  await expectNoAxeViolations(page, 'the question')
  const opened = page.waitForEvent('popup')
  await question.getByRole('button', { name: 'Open' }).click()
  await expect((await opened).getByText('Terms')).toBeVisible()
  await expect(question).toBeHidden()
})
