import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Readable } from 'node:stream'
import { Builder, By, Capabilities, Key, Origin } from 'selenium-webdriver'
import type { Engine, NamedKey } from './engine'
import { sizes } from './sizes'

/** A virtual display. X chooses a free number and writes it to the fourth stream. */
async function openDisplay(): Promise<{ display: string; server: ChildProcess }> {
  const { width, height } = sizes.wide
  const server = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  )
  const [number] = await once(server.stdio[3] as Readable, 'data')
  return { display: `:${String(number).trim()}`, server }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}

/** Starts the driver, and resolves with its address when it responds. */
async function startDriver(display: string): Promise<{ address: string; server: ChildProcess }> {
  const port = await freePort()
  const server = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', TZ: 'Europe/Berlin', NO_AT_BRIDGE: '1' },
    stdio: 'ignore',
  })
  const address = `http://127.0.0.1:${port}`
  while (server.exitCode === null) {
    const isReady = await fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return { address, server }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`WebKitWebDriver ended with code ${server.exitCode}`)
}

const codes: Record<NamedKey, string> = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  Backspace: Key.BACK_SPACE,
  ArrowDown: Key.ARROW_DOWN,
  ArrowUp: Key.ARROW_UP,
  Home: Key.HOME,
  End: Key.END,
}

/** WebKitGTK, the engine of Safari, on a virtual display. In full screen its page is as narrow as required. */
export async function launchWebkit(): Promise<Engine> {
  const { display, server: x } = await openDisplay()
  const { address, server } = await startDriver(display)
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: process.env.WEBKIT_PATH, args: ['--automation', '--full-screen'] },
  })
  const driver = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(address)
    .withCapabilities(capabilities)
    .build()
  const keys = (text: string) => driver.actions({ async: true }).sendKeys(text).perform()
  const resize = async (size: (typeof sizes)[keyof typeof sizes]) => {
    await driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...size })
  }
  await resize(sizes.wide)
  return {
    open: (url) => driver.get(url),
    back: () => driver.navigate().back(),
    run: (inPage, ...args) => driver.executeScript(inPage as never, ...args),
    click: (x, y) =>
      driver
        .actions({ async: true })
        .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })
        .click()
        .perform(),
    type: keys,
    press: (key) => keys(codes[key]),
    pressControl: (letter) =>
      driver.actions({ async: true }).keyDown(Key.CONTROL).sendKeys(letter).keyUp(Key.CONTROL).perform(),
    attach: async (selector, path) => {
      await driver.findElement(By.css(selector)).sendKeys(path)
    },
    resize: resize as Engine['resize'],
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: async () => {
      await driver.quit().catch(() => undefined)
      server.kill()
      x.kill()
    },
  }
}
