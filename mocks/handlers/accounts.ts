import type { Account } from '@/generated/model'
import type { AccountResource } from '@/generated/resourceFacts'
import {
  CopyAccountElementsBody,
  CreateAccountBody,
  DeleteAccountParams,
  UpdateAccountBody,
} from '@/generated/zod'
import { resources } from '../entities'
import { failOnSentinel } from '../faults'
import { store } from '../state'
import { apiKey } from '../store/counted'
import type { Fields } from '../store/fields'
import { withoutManaged } from '../store/managed'
import { idOf } from '../store/resources'
import { caller, isAdmin, isWriter, needAccount, needRead, needWriteAdmin } from './access'
import { withCounted } from './elements'
import { type CallInfo, checkBody, readJson, readPath } from './read'
import { invalid, taken } from './refuse'
import { needText } from './rules'

/** The API key is a secret: it is hidden from callers without write permission. */
export async function listAccounts({ request }: CallInfo): Promise<Account[]> {
  const token = caller(request)
  needRead(token)
  const visible = store.accounts().filter(({ account }) => isAdmin(token) || token.accounts.includes(account))
  if (isWriter(token)) return visible
  return visible.map(({ apikey: _, ...account }) => account as Account)
}

export async function createAccount(info: CallInfo): Promise<Account> {
  needWriteAdmin(caller(info.request))
  const sent = withoutManaged('accounts', await readJson(info))
  const body = checkBody(sent, CreateAccountBody.strict()) as Account
  await check(body)
  if (store.account(body.account)) {
    throw taken(`The account id '${body.account}' is already in use`, 'account')
  }
  return keep(body, apiKey(body.account))
}

export async function updateAccount(info: CallInfo): Promise<Account> {
  const token = caller(info.request)
  needWriteAdmin(token)
  const body = withoutManaged('accounts', await readJson(info))
  const { account } = checkBody(body, UpdateAccountBody) as Account
  await check(body)
  needAccount(token, account)
  return keep(body, store.account(account)?.apikey)
}

export async function deleteAccount(info: CallInfo): Promise<void> {
  const token = caller(info.request)
  needWriteAdmin(token)
  const { id } = readPath(info, DeleteAccountParams)
  await failOnSentinel(id)
  needAccount(token, id, 'id')
  store.deleteAccount(id)
}

/** Copies everything or nothing; objects that the target already has are not changed, and players are not copied. */
export async function copyAccountElements(info: CallInfo): Promise<void> {
  const token = caller(info.request)
  needWriteAdmin(token)
  const body = checkBody(await readJson(info), CopyAccountElementsBody.strict())
  const { fromAccount, toAccount } = body as { fromAccount: string; toAccount: string }
  await failOnSentinel(fromAccount, toAccount)
  if (fromAccount === toAccount) throw invalid('An account cannot be copied into itself', 'toAccount')
  needAccount(token, fromAccount, 'fromAccount')
  needAccount(token, toAccount, 'toAccount')
  for (const resource of resources) {
    if (resource !== 'players') copy(resource, fromAccount, toAccount)
  }
}

function copy(resource: AccountResource, from: string, to: string) {
  const copies = store
    .list(resource, from)
    .filter((object) => !store.get(resource, to, idOf(resource, object)))
    .map((object) => withCounted(resource, { ...object, account: to }))
  if (copies.length > 0) store.put(resource, to, ...(copies as never[]))
}

async function check(account: Fields) {
  await failOnSentinel(account.name, account.account)
  needText(account.account, 'Account ID', 'account')
  needText(account.name, 'Name', 'name')
}

function keep(fields: Fields, apikey: string | undefined): Account {
  const account = { ...fields, ...(apikey && { apikey }) } as Account
  store.putAccount(account)
  return account
}
