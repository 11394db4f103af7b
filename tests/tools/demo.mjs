import { spawn } from 'node:child_process'
import { chromium } from 'playwright-core'
import { browserPath } from './browser.mjs'
import { bin } from './run.mjs'

/** Serves the built demo at the port, and opens a browser. `close` ends both. */
export async function openDemo(port) {
  const base = `http://localhost:${port}`
  // Another server at the port would respond in its place.
  if (await isServed(base)) throw new Error(`port ${port} is taken by another server`)
  const args = [
    'preview',
    '--mode',
    'mocked',
    '--outDir',
    'dist-demo',
    '--port',
    String(port),
    '--strictPort',
  ]
  const server = spawn(bin('vite'), args)
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  })
  const close = async () => {
    await browser.close()
    server.kill()
  }
  try {
    await untilServed(base)
  } catch (error) {
    await close()
    throw error
  }
  return { base, browser, close }
}

const isServed = (base) =>
  fetch(base).then(
    (response) => response.ok,
    () => false,
  )

async function untilServed(base) {
  for (let tries = 0; tries < 600; tries += 1) {
    if (await isServed(base)) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`no response from ${base}`)
}

/** Signs in as Mira, who has all permissions. */
export async function signIn(page, base) {
  await page.goto(base)
  await page.getByLabel('E-mail').fill('mira.tarnwell@brindlewick.example')
  await page.getByRole('button', { name: 'SEND CODE' }).click()
  await page.getByRole('button', { name: 'CONTINUE' }).click()
  await page.getByLabel('6-digit code').fill((await page.getByTestId('mailed-code').textContent()) ?? '')
  await page.getByRole('button', { name: 'SIGN IN' }).click()
  await page.getByRole('heading', { name: 'Accounts' }).waitFor()
}
