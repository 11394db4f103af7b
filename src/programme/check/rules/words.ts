import type { EntityType } from '@/entities/registry'
import { isBlank } from '@/form/rules'
import { checkedTypes } from '../checkedTypes'
import { nouns } from '../nouns'
import type { Found, Rule } from '../types'
import { idOf, isActive, nameOf, textsOf, type World } from '../world'

/** Texts that only case or blanks tell apart look the same to people. */
const alike = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase()

/** Reports the rarer spellings of a word, once per object. `read` lists the words of an object and their paths. */
function* spellings(
  world: World,
  read: (row: Parameters<typeof isActive>[0]) => [path: string, word: string][],
  noun: string,
): Generator<Found> {
  const counts = new Map<string, Map<string, number>>()
  for (const [, row] of world.each(checkedTypes))
    for (const [, word] of read(row)) {
      const key = alike(word)
      const group = counts.get(key) ?? new Map<string, number>()
      group.set(word, (group.get(word) ?? 0) + 1)
      counts.set(key, group)
    }
  const usual = new Map(
    [...counts].map(([key, group]) => [key, [...group].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '']),
  )
  for (const [type, row] of world.each(checkedTypes))
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
  mend: 'Use the same spelling everywhere.',
  types: checkedTypes,
  run: (world) =>
    spellings(
      world,
      (row) => textsOf((row as { tags?: unknown }).tags).map(([, tag]): [string, string] => ['tags', tag]),
      'tag',
    ),
}

const categories: Rule = {
  id: 'category-spelling',
  severity: 'note',
  title: 'A category is spelt in one way',
  why: 'Filters and requirements compare letter by letter, so they miss some of the objects.',
  mend: 'Use the same spelling everywhere.',
  types: checkedTypes,
  run: (world) =>
    spellings(
      world,
      (row) => {
        const { category } = row as { category?: unknown }
        return typeof category === 'string' && category.trim() !== '' ? [['category', category]] : []
      },
      'category',
    ),
}

/** Players share names, and so may questions: only what an administrator chooses from. */
const named = checkedTypes.filter((type) => type !== 'players')

/** Reports each object that has the same key as an earlier one of its type. */
function* repeated(
  world: World,
  types: readonly EntityType[],
  keyOf: (type: EntityType, row: object) => string,
  words: (type: EntityType, first: object) => Pick<Found, 'path' | 'text'>,
): Generator<Found> {
  for (const type of types) {
    const first = new Map<string, object>()
    for (const row of world.rows(type)) {
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
  mend: 'Give one of them another name.',
  types: named,
  run: (world) =>
    repeated(
      world,
      named,
      (_type, row) => {
        const { name } = row as { name?: unknown }
        return isActive(row) && typeof name === 'string' ? alike(name) : ''
      },
      (type, other) => ({
        path: 'name',
        text: `Another ${nouns[type]} has the same name: \`${idOf(type, other)}\`.`,
      }),
    ),
}

const ids: Rule = {
  id: 'id-repeated',
  severity: 'error',
  title: 'An id belongs to one object',
  why: 'Whoever opens, changes or deletes one of them may get the other.',
  mend: 'Delete one of them on the server: the console always reaches the same one.',
  types: checkedTypes,
  run: (world) =>
    repeated(world, checkedTypes, idOf, (type) => ({
      path: type === 'players' ? 'player' : 'id',
      text: `Another ${nouns[type]} has the same id.`,
    })),
}

const nameless: Rule = {
  id: 'name-missing',
  severity: 'warning',
  title: 'What players see has a name',
  why: 'Players and administrators see the id, or nothing.',
  mend: 'Enter a name.',
  types: named,
  *run(world) {
    for (const [type, row] of world.each(named))
      if (isActive(row) && isBlank(row.name))
        yield {
          type,
          object: row,
          path: 'name',
          text: `The ${nouns[type]} \`${nameOf(type, row)}\` has no name.`,
        }
  },
}

/** A server on this machine counts as safe: it is somebody's development. */
const isInsecure = (url: string) =>
  /^http:/i.test(url) && !/^http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/]/i.test(url)

const insecure: Rule = {
  id: 'image-insecure',
  severity: 'warning',
  title: 'The address of a picture begins with https',
  why: 'Browsers and the console do not load pictures from http addresses.',
  mend: 'Upload the picture, or enter its https address.',
  types: checkedTypes,
  *run(world) {
    for (const [type, row] of world.each(checkedTypes))
      if (typeof row.imgUrl === 'string' && isInsecure(row.imgUrl.trim()))
        yield { type, object: row, path: 'imgUrl', text: `Its picture is at \`${row.imgUrl}\`.` }
  },
}

const unused: Rule = {
  id: 'event-unused',
  severity: 'note',
  title: 'Something uses an event',
  why: 'Applications report it, and nothing happens: no mission counts it, and it has no reward.',
  mend: 'Add it to the objectives of a mission, give it a reward, or make it inactive.',
  types: ['events'],
  whole: ['missions'],
  *run(world) {
    const used = new Set(
      world
        .rows('missions')
        .flatMap((row) => world.referencesOf('missions', row))
        .filter(({ to }) => to === 'events')
        .map(({ id }) => id),
    )
    for (const row of world.rows('events')) {
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
