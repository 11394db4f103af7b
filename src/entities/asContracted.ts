import type { ResourceTypes } from '@/generated/resourceFacts'
import type { EntityType } from './registry'
import { readObjectives } from './streaks/objectives'

/** Types whose objects can arrive in other shapes than that of the contract. */
const readers: { readonly [R in EntityType]?: (received: ResourceTypes[R]) => ResourceTypes[R] } = {
  streaks: readObjectives,
}

/** The object in the shape of the contract. Loads no definition, because the check runs in a worker, too. */
export const asContracted = (type: EntityType, object: object): object =>
  (readers[type] as ((received: object) => object) | undefined)?.(object) ?? object
