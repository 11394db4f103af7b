import type { Finding } from '@/engine/check/types'

/** The findings that the others do not have. A fault keeps its key. */
export function without(findings: readonly Finding[], others: readonly Finding[]): readonly Finding[] {
  const keys = new Set(others.map(({ key }) => key))
  return findings.filter(({ key }) => !keys.has(key))
}
