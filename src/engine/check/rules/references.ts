import type { ProgrammeIndex } from '@/engine/programme/programmeIndex'
import { resourceFacts } from '@/generated/resourceFacts'
import { nearestId } from '@/lib/nearest'
import { type EntityType, entityTypes, nounOf } from '@/model/entityTypes'
import { hasControl } from '@/model/fieldNames'
import { referenceFields, referringTypes } from '@/model/references'
import type { CheckRule, Found, Severity } from '../types'

/** A suggestion compares an id with all others, so only this many missing ids get one. */
const mostNearest = 200

/** Finds ids of missing objects, either in fields with a control or in fields without. */
function* dangling(programme: ProgrammeIndex, to: EntityType, inForms: boolean): Generator<Found> {
  const known = programme.byId(to)
  const nearest = new Map<string, string | undefined>()
  for (const [type, row] of programme.each(referringTypes(to)))
    for (const reference of programme.referencesOf(type, row)) {
      const { id, field, path } = reference
      if (reference.to !== to || known.has(id) || hasControl(type, field) !== inForms) continue
      if (!nearest.has(id) && nearest.size < mostNearest) nearest.set(id, nearestId(id, known.keys()))
      yield {
        type,
        object: row,
        path,
        text: `It names the ${nounOf(to)} \`${id}\`. This account has no such ${nounOf(to)}.`,
        nearest: nearest.get(id),
        cause: {
          type: to,
          id,
          name: id,
          text: `This account has no ${nounOf(to)} \`${id}\`.`,
          isMissing: true,
        },
      }
    }
}

interface Words extends Pick<CheckRule, 'title' | 'why'> {
  /** Default: an error. */
  severity?: Severity
}

/** The texts of the rules, in the order of the rules. Types without an entry come last, with general texts. */
const wordsByType: Readonly<Partial<Record<EntityType, Words>>> = {
  events: {
    title: 'An objective names an event that does not exist',
    why: 'The objective never counts, so no player can finish the mission.',
  },
  missions: {
    title: 'A mission that is named does not exist',
    why: 'Nobody can complete it, so nothing that depends on it ever happens.',
  },
  achievements: {
    title: 'An achievement that is named does not exist',
    why: 'Players get no steps for it, and nobody can meet a requirement that asks for it.',
  },
  levels: {
    title: 'A required level does not exist',
    why: 'The server may let everybody in or nobody: it depends on the ordinal that was stored with the level.',
  },
  quizzes: {
    title: 'A mission asks for a quiz that does not exist',
    why: 'There is nothing to pass, so no player can finish the mission.',
  },
  surveys: {
    title: 'A mission asks for a survey that does not exist',
    why: 'There is nothing to answer, so no player can finish the mission.',
  },
  prizes: {
    title: 'A prize that can be won does not exist',
    why: 'A player can win something that nobody can hand out.',
  },
  teams: {
    severity: 'warning',
    title: 'A player is in a team that does not exist',
    why: 'What the player earns counts for no team.',
  },
}

/** 'a mission', 'an event'. */
const aNoun = (type: EntityType) => `${/^[aeiou]/.test(nounOf(type)) ? 'an' : 'a'} ${nounOf(type)}`
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const generalWords = (to: EntityType): Words => ({
  title: `${capital(aNoun(to))} that is named does not exist`,
  why: 'What names it does not work as it should.',
})

const missing = (to: EntityType): CheckRule => ({
  id: `missing-${resourceFacts[to].words[0].replaceAll(' ', '-')}`,
  severity: 'error',
  ...(wordsByType[to] ?? generalWords(to)),
  fix: `Choose another ${nounOf(to)}, create the one that is named, or remove it from the field.`,
  types: referringTypes(to),
  whole: [to],
  run: (programme) => dangling(programme, to, true),
})

/** Every field of the contract with ids of other objects, divided by whether a form shows it. */
const fields = entityTypes.flatMap((type) =>
  referenceFields(type).map(({ field, to }) => ({ type, to, isShown: hasControl(type, field) })),
)
const shown = new Set(fields.filter(({ isShown }) => isShown).map(({ to }) => to))
const hidden = fields.filter(({ isShown }) => !isShown)
const hiddenTargets = [...new Set(hidden.map(({ to }) => to))]

/** The types that fields in forms refer to, in the order of their rules. */
const shownTargets = [...new Set([...(Object.keys(wordsByType) as EntityType[]), ...shown])].filter((type) =>
  shown.has(type),
)

const missingInHiddenField: CheckRule = {
  id: 'missing-in-hidden-field',
  severity: 'note',
  title: 'A field that no form shows names something that does not exist',
  why: 'Players or teams have badges that cannot be shown, or an object holds an id without meaning.',
  fix: 'No form has this field: correct it where the object comes from, or create what is named.',
  types: [...new Set(hidden.map(({ type }) => type))],
  whole: hiddenTargets,
  *run(programme) {
    for (const to of hiddenTargets) yield* dangling(programme, to, false)
  },
}

/** A rule for each type that can be missing, and one for fields that no form shows. */
export const referenceRules: CheckRule[] = [...shownTargets.map(missing), missingInHiddenField]
