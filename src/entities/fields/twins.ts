import { looks } from '@/lib/folding'
import { oncePer } from '@/lib/oncePer'
import { fieldsOf, plainText } from '@/lib/value'

interface NameAndTags {
  name?: string
  tags?: readonly string[]
}

interface Words {
  name: readonly string[]
  tags: readonly string[]
}

const textsIn = (value: unknown): string[] =>
  [value].flat().flatMap((text) => (plainText(text).trim() ? [plainText(text)] : []))

/** Read once for each object of a list: warnings follow each key. */
const wordsOf = oncePer((object: object): Words => {
  const { name, tags } = fieldsOf(object)
  return { name: textsIn(name), tags: textsIn(tags) }
})

/** A word of other objects that looks the same and is another one. Whether letters are capital can be seen. */
function twinOf(word: string, others: readonly string[]): string | undefined {
  const mine = looks(word)
  return others.find(
    (other) =>
      other.toLowerCase() !== word.toLowerCase() && other.trim() !== word.trim() && looks(other) === mine,
  )
}

/** Warns of a name or tag that looks like one of another object, and is another text (rule TEXT-2). */
export function twinWarnings(object: NameAndTags, others: readonly NameAndTags[]) {
  const all = (field: keyof Words) => [...new Set(others.flatMap((other) => wordsOf(other)[field]))]
  return (['name', 'tags'] as const).flatMap((path) => {
    const mine = textsIn(object[path])
    if (mine.length === 0) return []
    const known = all(path)
    const noun = path === 'name' ? 'name' : 'tag'
    const found = mine.flatMap((word) => twinOf(word, known) ?? [])
    return found.slice(0, 1).map((twin) => ({
      path,
      message: `It looks like the ${noun} “${twin}” of another object, but some of its characters are others.`,
    }))
  })
}
