import { parseSync } from 'vite'
import { isMap, isScalar, isSeq, parseDocument } from 'yaml'
import { Problem } from './names.ts'

/*
 * Further lines for files that exist. Places are found in the syntax tree, or by the words of a document: how a formatter
 * breaks the lines does not matter, however often a file was edited before.
 */

/** Returns the text of a file with additional lines. Throws a `Problem` if the file has no suitable place. */
export type Edit = (text: string) => string

const inserted = (text: string, at: number, more: string) => text.slice(0, at) + more + text.slice(at)

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

function bodyOf(text: string): Node[] {
  const { program, errors } = parseSync('edited.ts', text)
  const [error] = errors
  if (error) throw new Problem(`it cannot be read: ${error.message}`)
  return program.body as unknown as Node[]
}

const nodeOf = (value: unknown) => value as Node | null | undefined

/** The name of a key, an element or what a spread copies: 'teams' for `teams`, `'teams': x` and `...teams`. */
function nameOf({ type, key, argument, name, value }: Node): unknown {
  if (type === 'Property') return nameOf(key as Node)
  return type === 'SpreadElement' ? nameOf(argument as Node) : (name ?? value)
}

interface Literal {
  /** The object or array itself. */
  literal: Node
  items: Node[]
  /** Where its statement begins, without a comment in front of it. */
  index: number
}

function literalOf(body: readonly Node[], name: string): Literal {
  for (const [index, statement] of body.entries()) {
    const declaration = nodeOf(statement.declaration) ?? statement
    for (const { id, init } of (declaration.declarations as Node[] | undefined) ?? []) {
      let literal = nodeOf(init)
      if ((id as Node).name !== name) continue
      // `{…} as const satisfies T`
      while (nodeOf(literal?.expression)) literal = nodeOf(literal?.expression)
      const items = (literal?.properties ?? literal?.elements) as Node[] | undefined
      if (literal && items) return { literal, items, index }
    }
  }
  throw new Problem(`it has no object or array named ${name} any more`)
}

/** The keys of a constant. */
export const keysIn = (text: string, constant: string): string[] =>
  literalOf(bodyOf(text), constant).items.map((item) => String(nameOf(item)))

/** An import, at the top. The formatter sorts it. */
export const addImport =
  (line: string): Edit =>
  (text) => {
    const first = bodyOf(text).find(({ type }) => type === 'ImportDeclaration')
    return inserted(text, first?.start ?? 0, `${line}\n`)
  }

/** An element of an array or a property of an object: by default the last one. */
export const addTo =
  (constant: string, code: string, { before, after }: { before?: string; after?: string } = {}): Edit =>
  (text) => {
    const { literal, items } = literalOf(bodyOf(text), constant)
    const named = (name: string) => items.find((item) => nameOf(item) === name)
    const next = before && named(before)
    if (next) return inserted(text, next.start, `${code}, `)
    const previous = (after && named(after)) || items.at(-1)
    return previous
      ? inserted(text, previous.end, `, ${code}`)
      : inserted(text, literal.start + 1, ` ${code} `)
  }

/** A statement in front of a constant and its comment. */
export const addBefore =
  (constant: string, code: string): Edit =>
  (text) => {
    const body = bodyOf(text)
    const previous = body[literalOf(body, constant).index - 1]
    return inserted(text, previous?.end ?? 0, `\n\n${code}\n`)
  }

/** Lines of YAML at the end of an entry: of a list, by its `name`, or the last of a map whose key passes. */
export const addYamlAfter =
  (path: string, isEntry: (name: string) => boolean, lines: string): Edit =>
  (text) => {
    const found = parseDocument(text).get(path)
    const entries = isSeq(found)
      ? found.items.map((item) => ({ name: isMap(item) ? item.get('name') : undefined, value: item }))
      : isMap(found)
        ? found.items.map(({ key, value }) => ({ name: isScalar(key) ? key.value : undefined, value }))
        : []
    const entry = entries.findLast(({ name }) => typeof name === 'string' && isEntry(name))
    const [, , end] = (entry?.value as { range?: [number, number, number] } | undefined)?.range ?? []
    if (end === undefined) throw new Problem(`it has no such entry in ${path} any more`)
    return inserted(text, end, lines)
  }

/** An entry of the first list under a heading of a document, in the order of the alphabet. */
export const addEntry =
  (heading: string, term: string, sentence: string): Edit =>
  (text) => {
    const [start, end] = sectionOf(text, heading)
    const entries = [...text.slice(start, end).matchAll(/^[-*] \*\*(.+?)\*\*/gm)]
    const next = entries.find(([, other = '']) => other.localeCompare(term, 'en') > 0)
    const at = next ? start + next.index : start + text.slice(start, end).trimEnd().length + 1
    return inserted(text, at, `- **${term}**: ${sentence}\n`)
  }

/** A row of a table of a document, in front of the row that begins with a word. */
export const addRow =
  (row: string, before: string): Edit =>
  (text) => {
    const line = text.split('\n').find((one) => one.replace(/[\s|`]/g, '').startsWith(before))
    if (!line) throw new Problem(`it has no row ${before} any more`)
    return inserted(text, text.indexOf(line), `${row}\n`)
  }

function sectionOf(text: string, heading: string): [start: number, end: number] {
  const start = text.indexOf(`## ${heading}\n`)
  if (start < 0) throw new Problem(`it has no heading ${heading} any more`)
  const end = text.indexOf('\n## ', start + 1)
  return [start, end < 0 ? text.length : end + 1]
}
