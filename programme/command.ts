import type { ParseArgsOptionsConfig } from 'node:util'
import { readDate } from '@/lib/dates'

/** The arguments and the output of `npm run programme -- <command>`. */
export interface Call {
  values: Readonly<Record<string, string | boolean | readonly string[] | undefined>>
  positionals: readonly string[]
  /** Writes a line of the result to standard output. */
  print: (line: string) => void
  /** Writes a line about the progress to standard error. */
  log: (line: string) => void
}

export interface Command {
  /** Shown by `--help`. */
  help: string
  /** The options of this command, in addition to `commonOptions`. */
  options?: ParseArgsOptionsConfig
  /** Resolves to an exit code. Throws CommandError. */
  run: (call: Call) => Promise<ExitCode>
}

/** 0: success, or nothing to do. 1: differences, findings or failed rows. 2: the command could not run. 3: not yet. */
export type ExitCode = 0 | 1 | 2 | 3

/** A missing or invalid input, before a command starts its work. The message is shown to the user. */
export class CommandError extends Error {}

export const commonOptions = {
  'base-url': { type: 'string' },
  token: { type: 'string' },
  account: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const satisfies ParseArgsOptionsConfig

/** The text of an option; undefined if it is not given. */
export const option = ({ values }: Call, name: string): string | undefined => {
  const value = values[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** The texts of an option that can be repeated. */
export const optionList = ({ values }: Call, name: string): readonly string[] => {
  const value = values[name]
  return typeof value === 'object' ? value : []
}

/** A date of ISO 8601, and its time. */
const iso = /^[+-]?\d{4,}-\d\d-\d\d(?:[T ](.+))?$/is
/** `Z`, `GMT`, `EST`, or an offset after the time: `09:00+01`, `9:00 PM -0500`. */
const zone = /(?<![a-z])(?:z|gmt|utc?|[ecmp][sd]t)(?![a-z])|:\d\d(?:\.\d+)?\s*(?:[ap]m)?\s*[+-]\d\d/i

/**
 * The moment that an argument names, in ms, the same on any machine; NaN if it names none. A time of ISO 8601 without a zone
 * is UTC. Another notation needs its zone: JavaScript reads it in the local one.
 */
export function momentOfText(text: string): number {
  const date = iso.exec(text.trim())
  if (!date) return zone.test(text) ? readDate(text) : Number.NaN
  const [whole, time] = date
  return readDate(time === undefined || zone.test(time) ? whole : `${whole}Z`)
}

/** The moment of `--at`, in ms; now without it. Throws CommandError. */
export function momentIn(call: Call): number {
  const text = option(call, 'at')
  const at = text === undefined ? Date.now() : momentOfText(text)
  if (Number.isNaN(at)) throw new CommandError(`--at is a time such as 2026-03-12T09:00:00Z, not '${text}'`)
  return at
}

/** The API of a call, without an account. Throws CommandError if its address or the token is missing. */
export function serverOf(call: Call): { baseUrl: string; token: string } {
  const [baseUrl, token] = ['base-url', 'token'].map((name) => option(call, name))
  if (!baseUrl) throw new CommandError('Name the API: --base-url https://api.example.com/admin/api/v0')
  if (!/^https?:\/\/[^/]/.test(baseUrl))
    throw new CommandError(`--base-url must begin with http:// or https://, not '${baseUrl}'`)
  if (!token) throw new CommandError('Give an access token: --token, or the variable PROGRAMME_TOKEN')
  return { baseUrl: baseUrl.replace(/\/+$/, ''), token }
}

/** The API and the account of a call. Throws CommandError if one is missing. */
export function apiOf(call: Call): { baseUrl: string; token: string; account: string } {
  const server = serverOf(call)
  const account = option(call, 'account')
  if (!account) throw new CommandError('Name the account: --account brindlewick')
  return { ...server, account }
}
