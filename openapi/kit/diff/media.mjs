// Content types, and the ranges such as */* that frameworks write for them.

/** @import { CallContent, Node } from '../contract/types' */

/**
 * The schema for a content type: an exact entry, then the narrowest range that covers it.
 * @param {CallContent} content
 * @param {string} type
 * @returns {Node | undefined}
 */
export const mediaFor = (content, type) =>
  content.get(type) ?? content.get(`${type.split('/')[0]}/*`) ?? content.get('*/*')

/** Another kind of JSON, such as application/problem+json. @param {CallContent} content */
export const otherJson = (content) => [...content].find(([type]) => /^application\/(.*\+)?json$/.test(type))
