import { boxesOf, rafflesOf, sinksOf, sinkTypes } from '@/engine/economy/buying'
import { ceilingOf } from '@/engine/economy/ceiling'
import { type Course, courseOf, dayReaching, horizonDays } from '@/engine/economy/expected'
import { reachedLevels, steepFactor, stepText } from '@/engine/economy/levels'
import { holdingOf } from '@/engine/economy/players'
import { assumptionsOf, type Profile } from '@/engine/economy/profiles'
import { sourceTypes } from '@/engine/economy/sources'
import { spanOf } from '@/engine/economy/time'
import type { ProgrammeIndex } from '@/engine/programme/programmeIndex'
import { formatNumber, pluralize } from '@/lib/format'
import { nouns } from '@/model/words'
import type { CheckRule } from '../types'

/* Rules about what players can earn and buy. The engine of the page Economy works it out. */

/** What a kind of player is expected to get in a year. */
const yearOf = (programme: ProgrammeIndex, profile: Profile): Course =>
  courseOf(programme, programme.now, horizonDays, assumptionsOf(profile))

const span = ({ now }: ProgrammeIndex) => spanOf(now, horizonDays)

const unlimited: CheckRule = {
  id: 'credits-without-limit',
  severity: 'note',
  title: `${nouns.credits.title} can be earned without a limit`,
  why: 'A player who repeats it often enough can buy everything.',
  fix: `Limit how often it counts, give ${nouns.points.many} instead of ${nouns.credits.many}, or mute this if it is meant.`,
  types: ['events', 'missions'],
  whole: sourceTypes,
  // One finding for all: a programme that gives credits for an event usually does so for many.
  *run(programme) {
    const giving = ceilingOf(programme, span(programme)).unlimited.filter(({ reward }) => reward.credits > 0)
    const [most, ...others] = giving.toSorted((a, b) => b.reward.credits - a.reward.credits)
    if (!most) return
    const each = `It gives ${pluralize(most.reward.credits, nouns.credits.one, nouns.credits.many)} each time, any number of times.`
    const [next] = others
    const also = next
      ? ` So ${others.length === 1 ? 'does' : `do ${others.length} others, such as`} \`${next.name}\`.`
      : ''
    yield {
      type: most.type,
      object: most.row,
      path: 'countLimit',
      text: each + also,
    }
  },
}

const outOfReach: CheckRule = {
  id: 'price-out-of-reach',
  severity: 'warning',
  title: 'Nobody can pay a price within a year',
  why: 'Players save for it in vain: not even a keen player is expected to earn as much.',
  fix: `Lower the price, or give more ${nouns.credits.many}.`,
  types: sinkTypes,
  whole: sourceTypes,
  *run(programme) {
    const course = yearOf(programme, 'keen')
    const most = course.credits.at(-1) ?? 0
    // If no object gives credits, an application does.
    if (most === 0) return
    const held = holdingOf(programme.rows('players')).sorted.at(-1) ?? 0
    for (const { type, row, price } of sinksOf(programme, span(programme)))
      if (price > held && dayReaching(course, price) === null)
        yield {
          type,
          object: row,
          path: 'credits',
          text: `It costs ${formatNumber(price)} ${nouns.credits.many}. A keen player is expected to earn ${formatNumber(Math.round(most))} in a year.`,
        }
  },
}

/** A box gives back too much from here on. */
const generousFactor = 1.5

const generousBox: CheckRule = {
  id: 'box-worth-more-than-price',
  severity: 'note',
  title: 'A mystery box is worth far more than it costs',
  why: 'Whoever opens it gets prizes for less than their price, so hardly anybody buys them.',
  fix: 'Raise the price, put in more units of cheaper prizes, or mute this if it is meant.',
  types: ['mysteryboxes'],
  whole: ['prizes'],
  *run(programme) {
    for (const { sink, value } of boxesOf(programme, sinksOf(programme, span(programme))))
      if (sink.price > 0 && value > generousFactor * sink.price)
        yield {
          type: 'mysteryboxes',
          object: sink.row,
          path: 'credits',
          text: `It costs ${formatNumber(sink.price)} ${nouns.credits.many}, and one opening is worth ${formatNumber(Math.round(value))} on average.`,
        }
  },
}

const dearRaffle: CheckRule = {
  id: 'raffle-dearer-than-prizes',
  severity: 'warning',
  title: 'An entry of a raffle costs more than its prizes',
  why: 'Players can buy the prize for less than a chance to win it.',
  fix: 'Lower the price of an entry, or draw dearer prizes.',
  types: ['raffles'],
  whole: ['prizes'],
  *run(programme) {
    for (const { sink, dearest, units } of rafflesOf(programme, sinksOf(programme, span(programme))))
      if (units > 0 && dearest > 0 && sink.price > dearest)
        yield {
          type: 'raffles',
          object: sink.row,
          path: 'credits',
          text: `An entry costs ${formatNumber(sink.price)} ${nouns.credits.many}, and its dearest prize ${formatNumber(dearest)}.`,
        }
  },
}

const steepLevel: CheckRule = {
  id: 'level-step-steep',
  severity: 'note',
  title: 'A level takes far longer than the one before',
  why: `A step of the ladder that takes ${steepFactor} times as long as the one before looks as if nothing happened any more.`,
  fix: `Ask for fewer ${nouns.points.many}, add a level between, or mute this if it is meant.`,
  types: ['levels'],
  whole: sourceTypes,
  *run(programme) {
    for (const rung of reachedLevels(programme, yearOf(programme, 'regular')))
      if (rung.isSteep)
        yield {
          type: 'levels',
          object: rung.source.row,
          path: 'objectives.points',
          text: stepText(rung, 'regular', (name) => `\`${name}\``),
        }
  },
}

export const economyRules: CheckRule[] = [unlimited, outOfReach, generousBox, dearRaffle, steepLevel]
