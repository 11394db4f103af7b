import { existsSync } from 'node:fs'
import { withoutMark } from '../contract/load.ts'
import type { Json } from '../contract/types.ts'
import { messageOf, readInput, yaml } from '../tools.ts'
import type { IgnoreEntry, Known, Report } from '../types.ts'
import { CouldNotRun } from './couldNotRun.ts'
import { findingId } from './findings.ts'

const DEFAULT_FILE = 'contract-ignore.yaml'

/**
 * The entries of an ignore file, a YAML or JSON list of `{id, reason, expires: YYYY-MM-DD}`. Throws if one has a mistake,
 * so it is read before a command that can take long.
 * @param file `contract-ignore.yaml` by default, if it exists
 */
export function readIgnoreFile(file?: string): Known[] {
  const path = file ?? DEFAULT_FILE
  const entries = file || existsSync(path) ? readEntries(path) : []
  return entries.map((entry) => ({ ...entry, path }))
}

/** An entry is valid until the end of its day (UTC); then its finding returns, and the entry becomes a finding too. */
const isExpired = ({ expires }: IgnoreEntry) => expires < new Date().toISOString().slice(0, 10)

/** Ids of findings that are left out of a report. */
export const ignoredIds = (known: Known[]) =>
  new Set(known.filter((entry) => !isExpired(entry)).map(({ id }) => id))

/** Removes known findings from a report. */
export function applyIgnored(report: Report, known: Known[]) {
  for (const entry of known) {
    if (isExpired(entry)) {
      report.add({
        id: findingId('ignore', 'expired', entry.id),
        rule: 'ignore-expired',
        severity: 'risky',
        message: `The ignore entry for ${entry.id} expired on ${entry.expires} (${entry.reason})`,
        where: entry.path,
      })
    } else if (!report.ignore(entry.id, entry)) {
      report.notes.push(`${entry.path}: ${entry.id} is not found any more, or not by this command`)
    }
  }
}

function readEntries(path: string): IgnoreEntry[] {
  let entries: Json
  try {
    entries = yaml().parse(withoutMark(readInput(path)), { schema: 'core' }) ?? []
  } catch (error) {
    throw new CouldNotRun(`The ignore file ${path} cannot be read: ${messageOf(error)}`)
  }
  if (!Array.isArray(entries)) throw new CouldNotRun(`The ignore file ${path} must be a list of entries`)
  entries.forEach((entry, index) => {
    const bad = ['id', 'reason', 'expires'].find(
      (key) => typeof entry?.[key] !== 'string' || !entry[key].trim(),
    )
    if (bad) throw new CouldNotRun(`The ignore file ${path}, entry ${index + 1}: \`${bad}\` is missing`)
    if (!isDate(entry.expires))
      throw new CouldNotRun(
        `The ignore file ${path}, entry ${index + 1}: \`expires\` must be a date YYYY-MM-DD`,
      )
  })
  return entries
}

/** Whether the text is a valid date. JavaScript alone would accept 2026-02-30 as a day in March. */
function isDate(text: string) {
  const date = new Date(`${text}T00:00:00Z`)
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  )
}
