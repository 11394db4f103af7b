// Reads the end-to-end run recorded by tests/e2e/traffic.ts: one HAR file for each test.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HarEntry } from '../check/har.ts'
import { readEntries } from '../check/readHar.ts'
import { checkEntries } from '../check/recording.ts'
import { findingId } from '../report/findings.ts'
import type { Screens } from '../screens/usedBy.ts'
import { screensFile } from '../screens/usedBy.ts'
import type { Checker, Report } from '../types.ts'

const API = '/admin/api/v0'
const LOOKS_LIKE_A_TOKEN = /\beyJ[\w-]{5,}\.[\w-]{5,}\.|\bbearer\s+[\w.~+/=-]{8,}/i

/**
 * Checks the recordings, and compares the calls of each screen with the map of screens.
 * @param folder of HAR files
 * @param context `write` updates the map instead of comparing
 * @returns the number of recorded calls
 */
export function checkTraffic(
  folder: string,
  { checker, report, write }: { checker: Checker; report: Report; write?: boolean },
) {
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
 */
function compareScreens(
  entries: HarEntry[],
  { checker, report, write }: { checker: Checker; report: Report; write?: boolean },
) {
  const map: Screens = JSON.parse(readFileSync(screensFile, 'utf8'))
  const seen: Record<string, string[]> = {}
  for (const { request, _page: page } of entries) {
    const { pathname } = new URL(request.url)
    const operation = checker.find(request.method, pathname.slice(pathname.indexOf(API) + API.length))
    if (!operation || !page || page.startsWith('/programme/')) continue
    const screen = screenOf(page, map.pages)
    const known = map.operations[operation.id]
    const coversScreen = (user: string) =>
      operation.method === 'get' || user === screen || user.startsWith(`${screen}, `)
    if (known?.some(coversScreen)) continue
    seen[operation.id] = [...new Set([...(seen[operation.id] ?? []), screen])].sort()
  }
  const text = (uses: Record<string, string[]>) =>
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

/** `/missions/list` is the list, any other page of missions its form. */
function screenOf(page: string, pages: Screens['pages']) {
  const [, type = '', rest] = page.split('/')
  const names = pages[type]
  if (!names) return page
  return rest === 'list' ? names.list : names.form
}

/** Formats JSON like the linter: short lists on one line. */
export function layOut(value: unknown) {
  const text = JSON.stringify(value, null, 2).replaceAll(
    /^(.*)\[\n([^\]]*?)\n *\](,?)/gm,
    (lines, before, items, comma) => {
      const line = `${before}[${items.trim().replaceAll(/\n\s+/g, ' ')}]${comma}`
      return line.length <= 110 ? line : lines
    },
  )
  return `${text}\n`
}
