import { withScenario, writeScenario } from '@mocks/workshop/address'
import type { Page } from '@playwright/test'
import { account } from './forms/formCase'
import { expect, test } from './support'

/* After a save the list replaces the form: an extra click must not reach what is now under the pointer. */

/** A filled form scrolled to its end, with the pointer on its Save button. Responses take `latency` ms. */
async function openForm(page: Page, latency: number) {
  await page.goto(withScenario('/events/new', writeScenario({ account, latency })))
  const form = page.getByRole('form', { name: 'New event' })
  await form.getByRole('textbox', { name: 'Name' }).fill('Twice pressed')
  await form.getByRole('textbox', { name: 'Id', exact: true }).fill('twice-pressed')
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  const box = await form.getByRole('button', { name: 'Save Changes' }).boundingBox()
  if (!box) throw new Error('Save is not in sight')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  // Counts clicks outside of the form.
  await page.evaluate(() => {
    const reached: string[] = []
    Object.assign(window, { reached })
    for (const kind of ['mousedown', 'click'])
      document.addEventListener(
        kind,
        ({ target }) => (target as Element).closest('form') || reached.push(`${kind} ${target}`),
        true,
      )
  })
}

const reached = (page: Page) => page.evaluate(() => (window as unknown as { reached: string[] }).reached)

/** One click of a multi-click, with the count that the system gives it. */
async function clickAgain(page: Page, clickCount: number) {
  await page.mouse.down({ clickCount })
  await page.mouse.up({ clickCount })
}

const list = (page: Page) => page.getByRole('heading', { level: 1, name: 'Events' })

test('the second click of a double click on Save does nothing on the list that a fast save opens', async ({
  page,
}) => {
  await openForm(page, 0)
  await clickAgain(page, 1)
  await expect(list(page)).toBeVisible()
  await clickAgain(page, 2)
  expect(await reached(page)).toEqual([])

  // The next click is intended.
  await page.getByRole('link', { name: 'Add Event' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'New event' })).toBeVisible()
})

test('repeated clicks during a slow save send nothing twice and do nothing on the list', {
  tag: '@core',
}, async ({ page }) => {
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/events')) posts.push(request.url())
  })
  await openForm(page, 1500)
  let count = 0
  while (!(await list(page).isVisible())) await clickAgain(page, ++count)
  await clickAgain(page, ++count)
  await clickAgain(page, ++count)
  expect(await reached(page)).toEqual([])
  expect(posts).toHaveLength(1)
  await expect(page.getByText('Created twice-pressed / Twice pressed')).toBeVisible()
})
