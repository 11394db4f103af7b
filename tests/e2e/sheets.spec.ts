import type { Page } from '@playwright/test'
import { expect, test } from './support'

/* Where the focus is after a sheet of the header has closed. */

test.use({ viewport: { width: 390, height: 844 } })

/** The ways to close a sheet without a choice. */
const ends: Record<string, (page: Page) => Promise<void>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  Close: (page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(),
  'a press on the backdrop': (page) => page.mouse.click(195, 20),
}

/** The focus is not on the button, as after a tap in Safari. */
const tapAsSafari = (page: Page, button: string) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: button })
    .evaluate((element: HTMLButtonElement) => {
      element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      element.click()
    })

test('the selector of accounts has the focus after its sheet, whatever opened and closed it', async ({
  page,
}) => {
  await page.goto('/missions/list?scenario=no-account,latency:0')
  const triggerOf = (name: string) => page.getByRole('banner').getByRole('button', { name })
  const trigger = triggerOf('Select account')
  const sheet = page.getByRole('dialog', { name: 'Account' })
  const requests = {
    trigger: () => trigger.click(),
    tap: () => tapAsSafari(page, 'Select account'),
    screen: () => page.getByRole('main').getByRole('button', { name: 'Select account' }).click(),
  }
  for (const [request, open] of Object.entries(requests)) {
    for (const [end, close] of Object.entries(ends)) {
      await open()
      await expect(sheet.getByRole('listbox', { name: 'Account' })).toBeFocused()
      await close(page)
      await expect(sheet, `${request}, ${end}`).toHaveCount(0)
      await expect(trigger, `${request}, ${end}`).toBeFocused()
    }
  }

  await requests.screen()
  await sheet.getByRole('option', { name: 'Brindlewick' }).click()
  await expect(page.getByText('Zero-Waste Week')).toBeVisible()
  await expect(triggerOf('Brindlewick'), 'a choice that removes the button of the screen').toBeFocused()
  await tapAsSafari(page, 'Brindlewick')
  await sheet.getByRole('option', { name: 'Fennmarsh' }).click()
  await expect(triggerOf('Fennmarsh'), 'a choice after a tap').toBeFocused()
})

test('the user menu has the focus after its sheet, whatever opened and closed it', async ({ page }) => {
  await page.goto('/missions/list?scenario=demo,latency:0')
  const trigger = page.getByRole('banner').getByRole('button', { name: 'User menu' })
  const sheet = page.getByRole('dialog', { name: 'User menu' })
  const taps = { trigger: () => trigger.click(), tap: () => tapAsSafari(page, 'User menu') }
  for (const [tap, open] of Object.entries(taps)) {
    for (const [end, close] of Object.entries(ends)) {
      await open()
      await expect(sheet.getByRole('menuitem', { name: 'Your Profile' })).toBeFocused()
      await close(page)
      await expect(sheet, `${tap}, ${end}`).toHaveCount(0)
      await expect(trigger, `${tap}, ${end}`).toBeFocused()
    }
    await open()
    await sheet.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click()
    const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(shortcuts).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(shortcuts).toHaveCount(0)
    await expect(trigger, `${tap}, a choice`).toBeFocused()
  }
})
