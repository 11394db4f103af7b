import type { Others } from '@/form/types'
import { comparableText } from '@/lib/folding'
import { fieldsOf, plainText } from '@/lib/value'

interface NameAndTags {
  name?: string
  tags?: readonly string[]
}

const paths = ['name', 'tags'] as const

/** A text that objects of a list have. */
interface Word {
  text: string
  /** The first two objects with the text. Two, because one of them can be the object of the form. */
  rows: object[]
}

/** For each path: the distinct texts of a list, grouped by how they look, in the order of the list. */
type Words = Readonly<Record<(typeof paths)[number], Map<string, Word[]>>>

const wordsOf = new WeakMap<readonly object[], Words>()

const textsIn = (value: unknown): string[] =>
  [value].flat().flatMap((text) => (plainText(text).trim() ? [plainText(text)] : []))

function* read(rows: readonly object[]): Generator<void, void> {
  if (wordsOf.has(rows)) return
  const words: Words = { name: new Map(), tags: new Map() }
  for (const row of rows) {
    const fields = fieldsOf(row)
    for (const path of paths) for (const text of textsIn(fields[path])) add(words[path], text, row)
    yield
  }
  wordsOf.set(rows, words)
}

function add(words: Map<string, Word[]>, text: string, row: object): void {
  const key = comparableText(text)
  const alike = words.get(key)
  const same = alike?.find((word) => word.text === text)
  if (same) {
    if (same.rows.length < 2 && same.rows[0] !== row) same.rows.push(row)
  } else if (alike) alike.push({ text, rows: [row] })
  else words.set(key, [{ text, rows: [row] }])
}

/**
 * Warns about a name or tag that looks like one of another object but is a different text (rule TEXT-2). A difference
 * in case is visible, so it gives no warning.
 */
function warnings<T extends NameAndTags>(object: T, { rows, isOwn }: Others<T>) {
  const words = wordsOf.get(rows)
  const isOther = (row: object) => !isOwn(row as T)
  const twinOf = (word: string, alike: readonly Word[] = []) =>
    alike.find(
      ({ text, rows: owners }) =>
        text.toLowerCase() !== word.toLowerCase() && text.trim() !== word.trim() && owners.some(isOther),
    )
  return paths.flatMap((path) => {
    const noun = path === 'name' ? 'name' : 'tag'
    const found = textsIn(object[path]).flatMap(
      (word) => twinOf(word, words?.[path].get(comparableText(word))) ?? [],
    )
    return found.slice(0, 1).map(({ text }) => ({
      path,
      message: `It looks like the ${noun} “${text}” of another object, but some of its characters are others.`,
    }))
  })
}

/** Warnings of names and tags that only look like those of other objects (rule TEXT-2). */
export const twins = { read, warnings }
