import puppeteer, { type ElementHandle, type LaunchOptions } from 'puppeteer-core'
import type { Engine } from './engine'
import { sizes } from './sizes'

const env = { ...process.env, TZ: 'Europe/Berlin' }

const options: Record<'firefox' | 'chromium', LaunchOptions> = {
  firefox: {
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1, 'intl.accept_languages': 'en-GB' },
  },
  chromium: {
    browser: 'chrome',
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--lang=en-GB'],
  },
}

/** Firefox over WebDriver BiDi, or Chromium. */
export async function launchPuppeteer(name: 'firefox' | 'chromium'): Promise<Engine> {
  const browser = await puppeteer.launch({
    ...options[name],
    env,
    headless: true,
    defaultViewport: { ...sizes.wide },
  })
  const [page = await browser.newPage()] = await browser.pages()
  return {
    open: async (url) => {
      await page.goto(url, { waitUntil: 'domcontentloaded' })
    },
    back: async () => {
      await page.goBack({ waitUntil: 'domcontentloaded' })
    },
    run: (inPage, ...args) => page.evaluate(inPage as never, ...(args as unknown as [])),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    pressControl: async (letter) => {
      await page.keyboard.down('Control')
      await page.keyboard.press(letter as never)
      await page.keyboard.up('Control')
    },
    attach: async (selector, path) => {
      const input = await page.$(selector)
      if (!input) throw new Error(`no file input ${selector}`)
      await (input as ElementHandle<HTMLInputElement>).uploadFile(path)
    },
    resize: (size) => page.setViewport({ ...size }),
    picture: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  }
}
