import type { Decisions, Plan } from '@/engine/plan/types'
/** The objects that will not be written, by why. */
export interface NotWritten {
  /** Conflicts of a proposal that wait for a choice. */
  undecided: number
  unchanged: number
  leftOut: number
  blocked: number
}

/** Counts each object of the plan that will not be written once. */
export function countNotWritten({ rows, steps }: Plan, { leaveOut }: Decisions): NotWritten {
  const written = new Set(steps.map(({ row }) => row))
  const counts: NotWritten = { undecided: 0, unchanged: 0, leftOut: 0, blocked: 0 }
  for (const { key, verdict, proposed } of rows) {
    if (written.has(key)) continue
    if (verdict === 'blocked') counts.blocked += 1
    else if (leaveOut.includes(key)) counts.leftOut += 1
    else if (proposed === 'conflict') counts.undecided += 1
    else counts.unchanged += 1
  }
  return counts
}
