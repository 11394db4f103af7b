// Content types, and the ranges such as */* that frameworks write for them.
import type { CallContent, Node } from '../contract/types.ts'

/** The schema for a content type: an exact entry, then the narrowest range that covers it. */
export const mediaFor = (content: CallContent, type: string): Node | undefined =>
  content.get(type) ?? content.get(`${type.split('/')[0]}/*`) ?? content.get('*/*')

/** Another kind of JSON, such as application/problem+json. */
export const otherJson = (content: CallContent) =>
  [...content].find(([type]) => /^application\/(.*\+)?json$/.test(type))
