import { parseSync } from 'vite'

/** A node of a syntax tree of Vite's `parseSync`. */
export interface Node {
  type: string
  start: number
  [key: string]: unknown
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** All nodes of a tree, the outer ones first. */
export function* nodesIn(value: unknown): Generator<Node> {
  if (isNode(value)) yield value
  if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) yield* nodesIn(part)
}

export interface Import {
  from: string
  /** `import()` with a literal path. */
  isDynamic: boolean
}

/** The modules that a file imports, also types and modules that load on demand. */
export function importsOf(file: string, source: string): Import[] {
  const { program } = parseSync(file, source)
  return [...nodesIn(program as unknown as Node)].flatMap(({ type, source: from }) =>
    /^(Import|Export)/.test(type) && isNode(from) && typeof from.value === 'string'
      ? [{ from: from.value, isDynamic: type === 'ImportExpression' }]
      : [],
  )
}
