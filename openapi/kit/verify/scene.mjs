import { findObject } from './kinds.mjs'

/** @import { Json } from '../contract/types' */
/** @import { CallOptions } from '../types' */
/** @import { Scene, VerifyContext } from './types' */
/** @import { Referred } from './samples.mjs' */

/**
 * @param {VerifyContext} context
 * @param {Pick<Scene, 'kind' | 'account' | 'samples' | 'ledger'> & { stamp: string, example: Json, referred: Referred }} parts
 * @returns {Scene}
 */
export function createScene(context, { kind, account, stamp, samples, example, referred, ledger }) {
  const { client, most } = context
  const identity = (/** @type {string} */ id) => ({ account, [kind.idField]: id, name: 'Contract kit' })
  const params = (/** @type {string} */ id) => ({ account, player: id, id })
  const sendPage = async (/** @type {Record<string, Json> | undefined} */ query) => {
    const { status, text = '' } = await client.send('GET', kind.list.path, { query })
    return status === 200 ? JSON.parse(text) : undefined
  }
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
        async (query) => (await client.call(kind.list, { query, wanted: [200] }))?.value,
        most,
      ),
    track: (id) =>
      ledger.add(kind.remove, params(id), async () => {
        // `send` also works after a stop, unlike `call`.
        const found = await findObject(kind, account, id, sendPage, most).catch(() => null)
        return found === null ? undefined : found !== undefined
      }),
    forget: (id) => ledger.forget(kind.remove, params(id)),
    compared: {
      counted: samples.counted(kind.create),
      resolve: samples.resolve,
      schema: samples.responseSchema(kind.create),
    },
  }
}

/**
 * Creates an object. After a refusal it does not exist, so there is nothing to clean up.
 * @param {Scene} scene
 * @param {string} id
 * @param {CallOptions} options
 */
export async function create({ context, kind, track, forget }, id, options) {
  // Before the request, because it can take effect even if no response arrives.
  track(id)
  const response = await context.client.call(kind.create, options)
  if (response && isRefusal(response.status)) forget(id)
  return response
}

/** 408 means that the request took too long, not that it had no effect. */
export const isRefusal = (/** @type {number} */ status) => status >= 400 && status < 500 && status !== 408
