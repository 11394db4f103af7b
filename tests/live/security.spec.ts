import { origins } from './servers/settings.ts'
import { expect, nameField, openSignedIn, test } from './support'

test.use({ isNewBrowser: false })

test('no token is in storage, in a URL or on the console (rule AUTH-8)', { tag: '@core' }, async ({
  page,
  context,
  tester,
}) => {
  const secrets = new Set<string>()
  const seen: string[] = []
  context.on('console', (message) => seen.push(message.text()))
  context.on('request', (request) => {
    seen.push(request.url())
    const bearer = request.headers().authorization?.replace('Bearer ', '')
    if (bearer) secrets.add(bearer)
  })
  context.on('response', async (response) => {
    if (response.url() !== `${origins.identity}/oauth/token`) return
    const { refresh_token, id_token } = await response.json().catch(() => ({}))
    for (const token of [refresh_token, id_token]) if (token) secrets.add(token)
  })
  await openSignedIn(page, tester, '/missions/first')
  await nameField(page).fill('Looking around')
  await page.reload()
  await expect(nameField(page)).toBeVisible()
  await expect.poll(() => secrets.size).toBeGreaterThan(2)

  const stored = await page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const caches = await window.caches.keys()
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, databases, caches, document.cookie])
  })
  const windowName = await page.evaluate(() => window.name)
  for (const secret of secrets) {
    expect(stored).not.toContain(secret.slice(-40))
    expect(windowName).not.toContain(secret.slice(-40))
    expect(seen.join('\n')).not.toContain(secret.slice(-40))
  }
  expect(stored).not.toMatch(/eyJ|refresh_token|code_verifier/)
})

const ids = [
  '../../../../../../etc/passwd',
  '%2e%2e%2f%00',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '.hidden',
  '👩‍👩‍👧 日本\u202Eexe.gnp #?&',
  `long-${'ü'.repeat(995)}`,
]

test('ids with any characters are plain text on every screen, and their URLs survive a reload', async ({
  page,
  tester,
}) => {
  await tester.add('missions', {
    rows: ids.map((id, index) => ({
      id,
      name: `Row ${index} ${id}`,
      description: id,
      imgUrl: `javascript:${index}`,
    })),
  })
  page.on('dialog', () => expect(false, 'a script ran').toBe(true))
  await openSignedIn(page, tester, '/missions/list?size=20')
  const isWide = () =>
    page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(page.getByRole('link', { name: /^Row 6 / })).toBeVisible()
    await expect.poll(isWide, `the list at ${width} px`).toBe(false)
  }
  for (const [index, id] of ids.entries()) {
    await page.getByRole('link', { name: new RegExp(`^Edit Row ${index} `) }).click()
    const shown = page.getByRole('textbox', { name: 'Id', exact: true })
    await expect(shown).toHaveValue(id)
    await page.reload()
    await expect(shown).toHaveValue(id)
    if (index === ids.length - 1) {
      for (const width of [320, 390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await expect.poll(isWide, `the form at ${width} px`).toBe(false)
      }
    }
    await page.goBack()
  }
  for (const [index, id] of ids.entries()) {
    const row = new RegExp(`^Delete Row ${index} `)
    await page.getByRole('button', { name: row }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText(`"${id}"? This action cannot be undone.`)
    if (index === ids.length - 1) await page.setViewportSize({ width: 390, height: 844 })
    await expect(dialog.getByRole('button', { name: 'Delete' })).toBeInViewport()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText(`Deleted ${id}`)).toBeVisible()
    expect(await isWide(), 'the toast').toBe(false)
  }
  expect((await tester.world()).missions).toHaveLength(2)
})
