/**
 * The programmatic API: `diff`, `har` and `verify` return what `--format json` writes. They throw `CouldNotRun`, with a
 * message for people, where the command ends with exit code 2 and without a report.
 */
import type { Severities } from './config/severities.ts'
import { type Command, perform } from './perform.ts'
import { resultOf } from './report/formats.ts'
import { forgetSecrets } from './report/redact.ts'
import type { IgnoreEntry, Result, Severity, Values } from './types.ts'

export { CouldNotRun } from './report/couldNotRun.ts'
export { render } from './report/formats.ts'
export { type Rule, type RuleId, rules } from './report/rules.ts'
export type { Finding, IgnoreEntry, Result, Severity } from './types.ts'
export type { Severities }

/** A description: a file, a URL, or the document itself. */
export type Description = string | object

export interface Options {
  /** The severities of rules, in place of their own. */
  severities?: Severities
  /** Known findings. */
  ignore?: IgnoreEntry[]
  /** What counts as drift. Default: `risky`. */
  failOn?: Severity
  /** Receives progress. By default it is not shown. */
  onProgress?(text: string): void
}

export interface ContractOptions extends Options {
  /** The contract to compare with. Default: that of the console. */
  contract?: Description
  /** The file with the map of its screens. */
  screens?: string
}

export interface DiffOptions extends ContractOptions {
  /** What the paths of the description begin with before the contract's. */
  basePath?: string
  /** Resources of the contract to look at. */
  only?: string[]
  /** Headers for the download of the description. */
  headers?: Record<string, string>
}

export interface HarOptions extends ContractOptions {
  /** The address of the API in the recordings. */
  baseUrl?: string
}

export interface VerifyOptions extends Options {
  token: string
  /** Answers the requests in place of the network, such as `app.request` of a service in the same process. */
  fetch?: typeof globalThis.fetch
  /** The only account to look at; with `write` the scratch account. */
  account?: string
  /** Also creates, updates and deletes objects in the account. */
  write?: boolean
  /** Ids of operations to leave out. */
  skip?: string[]
  /** Kinds of objects to look at. */
  only?: string[]
  origin?: string
  /** Requests a second. Default: 30. */
  rate?: number
  /** Seconds for one request. Default: 30. */
  timeout?: number
  /** How many objects of a list are read. Default: 10,000. */
  maxObjects?: number
}

export interface VerifierOptions extends VerifyOptions {
  fetch: typeof globalThis.fetch
  /** The address that the service sees. Default: `http://localhost/admin/api/v0`. */
  baseUrl?: string
}

/** Compares a description with the contract. */
export const diff = (
  description: Description,
  { basePath, only = [], headers = {}, ...options }: DiffOptions = {},
) =>
  check(() => import('./commands/diff.ts'), [description], options, {
    'base-path': basePath,
    only: only.join(),
    header: Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  })

/** Checks recorded traffic. */
export const har = (files: string | string[], { baseUrl, ...options }: HarOptions = {}) =>
  check(() => import('./commands/har.ts'), [files].flat(), options, { 'base-url': baseUrl })

/** Checks a running service. */
export const verify = (
  baseUrl: string,
  {
    skip = [],
    only = [],
    origin,
    rate,
    timeout,
    maxObjects,
    token,
    account,
    write,
    fetch,
    ...options
  }: VerifyOptions,
) =>
  check(() => import('./commands/verify.ts'), [], options, {
    'base-url': baseUrl,
    token,
    account,
    write,
    skip: skip.join(),
    only: only.join(),
    origin,
    rate,
    timeout,
    'max-objects': maxObjects,
    fetch,
  })

/**
 * Checks a Node service in its own tests, without a port: `fetch` calls it in the same process.
 * @returns a function that runs `verify`, with further options
 */
export const createVerifier =
  ({
    baseUrl = 'http://localhost/admin/api/v0',
    rate = Number.POSITIVE_INFINITY,
    ...service
  }: VerifierOptions) =>
  (options: Partial<VerifyOptions> = {}) =>
    verify(baseUrl, { rate, ...service, ...options })

/** The values that options have on the command line. */
const defaultsOf = ({ options = {} }: Command) =>
  Object.fromEntries(
    Object.entries(options).flatMap(([name, { default: value }]) =>
      value === undefined ? [] : [[name, value]],
    ),
  )

/** The contract, its screens and the secrets of a run are shared by all modules, so runs wait for each other. */
let previous: Promise<unknown> = Promise.resolve()

function check(
  load: () => Promise<Command>,
  positionals: Description[],
  { contract, screens, severities, ignore = [], failOn, onProgress = () => undefined }: ContractOptions,
  values: Values,
): Promise<Result> {
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
  const stream = { write: (text: string) => Boolean(onProgress(text)) }
  const start = async () => {
    forgetSecrets()
    const command = await load()
    const report = await perform(
      command,
      {
        values: { ...defaultsOf(command), ...given },
        positionals,
        streams: { stdout: stream, stderr: stream },
      },
      { contract, screens, severities, known: ignore.map((entry) => ({ ...entry, path: 'ignore' })) },
    )
    return resultOf(report, failOn)
  }
  const current = previous.then(start, start)
  previous = current
  return current
}
