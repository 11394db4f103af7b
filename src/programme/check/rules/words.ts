import type { EntityType } from '@/entities/registry'
import { isBlank } from '@/form/rules'
import { resourceFacts } from '@/generated/resourceFacts'
import { accountTypes, nounOf, programmeTypes } from '../../entityTypes'
import { idOf } from '../../references'
import { isActive, nameOf, type ProgrammeIndex, textsOf } from '../programmeIndex'
import type { Found, Rule } from '../types'

/** Texts that differ only in case or whitespace look the same to people. */
const alike = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase()

/** Reports the rarer spellings of a word, once per object. `read` returns the words of an object with their paths. */
function* spellings(
  programme: ProgrammeIndex,
  read: (row: Parameters<typeof isActive>[0]) => [path: string, word: string][],
  noun: string,
): Generator<Found> {
  const counts = new Map<string, Map<string, number>>()
  for (const [, row] of programme.each(accountTypes))
    for (const [, word] of read(row)) {
      const key = alike(word)
      const group = counts.get(key) ?? new Map<string, number>()
      group.set(word, (group.get(word) ?? 0) + 1)
      counts.set(key, group)
    }
  const usual = new Map(
    [...counts].map(([key, group]) => [key, [...group].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '']),
  )
  for (const [type, row] of programme.each(accountTypes))
    for (const [path, word] of read(row)) {
      const other = usual.get(alike(word))
      if (other !== word)
        yield {
          type,
          object: row,
          path,
          text: `Its ${noun} is \`${word}\`; most others are spelt \`${other}\`.`,
        }
    }
}

const tags: Rule = {
  id: 'tag-spelling',
  severity: 'note',
  title: 'A tag is spelt in one way',
  why: 'Filters and requirements compare letter by letter, so they miss some of the objects.',
  fix: 'Use the same spelling everywhere.',
  types: accountTypes,
  run: (programme) =>
    spellings(
      programme,
      (row) => textsOf((row as { tags?: unknown }).tags).map(([, tag]): [string, string] => ['tags', tag]),
      'tag',
    ),
}

const categories: Rule = {
  id: 'category-spelling',
  severity: 'note',
  title: 'A category is spelt in one way',
  why: 'Filters and requirements compare letter by letter, so they miss some of the objects.',
  fix: 'Use the same spelling everywhere.',
  types: accountTypes,
  run: (programme) =>
    spellings(
      programme,
      (row) => {
        const { category } = row as { category?: unknown }
        return typeof category === 'string' && category.trim() !== '' ? [['category', category]] : []
      },
      'category',
    ),
}

/** Reports each object that has the same key as an earlier one of its type. */
function* repeated(
  programme: ProgrammeIndex,
  types: readonly EntityType[],
  keyOf: (type: EntityType, row: object) => string,
  words: (type: EntityType, first: object) => Pick<Found, 'path' | 'text'>,
): Generator<Found> {
  for (const type of types) {
    const first = new Map<string, object>()
    for (const row of programme.rows(type)) {
      const key = keyOf(type, row)
      if (key === '') continue
      const other = first.get(key)
      if (other) yield { type, object: row, ...words(type, other) }
      else first.set(key, row)
    }
  }
}

const names: Rule = {
  id: 'name-repeated',
  severity: 'note',
  title: 'Objects of a type have different names',
  why: 'Administrators choose by name, and cannot tell them apart. Players see two of the same.',
  fix: 'Give one of them another name.',
  types: programmeTypes,
  run: (programme) =>
    repeated(
      programme,
      programmeTypes,
      (_type, row) => {
        const { name } = row as { name?: unknown }
        return isActive(row) && typeof name === 'string' ? alike(name) : ''
      },
      (type, other) => ({
        path: 'name',
        text: `Another ${nounOf(type)} has the same name: \`${idOf(type, other)}\`.`,
      }),
    ),
}

const ids: Rule = {
  id: 'id-repeated',
  severity: 'error',
  title: 'An id belongs to one object',
  why: 'Whoever opens, changes or deletes one of them may get the other.',
  fix: 'Delete one of them on the server: the console always reaches the same one.',
  types: accountTypes,
  run: (programme) =>
    repeated(programme, accountTypes, idOf, (type) => ({
      path: resourceFacts[type].idField,
      text: `Another ${nounOf(type)} has the same id.`,
    })),
}

const nameless: Rule = {
  id: 'name-missing',
  severity: 'warning',
  title: 'What players see has a name',
  why: 'Players and administrators see the id, or nothing.',
  fix: 'Enter a name.',
  types: programmeTypes,
  *run(programme) {
    for (const [type, row] of programme.each(programmeTypes))
      if (isActive(row) && isBlank(row.name))
        yield {
          type,
          object: row,
          path: 'name',
          text: `The ${nounOf(type)} \`${nameOf(type, row)}\` has no name.`,
        }
  },
}

/** A server on localhost counts as secure, because it is used for development. */
const isInsecure = (url: string) =>
  /^http:/i.test(url) && !/^http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/]/i.test(url)

const insecure: Rule = {
  id: 'image-insecure',
  severity: 'warning',
  title: 'The address of a picture begins with https',
  why: 'Browsers and the console do not load pictures from http addresses.',
  fix: 'Upload the picture, or enter its https address.',
  types: accountTypes,
  *run(programme) {
    for (const [type, row] of programme.each(accountTypes))
      if (typeof row.imgUrl === 'string' && isInsecure(row.imgUrl.trim()))
        yield { type, object: row, path: 'imgUrl', text: `Its picture is at \`${row.imgUrl}\`.` }
  },
}

const unused: Rule = {
  id: 'event-unused',
  severity: 'note',
  title: 'Something uses an event',
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
    for (const row of programme.rows('events')) {
      const { points, credits, achievements } = (row.reward ?? {}) as Record<string, unknown>
      const gives =
        Number(points) > 0 || Number(credits) > 0 || (Array.isArray(achievements) && achievements.length > 0)
      if (isActive(row) && !gives && !used.has(idOf('events', row)))
        yield {
          type: 'events',
          object: row,
          path: 'reward.points',
          text: 'No mission counts it, and it has no reward.',
        }
    }
  },
}

export const wordRules: Rule[] = [ids, nameless, insecure, unused, names, tags, categories]
