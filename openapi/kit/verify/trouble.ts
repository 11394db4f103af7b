// What a run could not look at: calls without an answer, and checks that a failure of the service prevented.
import type { Failures } from '../check/failures.ts'
import type { Operation, Report } from '../types.ts'

export function createTrouble(report: Report, failures: Failures) {
  const said = new Set<string>()
  const prevented: { operation: Operation; why: string }[] = []
  /** Operations that failed, and worked when they were repeated. */
  const flaky = new Set<string>()
  return {
    /** A check that could not be made. */
    cannot(operation: Operation, why: string) {
      const text = `${operation.id}: ${why}`
      if (!said.has(text)) report.incomplete.push(text)
      said.add(text)
    },
    /** A call failed, so that what depends on it was not checked. It is a finding if it fails each time. */
    prevent: (operation: Operation, why: string) => void prevented.push({ operation, why }),
    wavered: ({ id }: Operation) => void flaky.add(id),
    /** Adds the calls that fail each time, and what single failures prevented, by its cause. */
    settle() {
      const found = failures.report(report)
      const byReason = new Map<string, Set<string>>()
      for (const { operation, why } of prevented) {
        if (found.has(operation)) continue
        byReason.set(why, (byReason.get(why) ?? new Set()).add(operation.id))
      }
      for (const [why, ids] of byReason) report.incomplete.push(`${[...ids].join(', ')}: ${why}`)
      if (flaky.size > 0)
        report.notes.push(`failed, and worked when it was repeated: ${[...flaky].join(', ')}`)
    },
  }
}
