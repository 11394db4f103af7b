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
