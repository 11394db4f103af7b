// Reads a description in YAML, with the lines of its parts.
import type { Document, LineCounter } from 'yaml'
import { CouldNotRun } from '../report/couldNotRun.ts'
import { messageOf, yaml } from '../tools.ts'
import type { Loaded, Pointer } from './types.ts'

export function readYaml(text: string, source: string): Loaded {
  const { LineCounter, parseDocument } = yaml()
  const lines = new LineCounter()
  const parsed = parseDocument(text, { lineCounter: lines, merge: true })
  const known = new Map<string, number | undefined>()
  return {
    document: documentOf(parsed, source),
    lineOf(at) {
      const key = at.join('/')
      if (!known.has(key)) known.set(key, lineIn(parsed, lines, at))
      return known.get(key)
    },
  }
}

function documentOf(parsed: Document, source: string) {
  try {
    const [error] = parsed.errors
    if (error) throw error
    return parsed.toJS({ maxAliasCount: 10_000 })
  } catch (error) {
    throw new CouldNotRun(`${source} is neither JSON nor YAML: ${messageOf(error)}`)
  }
}

/** The line of a place, or of the nearest one around it. */
function lineIn(parsed: Document, lines: LineCounter, at: Pointer) {
  for (let length = at.length; length > 0; length -= 1) {
    const offset = offsetOf(parsed, at.slice(0, length))
    if (offset !== undefined) return lines.linePos(offset).line
  }
  return undefined
}

/** Where a place begins in the text: its key, or the item of a list. */
function offsetOf(parsed: Document, at: Pointer) {
  const { isCollection, isNode, isPair, isScalar } = yaml()
  const parent = at.length > 1 ? parsed.getIn(at.slice(0, -1), true) : parsed.contents
  if (!isCollection(parent)) return undefined
  const last = at.at(-1)
  for (const item of parent.items) {
    if (isPair(item) && isScalar(item.key) && String(item.key.value) === String(last))
      return item.key.range?.[0]
  }
  const found = parent.get(last, true)
  return isNode(found) ? found.range?.[0] : undefined
}
