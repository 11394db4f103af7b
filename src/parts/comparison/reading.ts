import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { toApiError } from '@/api/errors'
import { readList } from '@/api/readLists'
import { atOnce } from '@/lib/atOnce'
import { type EntityType, programmeTypes } from '@/model/entityTypes'

/** The most calls at the same time (rule COMPARE-3). */
const callsAtOnce = 4
/** How long a list that was read is reused, in ms. A write makes it outdated immediately. */
const freshMs = 60_000

/** Contains resource and account, so that a write invalidates it like any list. */
const keyOf = (account: string, type: EntityType) => ['whole', `/${type}`, { account }]

/** The rows that were read a moment ago, unless a write has made them outdated. */
function knownRows(client: QueryClient, account: string, type: EntityType) {
  const key = keyOf(account, type)
  const state = client.getQueryState(key)
  const isFresh = state && !state.isInvalidated && Date.now() - state.dataUpdatedAt < freshMs
  return isFresh ? client.getQueryData<readonly object[]>(key) : undefined
}

/** The lists of an account, as far as they could be read. */
export interface ReadAccount {
  lists: ReadonlyMap<EntityType, readonly object[]>
  /** Why a list could not be read: '403: Not allowed'. */
  errors: ReadonlyMap<EntityType, string>
}

/** The types whose lists could not be read. */
export const unreadIn = ({ lists }: ReadAccount): ReadonlySet<EntityType> =>
  new Set(programmeTypes.filter((type) => !lists.has(type)))

interface Reading {
  client: QueryClient
  accounts: readonly string[]
  signal: AbortSignal
  /** Called after each list. */
  onList: () => void
  /** Called when all lists of an account are read, or have failed. */
  onAccount: (account: string, read: ReadAccount) => void
}

/** Reads all lists of accounts, without players. A list that fails is noted, and the others are read all the same. */
async function readAccounts({ client, accounts, signal, onList, onAccount }: Reading): Promise<void> {
  const found = new Map(
    accounts.map((account) => [
      account,
      { lists: new Map<EntityType, readonly object[]>(), errors: new Map<EntityType, string>() },
    ]),
  )
  const calls = accounts.flatMap((account) => programmeTypes.map((type) => ({ account, type })))
  const read = async ({ account, type }: (typeof calls)[number]) => {
    const one = found.get(account)
    if (!one) return
    try {
      const rows = knownRows(client, account, type) ?? (await readList(type, account, signal))
      if (signal.aborted) return
      client.setQueryData(keyOf(account, type), rows)
      one.lists.set(type, rows)
    } catch (thrown) {
      if (signal.aborted) return
      const { status, message } = toApiError(thrown)
      one.errors.set(type, status === undefined ? message : `${status}: ${message}`)
    }
    if (signal.aborted) return
    onList()
    if (one.lists.size + one.errors.size === programmeTypes.length) onAccount(account, one)
  }
  await atOnce(calls, callsAtOnce, read, signal)
}

export interface AccountsRead {
  /** The accounts that have been read completely. */
  read: ReadonlyMap<string, ReadAccount>
  /** The number of lists that have been read, and their total; undefined while nothing is being read. */
  progress: { done: number; of: number } | undefined
  isStopped: boolean
  /** Starts reading these accounts. Lists that were read a moment ago are reused. */
  start: (accounts: readonly string[]) => void
  stop: () => void
}

const nothing = { read: new Map<string, ReadAccount>(), progress: undefined, isStopped: false }

/** Reads accounts on demand, with progress and Stop. Unmounting stops it. */
export function useReading(): AccountsRead {
  const client = useQueryClient()
  const [state, setState] = useState<Omit<AccountsRead, 'start' | 'stop'>>(nothing)
  const running = useRef<AbortController>(undefined)
  const abort = useCallback(() => running.current?.abort(), [])
  useEffect(() => abort, [abort])
  const start = useCallback(
    (accounts: readonly string[]) => {
      abort()
      const controller = new AbortController()
      running.current = controller
      const { signal } = controller
      const of = accounts.length * programmeTypes.length
      const isCurrent = () => running.current === controller && !signal.aborted
      let done = 0
      setState((before) => ({ ...before, progress: { done, of }, isStopped: false }))
      const onList = () => {
        done += 1
        if (isCurrent()) setState((before) => ({ ...before, progress: { done, of } }))
      }
      const onAccount = (account: string, one: ReadAccount) => {
        if (isCurrent()) setState((before) => ({ ...before, read: new Map(before.read).set(account, one) }))
      }
      void readAccounts({ client, accounts, signal, onList, onAccount }).then(() => {
        if (isCurrent()) setState((before) => ({ ...before, progress: undefined }))
      })
    },
    [client, abort],
  )
  const stop = useCallback(() => {
    abort()
    setState((before) => ({ ...before, progress: undefined, isStopped: true }))
  }, [abort])
  return { ...state, start, stop }
}
