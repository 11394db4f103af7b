import { hasGlobalStyles, names, properties, record } from 'virtual:prepared-styles/list'
import createCache from '@emotion/cache'
import type { Prepared } from './lazySystem'

/** Emotion's cache of this page. It adds no rules for prepared styles: they are in a style sheet already. */
export const styleCache = createCache({ key: 'css' })

const known = new Set<string>()

/** Prepared styles that arrived with a chunk. Its style sheet was there before. */
export function addPrepared(more: readonly string[]) {
  for (const name of more) {
    known.add(name)
    styleCache.inserted[name] = true
  }
}

addPrepared(names)

export const prepared: Prepared = {
  isPrepared: (name) => known.has(name),
  properties,
  hasGlobalStyles,
  record,
}
