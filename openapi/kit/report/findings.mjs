// The model of findings that all commands and output formats share.
import { usedBy } from '../screens/usedBy.mjs'

/** @import { Cause, Finding, GivenFinding, Report, ReportContent, Severity } from '../types' */

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

/** A value as a part of an id. Spaces are encoded, so that two values never get the same id. @param {unknown} value */
export const valueId = (value) => String(value).replaceAll(/\s/g, encodeURIComponent)

/** Up to this number, findings of one cause are listed separately. */
export const FEW = 3

/** @typedef {Finding & { cause?: Cause }} Single a finding before those of one cause are grouped */

/**
 * @param {string} command
 * @param {string} subject
 * @returns {Report}
 */
export function createReport(command, subject) {
  /** @type {Map<string, Single>} */
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
      if (rank(given) < rank(known))
        Object.assign(known, { ...given, operations: known.operations, statuses: known.statuses })
      known.times += 1
      known.operations = union(known.operations, operations)
      known.usedBy = union(known.usedBy, users)
      if (given.statuses) known.statuses = union(known.statuses, given.statuses)
    },
    get findings() {
      return folded([...byId.values()]).sort((a, b) => rank(a) - rank(b) || (a.id < b.id ? -1 : 1))
    },
    ignore(id, entry) {
      const finding = folded([...byId.values()]).find((candidate) => candidate.id === id) ?? byId.get(id)
      if (!finding) return false
      const { cause: _cause, ...shown } = /** @type {Single} */ (finding)
      for (const [single, candidate] of byId)
        if (single === id || commonId(candidate) === id) byId.delete(single)
      this.ignored.push({ ...shown, reason: entry.reason, expires: entry.expires })
      return true
    },
  }
}

const rank = (/** @type {Pick<Finding, 'severity'>} */ { severity }) => severities.indexOf(severity)

/** The common start of the ids of a rule, such as `answer/error-body`. @param {Pick<GivenFinding, 'id' | 'rule'>} finding */
const startOf = ({ id, rule }) => findingId(id.split('/')[0], rule)

/**
 * The id of the finding that stands for all of a cause.
 * @param {Pick<GivenFinding, 'id' | 'rule' | 'cause'>} finding
 */
export const commonId = ({ id, rule, cause }) => cause && findingId(startOf({ id, rule }), 'many', cause.key)

/**
 * Replaces many findings of one rule, severity and cause by one.
 * @param {Single[]} findings
 * @returns {Finding[]}
 */
function folded(findings) {
  /** @type {Map<string, Single[]>} */
  const groups = new Map()
  for (const finding of findings) {
    const key = finding.cause ? `${finding.severity} ${commonId(finding)}` : finding.id
    groups.set(key, [...(groups.get(key) ?? []), finding])
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first?.cause || group.length <= FEW) return group.map(({ cause: _cause, ...finding }) => finding)
    const { cause, field: _field, ours, theirs, ...rest } = first
    const common = (/** @type {'ours' | 'theirs'} */ side) =>
      group.every((finding) => JSON.stringify(finding[side]) === JSON.stringify(first[side]))
        ? first[side]
        : undefined
    return {
      ...rest,
      id: commonId(first) ?? first.id,
      message: `${group.length} ${cause.words}`,
      operations: group.map(({ operations }) => operations).reduce(union),
      usedBy: group.map((finding) => finding.usedBy).reduce(union),
      statuses: group.map(({ statuses }) => statuses).reduce(union),
      ours: common('ours'),
      theirs: common('theirs'),
      times: group.length,
      places: group.map((finding) => finding.id.slice(startOf(finding).length + 1)).sort(),
    }
  })
}

const union = (/** @type {string[] | undefined} */ a, /** @type {string[] | undefined} */ b) =>
  a || b ? [...new Set([...(a ?? []), ...(b ?? [])])] : undefined

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
