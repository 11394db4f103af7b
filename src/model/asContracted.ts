import type { Streak } from '@/generated/model'
import type { ResourceTypes } from '@/generated/resourceFacts'
import type { EntityType } from '@/model/entityTypes'

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

/** The streak with normalized objectives; the same object if they are already. */
export function readObjectives(received: Streak): Streak {
  const objectives = asMissions(received.objectives)
  return objectives === received.objectives ? received : { ...received, objectives: objectives as never }
}

/** For types that can arrive in another shape than that of the contract: the functions that normalize them. */
const readers: { readonly [R in EntityType]?: (received: ResourceTypes[R]) => ResourceTypes[R] } = {
  streaks: readObjectives,
}

/**
 * Normalizes an object to the shape of the contract. Imports no entity definition, because the check uses it in a
 * worker.
 */
export const asContracted = (type: EntityType, object: object): object =>
  (readers[type] as ((received: object) => object) | undefined)?.(object) ?? object
