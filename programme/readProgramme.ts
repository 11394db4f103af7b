import { readFile } from 'node:fs/promises'
import { toApiError } from '@/api/errors'
import { type Reading, readLists } from '@/api/readLists'
import { textOfFile } from '@/engine/transfer/fileText'
import type { Bundle } from '@/engine/transfer/format'
import { type FileFault, faultLine, mostFaultsListed, readBundleFile } from '@/engine/transfer/readBundle'
import { accountTypes, type EntityType, isOfProgramme, programmeTypes } from '@/model/entityTypes'
import { idOf, type Lists } from '@/model/references'
import { connect } from './api'
import { type Call, CommandError } from './command'
import { visible } from './markdown'

/** The objects of an account, from a bundle or from an API. */
export interface Programme {
  account: string
  /** Types without objects have an empty list. */
  lists: Lists
}

/** @property keepsCounts keeps the server's counts in a file, for commands that only report, not for objects to send */
export type Source =
  | { file: string; log: Call['log']; keepsCounts?: boolean }
  | { baseUrl: string; token: string; account: string; readsOnly?: boolean }

/**
 * Reads all objects of an account. Players are read only on request, because an account can have hundreds of thousands,
 * and a response contains a hundred. Throws CommandError with the reason.
 */
export async function readProgramme(
  source: Source,
  withPlayers = false,
  reading: Reading = {},
): Promise<Programme> {
  if ('file' in source) return programmeOfBundle(await bundleOf(source.file, source))
  return programmeOfAccount(source, withPlayers ? accountTypes : programmeTypes, reading)
}

/** The objects of a bundle, as an API would list them. */
export function programmeOfBundle({ account, objects }: Bundle): Programme {
  const lists = new Map<EntityType, object[]>(programmeTypes.map((type) => [type, []]))
  for (const { type, object } of objects) {
    const rows = lists.get(type) ?? []
    lists.set(type, rows)
    rows.push({ ...object, account })
  }
  return { account, lists }
}

/** Reads a bundle, and logs its warnings. Throws CommandError with the faults of the file. */
export async function bundleOf(
  file: string,
  { log, keepsCounts = false }: Omit<Extract<Source, { file: string }>, 'file'>,
): Promise<Bundle> {
  const read = readBundleFile(await bytesOf(file), { keepsCounts })
  if (read.problem !== undefined) throw new CommandError(`${file} cannot be used: ${read.problem}`)
  if (read.faults)
    throw new CommandError([`${file} cannot be used:`, ...linesOf(file, read.faults)].join('\n'))
  for (const line of linesOf(file, read.warnings)) log(`warning: ${line}`)
  return read.bundle
}

async function programmeOfAccount(
  source: Exclude<Source, { file: string }>,
  types: readonly EntityType[],
  reading: Reading,
) {
  const { account } = source
  connect(source)
  try {
    return { account, lists: await readLists(account, types, reading) }
  } catch (thrown) {
    throw new CommandError(`Could not read ${account} from ${source.baseUrl}: ${apiMessage(thrown)}`)
  }
}

/**
 * Reads the lists that a plan for these objects needs, players only if there are some, with the accounts of the token.
 * Throws CommandError.
 */
export async function knownLists(
  account: string,
  objects: readonly { type: EntityType }[],
  reading: Reading = {},
): Promise<Lists> {
  const hasPlayers = !objects.every(({ type }) => isOfProgramme(type))
  try {
    const lists = await readLists(account, hasPlayers ? accountTypes : programmeTypes, reading)
    const known = await readLists(account, ['accounts'], reading)
    if (!known.get('accounts')?.some((row) => idOf('accounts', row) === account))
      throw new CommandError(`There is no account '${account}', or this token may not see it`)
    return new Map([...lists, ...known])
  } catch (thrown) {
    if (thrown instanceof CommandError) throw thrown
    throw new CommandError(`Could not read ${account}: ${apiMessage(thrown)}`)
  }
}

/** Reads the text of a file. Throws CommandError if it cannot be read. */
export async function textOf(file: string): Promise<string> {
  const { text, problem, line } = textOfFile(await bytesOf(file))
  if (text !== undefined) return text
  throw new CommandError(`${file}${line === undefined ? '' : `:${line}`}: ${problem}`)
}

export async function bytesOf(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file)
  } catch (thrown) {
    throw new CommandError(
      `Could not read ${file}: ${thrown instanceof Error ? thrown.message : String(thrown)}`,
    )
  }
}

/** The faults of a file, one per line, in the format that editors and CI turn into links. */
function linesOf(file: string, faults: readonly FileFault[]): string[] {
  const lines = faults.slice(0, mostFaultsListed).map((fault) => visible(`${file}:${faultLine(fault)}`))
  const rest = faults.length - lines.length
  return rest > 0 ? [...lines, `${file}: and ${rest} more`] : lines
}

/** The message of the server with its status. */
export function apiMessage(thrown: unknown): string {
  const { status, message } = toApiError(thrown)
  return status === undefined ? message : `${message} (HTTP ${status})`
}
