import { readJson } from '../contract/readJson.ts'
import { isSuccess } from '../contract/statuses.ts'
import type { Json } from '../contract/types.ts'
import type { CallOptions } from '../types.ts'
import { findObject, findWhere } from './kinds.ts'
import { idOf } from './lists.ts'
import type { Referred } from './samples.ts'
import type { Scene, VerifyContext } from './types.ts'

export function createScene(
  context: VerifyContext,
  {
    kind,
    account,
    stamp,
    samples,
    example,
    referred,
    ledger,
  }: Pick<Scene, 'kind' | 'account' | 'samples' | 'ledger'> & {
    stamp: string
    example: Json
    referred: Referred
  },
): Scene {
  const { client, most } = context
  const identity = (id: string) => ({ account, [kind.idField]: id, name: 'Contract kit' })
  const params = (id: string) => ({ account, player: id, id })
  const sendPage = async (query: Record<string, Json> | undefined) => {
    const { status, text = '' } = await client.send('GET', kind.list.path, { query })
    return status === 200 ? readJson(text) : undefined
  }
  const reading = { most, isCapped: () => context.tried.capped.has(kind.list.id) }
  const track = (id: string) =>
    ledger.add(kind.remove, params(id), async () => {
      // `send` also works after a stop, unlike `call`.
      const found = await findObject(kind, account, id, sendPage, reading).catch(() => null)
      return found === null ? undefined : found !== undefined
    })
  return {
    context,
    kind,
    account,
    samples,
    ledger,
    id: `${stamp}-${kind.name}`,
    isAccount: kind.name === 'accounts',
    counted: samples.counted(kind.create),
    body: (id) => ({ ...samples.body(kind.create, example, referred), ...identity(id) }),
    fullBody: (id) => {
      const { name, ...full } = samples.fullBody(kind.create, example, referred)
      return { ...full, ...identity(id), name }
    },
    aloneBody: (id) => ({ ...samples.body(kind.create, example, new Map()), ...identity(id) }),
    leastBody: (id) =>
      Object.fromEntries(
        Object.entries({ ...example, ...identity(id) }).filter(([key]) =>
          samples.required(kind.create).includes(key),
        ),
      ),
    params,
    read: (id) =>
      findObject(
        kind,
        account,
        id,
        async (query) => {
          const page = (await client.call(kind.list, { query, wanted: [200] }))?.value
          if (Array.isArray(page) && page.length > 0) context.tried.objects.add(kind.list.id)
          return page
        },
        reading,
      ),
    track,
    search: () =>
      ledger.search(kind.name, async () => {
        const isOwn = (id: Json) => typeof id === 'string' && id.toLowerCase().startsWith(stamp)
        // Each search finds one that was not found before.
        for (const seen = new Set<string>(); ; ) {
          const found = await findWhere(
            kind,
            account,
            (id) => isOwn(id) && !seen.has(id),
            sendPage,
            reading,
          ).catch(() => null)
          if (!found) return
          seen.add(idOf(found))
          track(idOf(found))
        }
      }),
    forget: (id) => ledger.forget(kind.remove, params(id)),
    compared: {
      counted: samples.counted(kind.create),
      resolve: samples.resolve,
      schema: samples.responseSchema(kind.create),
    },
  }
}

/** Creates an object. After a refusal it does not exist, so there is nothing to clean up. */
export async function create(
  { context, kind, track, forget, search }: Scene,
  id: string,
  options: CallOptions,
) {
  // Before the request, because it can take effect even if no response arrives.
  track(id)
  const response = await context.client.call(kind.create, options)
  if (response && isRefusal(response.status)) forget(id)
  if (!response || !isSuccess(response.status)) return response
  const given = response.value?.[kind.idField]
  // It is deleted by the id that it has.
  if (typeof given === 'string' && given !== id) track(given)
  if (given !== id) search()
  return response
}

/**
 * Creates an object in another account, of the first kind that can be created.
 * @returns undefined if none can
 */
export async function createInside(scenes: Scene[], account: string, end: string, more: CallOptions = {}) {
  for (const scene of scenes) {
    const { kind, context, isAccount } = scene
    if (isAccount || kind.name === 'players') continue
    const id = `${scene.id}-${end}`
    const body = { ...scene.aloneBody(id), account }
    const made = await context.client.call(kind.create, { ...more, body, wanted: [201] })
    if (isSuccess(made?.status)) return { scene, id }
  }
  return undefined
}

/** 408 means that the request took too long, not that it had no effect. */
export const isRefusal = (status: number) => status >= 400 && status < 500 && status !== 408
