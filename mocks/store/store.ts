import type { Account } from '@/generated/model'
import type { AccountResource, ResourceTypes } from '@/generated/resourceFacts'
import { cloned } from '@/lib/exactNumber'
import { resources } from '../entities'
import { breachOf } from './contract'
import { type AccountContents, type Change, idOf, type Upload, type World } from './resources'

type Objects = Map<string, ResourceTypes[AccountResource]>

/** The state of the mocked API. Every reset calls `createWorld` again. */
export type Store = ReturnType<typeof createStore>

export function createStore(createWorld: () => World) {
  const accounts = new Map<string, Account>()
  const tables = new Map<string, Map<AccountResource, Objects>>()
  const uploads = new Map<string, Upload>()
  /** Differences from the world, by place; they are enough to restore the current state. */
  const changes = new Map<string, Change>()
  let revision = 0
  const listeners = new Set<(changes: Change[]) => void>()

  const table = (account: string, resource: AccountResource): Objects | undefined =>
    tables.get(account)?.get(resource)

  const openTables = (account: string, contents?: AccountContents) =>
    tables.set(
      account,
      new Map(
        resources.map((resource) => [
          resource,
          new Map((contents?.[resource] ?? []).map((object) => [idOf(resource, object), object])),
        ]),
      ),
    )

  function fill() {
    revision += 1
    accounts.clear()
    tables.clear()
    uploads.clear()
    changes.clear()
    const world = createWorld()
    for (const account of world.accounts) {
      accounts.set(account.account, account)
      openTables(account.account, world.contents[account.account])
    }
  }

  function note(made: Change[]) {
    for (const change of made) changes.set(placeOf(change), change)
    for (const listener of listeners) listener(made)
  }

  function apply({ resource, account, id, value }: Change) {
    if (resource === 'uploads') {
      if (value) uploads.set(id, value as Upload)
    } else if (resource === 'accounts') {
      if (!value) {
        accounts.delete(id)
        tables.delete(id)
      } else {
        accounts.set(id, value as Account)
        if (!tables.has(id)) openTables(id)
      }
    } else if (value) {
      table(account, resource)?.set(id, value as ResourceTypes[AccountResource])
    } else {
      table(account, resource)?.delete(id)
    }
  }

  function change(made: Change[]) {
    revision += 1
    made.forEach(apply)
    note(made)
  }

  fill()

  return {
    /** All accounts, by id. */
    accounts: () => [...accounts.values()].sort(byId('accounts')),
    account: (id: string) => accounts.get(id),

    /** Adds or replaces an account. */
    putAccount(account: Account) {
      change([checked({ resource: 'accounts', account: '', id: account.account, value: account })])
    },

    /** Deletes an account and everything in it. */
    deleteAccount(id: string) {
      const contents = resources.flatMap((resource) =>
        [...(table(id, resource)?.keys() ?? [])].map((key) => ({
          resource,
          account: id,
          id: key,
          value: null,
        })),
      )
      change([...contents, { resource: 'accounts', account: '', id, value: null }])
    },

    /** All objects sorted by id, an order that survives a reload. */
    list<R extends AccountResource>(resource: R, account: string): ResourceTypes[R][] {
      const objects = [...(table(account, resource)?.values() ?? [])] as ResourceTypes[R][]
      return objects.sort(byId(resource))
    },

    get<R extends AccountResource>(resource: R, account: string, id: string): ResourceTypes[R] | undefined {
      return table(account, resource)?.get(id) as ResourceTypes[R] | undefined
    },

    /** Adds or replaces objects, all or none. Throws if one breaks the contract of responses: a mistake in a mock. */
    put<R extends AccountResource>(resource: R, account: string, ...objects: ResourceTypes[R][]) {
      if (!tables.has(account)) throw new Error(`There is no account ${account}`)
      change(
        objects.map((object) => checked({ resource, account, id: idOf(resource, object), value: object })),
      )
    },

    delete(resource: AccountResource, account: string, id: string) {
      change([{ resource, account, id, value: null }])
    },

    /** Stores an uploaded image and returns its number. */
    addUpload(upload: Upload): string {
      const id = String(uploads.size + 1)
      change([{ resource: 'uploads', account: '', id, value: upload }])
      return id
    },

    upload: (id: string) => uploads.get(id),

    /** Changes with every change of the store, to invalidate derived values. */
    revision: () => revision,

    /** Restores the world. Listeners are not called, because nothing is left to store. */
    reset: fill,

    /** The differences from the world. */
    snapshot: (): Change[] => cloned([...changes.values()]),

    /** Resets to the world with these changes. Skips changes that break the contract and returns a message for each. */
    restore(snapshot: Change[]): string[] {
      fill()
      const breaches: string[] = []
      // Accounts first, because their contents need them.
      const ordered = snapshot.toSorted(
        (a, b) => Number(b.resource === 'accounts') - Number(a.resource === 'accounts'),
      )
      for (const entry of ordered) {
        const breach = breachIn(entry)
        if (breach) {
          breaches.push(breach)
        } else {
          apply(entry)
          changes.set(placeOf(entry), entry)
        }
      }
      revision += 1
      return breaches
    },

    /** Applies changes made in another tab. Listeners are not called, because that tab stores them. */
    receive(made: Change[]) {
      revision += 1
      for (const entry of made) {
        apply(entry)
        changes.set(placeOf(entry), entry)
      }
    },

    /** Calls `listener` after every change. Returns a function that unsubscribes. */
    subscribe(listener: (changes: Change[]) => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const byId =
  (resource: AccountResource | 'accounts') =>
  (a: object, b: object): number => {
    const [left, right] = [idOf(resource, a), idOf(resource, b)]
    return left < right ? -1 : left > right ? 1 : 0
  }

/** A key for the object of a change; ids are free text, so the parts are joined as JSON. */
export const placeOf = ({ resource, account, id }: Change): string => JSON.stringify([resource, account, id])

const breachIn = ({ resource, value }: Change) =>
  value === null || resource === 'uploads' ? undefined : breachOf(resource, value)

/** A copy for the store, checked against the contract. */
function checked(change: Change): Change {
  const breach = breachIn(change)
  if (breach) throw new Error(`The mocks were about to keep what breaks the contract: ${breach}`)
  return cloned(change)
}
