// The model of findings that all commands and output formats share.
import { configured } from '../config/severities.ts'
import { hasScreens, usedBy } from '../screens/usedBy.ts'
import type { Cause, Finding, GivenFinding, Report, ReportContent, Severity } from '../types.ts'
import { versionOf } from '../version.ts'

/** From worst to best. */
export const severities: Severity[] = ['breaks', 'risky', 'harmless']

/** An id such as `answer/missing-field/listMissions/200/reward.points`. */
export const findingId = (...parts: (string | number | undefined)[]) =>
  parts
    .filter((part) => part !== undefined && part !== '')
    .map((part) => String(part).replaceAll(/\s+/g, '-'))
    .join('/')

/** A value as a part of an id. Spaces are encoded, so that two values never get the same id. */
export const valueId = (value: unknown) => String(value).replaceAll(/\s/g, encodeURIComponent)

/** Up to this number, findings of one cause are listed separately. */
export const FEW = 3

/** A finding before those of one cause are grouped */
type Single = Finding & { cause?: Cause }

export function createReport(command: string, subject: string): Report {
  const byId = new Map<string, Single>()
  return {
    command,
    subject,
    version: versionOf(),
    notes: [],
    incomplete: [],
    looked: '',
    ignored: [],
    add(found) {
      const finding = configured(found)
      if (!finding) return
      const { side, ...given } = finding
      const { operations } = given
      const users = operations && hasScreens() && usedBy({ operations, field: given.field, side })
      const known = byId.get(given.id)
      if (!known) return void byId.set(given.id, { times: 1, ...given, ...(users && { usedBy: users }) })
      if (rank(given) < rank(known))
        Object.assign(known, { ...given, operations: known.operations, statuses: known.statuses })
      known.times += 1
      known.operations = union(known.operations, operations)
      known.usedBy = union(known.usedBy, users || undefined)
      if (given.statuses) known.statuses = union(known.statuses, given.statuses)
    },
    get findings() {
      return folded([...byId.values()]).sort((a, b) => rank(a) - rank(b) || (a.id < b.id ? -1 : 1))
    },
    ignore(id, entry) {
      const finding = folded([...byId.values()]).find((candidate) => candidate.id === id) ?? byId.get(id)
      if (!finding) return false
      const { cause: _cause, ...shown } = finding as Single
      for (const [single, candidate] of byId)
        if (single === id || commonId(candidate) === id) byId.delete(single)
      this.ignored.push({ ...shown, reason: entry.reason, expires: entry.expires })
      return true
    },
  }
}

const rank = ({ severity }: Pick<Finding, 'severity'>) => severities.indexOf(severity)

/** The common start of the ids of a rule, such as `answer/error-body`. */
const startOf = ({ id, rule }: Pick<GivenFinding, 'id' | 'rule'>) => findingId(id.split('/')[0], rule)

/** The id of the finding that stands for all of a cause. */
export const commonId = ({ id, rule, cause }: Pick<GivenFinding, 'id' | 'rule' | 'cause'>) =>
  cause && findingId(startOf({ id, rule }), 'many', cause.key)

/** Replaces many findings of one rule, severity and cause by one. */
function folded(findings: Single[]): Finding[] {
  const groups = new Map<string, Single[]>()
  for (const finding of findings) {
    const key = finding.cause ? `${finding.severity} ${commonId(finding)}` : finding.id
    groups.set(key, [...(groups.get(key) ?? []), finding])
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first?.cause || group.length <= FEW) return group.map(({ cause: _cause, ...finding }) => finding)
    const { cause, field: _field, ours, theirs, curl, ...rest } = first
    const common = (side: 'ours' | 'theirs') =>
      group.every((finding) => JSON.stringify(finding[side]) === JSON.stringify(first[side]))
        ? first[side]
        : undefined
    return {
      ...rest,
      curl,
      id: commonId(first) ?? first.id,
      message: `${group.length} ${cause.words}`,
      example: rest.message,
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

const union = (a: string[] | undefined, b: string[] | undefined) =>
  a || b ? [...new Set([...(a ?? []), ...(b ?? [])])] : undefined

/** 0 clean, 1 drift at `failOn` or worse, 2 if something could not be checked and no drift was found. */
export function exitCode(report: ReportContent, failOn: Severity = 'risky'): 0 | 1 | 2 {
  const limit = severities.indexOf(failOn)
  if (report.findings.some(({ severity }) => severities.indexOf(severity) <= limit)) return 1
  return report.incomplete.length > 0 ? 2 : 0
}

/** One line that summarises the report. */
export function verdict(report: ReportContent, code: number) {
  const count = (severity: Severity) =>
    report.findings.filter((finding) => finding.severity === severity).length
  const counts = `${count('breaks')} break(s), ${count('risky')} risky, ${count('harmless')} harmless`
  const ignored = report.ignored.length > 0 ? `, ${report.ignored.length} ignored` : ''
  if (code === 2) return `COULD NOT LOOK at everything: ${counts}${ignored}`
  return `${code === 0 ? 'CLEAN' : 'DRIFT'}: ${counts}${ignored}`
}
