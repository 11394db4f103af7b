import { setImmediate } from 'node:timers/promises'
import { type Reading, readLists } from '@/api/readLists'
import { pluralize } from '@/lib/format'
import { fieldsOf, filledText } from '@/lib/value'
import { type EntityType, isOfProgramme } from '@/model/entityTypes'
import { idOf, type Lists } from '@/model/references'
import { nouns } from '@/model/words'
import { connect } from '../api'
import { CommandError } from '../command'
import { apiMessage, knownLists, type Programme, readProgramme } from '../readProgramme'
import type { Asked } from './types'

/*
 * The functions with which the tools read data. Every request is a GET (rule ASSIST-1), and is aborted when its call
 * ends (rule ASSIST-5).
 */

const reading = ({ signal, onRead }: Asked): Reading => ({
  signal,
  onPage: (type, loaded) => onRead(pluralize(loaded, nouns[type].one, nouns[type].many)),
})

const sourceOf = ({ assistant: { baseUrl, token }, account }: Asked) =>
  ({ baseUrl, token, account, readsOnly: true }) as const

/** All objects of the account, players only on request. Throws CommandError. */
export const programmeOf = (asked: Asked, withPlayers = false): Promise<Programme> =>
  readProgramme(sourceOf(asked), withPlayers && asked.assistant.withPlayers, reading(asked))

/** The objects together with the accounts of the token, as a plan needs them. */
export async function listsToPlan(asked: Asked, objects: readonly { type: EntityType }[]): Promise<Lists> {
  connect(sourceOf(asked))
  const lists = await knownLists(asked.account, objects, reading(asked))
  hideKeys(asked, lists.get('accounts') ?? [])
  return lists
}

/** The accounts of the token. Throws CommandError. */
export async function accountsOf(asked: Asked): Promise<readonly object[]> {
  const rows = await listOf(asked, 'accounts')
  hideKeys(asked, rows)
  return rows
}

/** A player of the account. Throws CommandError. */
export async function playerOf(asked: Asked, id: string): Promise<object> {
  refusePlayers(asked, ['players'])
  const isIt = (row: object) => idOf('players', row) === id
  const rows = await listOf(asked, 'players', (page) => page.some(isIt))
  const found = rows.find(isIt)
  if (!found) throw new CommandError(`There is no object players/${id} in ${asked.account}`)
  return found
}

async function listOf(
  asked: Asked,
  type: EntityType,
  until?: NonNullable<Reading['until']>,
): Promise<readonly object[]> {
  const source = sourceOf(asked)
  connect(source)
  try {
    const lists = await readLists(asked.account, [type], { ...reading(asked), ...(until && { until }) })
    return lists.get(type) ?? []
  } catch (thrown) {
    throw new CommandError(`Could not read ${type} from ${source.baseUrl}: ${apiMessage(thrown)}`)
  }
}

/** Players are read only if the server was started with that option. Throws CommandError otherwise. */
export function refusePlayers({ assistant }: Asked, types: readonly EntityType[]): void {
  if (!assistant.withPlayers && !types.every(isOfProgramme))
    throw new CommandError('This server reads no players: it was started without --with-players')
}

function hideKeys({ hidden }: Asked, accounts: readonly object[]): void {
  for (const account of accounts) {
    const key = filledText(fieldsOf(account).apikey)
    if (key !== undefined) hidden.add(key)
  }
}

/** How long a calculation may block other messages, in ms. */
const sliceMs = 25

/** Runs a calculation in slices, so that a cancelled one stops. */
export async function calculated<T>(steps: Generator<void, T>, signal: AbortSignal): Promise<T> {
  let start = performance.now()
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    if (performance.now() - start < sliceMs) continue
    await setImmediate()
    signal.throwIfAborted()
    start = performance.now()
  }
}
