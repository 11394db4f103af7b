// The facts of a finding in words, which all formats share.

/** @import { Finding } from '../types' */

const show = (/** @type {unknown} */ value) => (typeof value === 'string' ? value : JSON.stringify(value))
const MOST = 8

/**
 * The first few names; only JSON has all of them.
 * @param {string[]} names
 * @param {string} between
 */
function some(names, between) {
  const more = names.length - MOST
  // A single further name takes no more space than "and 1 more".
  return more <= 1 ? names.join(between) : `${names.slice(0, MOST).join(between)} and ${more} more`
}

/**
 * The facts of a finding as `[label, text]`, in the order of all formats.
 * @param {Finding} finding
 * @returns {[string, string][]}
 */
export function facts(finding) {
  /** @type {[string, string | false | undefined][]} */
  const all = [
    ['operation', finding.operations && some(finding.operations, ', ')],
    ['status', finding.statuses?.toSorted().join(', ')],
    ['field', finding.field],
    ['contract', finding.ours === undefined ? undefined : show(finding.ours)],
    ['service', finding.theirs === undefined ? undefined : show(finding.theirs)],
    ['used by', finding.usedBy && (some(finding.usedBy, '; ') || 'nobody')],
    ['places', finding.places && `${finding.places.length}: ${some(finding.places, ', ')}`],
    ['where', finding.where ?? placeOf(finding)],
    [
      'seen',
      // The count of a finding with places is that of its places.
      !finding.places && finding.times > Math.max(1, finding.operations?.length ?? 0)
        ? `${finding.times} times`
        : undefined,
    ],
  ]
  return all.flatMap(([label, text]) => (text ? [[label, text]] : []))
}

/** The place in the file that was checked, if its line is known. @param {Finding} finding */
const placeOf = ({ source }) => source?.line !== undefined && `${source.file}:${source.line}`
