import type { Player } from '@/generated/model'
import {
  CreatePlayerBody,
  DeletePlayerParams,
  ListPlayersQueryParams,
  UpdatePlayerBody,
  UpdatePlayerParams,
} from '@/generated/zod'
import { naturalCompare } from '@/lib/compare'
import { isNumber } from '@/lib/value'
import { failOnSentinel } from '../faults'
import { store } from '../state'
import { caller, needAccount, needRead, needWrite } from './access'
import { found, idTaken } from './elements'
import { type CallInfo, checkBody, readJson, readPath, readQuery } from './read'
import { badRequest, invalid } from './refuse'
import { needText } from './rules'

/* Players have their own id field, are sorted by the server, and are updated field by field (PATCH). */

export async function listPlayers(info: CallInfo): Promise<Player[]> {
  const token = caller(info.request)
  needRead(token)
  const { account, limit, skip, sort, order } = readQuery(info, ListPlayersQueryParams)
  if (!(sort in CreatePlayerBody.shape)) throw badRequest(`Players cannot be sorted by '${sort}'`, 'sort')
  needAccount(token, account)
  return sorted(account, sort, order).slice(skip, skip + limit)
}

let last: { key: string; players: Player[] } | undefined

/** Cached for all pages of a list: an account can have 100,000 players. */
function sorted(account: string, sort: string, order: 'asc' | 'desc'): Player[] {
  const key = JSON.stringify([store.revision(), account, sort, order])
  if (last?.key !== key) {
    last = { key, players: store.list('players', account).toSorted(byField(sort, order)) }
  }
  return last.players
}

export async function createPlayer(info: CallInfo): Promise<Player> {
  const token = caller(info.request)
  needWrite(token)
  const body = checkBody(await readJson(info), CreatePlayerBody.strict()) as Player
  const account = String(body.account)
  needAccount(token, account)
  await failOnSentinel(body.name, body.player)
  needText(body.player, 'Player ID', 'player')
  needText(body.name, 'Name', 'name')
  if (store.get('players', account, body.player)) throw idTaken(body.player, account, 'player')
  store.put('players', account, body)
  return body
}

export async function updatePlayer(info: CallInfo): Promise<Player> {
  const token = caller(info.request)
  needWrite(token)
  const { player } = readPath(info, UpdatePlayerParams)
  const body = checkBody(await readJson(info), UpdatePlayerBody)
  const account = String(body.account)
  needAccount(token, account)
  if (body.player !== player)
    throw invalid(`The body is about the player '${body.player}', not '${player}'`, 'player')
  await failOnSentinel(body.name, player)
  if ('name' in body) needText(body.name, 'Name', 'name')
  const saved: Player = { ...found('players', account, player), ...body }
  store.put('players', account, saved)
  return saved
}

export async function deletePlayer(info: CallInfo): Promise<void> {
  const token = caller(info.request)
  needWrite(token)
  const { account, id } = readPath(info, DeletePlayerParams)
  needAccount(token, account)
  await failOnSentinel(id)
  found('players', account, id)
  store.delete('players', account, id)
}

/** Players without a value come last in both directions; equal values are sorted by player id. */
function byField(field: string, order: 'asc' | 'desc') {
  const fieldOf = (player: Player) => {
    const value = field === 'level' ? player.level?.name : player[field]
    return Array.isArray(value) ? value.join() : value
  }
  return (a: Player, b: Player): number => {
    const [left, right] = [fieldOf(a), fieldOf(b)]
    const missing = Number(left === undefined) - Number(right === undefined)
    const compared = left === undefined ? 0 : compare(left, right)
    return missing || (order === 'asc' ? compared : -compared) || compare(a.player, b.player)
  }
}

function compare(a: unknown, b: unknown): number {
  if (isNumber(a) && isNumber(b)) return naturalCompare(a, b)
  const [left, right] = [String(a), String(b)]
  return left < right ? -1 : left > right ? 1 : 0
}
