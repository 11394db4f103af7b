import {
  isActive,
  nameOf,
  type ProgrammeIndex,
  partOf,
  type Row,
  type RowWith,
  rowWith,
  textsOf,
} from '@/engine/programme/programmeIndex'
import { resourceFacts } from '@/generated/resourceFacts'
import { comparableText } from '@/lib/folding'
import { invisibleIn } from '@/lib/invisible'
import { fieldsOf, plainText } from '@/lib/value'
import { accountTypes, type EntityType, nounOf, programmeTypes, typesReferringBy } from '@/model/entityTypes'
import { idOf } from '@/model/references'
import { isBlank } from '@/model/rules'
import { type CheckRule, type Fault, type Found, objectRule } from '../types'

const requiring = typesReferringBy('requirement.')

type ReadWords = (row: Pick<RowWith<'tags'>, 'tags' | 'category'>) => [path: string, word: string][]

const tagsOf: ReadWords = (row) => textsOf(row.tags).map(([, tag]) => ['tags', tag])
const categoryOf: ReadWords = (row) => textsOf([row.category]).map(([, category]) => ['category', category])

/** Reports the rarer spellings of a word, once per object. */
function* spellings(programme: ProgrammeIndex, read: ReadWords, noun: string): Generator<Found> {
  const counts = new Map<string, Map<string, number>>()
  for (const [, row] of programme.each(accountTypes))
    for (const [, word] of read(rowWith(row, 'tags'))) {
      const key = comparableText(word)
      const group = counts.get(key) ?? new Map<string, number>()
      group.set(word, (group.get(word) ?? 0) + 1)
      counts.set(key, group)
    }
  const usual = new Map(
    [...counts].map(([key, group]) => [key, [...group].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '']),
  )
  for (const [type, row] of programme.each(accountTypes))
    for (const [path, word] of read(rowWith(row, 'tags'))) {
      const other = usual.get(comparableText(word))
      if (other !== word)
        yield {
          type,
          object: row,
          path,
          text: `Its ${noun} is \`${word}\`; most others are spelt \`${other}\`.`,
        }
    }
}

const tags: CheckRule = {
  id: 'tag-spelling',
  severity: 'note',
  title: 'A tag is spelt in different ways',
  why: 'Filters and requirements compare letter by letter, so they miss some of the objects.',
  fix: 'Use the same spelling everywhere.',
  types: accountTypes,
  run: (programme) => spellings(programme, tagsOf, 'tag'),
}

const categories: CheckRule = {
  id: 'category-spelling',
  severity: 'note',
  title: 'A category is spelt in different ways',
  why: 'Filters and requirements compare letter by letter, so they miss some of the objects.',
  fix: 'Use the same spelling everywhere.',
  types: accountTypes,
  run: (programme) => spellings(programme, categoryOf, 'category'),
}

/** The spellings of each word: those of players if a player has it, because a requirement is about players. */
function known(programme: ProgrammeIndex, read: ReadWords): ReadonlyMap<string, ReadonlySet<string>> {
  const spelt = (types: readonly EntityType[]) => {
    const words = new Map<string, Set<string>>()
    for (const [, row] of programme.each(types))
      for (const [, word] of read(rowWith(row, 'tags')))
        words.set(comparableText(word), (words.get(comparableText(word)) ?? new Set()).add(word))
    return words
  }
  return new Map([...spelt(programmeTypes), ...spelt(['players'])])
}

const requiredWords: CheckRule = {
  id: 'requirement-tag-spelling',
  severity: 'warning',
  title: 'A required tag or category is spelt differently from those of players and objects',
  why: 'They are compared letter by letter, so nobody has what is required.',
  fix: 'Spell it as the others do.',
  types: requiring,
  *run(programme) {
    for (const [noun, read] of [
      ['tag', tagsOf],
      ['category', categoryOf],
    ] as const) {
      const spellings = known(programme, read)
      for (const [type, row] of programme.each(requiring, 'offered'))
        for (const [path, word] of read(partOf(row, 'requirement'))) {
          const others = spellings.get(comparableText(word))
          const [other] = others ?? []
          if (other !== undefined && !others?.has(word))
            yield {
              type,
              object: row,
              path: `requirement.${path}`,
              text: `It requires the ${noun} \`${word}\`; others have \`${other}\`.`,
            }
        }
    }
  },
}

/** Reports each object that has the same key as an earlier one of its type. */
function* repeated(
  programme: ProgrammeIndex,
  types: readonly EntityType[],
  keyOf: (type: EntityType, row: Row) => string,
  words: (type: EntityType, first: Row, row: Row) => Fault | undefined,
): Generator<Found> {
  for (const type of types) {
    const first = new Map<string, Row>()
    for (const row of programme.rows(type)) {
      const key = keyOf(type, row)
      if (key === '') continue
      const other = first.get(key)
      const fault = other && words(type, other, row)
      if (fault) yield { type, object: row, ...fault }
      if (!other) first.set(key, row)
    }
  }
}

const names: CheckRule = {
  id: 'name-repeated',
  severity: 'note',
  title: 'Two objects of a type have the same name',
  why: 'Administrators cannot tell them apart when they choose by name. Players see two of the same.',
  fix: 'Give one of them another name.',
  types: programmeTypes,
  run: (programme) =>
    repeated(
      programme,
      programmeTypes,
      (_type, row) => (isActive(row) && typeof row.name === 'string' ? comparableText(row.name) : ''),
      (type, other, row) => ({
        path: 'name',
        text: `Another ${nounOf(type)} has ${other.name === row.name ? 'the same name' : 'a name that looks the same'}: \`${idOf(type, other)}\`.`,
      }),
    ),
}

const ids: CheckRule = {
  id: 'id-repeated',
  severity: 'error',
  title: 'Two objects have the same id',
  why: 'An administrator who opens, changes or deletes one of them may get the other.',
  fix: 'Delete one of them on the server: the console always opens the same one.',
  types: accountTypes,
  run: (programme) =>
    repeated(programme, accountTypes, idOf, (type) => ({
      path: resourceFacts[type].idField,
      text: `Another ${nounOf(type)} has the same id.`,
    })),
}

const idTwins: CheckRule = {
  id: 'id-twin',
  severity: 'warning',
  title: 'Two objects have ids that look the same',
  why: 'They are different ids, so an application or an object that names one of them may mean the other.',
  fix: 'Make a new object with another id, and use it in place of one of them: an id cannot be changed.',
  types: accountTypes,
  run: (programme) =>
    repeated(
      programme,
      accountTypes,
      (type, row) => comparableText(idOf(type, row)),
      (type, other, row) => {
        const [first, id] = [idOf(type, other), idOf(type, row)]
        if (first === id) return undefined
        return {
          path: resourceFacts[type].idField,
          text: `Its id looks like \`${first}\`, and is another one.`,
        }
      },
    ),
}

const nameless = objectRule({
  id: 'name-missing',
  severity: 'warning',
  title: 'An object that players see has no name',
  why: 'Players and administrators see the id, or nothing.',
  fix: 'Enter a name.',
  types: programmeTypes,
  among: 'active',
  *faultsOf(row, type) {
    if (isBlank(row.name))
      yield { path: 'name', text: `The ${nounOf(type)} \`${nameOf(type, row)}\` has no name.` }
  },
})

const invisible = objectRule({
  id: 'invisible-character',
  severity: 'warning',
  title: 'A name or an id has a character that nobody sees',
  why: 'It looks right, but searches, filters and applications do not find it.',
  fix: 'Type the name again. An id cannot be changed: make a new object with the right id, and use it instead.',
  types: accountTypes,
  among: 'all',
  *faultsOf(row, type) {
    const { idField } = resourceFacts[type]
    const inId = invisibleIn(plainText(fieldsOf(row)[idField]))
    if (inId) yield { path: idField, text: `Its id has ${inId}.` }
    const inName = invisibleIn(plainText(row.name))
    if (inName) yield { path: 'name', text: `Its name has ${inName}.`, severity: 'note' }
  },
})

const unused: CheckRule = {
  id: 'event-unused',
  severity: 'note',
  title: 'Nothing uses an event',
  why: 'Applications report it, and nothing happens: no mission counts it, and it has no reward.',
  fix: 'Add it to the objectives of a mission, give it a reward, or make it inactive.',
  types: ['events'],
  whole: ['missions'],
  *run(programme) {
    const used = new Set(
      programme
        .rows('missions')
        .flatMap((row) => programme.referencesOf('missions', row))
        .filter(({ to }) => to === 'events')
        .map(({ id }) => id),
    )
    for (const [type, row] of programme.each(['events'], 'active')) {
      const { points, credits, achievements } = partOf(row, 'reward')
      const gives =
        Number(points) > 0 || Number(credits) > 0 || (Array.isArray(achievements) && achievements.length > 0)
      if (!gives && !used.has(idOf(type, row)))
        yield {
          type,
          object: row,
          path: 'reward.points',
          text: 'No mission counts it, and it has no reward.',
        }
    }
  },
}

export const wordRules: CheckRule[] = [
  ids,
  idTwins,
  nameless,
  invisible,
  unused,
  names,
  tags,
  categories,
  requiredWords,
]
