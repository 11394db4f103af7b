import { type Resource, resourceFacts, withoutScreen } from '@/generated/resourceFacts'
import { resourceObjects } from '@/generated/resourceObjects'
import { nouns } from '@/model/words'

/** A type that has a list and a form. */
export type EntityType = Exclude<Resource, (typeof withoutScreen)[number]>

/* Types by facts of the contract. Workers load this file, so it does not import the registry. */

const hasScreen = (type: Resource): type is EntityType => !withoutScreen.some((other) => other === type)

/** All types, in the order of the navigation. */
export const entityTypes: readonly EntityType[] = (Object.keys(resourceFacts) as Resource[]).filter(hasScreen)

/** The types whose objects belong to an account. */
export const accountTypes = entityTypes.filter((type) => resourceFacts[type].scope === 'account')

/**
 * Whether objects of a type are part of a programme. Players are not, because they are the people who use it. An
 * account can have hundreds of thousands, and a response of the API contains 100, so only their first page is loaded.
 */
export const isOfProgramme = (type: EntityType): boolean => type !== 'players'

/** The types that a programme consists of. */
export const programmeTypes = accountTypes.filter(isOfProgramme)

/** The types whose objects have a top-level field, e.g. `active`. */
export const typesWith = (field: string): EntityType[] =>
  entityTypes.filter((type) => resourceObjects[type].fields.includes(field))

/** The types whose objects can hold ids of others at a path with this prefix, e.g. `requirement.`. */
export const typesReferringBy = (start: string): EntityType[] =>
  entityTypes.filter((type) =>
    Object.keys(resourceFacts[type].refersTo).some((path) => path.startsWith(start)),
  )

/** The types whose rewards give steps towards achievements. */
export const rewardingTypes = typesReferringBy('reward.achievements.')

/** The noun for an object of a type, in a sentence: 'mystery box'. */
export const nounOf = (type: EntityType): string => nouns[type].one
