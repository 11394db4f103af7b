/*
 * One model of findings behind every command and every output format.
 *
 * Finding: {
 *   id        stable from run to run; what an ignore file names
 *   rule      what kind of finding it is, such as `missing-field`
 *   severity  'breaks' the console | 'risky' | 'harmless'
 *   message   one sentence
 *   operations, field, ours, theirs, where   each only where it applies
 *   usedBy    screens and controls of the console that use the field, or the operation; none for "nobody"
 * }
 * Report: { command, subject, findings, notes, incomplete, looked, ignored }
 *   incomplete  what could not be looked at, in words; with one of these nothing is called clean
 *   looked      what was looked at, in words
 */

import { usedBy } from '../screens/usedBy.mjs'

export const severities = ['breaks', 'risky', 'harmless']

/** A command could not do its work: exit code 2. */
export class CouldNotRun extends Error {}

/** @returns an id such as `answer/missing-field/listMissions/200/reward.points` */
export const findingId = (...parts) =>
  parts
    .filter((part) => part !== undefined && part !== '')
    .map((part) => String(part).replaceAll(/\s+/g, '-'))
    .join('/')

export function createReport(command, subject) {
  const byId = new Map()
  return {
    command,
    subject,
    notes: [],
    incomplete: [],
    looked: '',
    ignored: [],
    /**
     * Adds a finding; one that is there already gains the operations and is counted.
     * `side` says what its field is part of, see usedBy.
     */
    add({ side, ...given }) {
      const finding = given.operations ? { ...given, usedBy: usedBy({ ...given, side }) } : given
      const known = byId.get(finding.id)
      if (!known) return void byId.set(finding.id, { times: 1, ...finding })
      known.times += 1
      for (const list of ['operations', 'usedBy'])
        known[list] = [...new Set([...(known[list] ?? []), ...(finding[list] ?? [])])]
    },
    get findings() {
      const rank = ({ severity }) => severities.indexOf(severity)
      return [...byId.values()].sort((a, b) => rank(a) - rank(b) || (a.id < b.id ? -1 : 1))
    },
    /** Takes findings away that an ignore file names. */
    ignore(id, entry) {
      const finding = byId.get(id)
      if (!finding) return false
      byId.delete(id)
      this.ignored.push({ ...finding, reason: entry.reason, expires: entry.expires })
      return true
    },
  }
}

/** 0 clean, 1 drift at `failOn` or worse, 2 when something could not be looked at and no drift was seen. */
export function exitCode(report, failOn = 'risky') {
  const limit = severities.indexOf(failOn)
  if (report.findings.some(({ severity }) => severities.indexOf(severity) <= limit)) return 1
  return report.incomplete.length > 0 ? 2 : 0
}

/** One line that sums the report up. */
export function verdict(report, code) {
  const count = (severity) => report.findings.filter((finding) => finding.severity === severity).length
  const counts = `${count('breaks')} break(s), ${count('risky')} risky, ${count('harmless')} harmless`
  const ignored = report.ignored.length > 0 ? `, ${report.ignored.length} ignored` : ''
  if (code === 2) return `COULD NOT LOOK at everything: ${counts}${ignored}`
  return `${code === 0 ? 'CLEAN' : 'DRIFT'}: ${counts}${ignored}`
}
