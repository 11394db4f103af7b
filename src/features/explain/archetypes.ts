import { numberAt, type ProgrammeIndex, partOf, textsOf } from '@/features/check/programmeIndex'
import { idOf } from '@/model/references'
import { nouns } from '@/model/words'
import { Ladder, levelText } from './ladder'
import { nobody } from './person'
import type { Person } from './types'

/** Kinds of players that are made from the programme itself. */
export const archetypes = ['newcomer', 'regular', 'champion'] as const
export type Archetype = (typeof archetypes)[number]

export const archetypeNames: Readonly<Record<Archetype, { name: string; text: string }>> = {
  newcomer: { name: 'Newcomer', text: `No level, no ${nouns.points.many}, no ${nouns.credits.many}` },
  regular: { name: 'Regular', text: `The middle level, and the ${nouns.credits.many} of the middle price` },
  champion: {
    name: 'Champion',
    text: `The highest level, all achievements, and the ${nouns.credits.many} of the highest price`,
  },
}

const paid = ['prizes', 'raffles', 'mysteryboxes'] as const

/** A made-up player of a kind, for this programme. */
export function archetypeOf(programme: ProgrammeIndex, kind: Archetype): Person {
  const { name } = archetypeNames[kind]
  if (kind === 'newcomer') return { ...nobody, name }
  const { rungs } = new Ladder(programme)
  const isChampion = kind === 'champion'
  const upTo = isChampion ? rungs.length : Math.ceil(rungs.length / 2)
  const level = rungs[upTo - 1]
  const prices = [...programme.each(paid)]
    .map(([, row]) => numberAt(row, 'credits') ?? 0)
    .sort((a, b) => a - b)
  const reached = rungs.slice(0, upTo).map((rung) => partOf(rung, 'objectives'))
  const most = (field: 'points' | 'credits') =>
    Math.max(0, ...reached.map((objectives) => numberAt(objectives, field) ?? 0))
  const badges = isChampion
    ? programme.rows('achievements').map((row) => idOf('achievements', row))
    : reached.flatMap(({ achievements }) => textsOf(achievements).map(([, id]) => id))
  return {
    ...nobody,
    name,
    level: level && { id: idOf('levels', level), name: levelText(level) },
    points: most('points'),
    credits: Math.max(most('credits'), prices.at(isChampion ? -1 : Math.floor(prices.length / 2)) ?? 0),
    badges: [...new Set(badges)],
  }
}
