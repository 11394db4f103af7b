import { nouns } from '@/model/words'

/* Assumptions about players. The contract says what an object gives, but not how often players do it. */

export type Profile = 'casual' | 'regular' | 'keen'

export const profiles: readonly Profile[] = ['casual', 'regular', 'keen']

/** The assumptions about one kind of player. */
export interface Assumptions {
  /** How often each event happens in a day. */
  eventsPerDay: number
  /** Rates of single events, by id. They replace the general rate. */
  eventRates: Readonly<Record<string, number>>
  /** The share of quizzes and surveys that are done in a window, from 0 to 1. */
  share: number
  /** The chance to pass a quiz, from 0 to 1. */
  pass: number
  /** The chance to keep a streak through a window, from 0 to 1. */
  streak: number
  /** The credits that a player has at the start. */
  credits: number
  /** Multiplies the rates of all events, and the share of quizzes and surveys, which stays at most 1. */
  factor: number
}

/** An assumption that is one number for all objects. */
export type AssumptionName = Exclude<keyof Assumptions, 'eventRates'>

interface AssumptionFacts {
  label: string
  /** Why this is the default. */
  reason: string
  /** A share is stored from 0 to 1 and shown in percent. */
  isShare: boolean
  unit: string
  defaults: Readonly<Record<Profile, number>>
}

/** All assumptions, in the order in which they are shown. */
export const assumptionFacts: Readonly<Record<AssumptionName, AssumptionFacts>> = {
  eventsPerDay: {
    label: 'Each event',
    reason: 'Casual players do something once in five days, regular players daily, keen players three times.',
    isShare: false,
    unit: 'a day',
    defaults: { casual: 0.2, regular: 1, keen: 3 },
  },
  share: {
    label: 'Quizzes and surveys done',
    reason: 'The share of open quizzes and surveys that a player takes before they refresh.',
    isShare: true,
    unit: '%',
    defaults: { casual: 0.1, regular: 0.4, keen: 0.9 },
  },
  pass: {
    label: 'Quizzes passed',
    reason: 'Most quizzes ask for half of the points or more, and those who play often know more answers.',
    isShare: true,
    unit: '%',
    defaults: { casual: 0.6, regular: 0.7, keen: 0.8 },
  },
  streak: {
    label: 'Streak goes on',
    reason: 'The chance that a player keeps a streak through one day, week or month.',
    isShare: true,
    unit: '%',
    defaults: { casual: 0.5, regular: 0.8, keen: 0.95 },
  },
  credits: {
    label: `${nouns.credits.title} at the start`,
    reason: 'A new player has none.',
    isShare: false,
    unit: nouns.credits.many,
    defaults: { casual: 0, regular: 0, keen: 0 },
  },
  factor: {
    label: 'Factor on events, quizzes and surveys',
    reason: 'Fit to my players finds the factor for which the model gives what players were given.',
    isShare: false,
    unit: '×',
    defaults: { casual: 1, regular: 1, keen: 1 },
  },
}

export const assumptionNames = Object.keys(assumptionFacts) as AssumptionName[]

/** Assumptions that the user changed. */
export type AssumptionEdits = Partial<Assumptions>

const clamped = (value: number, { isShare }: AssumptionFacts) =>
  Math.min(Math.max(0, value), isShare ? 1 : Number.MAX_SAFE_INTEGER)

/** The assumptions about a kind of player, with the edits of the user. Values out of range are moved into it. */
export function assumptionsOf(profile: Profile, edits: AssumptionEdits = {}): Assumptions {
  const numbers = Object.fromEntries(
    assumptionNames.map((name) => {
      const facts = assumptionFacts[name]
      const value = edits[name]
      return [
        name,
        value === undefined || Number.isNaN(value) ? facts.defaults[profile] : clamped(value, facts),
      ]
    }),
  ) as Record<AssumptionName, number>
  return { ...numbers, eventRates: edits.eventRates ?? {} }
}

/** The chance that a player does a quiz, and passes it, or does a survey in a window. */
export const chanceOf = (type: 'quizzes' | 'surveys', { share, pass, factor }: Assumptions): number =>
  Math.min(1, share * factor) * (type === 'quizzes' ? pass : 1)

/** How often an event happens in a day. */
export const rateOf = ({ eventRates, eventsPerDay, factor }: Assumptions, event: string): number =>
  factor * (Object.hasOwn(eventRates, event) ? Math.max(0, eventRates[event] ?? 0) : eventsPerDay)
