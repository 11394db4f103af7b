import { exactMark } from './exactMark'
import { ExactNumber, isExact, numberFrom } from './exactNumber'

/*
 * JSON that comes from a server, a file or the storage. Numbers that a double cannot hold keep their digits (rule
 * NUMBER-1), and what is nested too deeply for a function that calls itself is refused (rule NUMBER-5).
 */

/** Deeper than any object of the contract, and far below the limit of the call stack. */
export const maxDepth = 100

/** JSON that is nested more deeply than `maxDepth`. */
export class TooDeepError extends Error {
  /** The item of the list, or the whole value. */
  readonly object: unknown
  constructor(object?: unknown) {
    super(`Nested more than ${maxDepth} levels deep`)
    this.object = object
  }
}

/** Parses JSON. Throws a SyntaxError as `JSON.parse` does, and a TooDeepError. */
export function parseJson(text: string): unknown {
  const marked = canHaveExact(text) ? withMarks(text) : text
  if (marked === text) return notTooDeep(JSON.parse(text))
  try {
    return withNumbers(notTooDeep(JSON.parse(marked)))
  } catch (thrown) {
    // The error has the positions of the text itself.
    if (thrown instanceof SyntaxError) JSON.parse(text)
    throw thrown
  }
}

/** A double represents every number with fewer digits exactly. */
const longDigits = 16

const isDigitOrPoint = (code: number) => (code >= 0x30 && code <= 0x39) || code === 0x2e

/**
 * Whether the text can have a number that a double does not hold: one of many digits, or with an exponent of three. Fast,
 * because a long row of digits covers one of every 16 characters.
 */
function canHaveExact(text: string): boolean {
  for (let at = longDigits - 1; at < text.length; at += longDigits) {
    if (!isDigitOrPoint(text.charCodeAt(at))) continue
    let [from, to] = [at, at + 1]
    while (isDigitOrPoint(text.charCodeAt(from - 1))) from -= 1
    while (isDigitOrPoint(text.charCodeAt(to))) to += 1
    // Digits in a text, such as those of an address, rarely stand directly after one of these.
    if (to - from >= longDigits && !/["/]/.test(text.charAt(from - 1))) return true
    at = to - (to % longDigits) - 1
  }
  // The first test is faster, but also matches ids. So the second one confirms a match.
  return /\d[eE][+-]?\d{3}/.test(text) && /(?:^|[:,[\s-])[\d.]+[eE][+-]?\d{3}/.test(text)
}

const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\d.eE+-])/y

/** The text with its exact numbers as texts that begin with the mark. */
function withMarks(text: string): string {
  let marked = ''
  let copied = 0
  let at = 0
  while (at < text.length) {
    const code = text.charCodeAt(at)
    if (code === 0x22) {
      at = endOfText(text, at)
    } else if (code === 0x2d || isDigitOrPoint(code)) {
      number.lastIndex = at
      const [digits] = number.exec(text) ?? []
      if (digits && isExact(numberFrom(digits))) {
        marked += `${text.slice(copied, at)}"${exactMark}${digits}"`
        copied = at + digits.length
      }
      at += digits?.length ?? 1
    } else at += 1
  }
  return copied === 0 ? text : marked + text.slice(copied)
}

/** The offset after the closing quote of the text that begins here. */
function endOfText(text: string, quote: number): number {
  let end = quote
  do {
    end = text.indexOf('"', end + 1)
    if (end < 0) return text.length
  } while (isEscaped(text, end))
  return end + 1
}

function isEscaped(text: string, at: number): boolean {
  let before = at - 1
  while (text[before] === '\\') before -= 1
  return (at - before) % 2 === 0
}

/** Throws for a value that is nested too deep. Items of a list are measured alone, from level 2, so that the error has the item. */
function notTooDeep(root: unknown): unknown {
  const items: readonly unknown[] = Array.isArray(root) ? root : [root]
  for (const item of items)
    if (typeof item === 'object' && item !== null && isTooDeep(item, 2)) throw new TooDeepError(item)
  return root
}

function isTooDeep(value: object, depth: number): boolean {
  if (depth > maxDepth) return true
  // `for in` is slow on lists.
  if (Array.isArray(value)) return value.some((part) => isObject(part) && isTooDeep(part, depth + 1))
  for (const key in value) {
    const part = (value as Record<string, unknown>)[key]
    if (isObject(part) && isTooDeep(part, depth + 1)) return true
  }
  return false
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Replaces marked texts by exact numbers, in place. */
function withNumbers(root: unknown): unknown {
  const top = { root }
  replaceMarks(top)
  return top.root
}

function replaceMarks(value: object): void {
  for (const [key, part] of Object.entries(value)) {
    if (isObject(part)) replaceMarks(part)
    else if (typeof part === 'string' && part.startsWith(exactMark))
      // An assignment to `__proto__` would set the prototype.
      Object.defineProperty(value, key, { value: ExactNumber.of(part.slice(exactMark.length)) })
  }
}

/** Writes JSON as `JSON.stringify` does, with the digits of exact numbers also where `JSON.rawJSON` is missing. */
export function writeJson(
  value: unknown,
  replacer?: (key: string, value: unknown) => unknown,
  space?: number,
): string {
  const text = JSON.stringify(value, replacer, space)
  return text?.includes(exactMark) ? text.replaceAll(markedText, '$1') : text
}

const markedText = new RegExp(`"${exactMark}([^"]*)"`, 'g')
