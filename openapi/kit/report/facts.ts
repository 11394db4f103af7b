// The facts of a finding in words, which all formats share.
import type { Finding } from '../types.ts'

const show = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
const MOST = 8

/** The first few names; only JSON has all of them. */
function some(names: string[], between: string) {
  const more = names.length - MOST
  // A single further name takes no more space than "and 1 more".
  return more <= 1 ? names.join(between) : `${names.slice(0, MOST).join(between)} and ${more} more`
}

/** The facts of a finding as `[label, text]`, in the order of all formats. */
export function facts(finding: Finding): [string, string][] {
  const all: [string, string | false | undefined][] = [
    ['operation', finding.operations && some(finding.operations, ', ')],
    ['status', finding.statuses?.toSorted().join(', ')],
    ['such as', finding.example],
    ['field', finding.field],
    ['contract', finding.ours === undefined ? undefined : show(finding.ours)],
    ['service', finding.theirs === undefined ? undefined : show(finding.theirs)],
    ['used by', finding.usedBy && (some(finding.usedBy, '; ') || 'nobody')],
    ['places', finding.places && `${finding.places.length}: ${some(finding.places, ', ')}`],
    ['where', finding.where ?? placeOf(finding)],
    ['repeat', finding.curl],
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

/** The place in the file that was checked, if its line is known. */
const placeOf = ({ source }: Finding) => source?.line !== undefined && `${source.file}:${source.line}`
