import { expect, openSignedIn, test } from './support'

/* The tour of a first visit (rule FRAME-15), in the production build. */

test.use({ firstVisit: true })

test('a first visit opens the tour after the first list, and the next visit does not', async ({
  page,
  tester,
}) => {
  const loaded: string[] = []
  page.on('requestfinished', (request) => loaded.push(new URL(request.url()).pathname))
  const hasLoaded = (name: string) => loaded.some((path) => path.includes(`/assets/${name}-`))

  await openSignedIn(page, tester, '/missions/list')
  await expect(page.getByText('Tour, step 1 of 4')).toBeVisible()
  const card = page.getByRole('dialog', { name: 'Choose the account' })
  await expect(card).toBeFocused()
  expect(hasLoaded('Tour')).toBe(true)
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()

  loaded.length = 0
  await page.reload()
  // The form is loaded ahead right after the moment of the tour.
  await expect.poll(() => hasLoaded('form')).toBe(true)
  await page.getByRole('button', { name: 'User menu' }).click()
  await expect(page.getByRole('menuitem', { name: 'Take the tour' })).toBeVisible()
  expect(hasLoaded('Tour')).toBe(false)
  await expect(page.getByText(/^Tour, step/)).toHaveCount(0)
})
