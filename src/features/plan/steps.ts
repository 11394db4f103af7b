import { changesBetween } from '@/model/changes'
import { referencesOf } from '@/model/references'
import type { Drafted } from './draftRows'
import { keyOf, withReferences } from './ids'
import { orderOf } from './order'
import { imagesOf } from './payload'
import type { ObjectName, Step } from './types'

type Writing = Drafted & { write: NonNullable<Drafted['write']> }

const isWriting = (draft: Drafted): draft is Writing => draft.write !== undefined

/** The step that updates one object. It depends on no other step. */
export const updateOf = (
  { type, id, name }: ObjectName & { name: string },
  account: string,
  update: Required<Pick<Step, 'object' | 'base' | 'changes'>>,
): Step => {
  const key = keyOf({ type, id })
  return { key, row: key, type, id, name, action: 'update', account, ...update, after: [] }
}

/** The key of the step that adds the references of a cycle. */
const secondPass = (key: string) => `${key} +`

/**
 * The calls that execute a plan. An object comes after new objects that it refers to. In a cycle of references, the
 * first object is created without the reference that closes the cycle, and an update adds it at the end.
 */
export function* stepsOf(
  drafts: readonly Drafted[],
  account: string,
  keepImageAddresses: boolean,
): Generator<void, Step[]> {
  const writing = new Map(drafts.filter(isWriting).map((draft) => [draft.row.key, draft]))
  const createdBy = new Map(
    [...writing.values()].flatMap(({ row, id, write }) =>
      write.action === 'create' ? [[keyOf({ type: row.type, id }), row.key] as const] : [],
    ),
  )
  const nodes = []
  for (const [key, { row, write }] of writing) {
    if (nodes.length % 50 === 49) yield
    const references = referencesOf(row.type, write.object)
    const needs = references.flatMap(({ to, id }) => createdBy.get(keyOf({ type: to, id })) ?? [])
    nodes.push({ key, needs: [...new Set(needs)] })
  }
  const needsOf = new Map(nodes.map(({ key, needs }) => [key, needs]))
  const { keys, deferred } = orderOf(nodes)

  const first: Step[] = []
  const second: Step[] = []
  for (const key of keys) {
    if (first.length % 50 === 49) yield
    const { row, id, write } = writing.get(key) as Writing
    const { type, name } = row
    const cut = deferred.get(key)
    const common = { row: key, type, id, name, account }
    const after = (needsOf.get(key) ?? []).filter((need) => !cut?.has(need))
    if (write.action === 'update') {
      const { object, base, changes } = write
      const images = keepImageAddresses ? {} : addedImages(type, object, base)
      first.push({ key, ...common, action: 'update', object, base, changes, ...withImages(images), after })
      continue
    }
    const object = cut ? withoutReferences(write.object) : write.object
    const images = keepImageAddresses ? {} : imagesOf(type, object)
    first.push({ key, ...common, action: 'create', object, ...withImages(images), after })
    if (!cut) continue
    second.push({
      ...common,
      key: secondPass(key),
      action: 'update',
      object: write.object,
      base: object,
      changes: changesBetween(object, write.object),
      after: [key, ...[...cut].filter((need) => need !== key)],
      isSecondPass: true,
    })

    function withoutReferences(whole: object): object {
      return withReferences(type, whole, (to) => {
        const need = createdBy.get(keyOf(to))
        return need !== undefined && cut?.has(need) ? undefined : to.id
      })
    }
  }
  return [...first, ...second]
}

const withImages = (images: Record<string, string>) => (Object.keys(images).length > 0 ? { images } : {})

/**
 * The picture addresses that an update adds. Addresses that the target's object already has belong to the target
 * account.
 */
function addedImages(type: Drafted['row']['type'], object: object, base: object): Record<string, string> {
  const own = new Set(Object.values(imagesOf(type, base)))
  return Object.fromEntries(Object.entries(imagesOf(type, object)).filter(([, url]) => !own.has(url)))
}
