import { readFileSync } from 'node:fs'
import { loadContract } from '../contract/bundle.mjs'

/*
 * Which screens and controls use an operation or a field. screens.json is generated: `operations` and `fields` by
 * running the console's lists and forms (tests/contract/screens.test.tsx), `seen` by the recorded end-to-end run
 * (contract mocks).
 */

export const screensFile = new URL('./screens.json', import.meta.url)

/** @import { Side } from '../types' */

/**
 * @typedef {object} Screens
 * @property {Record<string, { list: string, form: string }>} pages names by resource
 * @property {Record<string, string[]>} operations
 * @property {Record<string, string[]>} seen
 * @property {Record<string, Record<'reads' | 'edits', Record<string, string[]>>>} fields by tag
 */

/** @type {Screens} */
let screens
/** @type {Map<string, string>} */
let tags

function load() {
  screens ??= JSON.parse(readFileSync(screensFile, 'utf8'))
  tags ??= new Map(
    Object.values(loadContract().paths).flatMap((item) =>
      Object.values(item).map(({ operationId, tags: [tag] = [] }) => [operationId, tag]),
    ),
  )
}

/**
 * Screens that call the operation.
 * @param {string} id
 */
function usersOfOperation(id) {
  load()
  return [...new Set([...(screens.operations[id] ?? []), ...(screens.seen[id] ?? [])])]
}

/** Whether one path equals or contains the other. */
const concerns = (/** @type {string} */ a, /** @type {string} */ b) =>
  a === b || b.startsWith(`${a}.`) || b.startsWith(`${a}[]`)

/**
 * The screens that a finding affects; empty for "nobody". `side` is 'response' or 'request' if `field` is a path in the
 * body of an object; otherwise (parameters, headers, errors) all callers of the operation are affected.
 * @param {{ operations: string[], field?: string, side?: Side }} finding
 */
export function usedBy({ operations, field, side }) {
  load()
  if (!field || (side !== 'response' && side !== 'request'))
    return distinct(operations.flatMap(usersOfOperation))
  return distinct(
    operations.flatMap((id) => {
      const { reads = {}, edits = {} } = screens.fields[tags.get(id) ?? ''] ?? {}
      const maps = side === 'request' ? [edits] : [reads, edits]
      return maps.flatMap((map) =>
        Object.entries(map).flatMap(([path, users]) =>
          concerns(path, field) || concerns(field, path) ? users : [],
        ),
      )
    }),
  )
}

const distinct = (/** @type {string[]} */ list) => [...new Set(list)]
