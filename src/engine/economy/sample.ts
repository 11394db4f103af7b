import { formatNumber, plural, pluralize } from '@/lib/format'
import { nouns } from '@/model/words'

interface SampleOptions {
  /** The players that count: those of the audience. */
  counted: number
  loaded: number
  /** Only a part of the players is loaded. */
  isPart: boolean
}

/**
 * Describes which players a figure is based on. If only a part is loaded, these are the players with the most points,
 * because the API sends them first.
 */
export function sampleOf({ counted: own, loaded, isPart }: SampleOptions): string {
  const all = isPart
    ? `the ${formatNumber(loaded)} ${plural(loaded, 'player')} with the most ${nouns.points.many}`
    : `all ${pluralize(loaded, 'player')}`
  return own === loaded ? all : `${formatNumber(own)} of ${all}`
}
