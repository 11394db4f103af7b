// `npm run smoke -- --url URL --account ID`: the synthetic check of a release (deploy/smoke), bundled from this checkout. It looks for
// a Chromium as the tests do, and installs one if there is none.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundleSmoke } from '../../deploy/release/parts.ts'
import { browserPath } from './browser.mjs'

const root = resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'console-smoke-'))
try {
  // Help needs no browser, which could have to be installed first.
  if (!process.argv.slice(2).some((arg) => ['--help', '-h'].includes(arg)))
    process.env.CHROMIUM_PATH = browserPath()
  await bundleSmoke(root, folder)
  await import(pathToFileURL(join(folder, 'smoke.mjs')).href)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
} finally {
  rmSync(folder, { recursive: true })
}
