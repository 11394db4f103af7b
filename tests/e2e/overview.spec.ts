import { shiftsOf, watchShifts } from '../live/smooth'
import { expect, expectNoAxeViolations, forgiveFailedRequests, test } from './support'

test('the overview lets the user choose the account, see today, follow a finding to its field, and continue a draft', {
  tag: '@core',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  await page.goto('/?scenario=demo,account:')
  const main = page.getByRole('main')
  const title = page.getByRole('heading', { level: 1 })

  await test.step('the cards show the figures of the accounts; Enter opens the one with the focus', async () => {
    const card = main.getByRole('button', { name: 'Open Brindlewick' })
    const whole = (name: string) =>
      main.getByRole('listitem').filter({ has: page.getByRole('button', { name }) })
    await expect(whole('Open Brindlewick')).toContainText(/Players250/)
    await expect(whole('Open Fennmarsh Fitness')).toContainText('Players48')
    await card.focus()
    await page.keyboard.press('Enter')
    await expect(title).toHaveText(/errors need you\.$/)
    await expect(title).toBeFocused()
    await expect(page.getByRole('banner').getByRole('button', { name: /^Account Brindlewick/ })).toBeVisible()
  })

  await test.step('today, the next 14 days and the figures are there', async () => {
    await expect(main.getByRole('region', { name: 'Today' }).getByRole('link').first()).toBeVisible()
    await expect(
      main.getByRole('region', { name: 'Next 14 days' }).getByRole('link', { name: /Friday Draw/ }),
    ).toBeVisible()
    await expect(main.getByRole('region', { name: 'Since your last visit' })).toContainText(
      'From your next visit on, this shows what has changed.',
    )
    await expect(page.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page')
  })

  await test.step('a finding leads to its field, and Back to the overview', async () => {
    await main
      .getByRole('region', { name: 'Needs attention' })
      .getByRole('link', { name: /Bicycle Bell/ })
      .click()
    await expect(page.getByRole('spinbutton', { name: /^Stock count/i })).toBeFocused()
    // The panel beside the form, which remembers the object, renders in idle time.
    await expect(page.getByRole('region', { name: 'Used by' })).toBeVisible()
    await page.goBack()
    await expect(title).toHaveText(/errors need you\.$/)
    await expect(
      main.getByRole('region', { name: 'Continue' }).getByRole('link', { name: /Bicycle Bell/ }),
    ).toBeVisible()
  })

  await test.step('edits that were left wait as a draft; on a phone, in the dark, the next days are a list', async () => {
    await page.goto('/missions/the-long-haul?scenario=demo')
    await page.getByRole('textbox', { name: /^Name/ }).fill('The Longer Haul')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
    page.on('dialog', (dialog) => void dialog.accept())
    await page.goto('/?scenario=demo')
    await main
      .getByRole('region', { name: 'Next 14 days' })
      .getByRole('heading', { level: 3 })
      .first()
      .waitFor()
    await expectNoAxeViolations(page, 'overview, narrow, dark')
    await main.getByRole('link', { name: 'Continue The Long Haul' }).click()
    await expect(page.getByText(/^You have unsaved changes from/)).toBeVisible()
    await page.goBack()
    await expect(main.getByRole('link', { name: 'Continue The Long Haul' })).toBeVisible()
  })
})

/** The limit of a good value. Parts still grow and shrink a little when their rows arrive. */
const mostShift = 0.1

test('a list that fails is named in view, and the note shifts nothing', async ({ page, complaints }) => {
  const note = page.getByRole('main').getByText(/^Raffles could not be loaded/)
  const title = page.getByRole('heading', { level: 1 })
  await page.setViewportSize({ width: 1440, height: 900 })
  await watchShifts(page)
  await page.goto('/?scenario=demo,listRaffles:status-500')
  await expect(note).toBeInViewport()
  await expect(title).toHaveText(/\.$/)
  const { total, moved } = await shiftsOf(page)
  expect(total, moved).toBeLessThan(mostShift)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await expect(note).toBeInViewport()
  await expect(title).toHaveText(/\.$/)
  await page.getByRole('button', { name: 'Try again' }).last().click()
  // The other parts stay while the list reloads.
  await expect(page.getByRole('region', { name: 'Needs attention' }).getByRole('link').first()).toBeVisible()
  await expect(note).toBeInViewport()
  forgiveFailedRequests(complaints)
})
