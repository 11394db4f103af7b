import { enterCode, expect, type PersonaLabel, signIn, signInToBrindlewick, test } from './support'

test('a blank e-mail address cannot be sent, and Enter shows why', async ({ page }) => {
  await page.goto('/')
  const email = page.getByLabel('E-mail')
  await expect(page.getByRole('button', { name: 'SEND CODE' })).toBeDisabled()
  await email.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Please enter your email address')
  await email.fill('someone@company.com')
  await page.getByRole('button', { name: 'BACK' }).click()
  await expect(email).toHaveValue('')
  await expect(page.getByRole('link', { name: /help@example.com/ })).toHaveAttribute(
    'href',
    /^mailto:help@example\.com/,
  )
})

const arrivals: [PersonaLabel, string][] = [
  ['Service admin', 'Mira Tarnwell'],
  ['Admin reader', 'Oskar Lindqvane'],
  ['Account admin', 'Priya Hollowmere'],
  ['Account reader', 'Tobias Reedmarsh'],
]
for (const [persona, name] of arrivals) {
  test(`${persona} signs in and lands on the accounts`, async ({ page }) => {
    await signIn(page, persona)
    await expect(page).toHaveURL(/\/accounts\/list$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible()
    await expect(page.getByRole('banner')).toContainText(name)
    await expect(page.getByRole('banner')).toContainText('Admin')
    const writesAccounts = persona === 'Service admin'
    await expect(page.getByRole('link', { name: 'Add Account' })).toHaveCount(writesAccounts ? 1 : 0)
    await expect(page.getByRole('row', { name: /Brindlewick/ })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Delete / })).toHaveCount(
      writesAccounts ? await page.getByRole('link', { name: /^Edit / }).count() : 0,
    )
  })
}

test('a user without permissions sees a notice instead of failing lists', async ({ page }) => {
  await signIn(page, 'No permission')
  await expect(page.getByText('This address has no permission to use the console.')).toBeVisible()
  await expect(page.getByText(/up to 24 hours/)).toBeVisible()
})

test("a refused sign-in shows the provider's message and what to expect", async ({ page }) => {
  await signIn(page, 'Refused')
  await expect(page.getByRole('alert')).toContainText('has not been approved')
  await expect(page.getByText(/up to 24 hours/)).toBeVisible()
  await page.getByRole('button', { name: 'Back to sign in' }).click()
  await expect(page.getByRole('button', { name: 'SEND CODE' })).toBeVisible()
})

test('a wrong code is rejected with a message', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('E-mail').fill('mira.tarnwell@brindlewick.example')
  await page.getByRole('button', { name: 'SEND CODE' }).click()
  await page.getByRole('button', { name: 'CONTINUE' }).click()
  const right = Number(await page.getByTestId('mailed-code').textContent())
  await page.getByLabel('6-digit code').fill(String((right + 1) % 1_000_000).padStart(6, '0'))
  await page.getByRole('button', { name: 'SIGN IN' }).click()
  await expect(page.getByRole('alert')).toContainText('not the code')
  await enterCode(page)
  await expect(page).toHaveURL(/\/accounts\/list$/)
})

test('a reload keeps the user and the account; logging out clears both and leads to the site origin', async ({
  page,
}) => {
  await signInToBrindlewick(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('Brindlewick')

  await page.getByRole('button', { name: 'User menu' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByRole('button', { name: 'SEND CODE' })).toBeVisible()
  await expect(page).toHaveURL(/:\d+\/$/)
  await page.goto('/missions/list')
  await expect(page.getByRole('button', { name: 'SEND CODE' })).toBeVisible()
})

test('a deep link requested before login is offered after it', async ({ page }) => {
  await signIn(page, 'Service admin', '/missions/list?q=tea')
  await expect(page).toHaveURL(/\/accounts\/list$/)
  await page.getByRole('link', { name: /missions\/list/ }).click()
  await expect(page).toHaveURL(/\/missions\/list\?q=tea$/)
})

test('the profile shows the raw profile, the role and the accounts', async ({ page }) => {
  await signIn(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible()
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Your Profile' })).toBeVisible()
  await expect(page.getByText('service admin')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Accounts' })).toContainText('Brindlewick')
  await expect(page.getByText('"nickname"')).toBeVisible()
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await expect(page.getByText(/identity provider/i).first()).toBeVisible()
})
