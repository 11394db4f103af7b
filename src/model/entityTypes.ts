import { type Resource, type ResourceTypes, resourceFacts, withoutScreen } from '@/generated/resourceFacts'
import { resourceObjects } from '@/generated/resourceObjects'
import { nouns } from '@/model/words'
import type { Known } from './paths'

/** A type that has a list and a form. */
export type EntityType = Exclude<Resource, (typeof withoutScreen)[number]>

/* Types by facts of the contract. Workers load this file, so it does not import the registry. */

const hasScreen = (type: Resource): type is EntityType => !withoutScreen.some((other) => other === type)

/** All types, in the order of the navigation. */
export const entityTypes: readonly EntityType[] = (Object.keys(resourceFacts) as Resource[]).filter(hasScreen)

/** The types whose objects belong to an account. */
export const accountTypes: readonly EntityType[] = entityTypes.filter(
  (type) => resourceFacts[type].scope === 'account',
)

/**
 * Whether objects of a type are part of a programme. Players are not, because they are the people who use it. An
 * account can have hundreds of thousands, and a response of the API contains 100, so only their first page is loaded.
 */
export const isOfProgramme = (type: EntityType): boolean => type !== 'players'

/** The types that a programme consists of. */
export const programmeTypes = accountTypes.filter(isOfProgramme)

/** The top-level fields of a type. */
type FieldsOf<R extends EntityType> = keyof Known<ResourceTypes[R]> & string

/** A top-level field of at least one type. */
export type AnyField = { [R in EntityType]: FieldsOf<R> }[EntityType]

/** The types whose objects have a top-level field. */
export type TypesWith<F extends AnyField> = {
  [R in EntityType]: F extends FieldsOf<R> ? R : never
}[EntityType]

/** The types whose objects have a top-level field, e.g. `active`. */
export const typesWith = <F extends AnyField>(field: F): TypesWith<F>[] =>
  entityTypes.filter((type): type is TypesWith<F> => resourceObjects[type].fields.includes(field))

type RefersTo<R extends EntityType> = keyof (typeof resourceFacts)[R]['refersTo'] & string

/** The start of a path with ids of other objects: '' or up to a dot, such as `requirement.`. */
type ReferenceStart = '' | { [R in EntityType]: StartOf<RefersTo<R>> }[EntityType]
type StartOf<P extends string> = P extends `${infer One}.${infer Rest}`
  ? `${One}.` | `${One}.${StartOf<Rest>}`
  : never

/** The types whose objects can hold ids of others at a path with this start. */
type TypesReferringBy<S extends ReferenceStart> = {
  [R in EntityType]: Extract<RefersTo<R>, `${S}${string}`> extends never ? never : R
}[EntityType]

/** The types whose objects can hold ids at a path with this start, e.g. `requirement.`. */
export const typesReferringBy = <S extends ReferenceStart>(start: S): TypesReferringBy<S>[] =>
  entityTypes.filter((type): type is TypesReferringBy<S> =>
    Object.keys(resourceFacts[type].refersTo).some((path) => path.startsWith(start)),
  )

/** The types whose rewards give steps towards achievements. */
export const rewardingTypes = typesReferringBy('reward.achievements.')

export type RewardingType = (typeof rewardingTypes)[number]

/** The noun for an object of a type, in a sentence: 'mystery box'. */
export const nounOf = (type: EntityType): string => nouns[type].one
