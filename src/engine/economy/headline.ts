import { pluralize } from '@/lib/format'
import { nouns } from '@/model/words'
import { isForSale } from './buying'
import { farPrizes, generousBoxes, uncappedSources } from './decision'
import { stepText } from './levels'
import type { Metrics, SinkMetric } from './metrics'
import type { Profile } from './profiles'
import { afterText, amountText, percentText } from './words'

/* The first sentence of the page, and three things worth knowing. */

/**
 * The prize that the sentence names: the dearest one that is affordable in the span, else the first one that is at all,
 * else the cheapest. Only prizes with units left.
 */
export function namedPrize({ sinks }: Metrics, profile: Profile, days: number): SinkMetric | undefined {
  const prizes = sinks.filter(isForSale).sort((a, b) => a.price - b.price)
  const inReach = prizes.filter((prize) => orNever(prize.days[profile]) <= days)
  return inReach.at(-1) ?? prizes[0]
}

/** The prize that is affordable first. */
function firstPrize({ sinks }: Metrics, profile: Profile): SinkMetric | undefined {
  let first: SinkMetric | undefined
  for (const prize of sinks.filter(isForSale))
    if (!first || orNever(prize.days[profile]) < orNever(first.days[profile])) first = prize
  return first
}

const orNever = (day: number | null) => day ?? Number.POSITIVE_INFINITY

interface Thing {
  title: string
  text: string
  isWarning: boolean
}

/**
 * Returns three statements: first what can go wrong, then what is in order.
 * @param except the title that the decision already shows
 */
export function thingsOf(figures: Metrics, profile: Profile, days: number, except?: string): Thing[] {
  const all = [...warningsOf(figures, profile), ...calmOf(figures, profile, days)]
  return all.filter(({ title }) => title !== except).slice(0, 3)
}

const names = (list: readonly { name: string }[], most = 2) => {
  const shown = list.slice(0, most).map(({ name }) => name)
  return list.length > most ? `${shown.join(', ')} and ${list.length - most} more` : shown.join(' and ')
}

function* warningsOf(figures: Metrics, profile: Profile): Generator<Thing> {
  const { sinks, shop, players, ladder } = figures
  const warn = (title: string, text: string): Thing => ({ title, text, isWarning: true })
  if (figures.earned.credits === 0 && figures.sources.length > 0)
    yield warn(
      `No ${nouns.credits.many} to earn.`,
      `No active object gives ${nouns.credits.many} to a player of this kind.`,
    )
  const far = farPrizes(figures)
  if (far.length > 0)
    yield warn('Out of reach.', `Not even a keen player can pay for ${names(far)} within a year.`)
  const uncapped = uncappedSources(figures)
  if (uncapped.length > 0)
    yield warn(
      `${nouns.credits.title} without a limit.`,
      `${pluralize(uncapped.length, 'object')} can be completed any number of times: ${names(uncapped)}.`,
    )
  const generous = generousBoxes(figures)
  if (generous.length > 0)
    yield warn(
      'Boxes give back more than they cost.',
      `${names(generous.map((box) => ({ name: `${box.name} (${percentText(box.value / box.price)})` })))}.`,
    )
  // A step that is compared with one of a single day is not worth a warning here.
  const steep = ladder.find(({ isSteep, against }) => isSteep && against !== null && against.step > 1)
  if (steep) yield warn(`${steep.name} is far.`, stepText(steep, profile))
  if (players && shop.worth > 0 && players.credits > shop.worth)
    yield warn(
      'More held than sold.',
      `Players hold ${amountText(players.credits)} ${nouns.credits.many}; all stock costs ${amountText(shop.worth)}.`,
    )
  const sold = sinks.filter(({ left }) => left === 0)
  if (sold.length > 0) yield warn('Sold out.', `${names(sold)}.`)
}

function* calmOf(figures: Metrics, profile: Profile, days: number): Generator<Thing> {
  const { sinks, ladder, players, shop, pays } = figures
  const calm = (title: string, text: string): Thing => ({ title, text, isWarning: false })
  const prizes = sinks.filter(({ type }) => type === 'prizes')
  const inReach = prizes.filter((prize) => orNever(prize.days[profile]) <= days)
  if (prizes.length > 0)
    yield calm(
      'Prizes in reach.',
      `${inReach.length} of ${pluralize(prizes.length, 'prize')} within ${days} days.`,
    )
  const first = firstPrize(figures, profile)
  if (first)
    yield calm('First prize.', `${first.name}, ${afterText(first.days[profile], first.hours[profile])}.`)
  const top = ladder.findLast(({ day }) => day !== null)
  if (top) yield calm('Highest level.', `${top.name}, ${afterText(top.day)}.`)
  const [best] = pays.credits
  if (best)
    yield calm(
      'Best paid.',
      `${best.name} gives ${amountText(best.perAction)} ${nouns.credits.many} for one action.`,
    )
  if (players && players.count > 0)
    yield calm(
      'Stock for what is held.',
      `All stock costs ${amountText(shop.worth)} ${nouns.credits.many}; players hold ${amountText(players.credits)}.`,
    )
  yield calm(
    `${nouns.points.title}.`,
    `A ${profile} player collects about ${amountText(figures.earned.points)} ${nouns.points.many} in ${days} days.`,
  )
  yield calm(
    'Sources.',
    `${pluralize(figures.sources.filter(({ expected }) => expected > 0).length, 'object')} give something in ${days} days.`,
  )
  yield calm(
    'Sold.',
    `${pluralize(sinks.length, 'prize, raffle or box', 'prizes, raffles and boxes')} are offered.`,
  )
}
