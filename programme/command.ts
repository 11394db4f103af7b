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

/** 0: success, or nothing to do. 1: differences, findings or failed rows. 2: the command could not run. */
export type ExitCode = 0 | 1 | 2

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

/** The moment that an argument names, in ms; NaN if it names none. A time without a zone is UTC, on any machine. */
export function momentOfText(text: string): number {
  const hasZone = /(Z|[+-]\d{2}:?\d{2})$/i.test(text) || /^\d{4}-\d{2}-\d{2}$/.test(text)
  return readDate(hasZone ? text : `${text}Z`)
}

/** The API and the account of a call. Throws CommandError if one is missing. */
export function apiOf(call: Call): { baseUrl: string; token: string; account: string } {
  const [baseUrl, token, account] = ['base-url', 'token', 'account'].map((name) => option(call, name))
  if (!baseUrl) throw new CommandError('Name the API: --base-url https://api.example.com/admin/api/v0')
  if (!/^https?:\/\/[^/]/.test(baseUrl))
    throw new CommandError(`--base-url must begin with http:// or https://, not '${baseUrl}'`)
  if (!token) throw new CommandError('Give an access token: --token, or the variable PROGRAMME_TOKEN')
  if (!account) throw new CommandError('Name the account: --account brindlewick')
  return { baseUrl: baseUrl.replace(/\/+$/, ''), token, account }
}
