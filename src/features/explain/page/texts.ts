import { dayText } from '@/features/calendar/texts'
import { numberAt, partOf } from '@/features/check/programmeIndex'
import type { EntityType } from '@/model/entityTypes'
import { nouns } from '@/model/words'
import { formatNumber, plural } from '@/ui/format'
import { conditionText } from '../caseTable'
import { lastOf } from '../ends'
import { unitsLeft } from '../stock'
import type { Condition, Explained, Kind, State } from '../types'
import { creditsText, pointsText } from '../words'

/** What a player does with an object: 'can buy it'. */
export const verbs: Readonly<Partial<Record<EntityType, string>>> = {
  events: 'do',
  missions: 'do',
  streaks: 'keep up',
  achievements: 'unlock',
  levels: 'reach',
  leaderboards: 'take part in',
  prizes: 'buy',
  raffles: 'enter',
  mysteryboxes: 'open',
  surveys: 'answer',
  quizzes: 'take',
}

/** What is missing, for 'most for want of a level'. */
const wants: Readonly<Partial<Record<Kind, string>>> = {
  level: 'a level',
  category: 'a category',
  tags: 'a tag',
  achievements: 'an achievement',
  objective: 'something to do',
  price: nouns.credits.many,
  points: nouns.points.many,
  credits: nouns.credits.many,
}

export const countOf = (all: readonly Explained[], state: State): number =>
  all.filter((one) => one.state === state).length

/** The condition that decides about a state. */
export function reasonOf({ state, conditions }: Explained): Condition | undefined {
  const kinds: Partial<Record<State, Kind>> = {
    inactive: 'available',
    over: 'notOver',
    coming: 'started',
    'sold-out': 'stock',
    'used-up': 'limit',
  }
  const kind = kinds[state]
  if (kind) return conditions.find((one) => one.kind === kind)
  if (state === 'perhaps') return conditions.find((one) => one.state === 'unknown')
  return state === 'locked' ? conditions.find((one) => one.state === 'unmet') : undefined
}

/** '; 31 are locked, most for want of a level', after 'Jona can start or buy 112 of 171 things'. */
export function restOfSentence(all: readonly Explained[]): string {
  const locked = all.filter(({ state }) => state === 'locked')
  const perhaps = countOf(all, 'perhaps')
  const more = perhaps > 0 ? `, and perhaps ${formatNumber(perhaps)} more` : ''
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

/** What an object gives or costs: 'Pays 350 points, 40 credits; ends on 9 May'. */
function offerText({ type, row, conditions }: Explained, now: number): string {
  const reward = partOf(row, 'reward')
  const [points, credits] = [numberAt(reward, 'points') ?? 0, numberAt(reward, 'credits') ?? 0]
  const gives = [points > 0 && pointsText(points), credits > 0 && creditsText(credits)].filter(
    (one) => one !== false,
  )
  const price = conditions.find(({ kind }) => kind === 'price')
  const left = price ? unitsLeft(type, row) : undefined
  const to = lastOf(type, row).at
  const parts = [
    price && conditionText(price),
    gives.length > 0 && `pays ${gives.join(', ')}`,
    left !== undefined && Number.isFinite(left) && `${formatNumber(left)} ${plural(left, 'unit')} left`,
    Number.isFinite(to) && `ends on ${dayText(to, now)}`,
  ].filter((one) => typeof one === 'string')
  const text = parts.join('; ') || 'Without a reward'
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** One line about an object: its reason, or what it gives. */
export function lineOf(explained: Explained, now: number): string {
  const { type, state } = explained
  if (state === 'has') return type === 'levels' ? 'Reached' : 'Unlocked'
  if (state === 'open') return offerText(explained, now)
  if (state === 'inactive') return 'Inactive'
  const reason = reasonOf(explained)
  return reason ? conditionText(reason) : ''
}

/** The heading above the conditions of an object. */
export function questionOf(name: string, { type, name: object, state }: Explained): string {
  const verb = verbs[type] ?? 'use'
  if (state === 'open') return `${name} can ${verb} ${object}`
  if (state === 'has') return `${name} has ${object}`
  if (state === 'perhaps') return `Can ${name} ${verb} ${object}?`
  return `Why can ${name} not ${verb} ${object}?`
}

/** The names of the conditions, for '1 of 7 conditions fails: the level'. */
const conditionNames: Readonly<Record<Kind, string>> = {
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
  limit: 'the limit',
}

/** '1 of 7 conditions fails: the level.' */
export function summaryOf({ conditions, state }: Explained): string {
  const asked = conditions.filter(({ isAsked }) => isAsked)
  const failing = asked.filter((one) => one.state === 'unmet')
  const unknown = asked.filter((one) => one.state === 'unknown')
  const names = (list: readonly Condition[]) => list.map(({ kind }) => conditionNames[kind]).join(', ')
  if (state === 'has') return 'It stays, whatever the conditions say.'
  if (failing.length > 0)
    return `${failing.length} of ${asked.length} ${plural(asked.length, 'condition')} ${plural(failing.length, 'fails', 'fail')}: ${names(failing)}.`
  if (unknown.length > 0)
    return `Nothing fails, and ${unknown.length} of ${asked.length} ${plural(asked.length, 'condition')} ${plural(unknown.length, 'is', 'are')} not known here: ${names(unknown)}.`
  return asked.length === 1 ? 'The condition is met.' : `All ${asked.length} conditions are met.`
}
