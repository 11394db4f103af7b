/** Types shared by the modules of the kit. Those of descriptions and their changes: contract/types.d.ts. */
import type { ErrorObject } from 'ajv'
import type { Content, Json, Parameter, Response } from './contract/types'

export type Severity = 'breaks' | 'risky' | 'harmless'

/** The part of an operation that a field belongs to; determines which screens use it. */
export type Side = 'request' | 'response' | 'parameter' | 'operation' | 'error'

export interface GivenFinding {
  /** Stable across runs, e.g. `answer/missing-field/listMissions/200/reward.points`; ignore files refer to it. */
  id: string
  /** The kind of finding, such as `missing-field`. */
  rule: string
  severity: Severity
  /** One sentence. */
  message: string
  operations?: string[]
  side?: Side
  field?: string
  ours?: unknown
  theirs?: unknown
  where?: string
}

export interface Finding extends Omit<GivenFinding, 'side'> {
  /** Screens and controls of the console that use the field or the operation; empty for "nobody". */
  usedBy?: string[]
  times: number
}

export interface IgnoreEntry {
  id: string
  reason: string
  expires: string
}

/** The content of all output formats. */
export interface ReportContent {
  command: string
  subject: string
  findings: Finding[]
  notes: string[]
  /** What was not checked, in words. A report with any entry here is never clean. */
  incomplete: string[]
  /** What was checked, in words. */
  looked: string
  ignored: (Finding & IgnoreEntry)[]
}

export interface Report extends ReportContent {
  /** Adds a finding. If its id is known, the existing finding gains the operations and the count. */
  add(finding: GivenFinding): void
  /** Removes a finding listed in an ignore file. Returns whether it was there. */
  ignore(id: string, entry: IgnoreEntry): boolean
}

/** The values of the command line. */
export type Values = Record<string, Json>

/** A command of the kit: `commands/<name>.mjs`. */
export interface Command {
  options?: import('node:util').ParseArgsOptionsConfig
  run(values: Values, positionals: string[]): Promise<Report> | Report
}

export interface Operation {
  id: string
  path: string
  method: string
  tag?: string
  parameters: Parameter[]
  /** Schemas of the request body by content type. */
  body?: Content
  /** By status. `pointer` is the place of the response in the contract. */
  responses: Record<string, Response & { pointer: string[] }>
  pattern: RegExp
}

/** The contract, compiled for validation. */
export interface Checker {
  operations: Operation[]
  /** Throws if the contract does not have the id. */
  byId(id: string): Operation
  has(id: string): boolean
  find(method: string, path: string): Operation | undefined
  answerErrors(operation: Operation, status: number, value: unknown): ErrorObject[]
  bodyErrors(operation: Operation, value: unknown): ErrorObject[]
  parameterErrors(parameter: Parameter, value: unknown): ErrorObject[]
}

export interface Answer {
  status: number
  /** Names in lower case. */
  headers: Record<string, string>
  /** Undefined when the body was not recorded. */
  text?: string
}

/** The content of a request. */
export interface Sent {
  query: URLSearchParams
  body?: string
  type?: string
  /** Names of the parts of a form. */
  parts?: string[]
}

export interface Checked {
  findings: GivenFinding[]
  /** Why the body was not checked. */
  unread?: string
  value?: Json
}

export interface SendOptions {
  query?: Record<string, Json>
  body?: unknown
  /** False omits the token. */
  signedIn?: boolean
  headers?: Record<string, string>
}

export interface CallOptions extends SendOptions {
  params?: Record<string, Json>
  /** Replaces the path built from `params`, to send an unreadable one. */
  path?: string
  /** Statuses that the contract expects here; any other is a finding. */
  wanted?: number[]
}

export type Client = ReturnType<typeof import('./verify/client.mjs').createClient>
export type Ledger = ReturnType<typeof import('./verify/ledger.mjs').createLedger>

/** Shared by the steps of `verify`. */
export interface VerifyContext {
  client: Client
  checker: Checker
  report: Report
  progress(text?: string): void
  /** The only account to read, and the one that `--write` writes into. */
  account?: string
  origin: string
  /** Ids of lists: read, with an object in them, with parameters tested. */
  tried: Record<'lists' | 'objects' | 'paging', Set<string>>
}

/** The operations of one kind of object. */
export interface Kind {
  name: string
  idField: string
  list: Operation
  create: Operation
  update: Operation
  remove: Operation
}
