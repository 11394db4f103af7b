import { windowOf } from '@/ui/lifecycle'
import { nouns } from '../nouns'
import type { Found, Rule } from '../types'
import { idOf, isActive, nameOf, numberAt, type World } from '../world'
import { type Ask, asksOf, circles, givers, Reach } from './reach'

const requiring = ['missions', 'achievements', 'leaderboards', 'prizes', 'raffles', 'mysteryboxes'] as const

const reaches = new WeakMap<World, Reach>()

/** Two rules ask for it, and it looks at everything. */
function reachOf(world: World): Reach {
  let reach = reaches.get(world)
  if (!reach) {
    reach = new Reach(world)
    reaches.set(world, reach)
  }
  return reach
}

const cycle: Rule = {
  id: 'requirement-cycle',
  severity: 'error',
  title: 'Requirements do not lead in a circle',
  why: 'Each of them waits for another one, so nobody can ever start any of them.',
  mend: 'Remove one of the requirements of the circle.',
  types: ['missions', 'achievements'],
  *run(world) {
    for (const [type, object, { path }, way] of circles(world)) {
      const itself = way.length === 1
      const others = way.slice(0, -1).map((id) => `\`${id}\``)
      const text = itself
        ? `It requires itself.`
        : `It requires ${others.join(', which requires ')}, which requires this ${nouns[type]} again.`
      yield { type, object, path, text }
    }
  },
}

function reasonOf(world: World, reach: Reach, { to, id }: Ask): string {
  if (to === 'achievements' && !reach.given.has(id)) return 'nothing gives steps towards it'
  if (to === 'levels') return 'what this level and all higher ones ask for cannot be reached'
  return world.find(to, id) ? 'what it requires cannot be reached' : 'it does not exist'
}

const unreachable: Rule = {
  id: 'unreachable',
  severity: 'error',
  title: 'Players can fulfil what is required',
  why: 'Nobody can get there, however long they play.',
  mend: 'Make what is required possible, or require something else.',
  types: [...requiring, 'levels'],
  whole: givers,
  *run(world) {
    const reach = reachOf(world)
    const inCircle = new Set(circles(world).map(([, row]) => row))
    for (const [type, row] of world.each([...requiring, 'levels'])) {
      if (!isActive(row) || inCircle.has(row)) continue
      for (const ask of asksOf(world, type, row)) {
        if (reach.has(ask)) continue
        const text = `It needs the ${nouns[ask.to]} \`${ask.id}\`: ${reasonOf(world, reach, ask)}.`
        yield { type, object: row, path: ask.path, text }
      }
    }
  },
}

const neverGiven: Rule = {
  id: 'achievement-never-given',
  severity: 'warning',
  title: 'Something gives steps towards an achievement',
  why: 'Players see it and can never unlock it.',
  mend: 'Add it to the reward of an event, a mission, a streak, a level, a survey or a quiz, or make it inactive.',
  types: ['achievements'],
  whole: givers,
  *run(world) {
    const { given } = reachOf(world)
    for (const row of world.rows('achievements'))
      if (isActive(row) && !given.has(idOf('achievements', row)))
        yield {
          type: 'achievements',
          object: row,
          path: 'steps',
          text: 'No reward gives steps towards it.',
        }
  },
}

/** What an offered object asks for and `isWrong` says something about. */
function* askedOf(world: World, isWrong: (ask: Ask) => string | undefined): Generator<Found> {
  for (const [type, row] of world.each([...requiring, 'levels'])) {
    if (!world.isOffered(row)) continue
    for (const ask of asksOf(world, type, row)) {
      const text = isWrong(ask)
      if (text) yield { type, object: row, path: ask.path, text }
    }
  }
}

const requiresInactive: Rule = {
  id: 'requires-inactive',
  severity: 'warning',
  title: 'What is required is active',
  why: 'Only players who had it before can get in.',
  mend: 'Make what is required active, or require something else.',
  types: [...requiring, 'levels'],
  run: (world) =>
    askedOf(world, ({ to, id }) => {
      const named = world.find(to, id)
      return named && !isActive(named)
        ? `It requires the ${nouns[to]} \`${nameOf(to, named)}\`, which is inactive.`
        : undefined
    }),
}

const requiresEnded: Rule = {
  id: 'requires-ended',
  severity: 'warning',
  title: 'A mission that is required can still be completed',
  why: 'Only players who completed it in time can get in.',
  mend: 'Extend the active range of the mission, or require another one.',
  types: requiring,
  run: (world) =>
    askedOf(world, ({ to, id }) => {
      const named = to === 'missions' ? world.find(to, id) : undefined
      return named && isActive(named) && windowOf(named, world.now) === 'ended'
        ? `It requires the mission \`${nameOf(to, named)}\`, which has ended.`
        : undefined
    }),
}

const levelOrdinal: Rule = {
  id: 'requirement-level-ordinal',
  severity: 'warning',
  title: 'A required level has the ordinal that was stored with it',
  why: 'The ordinal decides who gets in. The level has moved since it was chosen, so the wrong players do.',
  mend: 'Choose the level again and save: the form stores its present ordinal.',
  types: requiring,
  *run(world) {
    for (const [type, row] of world.each(requiring)) {
      const stored = numberAt(row, 'requirement.level.ordinal')
      const level = world
        .referencesOf(type, row)
        .filter(({ path }) => path === 'requirement.level.id')
        .map(({ id }) => world.find('levels', id))[0]
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
