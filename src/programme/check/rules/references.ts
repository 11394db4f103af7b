import type { EntityType } from '@/entities/registry'
import { hasControl } from '../../fieldNames'
import { referringTypes } from '../../references'
import { nearestId } from '../nearest'
import { aNoun, nouns } from '../nouns'
import type { Found, Rule, Severity } from '../types'
import type { World } from '../world'

/** Looking for the nearest id compares with all others, so a programme full of missing ids gets no more than these. */
const nearestLooked = 200

interface Missing {
  to: EntityType
  severity: Severity
  title: string
  why: string
  mend: string
}

/** Ids in fields with a control, or in fields without, that name nothing. */
function* dangling(world: World, to: EntityType, inForms: boolean): Generator<Found> {
  const known = world.byId(to)
  const nearest = new Map<string, string | undefined>()
  for (const [type, row] of world.each(referringTypes(to)))
    for (const reference of world.referencesOf(type, row)) {
      const { id, field, path } = reference
      if (reference.to !== to || known.has(id) || hasControl(type, field) !== inForms) continue
      if (!nearest.has(id) && nearest.size < nearestLooked) nearest.set(id, nearestId(id, known.keys()))
      yield {
        type,
        object: row,
        path,
        text: `It names the ${nouns[to]} \`${id}\`. This account has no such ${nouns[to]}.`,
        nearest: nearest.get(id),
      }
    }
}

const missing = ({ to, ...words }: Missing): Rule => ({
  id: `missing-${nouns[to]}`,
  ...words,
  types: referringTypes(to),
  whole: [to],
  run: (world) => dangling(world, to, true),
})

const mendBy = (to: EntityType) =>
  `Choose ${aNoun(to)} of this account, create the one that is named, or remove it from the field.`

const kinds: Missing[] = [
  {
    to: 'events',
    severity: 'error',
    title: 'An objective names an event that exists',
    why: 'The objective never counts, so no player can finish the mission.',
    mend: mendBy('events'),
  },
  {
    to: 'missions',
    severity: 'error',
    title: 'A mission that is named exists',
    why: 'What waits for this mission never happens: nobody can complete what does not exist.',
    mend: mendBy('missions'),
  },
  {
    to: 'achievements',
    severity: 'error',
    title: 'An achievement that is named exists',
    why: 'Players get no steps for it, and nobody can fulfil a requirement that asks for it.',
    mend: mendBy('achievements'),
  },
  {
    to: 'levels',
    severity: 'error',
    title: 'A level that is required exists',
    why: 'The server may let everybody in or nobody, depending on the ordinal that was stored with the level.',
    mend: mendBy('levels'),
  },
  {
    to: 'quizzes',
    severity: 'error',
    title: 'A quiz that a mission asks for exists',
    why: 'There is nothing to pass, so no player can finish the mission.',
    mend: mendBy('quizzes'),
  },
  {
    to: 'surveys',
    severity: 'error',
    title: 'A survey that a mission asks for exists',
    why: 'There is nothing to answer, so no player can finish the mission.',
    mend: mendBy('surveys'),
  },
  {
    to: 'prizes',
    severity: 'error',
    title: 'A prize that can be won exists',
    why: 'A player can win something that nobody can hand out.',
    mend: mendBy('prizes'),
  },
  {
    to: 'teams',
    severity: 'warning',
    title: 'The team of a player exists',
    why: 'What the player earns counts for no team, and the player is missing in the ranking of teams.',
    mend: mendBy('teams'),
  },
]

const missingInHiddenField: Rule = {
  id: 'missing-in-hidden-field',
  severity: 'note',
  title: 'A field without a control names what exists',
  why: 'Players or teams hold badges that cannot be shown, or an object carries an id that means nothing any more.',
  mend: 'No form has this field: mend it where the object was written, or create the object that is named.',
  types: ['players', 'teams', 'missions', 'prizes'],
  whole: ['achievements', 'missions', 'prizes'],
  *run(world) {
    for (const to of ['achievements', 'missions', 'prizes'] as const) yield* dangling(world, to, false)
  },
}

/** Ids that name nothing: one rule for each type that can be named, and one for fields that no form shows. */
export const referenceRules: Rule[] = [...kinds.map(missing), missingInHiddenField]
