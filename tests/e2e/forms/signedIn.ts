import type { BrowserContext, Page } from '@playwright/test'
import { test as base, collectComplaints, expect, signIn } from '../support'
import { moveTime } from '../testTime'
import { recordTraffic } from '../traffic'

type Session = Awaited<ReturnType<BrowserContext['storageState']>>

/**
 * Tests that start signed in as the service admin: each worker goes through the provider's pages once. Objects that
 * a test creates stay in its own browser context.
 */
export const test = base.extend<object, { session: Session }>({
  session: [
    async ({ browser }, use, { project, workerIndex }) => {
      const context = await moveTime(await browser.newContext({ baseURL: project.use.baseURL ?? '' }))
      const { complaints } = collectComplaints(context)
      const saveTraffic = await recordTraffic(context, `session-${workerIndex}`)
      const page = await context.newPage()
      await signIn(page)
      await page.getByRole('heading', { name: 'Accounts' }).waitFor()
      const session = await context.storageState()
      await saveTraffic()
      await context.close()
      expect(complaints, 'messages on the console').toEqual([])
      await use(session)
    },
    { scope: 'worker' },
  ],
  storageState: ({ session }, use) => use(session),
})

/** Opens the first screen after sign-in, without an account. */
export async function openConsole(page: Page, search = '') {
  await page.goto(`/accounts/list${search}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible()
}

/** Opens the first screen with Brindlewick selected in the header. */
export const openBrindlewick = (page: Page) => openConsole(page, '?account=brindlewick')

/** Opens an address with Brindlewick selected in the header, in one page load. */
export const openInBrindlewick = (page: Page, address: string) =>
  page.goto(`${address}${address.includes('?') ? '&' : '?'}account=brindlewick`)
