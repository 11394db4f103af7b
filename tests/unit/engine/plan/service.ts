import { createWorld } from '@mocks/world/world'
import type { ZodObject } from 'zod'
import { keyOf } from '@/engine/plan/ids'
import { accountsOf, makePlan } from '@/engine/plan/makePlan'
import {
  type Decisions,
  noDecisions,
  type ObjectName,
  type Plan,
  type PlanApi,
  type PlanInputs,
  type PlanOptions,
  type PlanRequest,
} from '@/engine/plan/types'
import { mockEntities } from '@/generated/mockEntities'
import { resourceFacts } from '@/generated/resourceFacts'
import { requestSchemas } from '@/generated/resourceSchemas'
import { ApiError } from '@/model/apiError'
import { accountTypes, type EntityType, entityTypes } from '@/model/entityTypes'
import { uncounted } from '@/model/managed'
import { idOf } from '@/model/references'

type Fields = Record<string, unknown>

const refused = (status: number, message: string) => new ApiError({ kind: 'status', status, message })

/**
 * A service in memory that behaves as the contract says: it refuses what a create cannot hold and ids that are taken,
 * fills in defaults, counts for itself, replaces objects on an update (of players it changes fields), and knows nothing
 * of references.
 */
export class Service {
  readonly tables = new Map<string, Map<string, object>>()
  readonly calls: string[] = []
  /** Calls that were carried out. */
  readonly effects: string[] = []
  readonly pictures: string[] = []

  constructor(contents: Readonly<Record<string, ReadonlyMap<EntityType, readonly object[]>>> = {}) {
    for (const [account, lists] of Object.entries(contents)) {
      this.table(account)
      for (const [type, rows] of lists) for (const row of rows) this.put(account, type, row)
    }
  }

  private table(account: string) {
    const table = this.tables.get(account) ?? new Map<string, object>()
    this.tables.set(account, table)
    return table
  }

  put(account: string, type: EntityType, object: object) {
    this.table(account).set(keyOf({ type, id: idOf(type, object) }), structuredClone(object))
  }

  drop(account: string, name: ObjectName) {
    this.table(account).delete(keyOf(name))
  }

  get(account: string, name: ObjectName): Fields | undefined {
    return structuredClone(this.table(account).get(keyOf(name))) as Fields | undefined
  }

  /** All lists of an account, as the console has them. */
  lists(account: string): ReadonlyMap<EntityType, object[]> {
    const lists = new Map<EntityType, object[]>(entityTypes.map((type) => [type, []]))
    for (const [key, object] of this.tables.get(account) ?? [])
      lists.get(key.split(' ')[0] as EntityType)?.push(structuredClone(object))
    lists.set(
      'accounts',
      [...this.tables.keys()].map((id) => ({ account: id, name: id })),
    )
    return lists
  }

  private keep(type: EntityType, fields: Fields, before?: Fields) {
    const { counted } = mockEntities[type as 'teams'] as {
      counted?: (fields: Fields, before: Fields | undefined, now: Date) => Fields
    }
    const object = counted?.(fields, before, new Date('2026-03-12T00:00:00Z')) ?? fields
    this.put(String(fields.account), type, object)
    return structuredClone(object)
  }

  readonly api: PlanApi = {
    read: async (account, name) => this.get(account, name),
    create: async (type, sent) => {
      this.calls.push(`create ${type} ${idOf(type, sent)}`)
      const body = uncounted(type, structuredClone(sent)) as Fields
      const read = (requestSchemas[type].create as ZodObject).strict().safeParse(body)
      if (!read.success) throw refused(422, read.error.message)
      const name = { type, id: idOf(type, body) }
      if (this.get(String(body.account), name)) throw refused(409, `The id '${name.id}' is already in use`)
      this.effects.push(`create ${keyOf(name)}`)
      return this.keep(type, { ...(read.data as Fields), ...body })
    },
    update: async (type, sent) => {
      const name = { type, id: idOf(type, sent) }
      this.calls.push(`update ${type} ${name.id}`)
      const body = uncounted(type, structuredClone(sent)) as Fields
      const read = requestSchemas[type].update.safeParse(body)
      if (!read.success) throw refused(422, read.error.message)
      const before = this.get(String(body.account), name)
      if (!before) throw refused(404, `No object with the id '${name.id}'`)
      this.effects.push(`update ${keyOf(name)}`)
      return this.keep(type, type === 'players' ? { ...before, ...body } : body, before)
    },
    remove: async (account, name) => {
      this.calls.push(`delete ${keyOf(name)}`)
      if (!this.get(account, name)) throw refused(404, `No object with the id '${name.id}'`)
      this.effects.push(`delete ${keyOf(name)}`)
      this.drop(account, name)
    },
    copyImage: async (account, url) => {
      this.pictures.push(`${account} ${url}`)
      return `https://pictures.test/${account}/${this.pictures.length}`
    },
  }
}

const world = createWorld()

/** The accounts of the mock world with all of their objects. */
export const worldContents = Object.fromEntries(
  Object.entries(world.contents).map(([account, contents]) => [
    account,
    new Map(accountTypes.map((type) => [type, contents[type as 'teams'] as object[]])),
  ]),
)

export const worldAccounts = Object.keys(worldContents)

export const options: PlanOptions = { arriveInactive: false, keepImageAddresses: true }

/** The plan of a request on a service as it is now. */
export function planAt(
  service: Service,
  request: PlanRequest,
  { decisions, ...rest }: { decisions?: Partial<Decisions> } & Partial<Omit<PlanInputs, 'decisions'>> = {},
): Plan {
  const { from, to } = accountsOf(request)
  return makePlan(request, {
    source: service.lists(from),
    target: service.lists(to),
    gaps: [],
    options,
    decisions: { ...noDecisions, ...decisions },
    ...rest,
  })
}

/** An object for comparison: without account, counts, and values that a create gets by default. */
export function bare(type: EntityType, object: object, like: object): Fields {
  const { account: _, ...fields } = uncounted(type, object) as Fields
  const shape = (requestSchemas[type].create as ZodObject).shape
  const kept = Object.entries(fields).filter(([field, value]) => {
    const byDefault = shape[field] && (shape[field] as ZodObject).safeParse(undefined)
    const isDefault = byDefault?.success && JSON.stringify(byDefault.data) === JSON.stringify(value)
    return !(isDefault && !(field in like))
  })
  return Object.fromEntries(kept)
}

/** All objects of a service's account for comparison, by key. */
export function contentsOf(
  service: Service,
  account: string,
  like: ReadonlyMap<EntityType, readonly object[]>,
) {
  const originals = new Map(
    [...like].flatMap(([type, rows]) =>
      rows.map((row) => [keyOf({ type, id: idOf(type, row) }), row] as const),
    ),
  )
  return Object.fromEntries(
    [...service.lists(account)]
      .filter(([type]) => resourceFacts[type].scope === 'account')
      .flatMap(([type, rows]) =>
        rows.map((row) => {
          const key = keyOf({ type, id: idOf(type, row) })
          return [key, bare(type, row, originals.get(key) ?? {})] as const
        }),
      )
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
}
