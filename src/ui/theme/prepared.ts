import { hasGlobalStyles, names, properties, record } from 'virtual:prepared-styles'
import createCache from '@emotion/cache'
import type { Prepared } from './lazySystem'

/** Emotion's cache of this page. It adds no rules for prepared styles: they are in a style sheet already. */
export const styleCache = createCache({ key: 'css' })

/** The styles with these names have rules in a style sheet of the page. */
export function preparedWith(names: readonly string[]): Pick<Prepared, 'isPrepared'> {
  const known = new Set(names)
  for (const name of known) styleCache.inserted[name] = true
  return { isPrepared: (name) => known.has(name) }
}

export const prepared: Prepared = { ...preparedWith(names), properties, hasGlobalStyles, record }
