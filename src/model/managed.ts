import { resourceFacts } from '@/generated/resourceFacts'
import { withoutPath } from './edits'
import type { EntityType } from './entityTypes'

/** The paths of the fields of a type that the server counts, which no write changes (rule DATA-4). */
export const managedFields = (type: EntityType): readonly string[] => resourceFacts[type].readOnly

/** The object without the fields that the server counts. */
export const uncounted = (type: EntityType, object: object): object =>
  managedFields(type).reduce<unknown>(withoutPath, object) as object
