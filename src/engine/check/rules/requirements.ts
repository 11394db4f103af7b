import { isActive, nameOf, numberAt, type ProgrammeIndex, rowOf } from '@/engine/programme/programmeIndex'
import { type Reach, type RequiredGoal, reachOf, requirementsOf } from '@/engine/programme/reach'
import { pluralize } from '@/lib/format'
import { memoizeWeakly } from '@/lib/memoizeWeakly'
import { nounOf, rewardingTypes, typesReferringBy } from '@/model/entityTypes'
import { boundsOf, lifecycleOf } from '@/model/lifecycle'
import { idOf } from '@/model/references'
import { causedBy } from '../causes'
import { type CheckRule, type ObjectRule, objectRule } from '../types'
import { type CircleMember, circles } from './circles'

const requiring = typesReferringBy('requirement.')

const cycle: CheckRule = {
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
      const text = 'It requires itself by way of others, which form a circle.'
      const cause = causedBy(first.type, first.row, text)
      for (const member of members) {
        const { type, row, requirement } = member
        yield { type, object: row, path: requirement.path, text: wayText(member, members.length), cause }
      }
    }
  },
}

function wayText({ type, way }: CircleMember, size: number): string {
  if (!way) return `It is in a circle of ${pluralize(size, 'object')} that require each other.`
  const others = way.slice(0, -1).map((id) => `\`${id}\``)
  if (others.length === 0) return 'It requires itself.'
  return `It requires ${others.join(', which requires ')}, which requires this ${nounOf(type)} again.`
}

const isUngiven = (reach: Reach, { to, id }: RequiredGoal) => to === 'achievements' && !reach.givers.has(id)

function reasonOf(reach: Reach, requirement: RequiredGoal): string {
  if (isUngiven(reach, requirement)) return 'nothing gives steps towards it'
  return requirement.to === 'levels'
    ? 'what this level and all higher ones ask for cannot be reached'
    : 'what it requires cannot be reached'
}

/** A sentence for findings about unreachable requirements that some players meet nevertheless. */
const ifHeld = (count: number) =>
  count > 0
    ? {
        but: `, but ${pluralize(count, 'loaded player')} ${count === 1 ? 'has' : 'have'} it`,
        severity: 'note' as const,
      }
    : { but: '', severity: undefined }

const inCircles = memoizeWeakly(
  (programme: ProgrammeIndex) =>
    new Set(circles(programme).flatMap((members) => members.map(({ row }) => row))),
)

const unreachable = objectRule({
  id: 'unreachable',
  severity: 'error',
  title: 'Players cannot get what is required',
  why: 'Nobody can get there, however long they play.',
  fix: 'Make it possible to get what is required, or require something else.',
  types: [...requiring, 'levels'],
  whole: rewardingTypes,
  among: 'offered',
  *faultsOf(row, type, programme) {
    if (inCircles(programme).has(row)) return
    const reach = reachOf(programme)
    for (const requirement of requirementsOf(programme, type, row)) {
      const { to, id, path } = requirement
      const held = reach.holders(requirement)
      if (reach.has(requirement) && !(isUngiven(reach, requirement) && held > 0)) continue
      const reason = reasonOf(reach, requirement)
      const { but, severity } = ifHeld(held)
      yield {
        path,
        text: `It needs the ${nounOf(to)} \`${id}\`: ${reason}${but}.`,
        severity,
        cause: causedBy(to, requirement.row, `It is required, and ${reason}${but}.`),
      }
    }
  },
})

const neverGiven = objectRule({
  id: 'achievement-never-given',
  severity: 'warning',
  title: 'Nothing gives steps towards an achievement',
  why: 'Players see it and cannot unlock it, unless an application gives it to them.',
  fix: 'Add it to the reward of an event, a mission, a streak, a level, a survey or a quiz, or make it inactive.',
  types: ['achievements'],
  whole: rewardingTypes,
  among: 'active',
  *faultsOf(row, _type, programme) {
    const reach = reachOf(programme)
    const id = idOf('achievements', row)
    if (reach.givers.has(id)) return
    const { but, severity } = ifHeld(reach.holders({ to: 'achievements', id }))
    yield { path: 'steps', text: `No reward gives steps towards it${but}.`, severity }
  },
})

const givenByNoneNow = objectRule({
  id: 'achievement-given-by-inactive',
  severity: 'warning',
  title: 'Only inactive or ended objects give steps towards an achievement',
  why: 'Players see it and cannot make progress any more.',
  fix: 'Make one of the objects that give it active, add it to another reward, or make the achievement inactive.',
  types: ['achievements'],
  whole: rewardingTypes,
  among: 'active',
  *faultsOf(row, _type, programme) {
    const [first, ...others] = reachOf(programme).givers.get(idOf('achievements', row)) ?? []
    if (!first || [first, ...others].some(([, giver]) => programme.isOffered(giver))) return
    const [type, giver] = first
    const text =
      others.length === 0
        ? `Only the ${nounOf(type)} \`${nameOf(type, giver)}\` gives it, which ${isActive(giver) ? 'has ended' : 'is inactive'}.`
        : `All ${others.length + 1} objects that give it are inactive or have ended.`
    yield { path: 'steps', text }
  },
})

/** Reports requirements of an object. `textOf` returns what is wrong with the required one; undefined if nothing is. */
const onRequirements = (
  textOf: (requirement: RequiredGoal, now: number) => string | undefined,
): ObjectRule['faultsOf'] =>
  function* (row, type, programme) {
    for (const requirement of requirementsOf(programme, type, row)) {
      const { to, path, row: required } = requirement
      const text = textOf(requirement, programme.now)
      if (text)
        yield {
          path,
          text: `It requires the ${nounOf(to)} \`${nameOf(to, required)}\`, which ${text}.`,
          cause: causedBy(to, required, `It is required, and it ${text}.`),
        }
    }
  }

const requiresInactive = objectRule({
  id: 'requires-inactive',
  severity: 'warning',
  title: 'Something inactive is required',
  why: 'Only players who had it before can get in.',
  fix: 'Make what is required active, or require something else.',
  types: [...requiring, 'levels'],
  among: 'offered',
  faultsOf: onRequirements(({ row }) => (isActive(row) ? undefined : 'is inactive')),
})

const requiresEnded = objectRule({
  id: 'requires-ended',
  severity: 'warning',
  title: 'A mission that has ended is required',
  why: 'Only players who completed it in time can get in, and nobody can keep up a streak with it.',
  fix: 'Extend the active range of the mission, or require another one.',
  types: [...requiring, 'streaks'],
  among: 'offered',
  faultsOf: onRequirements(({ to, row }, now) =>
    to === 'missions' && lifecycleOf(row, now) === 'ended' ? 'has ended' : undefined,
  ),
})

const requiresLater = objectRule({
  id: 'requires-later',
  severity: 'error',
  title: 'A mission is required that starts too late',
  why: 'What requires it has ended before anybody can complete the mission.',
  fix: 'Let the mission start earlier, extend the active range of what requires it, or require another one.',
  types: [...requiring, 'streaks'],
  among: 'offered',
  *faultsOf(row, type, programme) {
    const end = boundsOf(row).to
    for (const { to, path, row: required } of requirementsOf(programme, type, row))
      if (to === 'missions' && isActive(required) && boundsOf(required).from >= end)
        yield {
          path,
          text: `It requires the mission \`${nameOf(to, required)}\`, which starts after this ${nounOf(type)} has ended.`,
          cause: causedBy(to, required, 'It starts after what requires it has ended.'),
        }
  },
})

const levelOrdinal = objectRule({
  id: 'requirement-level-ordinal',
  severity: 'warning',
  title: 'A requirement stores an old ordinal of its level',
  why: 'The ordinal decides who gets in. The level has moved since it was chosen, so the wrong players do.',
  fix: 'Choose the level again and save: the form stores its present ordinal.',
  types: requiring,
  among: 'offered',
  *faultsOf(row, type, programme) {
    const stored = numberAt(row, 'requirement.level.ordinal')
    const level = requirementsOf(programme, type, row).find(({ to }) => to === 'levels')?.row
    const present = level && numberAt(rowOf('levels', level), 'ordinal')
    if (stored === undefined || !level || present === undefined || stored === present) return
    const text = `It has the ordinal ${present} now, and requirements store another one.`
    yield {
      path: 'requirement.level.id',
      text: `It stores the ordinal ${stored}, and the level \`${nameOf('levels', level)}\` has ${present} now.`,
      cause: causedBy('levels', level, text),
    }
  },
})

export const requirementRules: CheckRule[] = [
  cycle,
  unreachable,
  neverGiven,
  givenByNoneNow,
  requiresInactive,
  requiresEnded,
  requiresLater,
  levelOrdinal,
]
