// Reads JSON, and refuses an object that has a key twice: JSON.parse keeps the last one without a word.
import type { Json } from './types.ts'

/** Valid JSON with a key twice. The message is the second half of a sentence about the text. */
export class KeyTwice extends Error {}

/**
 * Parses a text.
 * @throws SyntaxError if it is no JSON, KeyTwice if a key of an object comes twice
 */
export function readJson(text: string): Json {
  const value = JSON.parse(text)
  const mistake = keyTwiceIn(text)
  if (mistake) throw new KeyTwice(mistake)
  return value
}

const QUOTE = 34
const BACKSLASH = 92

/** Looks at each character once, because answers of services are long. */
function keyTwiceIn(text: string) {
  /** The keys of the objects that are open; undefined for a list. */
  const open: (Set<string> | undefined)[] = []
  let keys: Set<string> | undefined
  /** Whether the next text is a key. */
  let atKey = false
  for (let index = 0; index < text.length; index += 1) {
    switch (text.charCodeAt(index)) {
      case QUOTE: {
        const start = index
        let escaped = false
        for (index += 1; text.charCodeAt(index) !== QUOTE; index += 1)
          if (text.charCodeAt(index) === BACKSLASH) {
            escaped = true
            index += 1
          }
        if (!atKey || !keys) break
        atKey = false
        const raw = text.slice(start + 1, index)
        const key: string = escaped ? JSON.parse(`"${raw}"`) : raw
        if (keys.has(key)) return `has the key ${JSON.stringify(key)} twice: ${placeOf(text, start)}`
        keys.add(key)
        break
      }
      case 123: // {
        open.push(keys)
        keys = new Set()
        atKey = true
        break
      case 91: // [
        open.push(keys)
        keys = undefined
        break
      case 125: // }
      case 93: // ]
        keys = open.pop()
        atKey = false
        break
      case 44: // ,
        atKey = true
    }
  }
  return undefined
}

function placeOf(text: string, index: number) {
  const before = text.slice(0, index).split('\n')
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`
}
