import { findObject } from './kinds.mjs'

/** @import { Json } from '../contract/types' */
/** @import { CallOptions, Scene, VerifyContext } from '../types' */
/** @import { Referred } from './samples.mjs' */

/**
 * @param {VerifyContext} context
 * @param {Pick<Scene, 'kind' | 'account' | 'samples' | 'ledger'> & { stamp: string, example: Json, referred: Referred }} parts
 * @returns {Scene}
 */
export function createScene(context, { kind, account, stamp, samples, example, referred, ledger }) {
  const { client, most } = context
  const own = (/** @type {string} */ id) => ({ account, [kind.idField]: id, name: 'Contract kit' })
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
    body: (id) => ({ ...samples.body(kind.create, example, referred), ...own(id) }),
    fullBody: (id) => {
      const { name, ...full } = samples.fullBody(kind.create, example, referred)
      return { ...full, ...own(id), name }
    },
    aloneBody: (id) => ({ ...samples.body(kind.create, example, new Map()), ...own(id) }),
    leastBody: (id) =>
      Object.fromEntries(
        Object.entries({ ...example, ...own(id) }).filter(([key]) =>
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
    will: (id) =>
      ledger.add(kind.remove, params(id), async () => {
        // A stopped client makes no calls, but cleaning up goes on.
        const found = await findObject(kind, account, id, sendPage, most).catch(() => null)
        return found === null ? undefined : found !== undefined
      }),
    forget: (id) => ledger.forget(kind.remove, params(id)),
    compared: {
      counted: samples.counted(kind.create),
      resolve: samples.resolve,
      schema: samples.answerSchema(kind.create),
    },
  }
}

/**
 * Creates an object. One that is certainly refused is not there, so there is nothing to clean up.
 * @param {Scene} scene
 * @param {string} id
 * @param {CallOptions} options
 */
export async function create({ context, kind, will, forget }, id, options) {
  // Registered before sending: the request may take effect even if no response arrives.
  will(id)
  const answer = await context.client.call(kind.create, options)
  if (answer && isRefusal(answer.status)) forget(id)
  return answer
}

/** 408 says that the request took too long, not that it had no effect. */
export const isRefusal = (/** @type {number} */ status) => status >= 400 && status < 500 && status !== 408
