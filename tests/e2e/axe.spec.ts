/* Axe checks every state of every screen in gallery.spec.ts; here are forms that a user has filled in part. */

import { fixtures } from '../entities/fixtures'
import { openBrindlewick, test } from './forms/signedIn'
import { show } from './livingPage'
import { expect, expectNoAxeViolations } from './support'

const wide = { width: 1440, height: 900 }
const narrow = { width: 390, height: 844 }
/** Each test checks a quarter of the forms. */
const views = [
  { name: 'wide, light', viewport: wide, colorScheme: 'light' },
  { name: 'wide, dark', viewport: wide, colorScheme: 'dark' },
  { name: 'narrow, light', viewport: narrow, colorScheme: 'light' },
  { name: 'narrow, dark', viewport: narrow, colorScheme: 'dark' },
] as const
const types = fixtures.map(([type]) => type)

for (const [quarter, { name, viewport, colorScheme }] of views.entries()) {
  const forms = types.filter((_, index) => index % views.length === quarter)
  test(`filled forms have no axe violation, ${name} (rule VIEW-2)`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await openBrindlewick(page)
    if (forms.includes('missions')) {
      await show(page, '/missions/the-long-haul')
      await expect(page.getByRole('heading', { level: 1, name: 'The Long Haul' })).toBeVisible()
      await expectNoAxeViolations(page, 'mission')
    }
    for (const type of forms) {
      await show(page, `/${type}/new`)
      const save = page.getByRole('button', { name: 'Save Changes' })
      await expect(save).toBeVisible()
      // With a row in every list, and warnings about what is missing.
      for (const add of await page.getByRole('button', { name: /^Add / }).all())
        if (await add.isEnabled()) await add.click()
      if (await save.isEnabled()) await save.click()
      // The viewport is as tall as the form, so that the save bar covers nothing.
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      await page.setViewportSize({ ...viewport, height })
      await expectNoAxeViolations(page, `a new one of ${type}`)
      await page.setViewportSize(viewport)
    }
  })
}
