import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import { promisify } from 'node:util'
import { listen } from '../listen'
import { expect, signIn, test } from './support'

/* The demo of a release on a server that knows only its files, below a path that the build does not know. */

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
}

const folder = mkdtempSync(join(tmpdir(), 'console-demo-'))
let server: Server
let demo = ''

/** Sends the file at a path below `/try/it/`, the index of the folder itself, and 404 for any other; a folder without its slash is redirected. */
const serveFiles = () =>
  createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname === '/try/it') return response.writeHead(301, { location: '/try/it/' }).end()
    const file = join(
      folder,
      normalize(pathname.replace(/^\/try\/it\/?/, '/').replace(/^\/$/, '/index.html')),
    )
    const isFile =
      pathname.startsWith('/try/it/') &&
      file.startsWith(folder) &&
      statSync(file, { throwIfNoEntry: false })?.isFile()
    response.writeHead(isFile ? 200 : 404, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
    })
    response.end(isFile ? readFileSync(file) : 'Not found')
  })

test.describe.configure({ mode: 'serial' })
test.use({ isRecorded: false, isNewBrowser: true })

test.beforeAll(async () => {
  test.setTimeout(180_000)
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const [, ...args] = scripts['build:demo'].split(' ')
  await promisify(execFile)('node_modules/.bin/vite', [...args, '--outDir', folder, '--logLevel', 'warn'])
  server = serveFiles()
  demo = `${await listen(server)}/try/it`
})
test.afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

test('the demo works below a path of a server that knows only files: sign-in, a save, a reload, the guide', async ({
  page,
}) => {
  const missing: string[] = []
  page.on('response', (response) => {
    if (response.status() === 404) missing.push(response.url())
  })
  await signIn(page, 'Service admin', `${demo}/`)
  await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible()
  expect(page.url()).toBe(`${demo}/accounts/list`)

  await page.goto(`${demo}/missions/open-mic?account=brindlewick`)
  await page.getByRole('textbox', { name: 'Name' }).fill('Saved in the demo')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText(/Updated open-mic/)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Missions' })).toBeVisible()
  await page.goto(`${demo}/missions/open-mic?account=brindlewick`)
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Saved in the demo')

  const guide = page.waitForEvent('popup')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Guide' }).click()
  const read = await guide
  await expect(read.getByRole('heading', { level: 1 })).toBeVisible()
  expect(read.url()).toBe(`${demo}/guide/index.html`)
  await expect(read.getByRole('img', { name: 'Sign-in' })).toHaveJSProperty('complete', true)
  expect(
    await read
      .getByRole('img', { name: 'Sign-in' })
      .evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(0)

  await page.getByRole('button', { name: 'User menu' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByLabel('E-mail')).toBeVisible()
  expect(page.url()).toBe(`${demo}/`)
  expect(missing).toEqual([])
})

test('the demo still shows a screen after its last tab was closed', async ({ context, page }) => {
  await signIn(page, 'Service admin', `${demo}/`)
  await context.newPage()
  // With its handlers of unload, closing goes on after the call. A tab that is still there would share its session.
  const closed = page.waitForEvent('close')
  await page.close({ runBeforeUnload: true })
  await closed
  const next = await context.newPage()
  await next.goto(`${demo}/workshop`)
  await expect(next.getByRole('heading', { name: 'Scenarios' })).toBeVisible()
  await next.getByRole('link', { name: 'Back to the console' }).click()
  // Each tab has a session of its own at the mocked provider.
  await expect(next.getByLabel('E-mail')).toBeVisible()
})
