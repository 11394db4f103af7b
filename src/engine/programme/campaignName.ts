import { rowWith } from './programmeIndex'

/** Tags and categories are compared without case and outer blanks. */
export const normal = (text: string): string => text.trim().toLowerCase()

/** The name of a campaign: a tag or a category. */
export type CampaignName = { tag: string; category?: never } | { category: string; tag?: never }

/** The campaign that an address names; undefined for none. With both, the tag counts. */
export function nameIn({ tag, category }: { tag?: string; category?: string }): CampaignName | undefined {
  if (tag !== undefined) return { tag }
  return category === undefined ? undefined : { category }
}

/** The tags of an object that are texts. */
export function tagsOf(object: object): string[] {
  const { tags } = rowWith(object, 'tags')
  return Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : []
}

/** The category of an object; '' if it has none. */
export function categoryOf(object: object): string {
  const { category } = rowWith(object, 'category')
  return typeof category === 'string' ? category : ''
}

/** Returns a function that finds out whether an object belongs to a campaign. */
export function belongingTo(name: CampaignName): (object: object) => boolean {
  const wanted = normal(name.tag ?? name.category)
  if (wanted === '') return () => false
  return name.tag === undefined
    ? (object) => normal(categoryOf(object)) === wanted
    : (object) => tagsOf(object).some((tag) => normal(tag) === wanted)
}
