import type { Rule } from '@/form/types'
import type { Streak } from '@/generated/model'

/**
 * A streak's objectives as `{missions: [id]}`, from an array of ids or a bare id as well (rule STREAK-3). Anything else is
 * left as it came.
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

/** The form shows the first of several missions; a streak has one at most (rule STREAK-1). */
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
