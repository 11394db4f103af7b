// What a schema allows, however it is written: schemas with the same meaning have the same shape.
import { isObject } from '../tools.mjs'
import { nameOfRef } from './reader.mjs'
import { viewOf } from './view.mjs'

/** @import { Json, Node, Reader, Shape, Shapes, View } from './types' */

/** Keywords that restrict nothing themselves: they combine other schemas, or describe. */
const silent = new Set([
  '$ref', 'allOf', 'anyOf', 'oneOf', 'description', 'title', 'example', 'examples', 'externalDocs', 'xml', '$comment',
  'deprecated', 'discriminator',
]) // biome-ignore format: a list

/** More alternatives than a person would write. The limit bounds the work on schemas that refer to each other a lot. */
const MOST = 100

/**
 * Finds the shapes of a document's schemas. Only requested schemas are read, so they can refer to each other freely.
 * @param {Reader} reader
 * @returns {Shapes}
 */
export function createShapes(reader) {
  /** @type {Map<object, Node[][]>} */
  const known = new Map()
  /** @type {Map<object, Node[][]>} */
  const partial = new Map()
  let cut = false
  const open = new Set()
  /** @type {Map<object, Shape>} */
  const shapes = new Map()
  const ids = new Map()
  const idOf = (/** @type {Node} */ { value }) => {
    if (!ids.has(value)) ids.set(value, ids.size)
    return ids.get(value)
  }
  const keyOf = (/** @type {Node[]} */ nodes) =>
    nodes
      .map(idOf)
      .sort((a, b) => a - b)
      .join()

  /** @type {(alternatives: Node[][]) => Node[][]} */
  const distinct = (alternatives) =>
    [...new Map(alternatives.map((nodes) => [keyOf(nodes), nodes])).values()].slice(0, MOST)

  /** Every alternative of one combined with every alternative of the other, since both apply. */
  const both = (/** @type {Node[][]} */ left, /** @type {Node[][]} */ right) =>
    distinct(
      left.flatMap((a) => right.map((b) => [...new Map([...a, ...b].map((n) => [n.value, n])).values()])),
    )

  /**
   * The alternatives of a schema, each as the schemas that apply together. Undefined within the schema itself.
   * @param {Node} node
   * @returns {Node[][] | undefined}
   */
  function alternativesOf(node) {
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
    const plain = Object.keys(value).every((key) => silent.has(key) || key.startsWith('x-'))
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

  /** @param {object} value @returns {undefined} */
  function close(value) {
    open.delete(value)
    if (open.size > 0) return
    cut = false
    partial.clear()
  }

  /** @type {(node: Node, word: string) => Node[]} */
  const partsOf = ({ value, at }, word) => {
    if (value[word] === undefined) return []
    if (!Array.isArray(value[word])) return reader.fail([...at, word], 'must be a list of schemas')
    return value[word].map((/** @type {Json} */ part, /** @type {number} */ index) => ({
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
      const shape = { name, at, nullable, views: merge(views.filter((view) => !view.onlyNull)) }
      if (key) shapes.set(key, shape)
      return shape
    },
  }
}

const NOTHING = { not: {} }

/**
 * Alternatives that only list types, or only list values, are one.
 * @param {View[]} views
 * @returns {View[]}
 */
function merge(views) {
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
    return [{ ...first, types, enum: [...new Set(views.flatMap((view) => view.enum))] }]
  return views.every((view) => !view.enum) ? [{ ...first, types }] : views
}

/** @param {string[]} types */
export const distinctTypes = (types) =>
  [...new Set(types)].filter((type) => type !== 'integer' || !types.includes('number')).sort()

/** The types of a shape in words, such as `integer or null`. @param {Shape} shape */
export function typeWords({ views, nullable }) {
  const types = distinctTypes(views.flatMap((view) => view.types ?? ['anything']))
  return [...types, ...(nullable ? ['null'] : [])].join(' or ') || 'nothing'
}
