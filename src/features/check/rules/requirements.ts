import { nounOf, rewardingTypes, typesReferringBy } from '@/model/entityTypes'
import { windowOf } from '@/model/lifecycle'
import { idOf } from '@/model/references'
import { counted } from '@/ui/format'
import { isActive, nameOf, numberAt, type ProgrammeIndex, type Row } from '../programmeIndex'
import type { Cause, Found, Rule } from '../types'
import { circles } from './circles'
import { giversOf, type Reach, type Requirement, reachOf, requirementsOf } from './reach'

const requiring = typesReferringBy('requirement.')

/** A required object as the cause of findings on all objects that require it. */
const causeOf = (programme: ProgrammeIndex, { to, id }: Requirement, text: string): Cause => ({
  type: to,
  id,
  name: nameOf(to, programme.find(to, id) ?? { id }),
  text,
  isMissing: false,
})

const cycle: Rule = {
  id: 'requirement-cycle',
  severity: 'error',
  title: 'Requirements lead in a circle',
  why: 'Each of them waits for another one, so nobody can ever start any of them.',
  fix: 'Remove one of the requirements of the circle.',
  types: ['missions', 'achievements'],
  *run(programme) {
    for (const members of circles(programme)) {
      const [first] = members
      if (!first) continue
      const cause: Cause = {
        type: first.type,
        id: first.id,
        name: nameOf(first.type, first.row),
        text: 'It requires itself by way of others, which form a circle.',
        isMissing: false,
      }
      for (const { type, row, requirement, way } of members)
        yield { type, object: row, path: requirement.path, text: wayText(type, way, members.length), cause }
    }
  },
}

function wayText(type: Found['type'], way: string[] | undefined, size: number): string {
  if (!way) return `It is in a circle of ${counted(size, 'object')} that require each other.`
  const others = way.slice(0, -1).map((id) => `\`${id}\``)
  if (others.length === 0) return 'It requires itself.'
  return `It requires ${others.join(', which requires ')}, which requires this ${nounOf(type)} again.`
}

function reasonOf(programme: ProgrammeIndex, reach: Reach, { to, id }: Requirement): string {
  if (to === 'achievements' && !reach.given.has(id)) return 'nothing gives steps towards it'
  if (to === 'levels') return 'what this level and all higher ones ask for cannot be reached'
  return programme.find(to, id) ? 'what it requires cannot be reached' : 'it does not exist'
}

/** 'but 49 loaded players have it': something that the programme does not show gives it. */
const heldText = (count: number) =>
  `but ${counted(count, 'loaded player')} ${count === 1 ? 'has' : 'have'} it`

const unreachable: Rule = {
  id: 'unreachable',
  severity: 'error',
  title: 'Players cannot get what is required',
  why: 'Nobody can get there, however long they play.',
  fix: 'Make it possible to get what is required, or require something else.',
  types: [...requiring, 'levels'],
  whole: rewardingTypes,
  *run(programme) {
    const reach = reachOf(programme)
    const inCircle = new Set(circles(programme).flatMap((members) => members.map(({ row }) => row)))
    for (const [type, row] of programme.offered([...requiring, 'levels'])) {
      if (inCircle.has(row)) continue
      for (const requirement of requirementsOf(programme, type, row)) {
        const { to, id, path } = requirement
        const held = reach.holders(requirement)
        const isUngiven = to === 'achievements' && !reach.given.has(id)
        if (reach.has(requirement) && !(isUngiven && held > 0)) continue
        const reason = reasonOf(programme, reach, requirement)
        const but = held > 0 ? `, ${heldText(held)}` : ''
        yield {
          type,
          object: row,
          path,
          text: `It needs the ${nounOf(to)} \`${id}\`: ${reason}${but}.`,
          cause: causeOf(programme, requirement, `It is required, and ${reason}${but}.`),
          ...(held > 0 && { severity: 'note' as const }),
        }
      }
    }
  },
}

const neverGiven: Rule = {
  id: 'achievement-never-given',
  severity: 'warning',
  title: 'Nothing gives steps towards an achievement',
  why: 'Players see it and cannot unlock it, unless an application gives it to them.',
  fix: 'Add it to the reward of an event, a mission, a streak, a level, a survey or a quiz, or make it inactive.',
  types: ['achievements'],
  whole: rewardingTypes,
  *run(programme) {
    const reach = reachOf(programme)
    for (const row of programme.rows('achievements')) {
      const id = idOf('achievements', row)
      if (!isActive(row) || reach.given.has(id)) continue
      const held = reach.holders({ to: 'achievements', id })
      yield {
        type: 'achievements',
        object: row,
        path: 'steps',
        text: `No reward gives steps towards it${held > 0 ? `, ${heldText(held)}` : ''}.`,
        ...(held > 0 && { severity: 'note' as const }),
      }
    }
  },
}

const givenByNoneNow: Rule = {
  id: 'achievement-given-by-inactive',
  severity: 'warning',
  title: 'Only inactive or ended objects give steps towards an achievement',
  why: 'Players see it and cannot make progress any more.',
  fix: 'Make one of the objects that give it active, add it to another reward, or make the achievement inactive.',
  types: ['achievements'],
  whole: rewardingTypes,
  *run(programme) {
    const givers = giversOf(programme)
    for (const row of programme.rows('achievements')) {
      const giving = givers.get(idOf('achievements', row)) ?? []
      if (!isActive(row) || giving.length === 0 || giving.some(([, giver]) => programme.isOffered(giver)))
        continue
      const [[type, giver] = ['missions', row] as const] = giving
      const text =
        giving.length === 1
          ? `Only the ${nounOf(type)} \`${nameOf(type, giver)}\` gives it, which ${isActive(giver) ? 'has ended' : 'is inactive'}.`
          : `All ${giving.length} objects that give it are inactive or have ended.`
      yield { type: 'achievements', object: row, path: 'steps', text }
    }
  },
}

/** The requirements of offered objects for which `isWrong` returns a text about what is required. */
function* wrongRequirements(
  programme: ProgrammeIndex,
  types: Rule['types'],
  isWrong: (named: Row, requirement: Requirement, row: Row) => string | undefined,
): Generator<Found> {
  for (const [type, row] of programme.offered(types))
    for (const requirement of requirementsOf(programme, type, row)) {
      const { to, id, path } = requirement
      const named = programme.find(to, id)
      const text = named && isWrong(named, requirement, row)
      if (named && text)
        yield {
          type,
          object: row,
          path,
          text: `It requires the ${nounOf(to)} \`${nameOf(to, named)}\`, which ${text}.`,
          cause: causeOf(programme, requirement, `It is required, and it ${text}.`),
        }
    }
}

const requiresInactive: Rule = {
  id: 'requires-inactive',
  severity: 'warning',
  title: 'Something inactive is required',
  why: 'Only players who had it before can get in.',
  fix: 'Make what is required active, or require something else.',
  types: [...requiring, 'levels'],
  run: (programme) =>
    wrongRequirements(programme, [...requiring, 'levels'], (named) =>
      isActive(named) ? undefined : 'is inactive',
    ),
}

const hasEnded = (programme: ProgrammeIndex, { to }: Requirement, named: Row) =>
  to === 'missions' && isActive(named) && windowOf(named, programme.now) === 'ended'

const requiresEnded: Rule = {
  id: 'requires-ended',
  severity: 'warning',
  title: 'A mission that has ended is required',
  why: 'Only players who completed it in time can get in, and nobody can keep up a streak with it.',
  fix: 'Extend the active range of the mission, or require another one.',
  types: [...requiring, 'streaks'],
  run: (programme) =>
    wrongRequirements(programme, [...requiring, 'streaks'], (named, requirement) =>
      hasEnded(programme, requirement, named) ? 'has ended' : undefined,
    ),
}

const moment = (row: Row, end: 'from' | 'to') =>
  Date.parse(String((row.active as Row | undefined)?.[end] ?? ''))

const requiresLater: Rule = {
  id: 'requires-later',
  severity: 'error',
  title: 'A mission is required that starts too late',
  why: 'What requires it has ended before anybody can complete the mission.',
  fix: 'Let the mission start earlier, extend the active range of what requires it, or require another one.',
  types: [...requiring, 'streaks'],
  *run(programme) {
    for (const [type, row] of programme.offered([...requiring, 'streaks']))
      for (const requirement of requirementsOf(programme, type, row)) {
        const { to, id, path } = requirement
        const named = to === 'missions' ? programme.find(to, id) : undefined
        if (named && isActive(named) && moment(named, 'from') >= moment(row, 'to'))
          yield {
            type,
            object: row,
            path,
            text: `It requires the mission \`${nameOf(to, named)}\`, which starts after this ${nounOf(type)} has ended.`,
            cause: causeOf(programme, requirement, 'It starts after what requires it has ended.'),
          }
      }
  },
}

const levelOrdinal: Rule = {
  id: 'requirement-level-ordinal',
  severity: 'warning',
  title: 'A requirement stores an old ordinal of its level',
  why: 'The ordinal decides who gets in. The level has moved since it was chosen, so the wrong players do.',
  fix: 'Choose the level again and save: the form stores its present ordinal.',
  types: requiring,
  *run(programme) {
    for (const [type, row] of programme.offered(requiring)) {
      const stored = numberAt(row, 'requirement.level.ordinal')
      const requirement = requirementsOf(programme, type, row).find(({ to }) => to === 'levels')
      const level = requirement && programme.find('levels', requirement.id)
      const present = level && numberAt(level, 'ordinal')
      if (stored === undefined || !level || present === undefined || stored === present) continue
      yield {
        type,
        object: row,
        path: 'requirement.level.id',
        text: `It stores the ordinal ${stored}, and the level \`${nameOf('levels', level)}\` has ${present} now.`,
        cause: causeOf(
          programme,
          requirement,
          `It has the ordinal ${present} now, and requirements store another one.`,
        ),
      }
    }
  },
}

export const requirementRules: Rule[] = [
  cycle,
  unreachable,
  neverGiven,
  givenByNoneNow,
  requiresInactive,
  requiresEnded,
  requiresLater,
  levelOrdinal,
]
