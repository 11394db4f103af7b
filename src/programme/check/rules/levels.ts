import type { Rule } from '../types'
import { isActive, itemsOf, nameOf, numberAt, type Row, textsOf, type World } from '../world'

/** The active levels that have an ordinal, lowest first. */
const ladderOf = (world: World) =>
  world
    .rows('levels')
    .flatMap((row) => {
      const ordinal = numberAt(row, 'ordinal')
      return isActive(row) && ordinal !== undefined ? [{ row, ordinal }] : []
    })
    .sort((a, b) => a.ordinal - b.ordinal)

const repeated: Rule = {
  id: 'level-ordinal-repeated',
  severity: 'error',
  title: 'Each level has an ordinal of its own',
  why: 'The order of levels with the same ordinal is undefined: players can skip one or fall back.',
  mend: 'Give each level its own place on the ladder.',
  types: ['levels'],
  *run(world) {
    let before: { row: Row; ordinal: number } | undefined
    for (const step of ladderOf(world)) {
      if (before && before.ordinal === step.ordinal)
        yield {
          type: 'levels',
          object: step.row,
          path: 'ordinal',
          text: `It has the ordinal ${step.ordinal}, and so has \`${nameOf('levels', before.row)}\`.`,
        }
      else before = step
    }
  },
}

/** Whether a level asks for more than points. */
const asksForMore = (row: Row) => {
  const { achievements } = (row.objectives ?? {}) as Row
  return (
    (numberAt(row, 'objectives.credits') ?? 0) > 0 ||
    textsOf(achievements).length + itemsOf(achievements).length > 0
  )
}

const points: Rule = {
  id: 'level-points-not-rising',
  severity: 'warning',
  title: 'A higher level asks for more points',
  why: 'Players reach two levels at once, or the higher one first.',
  mend: 'Ask for more points than the level below.',
  types: ['levels'],
  *run(world) {
    let below: Row | undefined
    for (const { row } of ladderOf(world)) {
      const wanted = numberAt(row, 'objectives.points') ?? 0
      const before = below && (numberAt(below, 'objectives.points') ?? 0)
      if (below && before !== undefined && (wanted < before || (wanted === before && !asksForMore(row))))
        yield {
          type: 'levels',
          object: row,
          path: 'objectives.points',
          text: `It asks for ${wanted} points, and \`${nameOf('levels', below)}\` below it for ${before}.`,
        }
      below = row
    }
  },
}

const withoutOrdinal: Rule = {
  id: 'level-without-ordinal',
  severity: 'error',
  title: 'A level has a place on the ladder',
  why: 'Nobody knows which level comes before it, and requirements cannot compare with it.',
  mend: 'Enter its ordinal: the lowest level comes first.',
  types: ['levels'],
  *run(world) {
    for (const row of world.rows('levels'))
      if (isActive(row) && numberAt(row, 'ordinal') === undefined)
        yield { type: 'levels', object: row, path: 'ordinal', text: 'It has no ordinal.' }
  },
}

export const levelRules: Rule[] = [repeated, points, withoutOrdinal]
