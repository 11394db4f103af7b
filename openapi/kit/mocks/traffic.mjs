// Reads the end-to-end run recorded by tests/e2e/traffic.ts: one HAR file for each test.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkEntries, readEntries } from '../check/recording.mjs'
import { findingId } from '../report/findings.mjs'
import { screensFile } from '../screens/usedBy.mjs'

/** @import { HarEntry } from '../check/har' */
/** @import { Screens } from '../screens/usedBy.mjs' */
/** @import { Checker, Report } from '../types' */

const API = '/admin/api/v0'
const LOOKS_LIKE_A_TOKEN = /\beyJ[\w-]{5,}\.[\w-]{5,}\.|\bbearer\s+[\w.~+/=-]{8,}/i

/**
 * Checks the recordings, and compares the calls of each screen with the map of screens.
 * @param {string} folder of HAR files
 * @param {{ checker: Checker, report: Report, write?: boolean }} context `write` updates the map instead of comparing
 * @returns the number of recorded calls
 */
export function checkTraffic(folder, { checker, report, write }) {
  const files = readdirSync(folder).filter((name) => name.endsWith('.har'))
  const entries = files.flatMap((name) => readEntries(join(folder, name)))
  if (files.some((name) => LOOKS_LIKE_A_TOKEN.test(readFileSync(join(folder, name), 'utf8'))))
    report.add({
      id: findingId('mocks', 'secret-recorded'),
      rule: 'secret-recorded',
      severity: 'breaks',
      message: `A recording in ${folder} holds a token`,
    })
  const { responses, operations } = checkEntries(entries, { checker, report, strict: true })
  if (responses === 0) report.incomplete.push(`nothing was recorded in ${folder}`)
  const never = checker.operations.filter(({ id }) => !operations.has(id)).map(({ id }) => id)
  if (responses > 0 && never.length > 0)
    report.notes.push(`never called in the end-to-end run: ${never.join(', ')}`)
  if (responses > 0) compareScreens(entries, { checker, report, write })
  return entries.length
}

/**
 * Finds operations called by screens whose definition does not mention them: `seen` of the map. Lists and figures load
 * on any screen, so only writes must match their screen. Plans call the operations of all forms, so they are skipped.
 * @param {HarEntry[]} entries
 * @param {{ checker: Checker, report: Report, write?: boolean }} context
 */
function compareScreens(entries, { checker, report, write }) {
  /** @type {Screens} */
  const map = JSON.parse(readFileSync(screensFile, 'utf8'))
  /** @type {Record<string, string[]>} */
  const seen = {}
  for (const { request, _page: page } of entries) {
    const { pathname } = new URL(request.url)
    const operation = checker.find(request.method, pathname.slice(pathname.indexOf(API) + API.length))
    if (!operation || !page || page.startsWith('/programme/')) continue
    const screen = screenOf(page, map.pages)
    const known = map.operations[operation.id]
    const coversScreen = (/** @type {string} */ user) =>
      operation.method === 'get' || user === screen || user.startsWith(`${screen}, `)
    if (known?.some(coversScreen)) continue
    seen[operation.id] = [...new Set([...(seen[operation.id] ?? []), screen])].sort()
  }
  const text = (/** @type {Record<string, string[]>} */ uses) =>
    JSON.stringify(Object.entries(uses).sort(([a], [b]) => (a < b ? -1 : 1)))
  if (text(seen) === text(map.seen)) return
  if (write) {
    writeFileSync(screensFile, layOut({ ...map, seen }))
    report.notes.push('the map of screens was updated')
    return
  }
  report.add({
    id: findingId('mocks', 'screens-outdated'),
    rule: 'screens-outdated',
    severity: 'risky',
    message:
      'The map of screens is not what the end-to-end run shows; npm run contract -- mocks --write-screens',
    ours: map.seen,
    theirs: seen,
  })
}

/**
 * `/missions/list` is the list, any other page of missions its form.
 * @param {string} page
 * @param {Screens['pages']} pages
 */
function screenOf(page, pages) {
  const [, type = '', rest] = page.split('/')
  const names = pages[type]
  if (!names) return page
  return rest === 'list' ? names.list : names.form
}

/**
 * Formats JSON like the linter: short lists on one line.
 * @param {unknown} value
 */
export function layOut(value) {
  const text = JSON.stringify(value, null, 2).replaceAll(
    /^(.*)\[\n([^\]]*?)\n *\](,?)/gm,
    (lines, before, items, comma) => {
      const line = `${before}[${items.trim().replaceAll(/\n\s+/g, ' ')}]${comma}`
      return line.length <= 110 ? line : lines
    },
  )
  return `${text}\n`
}
