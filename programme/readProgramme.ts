import { readFile } from 'node:fs/promises'
import { toApiError } from '@/api/errors'
import type { EntityType } from '@/entities/registry'
import { type Fault, faultLine, readBundle } from '@/programme/bundle/readBundle'
import { accountTypes, programmeTypes } from '@/programme/entityTypes'
import { readLists } from '@/programme/readLists'
import type { Lists } from '@/programme/references'
import { connect } from './api'
import { CommandError } from './command'

/** The objects of an account, from a bundle or from an API. */
export interface Programme {
  account: string
  /** Types without objects have an empty list. */
  lists: Lists
}

export type Source = { file: string } | { baseUrl: string; token: string; account: string }

/**
 * Reads all objects of an account. Players are read only on request, because an account can have hundreds of thousands,
 * and a response contains a hundred. Throws CommandError with the reason.
 */
export async function readProgramme(source: Source, withPlayers = false): Promise<Programme> {
  if ('file' in source) return programmeOfFile(source.file)
  return programmeOfAccount(source, withPlayers ? accountTypes : programmeTypes)
}

async function programmeOfFile(file: string): Promise<Programme> {
  const { bundle, faults } = readBundle(await textOf(file))
  if (faults) throw faultsOf(file, faults)
  const lists = new Map<EntityType, object[]>(programmeTypes.map((type) => [type, []]))
  for (const { type, object } of bundle.objects)
    lists.set(type, [...(lists.get(type) ?? []), { ...object, account: bundle.account }])
  return { account: bundle.account, lists }
}

async function programmeOfAccount(source: Exclude<Source, { file: string }>, types: readonly EntityType[]) {
  const { account } = source
  connect(source)
  try {
    return { account, lists: await readLists(account, types) }
  } catch (thrown) {
    throw new CommandError(`Could not read ${account} from ${source.baseUrl}: ${apiMessage(thrown)}`)
  }
}

/** Reads the text of a file. Throws CommandError if it cannot be read. */
export async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (thrown) {
    throw new CommandError(
      `Could not read ${file}: ${thrown instanceof Error ? thrown.message : String(thrown)}`,
    )
  }
}

/** The faults of a file, one per line, in the format that editors and CI turn into links. */
export function faultsOf(file: string, faults: readonly Fault[]): CommandError {
  const lines = faults.map((fault) => `${file}:${faultLine(fault)}`)
  return new CommandError([`${file} cannot be used:`, ...lines].join('\n'))
}

/** The message of the server with its status. */
export function apiMessage(thrown: unknown): string {
  const { status, message } = toApiError(thrown)
  return status === undefined ? message : `${message} (HTTP ${status})`
}
