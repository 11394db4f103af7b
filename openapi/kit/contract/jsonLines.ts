// Finds the lines of the parts of a JSON text. A YAML parser can do that too, but takes more than ten times as long.
import type { Pointer } from './types.ts'

/** `line` is that of the key, or of the item of a list */
type Place = { line: number; parts?: Map<string, Place> }

/** The end of the string that begins at an index. Regular expressions overflow the stack on long strings. */
function endOfString(text: string, start: number) {
  for (let end = text.indexOf('"', start + 1); ; end = text.indexOf('"', end + 1)) {
    let before = end
    while (text[before - 1] === '\\') before -= 1
    if ((end - before) % 2 === 0) return end + 1
  }
}

/** Yields brackets, line ends, strings and other values. */
function* tokensOf(text: string) {
  const plain = /[{}[\]"\n]|[^\s{}[\]:,"]+/g
  for (let found = plain.exec(text); found; found = plain.exec(text)) {
    if (found[0] === '"') plain.lastIndex = endOfString(text, found.index)
    yield text.slice(found.index, plain.lastIndex)
  }
}

/**
 * Reads a valid JSON text.
 * @returns the line of a place, or of the nearest one around it
 */
export function jsonLines(text: string) {
  let root: Place | undefined
  return (at: Pointer) => {
    root ??= placesIn(text)
    let place = root
    for (const part of at) {
      const next = place.parts?.get(String(part))
      if (!next) break
      place = next
    }
    // The document as a whole has no line.
    return place === root ? undefined : place.line
  }
}

function placesIn(text: string): Place {
  let line = 1
  const root: Place = { line }
  /** Objects and lists that are open; `place` is that of a key whose value follows. */
  const open: { parts: Map<string, Place>; isList: boolean; place?: Place }[] = []
  /** The place of the value that begins here. */
  const placeOfValue = () => {
    const around = open.at(-1)
    if (!around) return root
    if (around.isList) {
      const place: Place = { line }
      around.parts.set(String(around.parts.size), place)
      return place
    }
    const { place } = around
    around.place = undefined
    return place
  }
  for (const token of tokensOf(text)) {
    if (token === '\n') line += 1
    else if (token === '}' || token === ']') open.pop()
    else {
      const around = open.at(-1)
      if (around && !around.isList && !around.place) {
        around.place = { line }
        around.parts.set(JSON.parse(token), around.place)
        continue
      }
      const place = placeOfValue()
      if (token !== '{' && token !== '[') continue
      const parts = new Map()
      if (place) place.parts = parts
      open.push({ parts, isList: token === '[' })
    }
  }
  return root
}
