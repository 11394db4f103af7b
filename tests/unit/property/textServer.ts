import fc from 'fast-check'
import { createQueue } from '@/engine/plan/queue'
import type { ObjectName, Plan, PlanApi, PlanRequest } from '@/engine/plan/types'
import { bundledObject } from '@/engine/transfer/format'
import { parseJson, writeJson } from '@/lib/json'
import { isPlain } from '@/model/edits'
import { accountTypes, type EntityType } from '@/model/entityTypes'
import { idOf } from '@/model/references'
import { planAt, type Service, worldContents } from '../engine/plan/service'
import { numberText } from './numberTexts'

/** A server that keeps the text of each object, as one behind HTTP does. */
export class TextServer {
  readonly texts = new Map<string, string>()

  constructor(rows: readonly { type: EntityType; text: string }[] = []) {
    for (const { type, text } of rows)
      this.texts.set(`from ${type} ${idOf(type, parseJson(text) as object)}`, text)
  }

  text = (account: string, { type, id }: ObjectName) => this.texts.get(`${account} ${type} ${id}`)

  lists = (account: string): ReadonlyMap<EntityType, object[]> =>
    new Map(
      accountTypes.map((type) => [
        type,
        [...this.texts]
          .filter(([key]) => key.startsWith(`${account} ${type} `))
          .map(([, text]) => parseJson(text) as object),
      ]),
    )

  private keep(type: EntityType, sent: object) {
    const text = writeJson(sent)
    const { account } = sent as { account: string }
    this.texts.set(`${account} ${type} ${idOf(type, sent)}`, text)
    return parseJson(text) as object
  }

  readonly api: PlanApi = {
    read: async (account, name) => {
      const text = this.text(account, name)
      return text === undefined ? undefined : (parseJson(text) as object)
    },
    create: async (type, sent) => this.keep(type, sent),
    update: async (type, sent) => {
      const before = this.text((sent as { account: string }).account, { type, id: idOf(type, sent) })
      return this.keep(
        type,
        type === 'players' ? { ...(parseJson(before ?? '{}') as object), ...sent } : sent,
      )
    },
    remove: async (account, { type, id }) => void this.texts.delete(`${account} ${type} ${id}`),
    copyImage: async (_, url) => url,
  }
}

const placeOf = (value: unknown, path: string): string[] =>
  isPlain(value) || Array.isArray(value)
    ? Object.entries(value).flatMap(([key, part]) => placeOf(part, path ? `${path}.${key}` : key))
    : typeof value === 'number'
      ? [path]
      : []

/** The object with one number as a given text. */
function withNumber(object: object, path: string, text: string): string {
  const copy = structuredClone(object) as Record<string, unknown>
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  const holder = keys.reduce((part, key) => part[key] as Record<string, unknown>, copy)
  holder[last] = '#number#'
  return JSON.stringify(copy).replace('"#number#"', text)
}

export interface Sample {
  type: EntityType
  text: string
}

const contents = Object.values(worldContents)[0] as ReadonlyMap<EntityType, readonly object[]>

/** An object of every type with a number at any place of it, or in a field that the contract does not have. */
export const sample = (kept: 'anywhere' | 'in a bundle') =>
  fc.constantFrom(...accountTypes.filter((type) => (contents.get(type)?.length ?? 0) > 0)).chain((type) =>
    fc.constantFrom(...(contents.get(type) ?? []).slice(0, 4)).chain((row) => {
      const object = { ...row, account: 'from' }
      const more = { ...object, unknown: { at: [{ depth: 1 }] } }
      const places = kept === 'anywhere' ? placeOf(more, '') : placeOf(bundledObject(type, object), '')
      const from = kept === 'anywhere' ? more : object
      if (places.length === 0) return fc.constant<Sample>({ type, text: JSON.stringify(from) })
      return fc
        .tuple(fc.constantFrom(...places), numberText)
        .map(([place, text]): Sample => ({ type, text: withNumber(from, place, text) }))
    }),
  )

export const read = ({ text }: Sample) => parseJson(text) as Record<string, unknown>
export const nameOf = ({ type, text }: Sample): ObjectName => ({
  type,
  id: idOf(type, parseJson(text) as object),
})

export const planOn = (server: TextServer, request: PlanRequest): Plan =>
  planAt(server as unknown as Service, request)

export async function carriedOut(server: TextServer, plan: Plan) {
  const queue = createQueue({ plan, title: 'Plan', api: server.api })
  await queue.run()
  return Object.values(queue.get().states).map(({ status }) => status)
}
