import type { Finding } from '@/engine/check/types'
import { keyOf } from '@/engine/plan/ids'
import type { ObjectName } from '@/engine/plan/types'
export interface FindingCounts {
  errors: number
  warnings: number
  notes: number
}

/** The findings by the key of each object that has them. A finding of several objects counts for each. */
export function findingsByObject(findings: readonly Finding[]): ReadonlyMap<string, readonly Finding[]> {
  const found = new Map<string, Finding[]>()
  for (const finding of findings)
    for (const one of finding.objects ?? [finding]) {
      const key = keyOf(one)
      const own = found.get(key)
      if (own) own.push(finding)
      else found.set(key, [finding])
    }
  return found
}

/** The findings on these objects, each once. */
export const findingsOf = (
  objects: readonly ObjectName[],
  byObject: ReadonlyMap<string, readonly Finding[]>,
): Finding[] => [...new Set(objects.flatMap((one) => byObject.get(keyOf(one)) ?? []))]

export function findingCountsOf(findings: readonly Finding[]): FindingCounts {
  const count = (severity: Finding['severity']) => findings.filter((one) => one.severity === severity).length
  return { errors: count('error'), warnings: count('warning'), notes: count('note') }
}
