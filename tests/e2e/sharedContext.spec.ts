import { type Contexts, openShared } from './sharedContext'
import { expect, signIn, signInToBrindlewick, test } from './support'

/** Everything that a page can keep in the browser. */
const kept = async () => ({
  local: Object.keys(localStorage),
  session: Object.keys(sessionStorage),
  databases: (await indexedDB.databases()).map(({ name }) => name),
  caches: await caches.keys(),
  workers: (await navigator.serviceWorker.getRegistrations()).length,
  canCopy: (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })).state,
})

test('a shared context begins each test as a new one: nobody is signed in, nothing is stored', async ({
  browser,
  baseURL,
}) => {
  const contexts: Contexts = new Map()
  const open = () => openShared(contexts, browser, { baseURL })
  const context = await open()
  const page = await context.newPage()
  await page.goto('/favicon.svg')
  const empty = await page.evaluate(kept)
  await context.grantPermissions(['clipboard-read'])
  await context.addCookies([{ name: 'left', value: 'yes', url: baseURL ?? '' }])
  await signInToBrindlewick(page)
  await page.evaluate(() => caches.open('left'))
  const used = await page.evaluate(kept)
  for (const [part, before] of Object.entries(empty))
    expect(used[part as keyof typeof used], part).not.toEqual(before)
  await context.route('**/favicon.svg', (route) => route.abort())

  expect(await open()).toBe(context)
  expect(context.pages()).toEqual([])
  expect(await context.cookies()).toEqual([])
  const next = await context.newPage()
  await next.goto('/favicon.svg')
  expect(await next.evaluate(kept)).toEqual(empty)
  // The form of the sign-in, and then the demo without edits.
  await signIn(next)
  await expect(next.getByRole('heading', { name: 'Accounts' })).toBeVisible()
  await context.close()
})
