/*
 * Parses JSON and keeps the position of every value, for messages about a file that somebody edited by hand. The
 * browser's JSON.parse keeps no positions.
 */

import { numberFrom } from '@/lib/exactNumber'
import { runSync } from '@/lib/idle'

/** A value with its position in the text. */
export interface JsonNode {
  value: unknown
  /** Offset of its first character. */
  start: number
  /** The values of an object, by key. If a key is repeated, its last value counts. */
  fields?: Map<string, JsonField>
  items?: JsonNode[]
}

interface JsonField {
  keyStart: number
  node: JsonNode
}

export interface JsonLocation {
  line: number
  column: number
}

/** Invalid JSON, or an object with the same key twice. */
export class JsonSyntaxError extends Error {
  readonly offset: number
  constructor(message: string, offset: number) {
    super(message)
    this.offset = offset
  }
}

/**
 * Returns a function that finds line and column of an offset, both from 1. The lines are read once, because a file can
 * have thousands of faults.
 */
export function placesIn(text: string): (offset: number) => JsonLocation {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return (offset) => {
    let line = 0
    let end = starts.length
    while (end - line > 1) {
      const middle = (line + end) >> 1
      if ((starts[middle] ?? 0) <= offset) line = middle
      else end = middle
    }
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 }
  }
}

/** Where a value begins. If the value is missing, where the nearest object around it begins. */
export const offsetAt = (root: JsonNode, path: readonly PropertyKey[]): number => nodeAt(root, path).start

function nodeAt(root: JsonNode, path: readonly PropertyKey[]): JsonNode {
  let node = root
  for (const key of path) {
    const next = node.items?.[Number(key)] ?? node.fields?.get(String(key))?.node
    if (!next) return node
    node = next
  }
  return node
}

/** Where the key at the end of a path begins. If it is missing, where the nearest object around it begins. */
export function keyOffsetAt(root: JsonNode, path: readonly PropertyKey[]): number {
  const around = nodeAt(root, path.slice(0, -1))
  return around.fields?.get(String(path.at(-1)))?.keyStart ?? around.start
}

const blank = /[ \t\r\n]*/y
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON allows no control characters in a text
const plainText = /[^"\\\u0000-\u001f]*/y
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const escaped = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y
const literals = [
  ['true', true],
  ['false', false],
  ['null', null],
] as const

/** Deeper than any object of the contract, and far below the limit of the call stack. */
const maxDepth = 200

/** The lists at this depth are read in steps: `objects`, then the type, then its list. */
const stepDepth = 2

/** Parses in steps, so that a long file does not block the page. Throws a JsonSyntaxError at the first syntax error. */
export function* readingJson(text: string): Generator<void, JsonNode> {
  // Editors on Windows begin a file with a byte order mark.
  let at = text.charCodeAt(0) === 0xfeff ? 1 : 0

  const fail = (message: string, offset = at): never => {
    throw new JsonSyntaxError(message, offset)
  }
  const match = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at
    const found = pattern.exec(text)?.[0]
    if (found !== undefined) at += found.length
    return found
  }
  const skip = () => void match(blank)
  const foundHere = () => (at >= text.length ? 'the end of the file' : `'${text.slice(at, at + 1)}'`)

  function readText(): string {
    const start = at
    at += 1
    let hasEscapes = false
    for (;;) {
      match(plainText)
      if (text[at] === '"') break
      if (text[at] !== '\\')
        fail(
          at >= text.length ? 'This text has no closing quote' : 'A text cannot contain a line break',
          start,
        )
      if (match(escaped) === undefined) fail('This escape is not known in JSON')
      hasEscapes = true
    }
    at += 1
    return hasEscapes ? (JSON.parse(text.slice(start, at)) as string) : text.slice(start + 1, at - 1)
  }

  /** Expects the comma before the next field or item. Reports a missing comma after the value, not lines later. */
  function expectComma(end: number, close: string): void {
    if (at >= text.length) fail(`Expected ',' or '${close}', found the end of the file`)
    if (text[at] !== ',') fail(`Expected ',' or '${close}' after this`, end)
    const comma = at
    at += 1
    skip()
    if (text[at] === close) fail(`The comma before '${close}' is one too many`, comma)
  }

  function* readObject(start: number, depth: number): Generator<void, JsonNode> {
    const fields = new Map<string, JsonField>()
    at += 1
    skip()
    let end = at
    while (text[at] !== '}') {
      if (fields.size > 0) expectComma(end, '}')
      const keyStart = at
      if (text[at] !== '"') fail(`Expected a field name in quotes, found ${foundHere()}`)
      const key = readText()
      if (fields.has(key)) fail(`The field '${key}' is given twice`, keyStart)
      skip()
      if (text[at] !== ':') fail(`Expected ':' after the field name '${key}', found ${foundHere()}`)
      at += 1
      fields.set(key, { keyStart, node: yield* readPart(depth + 1) })
      end = at
      skip()
    }
    at += 1
    const value = Object.fromEntries([...fields].map(([key, { node }]) => [key, node.value]))
    return { value, start, fields }
  }

  function* readList(start: number, depth: number): Generator<void, JsonNode> {
    const items: JsonNode[] = []
    at += 1
    skip()
    let end = at
    while (text[at] !== ']') {
      if (items.length > 0) expectComma(end, ']')
      items.push(yield* readPart(depth + 1))
      if (depth === stepDepth) yield
      end = at
      skip()
    }
    at += 1
    return { value: items.map(({ value }) => value), start, items }
  }

  /** Deeper values are read without a pause. */
  function* readPart(depth: number): Generator<void, JsonNode> {
    return depth > stepDepth ? runSync(readValue(depth)) : yield* readValue(depth)
  }

  function* readValue(depth: number): Generator<void, JsonNode> {
    skip()
    const start = at
    if (depth > maxDepth) fail('This is nested too deeply')
    const first = text[at]
    if (first === '{') return yield* readObject(start, depth)
    if (first === '[') return yield* readList(start, depth)
    if (first === '"') return { value: readText(), start }
    for (const [word, value] of literals) {
      if (text.startsWith(word, at)) {
        at += word.length
        return { value, start }
      }
    }
    const digits = match(number)
    if (!digits) return fail(`Expected a value, found ${foundHere()}`)
    return { value: numberFrom(digits), start }
  }

  const root = yield* readValue(0)
  skip()
  if (at < text.length) fail(`Expected the end of the file, found ${foundHere()}`)
  return root
}
