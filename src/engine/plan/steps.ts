import { changesBetween } from '@/model/changes'
import type { EntityType } from '@/model/entityTypes'
import { referencesOf } from '@/model/references'
import type { Drafted } from './draftRows'
import { keyOf, withReferences } from './ids'
import { imagesOf } from './payload'
import type { Step } from './types'

/**
 * The calls that write drafted rows. An object comes after new objects that it refers to. In a cycle of references, the
 * first object is created without the reference that closes the cycle, and an update adds it at the end.
 */
export function* stepsOf(
  drafts: readonly Drafted[],
  account: string,
  keepImageAddresses: boolean,
): Generator<void, Step[]> {
  const writing = new Map(
    drafts.flatMap(({ row, id, write }) => (write ? [[row.key, { row, id, write }] as const] : [])),
  )
  const createdBy = new Map(
    [...writing.values()].flatMap(({ row, id, write }) =>
      write.action === 'create' ? [[keyOf({ type: row.type, id }), row.key] as const] : [],
    ),
  )
  const nodes: Node[] = []
  for (const [key, { row, write }] of writing) {
    if (nodes.length % 50 === 49) yield
    const references = referencesOf(row.type, write.object)
    const needs = references.flatMap(({ to, id }) => createdBy.get(keyOf({ type: to, id })) ?? [])
    nodes.push({ key, needs: [...new Set(needs)] })
  }

  const first: Step[] = []
  const second: Step[] = []
  for (const { key, after, deferred } of orderOf(nodes)) {
    if (first.length % 50 === 49) yield
    const draft = writing.get(key)
    if (!draft) continue
    const { row, id, write } = draft
    const { type, name } = row
    const common = { row: key, type, id, name, account }
    if (write.action === 'update') {
      const { object, base } = write
      first.push({ key, ...common, ...write, ...upload(addedImages(type, object, base)), after })
      continue
    }
    const isWhole = deferred.size === 0
    const object = isWhole ? write.object : withoutReferences(type, write.object, deferred)
    first.push({ key, ...common, action: 'create', object, ...upload(imagesOf(type, object)), after })
    if (isWhole) continue
    second.push({
      ...common,
      key: `${key} +`,
      action: 'update',
      object: write.object,
      base: object,
      changes: changesBetween(object, write.object),
      after: [key, ...[...deferred].filter((need) => need !== key)],
      isSecondPass: true,
    })
  }
  return [...first, ...second]

  function withoutReferences(type: EntityType, object: object, rows: ReadonlySet<string>): object {
    return withReferences(type, object, (to) => {
      const row = createdBy.get(keyOf(to))
      return row !== undefined && rows.has(row) ? undefined : to.id
    })
  }

  function upload(images: Record<string, string>): Pick<Step, 'images'> {
    return keepImageAddresses || Object.keys(images).length === 0 ? {} : { images }
  }
}

/**
 * The picture addresses that an update adds. Addresses that the target's object already has belong to the target
 * account.
 */
function addedImages(type: EntityType, object: object, base: object): Record<string, string> {
  const own = new Set(Object.values(imagesOf(type, base)))
  return Object.fromEntries(Object.entries(imagesOf(type, object)).filter(([, url]) => !own.has(url)))
}

/** An item that must come after others. */
interface Node {
  key: string
  /** Keys of the nodes that must come before. Unknown keys are ignored. */
  needs: readonly string[]
}

interface Ordered {
  key: string
  /** The needs that come before. */
  after: string[]
  /** The needs that cannot come before this node, because they need it themselves. Every cycle has at least one. */
  deferred: ReadonlySet<string>
}

/**
 * Sorts nodes topologically. A cycle is cut where the walk meets a node that it has not finished. The order is
 * deterministic.
 */
export function orderOf(nodes: readonly Node[]): Ordered[] {
  const byKey = new Map(nodes.map((node) => [node.key, node]))
  const state = new Map<string, 'open' | 'done'>()
  const ordered: Ordered[] = []
  for (const start of nodes) {
    if (state.has(start.key)) continue
    // A stack instead of recursion, because chains can be thousands of objects long.
    const path = [{ node: start, next: 0, deferred: new Set<string>() }]
    state.set(start.key, 'open')
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const { node, deferred } = top
      const need = node.needs[top.next]
      top.next += 1
      if (need === undefined) {
        state.set(node.key, 'done')
        const after = node.needs.filter((one) => !deferred.has(one))
        ordered.push({ key: node.key, after, deferred })
        path.pop()
        continue
      }
      const needed = byKey.get(need)
      if (!needed) continue
      const known = state.get(need)
      if (known === 'open') deferred.add(need)
      if (known !== undefined) continue
      state.set(need, 'open')
      path.push({ node: needed, next: 0, deferred: new Set() })
    }
  }
  return ordered
}
