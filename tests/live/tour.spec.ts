import { expect, openSignedIn, test } from './support'

/* The tour is offered on the overview (rule FRAME-15), in the production build. */

test('nothing opens by itself, and the overview offers the tour until it was taken', async ({
  page,
  tester,
}) => {
  const loaded: string[] = []
  page.on('requestfinished', (request) => loaded.push(new URL(request.url()).pathname))
  const hasLoaded = (name: string) => loaded.some((path) => path.includes(`/assets/${name}-`))

  await openSignedIn(page, tester, '/')
  await page.getByRole('button', { name: 'Take the tour' }).click()
  await expect(page.getByText('Tour, step 1 of 4')).toBeVisible()
  expect(hasLoaded('Tour')).toBe(true)
  await page.keyboard.press('Escape')
  await expect(page.getByText(/^Tour, step/)).toHaveCount(0)
  await expect(page.getByText(/^New here/)).toHaveCount(0)

  loaded.length = 0
  await page.goto('/missions/list')
  // The form is loaded ahead in a quiet moment.
  await expect.poll(() => hasLoaded('form')).toBe(true)
  expect(hasLoaded('Tour')).toBe(false)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(/^New here/)).toHaveCount(0)
})
