import {
  itemsOf,
  nameOf,
  numberAt,
  type ProgrammeIndex,
  partOf,
  type Row,
  textsOf,
} from '@/engine/programme/programmeIndex'
import { nouns } from '@/model/words'
import { type CheckRule, objectRule } from '../types'

/** The active levels that have an ordinal, lowest first. */
const ladderOf = (programme: ProgrammeIndex) =>
  [...programme.each(['levels'], 'active')]
    .flatMap(([, row]) => {
      const ordinal = numberAt(row, 'ordinal')
      return ordinal === undefined ? [] : [{ row, ordinal }]
    })
    .sort((a, b) => a.ordinal - b.ordinal)

const repeated: CheckRule = {
  id: 'level-ordinal-repeated',
  severity: 'error',
  title: 'Two levels have the same ordinal',
  why: 'Nobody knows which of them comes first: players can skip one or fall back.',
  fix: 'Give each level an ordinal of its own.',
  types: ['levels'],
  *run(programme) {
    let before: { row: Row<'levels'>; ordinal: number } | undefined
    for (const step of ladderOf(programme)) {
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

const pointsOf = (level: Row<'levels'>) => numberAt(level, 'objectives.points') ?? 0

const requiresMoreThanPoints = (level: Row<'levels'>) => {
  const { achievements } = partOf(level, 'objectives')
  return (
    (numberAt(level, 'objectives.credits') ?? 0) > 0 ||
    textsOf(achievements).length + itemsOf(achievements).length > 0
  )
}

const points: CheckRule = {
  id: 'level-points-not-rising',
  severity: 'warning',
  title: `A higher level does not ask for more ${nouns.points.many}`,
  why: 'Players reach two levels at once, or the higher one first.',
  fix: `Ask for more ${nouns.points.many} than the level below.`,
  types: ['levels'],
  *run(programme) {
    let below: Row<'levels'> | undefined
    for (const { row } of ladderOf(programme)) {
      const wanted = pointsOf(row)
      const before = below ? pointsOf(below) : Number.NEGATIVE_INFINITY
      if (below && (wanted < before || (wanted === before && !requiresMoreThanPoints(row))))
        yield {
          type: 'levels',
          object: row,
          path: 'objectives.points',
          text: `It asks for ${wanted} ${nouns.points.many}, and \`${nameOf('levels', below)}\` below it for ${before}.`,
        }
      below = row
    }
  },
}

const withoutOrdinal = objectRule({
  id: 'level-without-ordinal',
  severity: 'error',
  title: 'A level has no ordinal',
  why: 'Nobody knows which level comes before it, and requirements cannot compare with it.',
  fix: 'Enter an ordinal: the lowest level comes first.',
  types: ['levels'],
  among: 'active',
  *faultsOf(row) {
    if (numberAt(row, 'ordinal') === undefined) yield { path: 'ordinal', text: 'It has no ordinal.' }
  },
})

export const levelRules: CheckRule[] = [repeated, points, withoutOrdinal]
