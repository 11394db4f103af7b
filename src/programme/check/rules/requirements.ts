import { windowOf } from '@/api/lifecycle'
import { nounOf, rewardingTypes, typesReferringBy } from '../../entityTypes'
import { idOf } from '../../references'
import { isActive, nameOf, numberAt, type ProgrammeIndex } from '../programmeIndex'
import type { Found, Rule } from '../types'
import { circles, Reach, type Requirement, requirementsOf } from './reach'

const requiring = typesReferringBy('requirement.')

const reaches = new WeakMap<ProgrammeIndex, Reach>()

/** Kept for two rules, because it looks at all objects. */
function reachOf(programme: ProgrammeIndex): Reach {
  let reach = reaches.get(programme)
  if (!reach) {
    reach = new Reach(programme)
    reaches.set(programme, reach)
  }
  return reach
}

const cycle: Rule = {
  id: 'requirement-cycle',
  severity: 'error',
  title: 'Requirements do not lead in a circle',
  why: 'Each of them waits for another one, so nobody can ever start any of them.',
  fix: 'Remove one of the requirements of the circle.',
  types: ['missions', 'achievements'],
  *run(programme) {
    for (const [type, object, { path }, way] of circles(programme)) {
      const itself = way.length === 1
      const others = way.slice(0, -1).map((id) => `\`${id}\``)
      const text = itself
        ? `It requires itself.`
        : `It requires ${others.join(', which requires ')}, which requires this ${nounOf(type)} again.`
      yield { type, object, path, text }
    }
  },
}

function reasonOf(programme: ProgrammeIndex, reach: Reach, { to, id }: Requirement): string {
  if (to === 'achievements' && !reach.given.has(id)) return 'nothing gives steps towards it'
  if (to === 'levels') return 'what this level and all higher ones ask for cannot be reached'
  return programme.find(to, id) ? 'what it requires cannot be reached' : 'it does not exist'
}

const unreachable: Rule = {
  id: 'unreachable',
  severity: 'error',
  title: 'Players can fulfil what is required',
  why: 'Nobody can get there, however long they play.',
  fix: 'Make what is required possible, or require something else.',
  types: [...requiring, 'levels'],
  whole: rewardingTypes,
  *run(programme) {
    const reach = reachOf(programme)
    const inCircle = new Set(circles(programme).map(([, row]) => row))
    for (const [type, row] of programme.each([...requiring, 'levels'])) {
      if (!isActive(row) || inCircle.has(row)) continue
      for (const requirement of requirementsOf(programme, type, row)) {
        if (reach.has(requirement)) continue
        const text = `It needs the ${nounOf(requirement.to)} \`${requirement.id}\`: ${reasonOf(programme, reach, requirement)}.`
        yield { type, object: row, path: requirement.path, text }
      }
    }
  },
}

const neverGiven: Rule = {
  id: 'achievement-never-given',
  severity: 'warning',
  title: 'Something gives steps towards an achievement',
  why: 'Players see it and can never unlock it.',
  fix: 'Add it to the reward of an event, a mission, a streak, a level, a survey or a quiz, or make it inactive.',
  types: ['achievements'],
  whole: rewardingTypes,
  *run(programme) {
    const { given } = reachOf(programme)
    for (const row of programme.rows('achievements'))
      if (isActive(row) && !given.has(idOf('achievements', row)))
        yield {
          type: 'achievements',
          object: row,
          path: 'steps',
          text: 'No reward gives steps towards it.',
        }
  },
}

/** The requirements of offered objects for which `isWrong` returns a text. */
function* wrongRequirements(
  programme: ProgrammeIndex,
  isWrong: (requirement: Requirement) => string | undefined,
): Generator<Found> {
  for (const [type, row] of programme.each([...requiring, 'levels'])) {
    if (!programme.isOffered(row)) continue
    for (const requirement of requirementsOf(programme, type, row)) {
      const text = isWrong(requirement)
      if (text) yield { type, object: row, path: requirement.path, text }
    }
  }
}

const requiresInactive: Rule = {
  id: 'requires-inactive',
  severity: 'warning',
  title: 'What is required is active',
  why: 'Only players who had it before can get in.',
  fix: 'Make what is required active, or require something else.',
  types: [...requiring, 'levels'],
  run: (programme) =>
    wrongRequirements(programme, ({ to, id }) => {
      const named = programme.find(to, id)
      return named && !isActive(named)
        ? `It requires the ${nounOf(to)} \`${nameOf(to, named)}\`, which is inactive.`
        : undefined
    }),
}

const requiresEnded: Rule = {
  id: 'requires-ended',
  severity: 'warning',
  title: 'A mission that is required can still be completed',
  why: 'Only players who completed it in time can get in.',
  fix: 'Extend the active range of the mission, or require another one.',
  types: requiring,
  run: (programme) =>
    wrongRequirements(programme, ({ to, id }) => {
      const named = to === 'missions' ? programme.find(to, id) : undefined
      return named && isActive(named) && windowOf(named, programme.now) === 'ended'
        ? `It requires the mission \`${nameOf(to, named)}\`, which has ended.`
        : undefined
    }),
}

const levelOrdinal: Rule = {
  id: 'requirement-level-ordinal',
  severity: 'warning',
  title: 'A required level has the ordinal that was stored with it',
  why: 'The ordinal decides who gets in. The level has moved since it was chosen, so the wrong players do.',
  fix: 'Choose the level again and save: the form stores its present ordinal.',
  types: requiring,
  *run(programme) {
    for (const [type, row] of programme.each(requiring)) {
      const stored = numberAt(row, 'requirement.level.ordinal')
      const level = programme
        .referencesOf(type, row)
        .filter(({ path }) => path === 'requirement.level.id')
        .map(({ id }) => programme.find('levels', id))[0]
      const present = level && numberAt(level, 'ordinal')
      if (stored === undefined || !level || present === undefined || stored === present) continue
      const text = `It stores the ordinal ${stored}, and the level \`${nameOf('levels', level)}\` has ${present} now.`
      yield { type, object: row, path: 'requirement.level.id', text }
    }
  },
}

export const requirementRules: Rule[] = [
  cycle,
  unreachable,
  neverGiven,
  requiresInactive,
  requiresEnded,
  levelOrdinal,
]
