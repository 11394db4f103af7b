import type { ParseArgsOptionsConfig } from 'node:util'

/** What `npm run programme -- <command>` was given. */
export interface Call {
  values: Readonly<Record<string, string | boolean | undefined>>
  positionals: readonly string[]
  /** Writes a line to standard output: results. */
  say: (line: string) => void
  /** Writes a line to standard error: what is going on. */
  note: (line: string) => void
}

export interface Command {
  /** Shown by `--help`. */
  help: string
  /** In addition to `commonOptions`. */
  options?: ParseArgsOptionsConfig
  /** Resolves to an exit code. Throws CouldNotRun. */
  run: (call: Call) => Promise<ExitCode>
}

/** 0: nothing to do, or done. 1: differences, findings or failed rows. 2: could not run. */
export type ExitCode = 0 | 1 | 2

/** What is missing or wrong before a command can do its work. The message is shown as it is. */
export class CouldNotRun extends Error {}

export const commonOptions = {
  'base-url': { type: 'string' },
  token: { type: 'string' },
  account: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const satisfies ParseArgsOptionsConfig

/** The text of an option, or undefined. */
export const option = ({ values }: Call, name: string): string | undefined => {
  const value = values[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** The API and the account of a call. Throws CouldNotRun if one is missing. */
export function apiOf(call: Call): { baseUrl: string; token: string; account: string } {
  const [baseUrl, token, account] = ['base-url', 'token', 'account'].map((name) => option(call, name))
  if (!baseUrl) throw new CouldNotRun('Name the API: --base-url https://api.example.com/admin/api/v0')
  if (!/^https?:\/\/[^/]/.test(baseUrl))
    throw new CouldNotRun(`--base-url must begin with http:// or https://, not '${baseUrl}'`)
  if (!token) throw new CouldNotRun('Give an access token: --token, or the variable PROGRAMME_TOKEN')
  if (!account) throw new CouldNotRun('Name the account: --account brindlewick')
  return { baseUrl: baseUrl.replace(/\/+$/, ''), token, account }
}
