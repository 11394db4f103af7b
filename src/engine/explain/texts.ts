import {
  givenSteps,
  itemsOf,
  numberAt,
  partOf,
  type Row,
  rowOf,
  rowWith,
} from '@/engine/programme/programmeIndex'
import { dayText } from '@/lib/dateText'
import { formatNumber, plural, pluralize } from '@/lib/format'
import { groupedBy } from '@/lib/groupedBy'
import { plainText } from '@/lib/value'
import type { EntityType } from '@/model/entityTypes'
import { stockOf } from '@/model/stockUnits'
import { capital, nouns } from '@/model/words'
import { conditionSentence } from './caseTable'
import type { Funnel, FunnelBar } from './funnel'
import { lastOf } from './moments'
import { namesOfIds } from './requirement'
import { unlockSteps } from './rewardSources'
import { type Condition, type ConditionKind, countOf, type Explained } from './types'
import { decisive, type View } from './view'
import { creditsText, distanceText, joined, namesText, pointsText } from './words'

/** The verb for an object, with the words before and after the object's name. */
const verbs: Readonly<Partial<Record<EntityType, readonly [before: string, after?: string]>>> = {
  events: ['do'],
  missions: ['do'],
  streaks: ['keep', 'up'],
  achievements: ['collect steps for'],
  levels: ['reach'],
  leaderboards: ['take part in'],
  prizes: ['buy'],
  raffles: ['enter'],
  mysteryboxes: ['open'],
  surveys: ['answer'],
  quizzes: ['take'],
}

/** The verb phrase for an object: 'buy Mug', 'keep it up'. */
export const doing = (type: EntityType, object = 'it'): string => {
  const [before, after] = verbs[type] ?? ['use']
  return joined([before, object, after], ' ')
}

/** The noun of a missing condition, for 'most for want of a level'. */
const wants: Readonly<Record<ConditionKind, string | undefined>> = {
  available: undefined,
  started: undefined,
  notOver: undefined,
  stock: undefined,
  limit: undefined,
  level: 'a level',
  category: 'a category',
  tags: 'a tag',
  achievements: 'an achievement',
  objective: 'something to do',
  missions: 'a finished mission',
  price: nouns.credits.many,
  points: nouns.points.many,
  credits: nouns.credits.many,
  given: 'something open that gives steps',
  driven: 'anything that counts',
}

/** The condition that decides about a state. */
export function reasonOf({ state, conditions }: Explained): Condition | undefined {
  const [kind] = decisive.find(([, decided]) => decided === state) ?? []
  const decisiveOne = conditions.find((one) => one.kind === kind && one.state === 'unmet')
  if (decisiveOne) return decisiveOne
  // An object that is coming without a start of its own waits for another condition.
  if (state === 'coming') return conditions.find((one) => one.state === 'unmet')
  if (state === 'perhaps') return conditions.find((one) => one.state === 'unknown')
  return state === 'locked' ? conditions.find((one) => one.state === 'unmet') : undefined
}

/** '; 31 are locked, most for want of a level', after 'Jona can start or buy 112 of 171 things that players see'. */
export function restOfSentence(all: readonly Explained[]): string {
  const locked = all.filter(({ state }) => state === 'locked')
  const perhaps = countOf(all, 'perhaps')
  const more = perhaps > 0 ? `; of ${formatNumber(perhaps)} more it is not certain` : ''
  if (locked.length === 0) return `${more}; nothing is locked.`
  const counts = new Map<string, number>()
  for (const one of locked) {
    const want = wants[reasonOf(one)?.kind ?? 'objective'] ?? 'something'
    counts.set(want, (counts.get(want) ?? 0) + 1)
  }
  const [[want, count] = ['', 0]] = [...counts].sort(([, a], [, b]) => b - a)
  const share = count === locked.length ? '' : count * 2 > locked.length ? 'most ' : 'mainly '
  const are = `${formatNumber(locked.length)} ${plural(locked.length, 'is', 'are')} locked`
  return `${more}; ${are}, ${share}for want of ${want}.`
}

/** 'gives 2 steps towards Ferry Badge', 'gives steps towards Ferry Badge and Guide'; empty if the reward has none. */
function givenStepsText(view: View, row: Row): string {
  const steps = new Map<string, number>()
  for (const [, item] of itemsOf(partOf(rowWith(row, 'reward'), 'reward').achievements)) {
    const id = plainText(item.id)
    const count = givenSteps(item)
    if (id.trim() !== '' && count > 0) steps.set(id, (steps.get(id) ?? 0) + count)
  }
  const [only = 0, ...others] = steps.values()
  if (only === 0) return ''
  return `gives ${others.length === 0 ? pluralize(only, 'step') : 'steps'} towards ${namesOfIds(view, 'achievements', [...steps.keys()])}`
}

/** What an object gives or costs, in words: 'Pays 350 points, 40 credits; ends on 9 May'. */
function offerText({ type, row, conditions }: Explained, view: View, now: number): string {
  const points = numberAt(rowWith(row, 'reward'), 'reward.points') ?? 0
  const credits = numberAt(rowWith(row, 'reward'), 'reward.credits') ?? 0
  const gives = joined([points > 0 && pointsText(points), credits > 0 && creditsText(credits)])
  const price = conditions.find(({ kind }) => kind === 'price')
  const left = price ? stockOf(type, row)?.left : undefined
  const to = lastOf(type, row).at
  const parts = [
    price && conditionSentence(price),
    gives !== '' && `pays ${gives}`,
    givenStepsText(view, row),
    left !== undefined && Number.isFinite(left) && `${pluralize(left, 'unit')} left`,
    Number.isFinite(to) && `ends on ${dayText(to, now)}`,
  ]
  return capital(joined(parts, '; ') || 'without a reward')
}

/**
 * What an achievement offers: 'Collects steps now: 5 needed, 2 missions give them; how many this player has is not known'.
 * It never says that it unlocks, because only the server counts the steps.
 */
function stepsText({ row }: Explained, view: View): string {
  const { givers } = view.given(row)
  const byType = groupedBy(
    givers.filter(({ state }) => state === 'open'),
    ({ type }) => type,
  )
  const of = [...byType].map(([type, { length }]) => pluralize(length, nouns[type].one, nouns[type].many))
  const give = plural(byType.size === 1 ? ([...byType.values()][0]?.length ?? 0) : 2, 'gives', 'give')
  const own = view.person.assumesNone ? 'counted from 0' : 'how many this player has is not known'
  return `Collects steps now: ${formatNumber(unlockSteps(rowOf('achievements', row)))} needed, ${namesText(of)} ${give} them; ${own}`
}

/** One line about an object: its reason, or what it gives. */
export function lineOf(explained: Explained, view: View, now: number): string {
  const { type, state, opensAt } = explained
  if (state === 'has') return type === 'levels' ? 'Reached' : 'Unlocked'
  if (state === 'open')
    return type === 'achievements' ? stepsText(explained, view) : offerText(explained, view, now)
  if (state === 'inactive') return 'Inactive'
  const reason = reasonOf(explained)
  if (opensAt !== undefined && reason?.kind !== 'started')
    return `${type === 'achievements' ? 'Its steps can be collected' : 'What it counts starts'} on ${view.momentText(opensAt)}, ${distanceText(opensAt, view.at)}`
  return reason ? conditionSentence(reason) : ''
}

/** The heading above the conditions of an object. */
export function conditionsHeading(name: string, { type, name: object, state }: Explained): string {
  const does = doing(type, object)
  if (state === 'open') return `${name} can ${does}`
  if (state === 'has') return `${name} has ${object}`
  if (state === 'perhaps') return `Can ${name} ${does}?`
  return `Why can ${name} not ${does}?`
}

/** The names of the conditions, for '1 of 7 conditions fails: the level'. */
const conditionNames: Readonly<Record<ConditionKind, string>> = {
  available: 'the availability',
  started: 'the start',
  notOver: 'the end',
  level: 'the level',
  category: 'the category',
  tags: 'the tags',
  achievements: 'the achievements',
  missions: 'the missions',
  objective: 'the objective',
  price: 'the price',
  stock: 'the stock',
  points: `the ${nouns.points.many}`,
  credits: `the ${nouns.credits.many}`,
  given: 'what gives its steps',
  driven: 'what it counts',
  limit: 'the limit',
}

/** '1 of 7 conditions fails: the level.' */
export function summaryOf({ conditions, state }: Explained): string {
  const asked = conditions.filter(({ isAsked }) => isAsked)
  const failing = asked.filter((one) => one.state === 'unmet')
  const unknown = asked.filter((one) => one.state === 'unknown')
  const names = (list: readonly Condition[]) => list.map(({ kind }) => conditionNames[kind]).join(', ')
  if (state === 'has') return 'It stays, even if conditions fail.'
  if (failing.length > 0)
    return `${failing.length} of ${pluralize(asked.length, 'condition')} ${plural(failing.length, 'fails', 'fail')}: ${names(failing)}.`
  if (unknown.length > 0)
    return `Nothing fails, and ${unknown.length} of ${pluralize(asked.length, 'condition')} ${plural(unknown.length, 'is', 'are')} not known here: ${names(unknown)}.`
  return asked.length === 1 ? 'The condition is met.' : `All ${asked.length} conditions are met.`
}

/** The noun of what players lack who do not meet a condition. */
const lacks: Readonly<Record<FunnelBar['kind'], string | undefined>> = {
  category: undefined,
  price: nouns.credits.many,
  level: 'the level',
  tags: 'a tag',
  achievements: 'an achievement',
  points: nouns.points.many,
  credits: nouns.credits.many,
}

/** '1 lacks the level', '12 lack the level' */
function lackText(kind: FunnelBar['kind'], count: number): string {
  if (kind === 'category') return `${formatNumber(count)} ${plural(count, 'is', 'are')} in another category`
  const lack = lacks[kind]
  return lack === undefined
    ? `${formatNumber(count)} ${plural(count, 'does', 'do')} not meet it`
    : `${formatNumber(count)} ${plural(count, 'lacks', 'lack')} ${lack}`
}

/** The players who fail a condition, in words: '1 lacks the level, 2 unknown'. */
export const lostText = ({ kind, unmet, unknown }: FunnelBar): string =>
  joined([unmet > 0 && lackText(kind, unmet), unknown > 0 && `${formatNumber(unknown)} unknown`])

/**
 * For example '310 can buy it, 8,020 lack credits, 4,170 lack the level'. If the object is closed for everybody now,
 * the text says how many meet the other conditions.
 */
export function funnelText(type: EntityType, { left, bars, closed, opensAt, leftOut }: Funnel): string {
  const lost = bars.map(lostText)
  const count = formatNumber(left)
  if (opensAt !== undefined)
    return joined([`nobody can ${doing(type)} yet; ${count} can once it opens`, ...lost])
  if (closed.length > 0) return joined([`nobody can ${doing(type)} now; ${count} meet the rest`, ...lost])
  const can =
    leftOut.length > 0
      ? `${count} ${plural(left, 'meets', 'meet')} what can be counted`
      : `${count} can ${doing(type)}`
  return joined([can, ...lost])
}
