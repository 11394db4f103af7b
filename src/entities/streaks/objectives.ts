import type { Rule } from '@/form/types'
import type { Streak } from '@/generated/model'

/**
 * Normalizes a streak's objectives to `{missions: [id]}`, also from an array of ids or a bare id (rule STREAK-3).
 * Anything else stays as received.
 */
function asMissions(objectives: unknown): unknown {
  if (typeof objectives === 'string' && objectives !== '') return { missions: [objectives] }
  if (Array.isArray(objectives)) return { missions: objectives }
  if (typeof objectives !== 'object' || objectives === null) return objectives
  const { missions } = objectives as { missions?: unknown }
  return typeof missions === 'string' && missions !== ''
    ? { ...objectives, missions: [missions] }
    : objectives
}

export function readObjectives(received: Streak): Streak {
  const objectives = asMissions(received.objectives)
  return objectives === received.objectives ? received : { ...received, objectives: objectives as never }
}

/** Warns when there are several missions: a streak has at most one (rule STREAK-1), and the form shows the first. */
export const oneMissionDoubt: Rule<Streak> = (streak) => {
  const { missions } = readObjectives(streak).objectives ?? {}
  return Array.isArray(missions) && missions.length > 1
    ? [
        {
          path: 'objectives.missions',
          message: `It came with ${missions.length} missions: all stay until you choose another one or clear it.`,
        },
      ]
    : []
}
