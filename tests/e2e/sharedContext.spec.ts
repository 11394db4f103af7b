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
  const [page] = context.pages()
  if (!page) throw new Error('A shared context opens with a page')
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
  const [next, ...others] = context.pages()
  if (!next || next === page) throw new Error('The page is a new one')
  expect(others).toEqual([])
  expect(await next.evaluate(() => [location.href, history.length])).toEqual(['about:blank', 1])
  expect(await context.cookies()).toEqual([])
  await next.goto('/favicon.svg')
  expect(await next.evaluate(kept)).toEqual(empty)
  // The form of the sign-in, and then the demo without edits.
  await signIn(next)
  await expect(next.getByRole('heading', { name: 'Accounts' })).toBeVisible()
  await context.close()
})

test('the state of a shared context is stored before the first page, and what the test removes stays removed', async ({
  browser,
  baseURL,
}) => {
  const contexts: Contexts = new Map()
  const state = {
    cookies: [],
    origins: [{ origin: baseURL ?? '', localStorage: [{ name: 'kept', value: 'yes' }] }],
  }
  const context = await openShared(contexts, browser, { baseURL }, state)
  const [page] = context.pages()
  await page?.goto('/favicon.svg')
  const read = () => page?.evaluate(() => localStorage.getItem('kept'))
  expect(await read()).toBe('yes')
  await page?.evaluate(() => localStorage.removeItem('kept'))
  await page?.reload()
  expect(await read()).toBeNull()
  // A state that no page has taken is not that of the next test.
  await openShared(contexts, browser, { baseURL }, state)
  await openShared(contexts, browser, { baseURL })
  const [next] = context.pages()
  await next?.goto('/favicon.svg')
  expect(await next?.evaluate(() => localStorage.getItem('kept'))).toBeNull()
  await context.close()
})
