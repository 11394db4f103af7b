// What a schema allows, however it is written: schemas with the same meaning have the same shape.
import { isObject } from '../tools.ts'
import { nameOfRef } from './reader.ts'
import type { Json, Node, Reader, Shape, Shapes, View } from './types.ts'
import { EXTENSIBLE, viewOf } from './view.ts'

/** Keywords that restrict nothing themselves: they combine other schemas, or describe. */
const silent = new Set([
  '$ref', 'allOf', 'anyOf', 'oneOf', 'description', 'title', 'example', 'examples', 'externalDocs', 'xml', '$comment',
  'deprecated', 'discriminator',
]) // biome-ignore format: a list

/** More alternatives than a person would write. The limit bounds the work on schemas that refer to each other a lot. */
const MOST = 100

/** Finds the shapes of a document's schemas. Only requested schemas are read, so they can refer to each other freely. */
export function createShapes(reader: Reader): Shapes {
  const known = new Map<object, Node[][]>()
  const partial = new Map<object, Node[][]>()
  let cut = false
  const open = new Set()
  const shapes = new Map<object, Shape>()
  const ids = new Map()
  const idOf = ({ value }: Node) => {
    if (!ids.has(value)) ids.set(value, ids.size)
    return ids.get(value)
  }
  const keyOf = (nodes: Node[]) =>
    nodes
      .map(idOf)
      .sort((a, b) => a - b)
      .join()

  const distinct = (alternatives: Node[][]): Node[][] =>
    [...new Map(alternatives.map((nodes) => [keyOf(nodes), nodes])).values()].slice(0, MOST)

  /** Every alternative of one combined with every alternative of the other, since both apply. */
  const both = (left: Node[][], right: Node[][]) =>
    distinct(
      left.flatMap((a) => right.map((b) => [...new Map([...a, ...b].map((n) => [n.value, n])).values()])),
    )

  /** The alternatives of a schema, each as the schemas that apply together. Undefined within the schema itself. */
  function alternativesOf(given: Node): Node[][] | undefined {
    const node = endOfChain(given)
    const { value, at } = node
    if (value === undefined || value === null || value === true) return [[]]
    if (value === false) return [[{ value: NOTHING, at }]]
    if (!isObject(value)) return reader.fail(at, 'must be a schema')
    if (Object.hasOwn(value, '$ref') && typeof value.$ref !== 'string')
      return reader.fail([...at, '$ref'], 'must be a text')
    const found = known.get(value) ?? partial.get(value)
    if (found) return found
    if (open.has(value)) {
      cut = true
      return undefined
    }
    open.add(value)
    const plain = Object.keys(value).every(
      (key) => silent.has(key) || (key.startsWith('x-') && key !== EXTENSIBLE),
    )
    let all = plain ? [[]] : [[node]]
    if (typeof value.$ref === 'string') {
      const target = alternativesOf(reader.target(node))
      if (!target) return close(value)
      all = both(all, target)
    }
    for (const part of partsOf(node, 'allOf')) all = both(all, alternativesOf(part) ?? [[]])
    for (const word of ['anyOf', 'oneOf']) {
      const parts = partsOf(node, word).flatMap((part) => alternativesOf(part) ?? [])
      if (parts.length > 0) all = both(all, distinct(parts))
    }
    // Within a cycle the result lacks the part that leads back to its start, so it is valid for this start only.
    if (cut && open.size > 1) partial.set(value, all)
    else known.set(value, all)
    close(value)
    return all
  }

  /** Where a chain of references without other keywords ends. Chains can be longer than the stack. */
  function endOfChain(given: Node) {
    const passed = new Set()
    let node = given
    while (isOnlyReference(node.value) && !passed.has(node.value)) {
      passed.add(node.value)
      node = reader.target(node)
    }
    return node
  }

  function close(value: object): undefined {
    open.delete(value)
    if (open.size > 0) return
    cut = false
    partial.clear()
  }

  const partsOf = ({ value, at }: Node, word: string): Node[] => {
    if (value[word] === undefined) return []
    if (!Array.isArray(value[word])) return reader.fail([...at, word], 'must be a list of schemas')
    return value[word].map((part: Json, index: number) => ({
      value: part,
      at: [...at, word, index],
    }))
  }

  return {
    reader,
    key: keyOf,
    of(nodes) {
      const [only] = nodes
      const key = nodes.length === 1 && isObject(only?.value) ? only.value : undefined
      const found = key && shapes.get(key)
      if (found) return found
      const alternatives = nodes.map((node) => alternativesOf(node) ?? [[]]).reduce(both, [[]])
      const views = alternatives.map((parts) => viewOf(reader, parts))
      const nullable = views.some((view) => view.nullable)
      const name = nodes.map(({ value }) => nameOfRef(value?.$ref)).find(Boolean)
      const [first = reader.root] = nodes
      const at = isObject(first.value) && first.value.$ref ? reader.follow(first).at : first.at
      const meansNull = nullable && views.every((view) => !view.nullable || view.meansNull)
      const shape = { name, at, nullable, meansNull, views: merge(views.filter((view) => !view.onlyNull)) }
      if (key) shapes.set(key, shape)
      return shape
    },
  }
}

const isOnlyReference = (value: Json) =>
  isObject(value) && typeof value.$ref === 'string' && Object.keys(value).length === 1

const NOTHING = { not: {} }

/** Alternatives that only list types, or only list values, are one. */
function merge(views: View[]): View[] {
  const [first] = views
  if (views.length < 2 || !first) return views
  const bare = views.every(
    ({ bounds, properties, items, closed }) =>
      Object.keys(bounds).length === 0 && properties.size === 0 && !items && !closed,
  )
  if (!bare) return views
  const types = views.every((view) => view.types)
    ? distinctTypes(views.flatMap((view) => view.types ?? []))
    : undefined
  if (views.every((view) => view.enum))
    return [
      {
        ...first,
        types,
        enum: [...new Set(views.flatMap((view) => view.enum))],
        extensible: views.some((view) => view.extensible),
      },
    ]
  return views.every((view) => !view.enum) ? [{ ...first, types }] : views
}

export const distinctTypes = (types: string[]) =>
  [...new Set(types)].filter((type) => type !== 'integer' || !types.includes('number')).sort()

/** The types of a shape in words, such as `integer or null`. */
export function typeWords({ views, nullable }: Shape) {
  const types = distinctTypes(views.flatMap((view) => view.types ?? ['anything']))
  return [...types, ...(nullable ? ['null'] : [])].join(' or ') || 'nothing'
}
