import { looks } from '@/lib/folding'
import { fieldsOf, plainText } from '@/lib/value'

interface NameAndTags {
  name?: string
  tags?: readonly string[]
}

interface Words {
  name: readonly string[]
  tags: readonly string[]
}

/** The words of each object of a list, read once: warnings follow each key. */
const words = new WeakMap<object, Words>()

const textsIn = (value: unknown): string[] =>
  [value].flat().flatMap((text) => (plainText(text).trim() ? [plainText(text)] : []))

function wordsOf(object: object): Words {
  const known = words.get(object)
  if (known) return known
  const { name, tags } = fieldsOf(object)
  const read = { name: textsIn(name), tags: textsIn(tags) }
  words.set(object, read)
  return read
}

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
