import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { messageOf } from '../tools.mjs'
import { CouldNotRun, findingId } from './findings.mjs'

/** @import { IgnoreEntry, Report } from '../types' */

const DEFAULT_FILE = 'contract-ignore.yaml'

/**
 * Removes known findings from a report: a YAML or JSON list of `{id, reason, expires: YYYY-MM-DD}`. An entry is valid
 * until the end of its day (UTC); then its finding returns, and the entry becomes a finding too.
 * @param {Report} report
 * @param {string} [file] `contract-ignore.yaml` by default, if it exists
 */
export function applyIgnoreFile(report, file) {
  const today = new Date().toISOString().slice(0, 10)
  if (!file && !existsSync(DEFAULT_FILE)) return
  const path = file ?? DEFAULT_FILE
  for (const entry of readEntries(path)) {
    if (entry.expires < today) {
      report.add({
        id: findingId('ignore', 'expired', entry.id),
        rule: 'ignore-expired',
        severity: 'risky',
        message: `The ignore entry for ${entry.id} expired on ${entry.expires} (${entry.reason})`,
        where: path,
      })
    } else if (!report.ignore(entry.id, entry)) {
      report.notes.push(`${path}: ${entry.id} is not found any more, or not by this command`)
    }
  }
}

/**
 * @param {string} path
 * @returns {IgnoreEntry[]}
 */
function readEntries(path) {
  let entries
  try {
    entries = parse(readFileSync(path, 'utf8'), { schema: 'core' }) ?? []
  } catch (error) {
    throw new CouldNotRun(`The ignore file ${path} cannot be read: ${messageOf(error)}`)
  }
  if (!Array.isArray(entries)) throw new CouldNotRun(`The ignore file ${path} must be a list of entries`)
  entries.forEach((entry, index) => {
    const bad = ['id', 'reason', 'expires'].find(
      (key) => typeof entry?.[key] !== 'string' || !entry[key].trim(),
    )
    if (bad) throw new CouldNotRun(`The ignore file ${path}, entry ${index + 1}: \`${bad}\` is missing`)
    if (!/^\d{4}-\d\d-\d\d$/.test(entry.expires) || Number.isNaN(Date.parse(entry.expires)))
      throw new CouldNotRun(
        `The ignore file ${path}, entry ${index + 1}: \`expires\` must be a date YYYY-MM-DD`,
      )
  })
  return entries
}
