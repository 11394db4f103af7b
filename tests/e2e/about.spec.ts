import { expect, expectNoAxeViolations, signIn, test } from './support'

for (const colorScheme of ['light', 'dark'] as const) {
  test(`About leads to the licences of the build, ${colorScheme}`, async ({ page, context }) => {
    // Requested by the browser for a page of text.
    await context.route('**/favicon.ico', (route) => route.fulfill({ body: '' }))
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await signIn(page)
    await page.getByRole('button', { name: 'About' }).click()
    const dialog = page.getByRole('dialog', { name: 'About the console' })
    await expect(dialog).toBeVisible()
    await expectNoAxeViolations(page, 'About')
    const opened = page.waitForEvent('popup')
    await dialog.getByRole('link', { name: 'Licences' }).click()
    await expect((await opened).getByText(/^react \d\S* \(MIT\)$/m)).toBeVisible()
  })

  test(`a link of the footer names the other site before it opens, ${colorScheme}`, async ({
    page,
    context,
  }) => {
    await context.route('https://example.com/**', (route) => route.fulfill({ body: 'Terms' }))
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await signIn(page)
    await page.getByRole('link', { name: 'Terms of service' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Open example.com?' })
    await expect(dialog).toBeVisible()
    await expectNoAxeViolations(page, 'the question')
    const opened = page.waitForEvent('popup')
    await dialog.getByRole('button', { name: 'Open' }).click()
    await expect((await opened).getByText('Terms')).toBeVisible()
    await expect(dialog).toBeHidden()
  })
}
