// Finds a Chromium for the end-to-end tests, or installs one: $CHROMIUM_PATH, the system's, Playwright's own,
// then the system's package manager, then Playwright's download; otherwise it prints what to do. The headless shell is
// the same browser without windows, and comes first: the end-to-end tests take a fifth less time in it. On a machine of CI it is
// installed beside another Chromium; on a developer's machine nothing is, as long as there is a browser.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { installedBrowser } from '../../deploy/smoke/installedBrowser.ts'
import { aptInstall, tries } from './apt.mjs'

function found() {
  const installed = installedBrowser()
  if (installed) return installed
  const downloaded = chromium.executablePath()
  return downloaded && existsSync(downloaded) ? downloaded : undefined
}

/** Path of a Chromium that runs. Throws an error with instructions if none can be installed. */
export function browserPath() {
  const hasShell = /headless.shell/.test(found() ?? '')
  if (!hasShell && process.env.CI && !process.env.CHROMIUM_PATH) aptInstall('chromium-headless-shell')
  const path =
    found() ??
    // Older releases of Debian, and Ubuntu, have no package of the shell.
    (aptInstall('chromium', 'chromium-headless-shell') || aptInstall('chromium') ? found() : undefined) ??
    (tries(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium'])
      ? found()
      : undefined)
  if (!path) {
    throw new Error(
      'The browser tests need Chromium, and none could be found or installed. ' +
        'Install Chromium or Chrome and set CHROMIUM_PATH to its executable, then run npm test again.',
    )
  }
  try {
    execFileSync(path, ['--version'], { stdio: ['ignore', 'ignore', 'ignore'] })
  } catch {
    throw new Error(
      `${path} does not start. Install Chromium or Chrome, or set CHROMIUM_PATH to one that does.`,
    )
  }
  return path
}
