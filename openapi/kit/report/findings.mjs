// The model of findings that all commands and output formats share.
import { usedBy } from '../screens/usedBy.mjs'

/** @import { Finding, Report, ReportContent, Severity } from '../types' */

/** @type {Severity[]} From worst to best. */
export const severities = ['breaks', 'risky', 'harmless']

/** A command could not run: exit code 2. */
export class CouldNotRun extends Error {}

/**
 * An id such as `answer/missing-field/listMissions/200/reward.points`.
 * @param {...(string | number | undefined)} parts
 */
export const findingId = (...parts) =>
  parts
    .filter((part) => part !== undefined && part !== '')
    .map((part) => String(part).replaceAll(/\s+/g, '-'))
    .join('/')

/**
 * @param {string} command
 * @param {string} subject
 * @returns {Report}
 */
export function createReport(command, subject) {
  /** @type {Map<string, Finding>} */
  const byId = new Map()
  return {
    command,
    subject,
    notes: [],
    incomplete: [],
    looked: '',
    ignored: [],
    add({ side, ...given }) {
      const { operations } = given
      const users = operations && usedBy({ operations, field: given.field, side })
      const known = byId.get(given.id)
      if (!known) return void byId.set(given.id, { times: 1, ...given, ...(users && { usedBy: users }) })
      known.times += 1
      known.operations = union(known.operations, operations)
      known.usedBy = union(known.usedBy, users)
    },
    get findings() {
      const rank = (/** @type {Finding} */ { severity }) => severities.indexOf(severity)
      return [...byId.values()].sort((a, b) => rank(a) - rank(b) || (a.id < b.id ? -1 : 1))
    },
    ignore(id, entry) {
      const finding = byId.get(id)
      if (!finding) return false
      byId.delete(id)
      this.ignored.push({ ...finding, reason: entry.reason, expires: entry.expires })
      return true
    },
  }
}

const union = (/** @type {string[] | undefined} */ a, /** @type {string[] | undefined} */ b) => [
  ...new Set([...(a ?? []), ...(b ?? [])]),
]

/**
 * 0 clean, 1 drift at `failOn` or worse, 2 if something could not be checked and no drift was found.
 * @param {ReportContent} report
 * @param {Severity} [failOn]
 * @returns {0 | 1 | 2}
 */
export function exitCode(report, failOn = 'risky') {
  const limit = severities.indexOf(failOn)
  if (report.findings.some(({ severity }) => severities.indexOf(severity) <= limit)) return 1
  return report.incomplete.length > 0 ? 2 : 0
}

/**
 * One line that summarises the report.
 * @param {ReportContent} report
 * @param {number} code
 */
export function verdict(report, code) {
  const count = (/** @type {Severity} */ severity) =>
    report.findings.filter((finding) => finding.severity === severity).length
  const counts = `${count('breaks')} break(s), ${count('risky')} risky, ${count('harmless')} harmless`
  const ignored = report.ignored.length > 0 ? `, ${report.ignored.length} ignored` : ''
  if (code === 2) return `COULD NOT LOOK at everything: ${counts}${ignored}`
  return `${code === 0 ? 'CLEAN' : 'DRIFT'}: ${counts}${ignored}`
}
