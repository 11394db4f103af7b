import type { LinkTarget } from '@/model/ids'
import { nouns } from '@/model/words'
import type { RunsOut } from './lasts'
import type { Metrics, SinkMetric } from './metrics'
import { type Profile, profiles } from './profiles'
import { amountText, percentText } from './words'

/* The single decision on the first screen: the problem that occurs first, with the field that corrects it. */

export interface Decision {
  text: string
  /** The button, and where it leads. */
  label: string
  to: LinkTarget
  /** Title of the warning (`headline.ts`) that this decision replaces. */
  instead?: string
}

/** A box whose content is worth this many times its price is too generous. */
export const generousFactor = 1.5

/** Prizes that even a keen player cannot pay for within a year. */
export const farPrizes = ({ sinks }: Metrics) =>
  sinks.filter(({ days, price }) => price > 0 && profiles.every((one) => days[one] === null))

/** Objects that give credits any number of times. */
export const uncappedSources = ({ sources }: Metrics) =>
  sources.filter(({ ceiling, reward }) => ceiling === Number.POSITIVE_INFINITY && reward.credits > 0)

export const generousBoxes = ({ boxes }: Metrics) =>
  boxes.filter(({ value, price }) => price > 0 && value > price * generousFactor)

interface DecisionOptions {
  profile: Profile
  /** The end of the span, in ms. */
  end: number
  out: RunsOut<SinkMetric> | undefined
}

export function decisionOf(figures: Metrics, { profile, end, out }: DecisionOptions): Decision | undefined {
  if (out && out.moment < end)
    return {
      text: `Add units of ${out.prize.name}, or raise its price.`,
      label: 'Open its stock',
      to: { type: 'prizes', id: out.prize.id, path: 'stockCount' },
    }
  const [far] = farPrizes(figures)
  if (far)
    return {
      text: `Lower the price of ${far.name}, or give more ${nouns.credits.many}: nobody can pay for it within a year.`,
      label: 'Open its price',
      to: { type: far.type, id: far.id, path: 'credits' },
      instead: 'Out of reach.',
    }
  const [uncapped] = uncappedSources(figures)
    .slice()
    .sort((a, b) => b.expected * b.reward.credits - a.expected * a.reward.credits)
  if (uncapped)
    return {
      text: `Limit ${uncapped.name}: it can be completed any number of times, and gives a ${profile} player ${amountText(uncapped.expected * uncapped.reward.credits)} ${nouns.credits.many}.`,
      label: 'Open its limit',
      to: { type: uncapped.type, id: uncapped.id, path: 'countLimit' },
    }
  const [box] = generousBoxes(figures)
  if (box)
    return {
      text: `Raise the price of ${box.name}: it gives back ${percentText(box.value / box.price)} of it.`,
      label: 'Open its price',
      to: { type: 'mysteryboxes', id: box.id, path: 'credits' },
      instead: 'Boxes give back more than they cost.',
    }
  return undefined
}
