import { enterCode, expect, nameField, saveButton, signIn, signInTo, test } from './support'

const unauthorized = { status: 401, body: '{"error": "Who are you?"}' }
const notice = /Your session has ended/

test('a token that runs out is renewed behind an open form', async ({ page, tester }) => {
  // The SDK renews a minute before the end: this one lasts a second.
  await tester.be({ lifetime: 61 })
  await signInTo(page, tester, '/missions/first')
  await nameField(page).fill('Typed before')
  // The same element as before, or the form was drawn anew.
  await nameField(page).evaluate((field) => field.setAttribute('data-mark', 'same'))
  await tester.clearLog()
  // The statistics ask every five seconds.
  const tokens = async () => new Set((await tester.sent('GET', 'analytics')).map(({ token }) => token)).size
  await expect.poll(tokens, { timeout: 20_000 }).toBeGreaterThan(1)
  await expect(nameField(page)).toHaveValue('Typed before')
  await expect(nameField(page)).toHaveAttribute('data-mark', 'same')
  await saveButton(page).click()
  await expect(page.getByText('Updated first / Typed before')).toBeVisible()
})

test('calls that get 401 together share one refresh, and each is repeated once', async ({
  page,
  tester,
  forgive,
}) => {
  forgive()
  await signInTo(page, tester, '/missions/list')
  await expect(page.getByRole('link', { name: 'Edit First of missions' })).toBeVisible()
  await tester.revokeTokens()
  await tester.clearLog()
  const renewals = await tester.renewals()
  // The form of a mission asks for seven lists at once.
  await page.getByRole('link', { name: 'Edit First of missions' }).click()
  await expect(nameField(page)).toHaveValue('First of missions')
  const pairs = async () => {
    const reads = (await tester.log()).filter(({ path }) => path !== 'missions' && path !== 'analytics')
    return reads.map(({ path }) => path).sort()
  }
  await expect.poll(async () => (await pairs()).length).toBeGreaterThan(5)
  const paths = await pairs()
  for (const path of new Set(paths)) expect(paths.filter((one) => one === path)).toHaveLength(2)
  const tokens = new Set((await tester.log()).map(({ token }) => token))
  expect(tokens.size).toBe(2)
  expect(await tester.renewals()).toBe(renewals + 1)
  await expect(page.getByText(notice)).toBeHidden()
})

test('a second 401 keeps the form and what was typed, and signing in again happens in place', async ({
  page,
  tester,
  forgive,
}) => {
  forgive()
  await signInTo(page, tester, '/missions/first')
  await nameField(page).fill('Not to be lost')
  await nameField(page).evaluate((field) => field.setAttribute('data-mark', 'same'))
  await tester.fail({ method: 'PUT', path: 'missions', ...unauthorized })
  await saveButton(page).click()
  await expect(page.getByText(notice)).toBeVisible()
  await expect(page.getByText('Who are you?')).toBeVisible()
  expect(await tester.sent('PUT', 'missions')).toHaveLength(2)
  await expect(nameField(page)).toHaveValue('Not to be lost')

  await tester.recover()
  await page.getByRole('button', { name: 'Sign in again' }).click()
  await expect(page.getByText(notice)).toBeHidden()
  await expect(nameField(page)).toHaveAttribute('data-mark', 'same')
  await saveButton(page).click()
  await expect(page.getByText('Updated first / Not to be lost')).toBeVisible()
})

test('the notice goes by itself once the API takes the refused call again', async ({
  page,
  tester,
  forgive,
}) => {
  forgive()
  await signInTo(page, tester, '/missions/first')
  await nameField(page).fill('Tried again')
  await tester.fail({ method: 'PUT', path: 'missions', ...unauthorized })
  await saveButton(page).click()
  await expect(page.getByText(notice)).toBeVisible()
  // Other calls go through all the while, and prove nothing.
  const polls = (await tester.sent('GET', 'analytics')).length
  await expect.poll(async () => (await tester.sent('GET', 'analytics')).length).toBeGreaterThan(polls)
  await expect(page.getByText(notice)).toBeVisible()
  await tester.recover()
  await saveButton(page).click()
  await expect(page.getByText('Updated first / Tried again')).toBeVisible()
  await expect(page.getByText(notice)).toBeHidden()
})

test('a session that ended at the provider is taken up again with a code, in place', async ({
  page,
  tester,
  forgive,
}) => {
  forgive()
  await signInTo(page, tester, '/missions/first')
  await nameField(page).fill('Typed at night')
  await tester.endSessions()
  await tester.revokeTokens()
  await saveButton(page).click()
  await expect(page.getByText(notice)).toBeVisible()
  await expect(nameField(page)).toHaveValue('Typed at night')

  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Sign in again' }).click()
  const popup = await opened
  const closed = popup.waitForEvent('close')
  await enterCode(popup, tester)
  await closed
  await expect(page.getByText(notice)).toBeHidden()
  await expect(nameField(page)).toHaveValue('Typed at night')
  await saveButton(page).click()
  await expect(page.getByText('Updated first / Typed at night')).toBeVisible()
})

test('the Loading page stays at least 1.5 seconds where the deployment does not say otherwise', async ({
  page,
  tester,
}) => {
  await page.route('**/config.json', async (route) => {
    const { authLoaderDelayMs, ...config } = await (await route.fetch()).json()
    await route.fulfill({ json: config })
  })
  await signIn(page, tester)
  const start = Date.now()
  await page.reload()
  await expect(page.getByText('Loading...')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible()
  expect(Date.now() - start).toBeGreaterThanOrEqual(1500)
})
