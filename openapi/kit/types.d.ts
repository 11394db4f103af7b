/** Types shared by the modules of the kit. Those of descriptions and their changes: contract/types.d.ts. */
import type { ErrorObject } from 'ajv'
import type { Content, Json, Parameter, Response } from './contract/types'

export type Severity = 'breaks' | 'risky' | 'harmless'

/** The part of an operation that a field belongs to; determines which screens use it. */
export type Side = 'request' | 'response' | 'parameter' | 'operation' | 'error'

/** What several findings have in common. Many of one cause are shown as one. */
export interface Cause {
  /** Part of the id of the common finding. */
  key: string
  /** Follows their number in its message, such as "values of answers may be null". */
  words: string
}

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
  /** Of a finding about errors: which ones. */
  statuses?: string[]
  cause?: Cause
  /** The place in the file or at the URL that was checked. */
  source?: { file: string; line?: number }
}

export interface Finding extends Omit<GivenFinding, 'side' | 'cause'> {
  /** Screens and controls of the console that use the field or the operation; empty for "nobody". */
  usedBy?: string[]
  times: number
  /** Of a finding that stands for many: the last part of their ids. */
  places?: string[]
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
  /** What the command writes in place of the report. */
  page?: string
  /** Adds a finding. If its id is known, the existing finding gains the operations and the count. */
  add(finding: GivenFinding): void
  /** Removes a finding listed in an ignore file, or all that a common one stands for. Returns whether it was there. */
  ignore(id: string, entry: IgnoreEntry): boolean
}

/** The values of the command line. */
export type Values = Record<string, Json>

/** A command of the kit: `commands/<name>.mjs`. */
/** Where a run writes to: those of the process, or others. */
export interface Streams {
  stdout: Stream
  stderr: Stream
}

export type Stream = Pick<NodeJS.WriteStream, 'write'> &
  Partial<Pick<NodeJS.WriteStream, 'isTTY' | 'columns'>>

export interface Command {
  options?: import('node:util').ParseArgsOptionsConfig
  run(values: Values, positionals: string[], streams: Streams): Promise<Report> | Report
}

export interface Operation {
  id: string
  path: string
  method: string
  tag?: string
  /** What its callers need, such as "account:write or admin:write". */
  permission?: string
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
  /** Further statuses that the caller looks at itself. */
  handled?: number[]
  /** What is sent, in words, if it is not what the console would send: `a body with a blank name`. */
  sent?: string
  /** The rule of the finding about a status that is not wanted; `wrong-status` if omitted. */
  rule?: string
  /** The rule of the finding if the service accepts what it must refuse. */
  accepted?: string
}

export type Client = ReturnType<typeof import('./verify/client.mjs').createClient>
type Samples = ReturnType<typeof import('./verify/samples.mjs').createSamples>
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
  /** How many objects of one list are read. */
  most: number
  /** Names of the fields of a list's objects in the contract. */
  documented(list: Operation): string[]
  /** Ids of lists: read, with an object in them, with parameters tested. */
  tried: Record<'lists' | 'objects' | 'paging', Set<string>> & {
    /** The highest number of objects in one list so far. */
    longest: Map<string, number>
  }
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

/** What the steps that write one kind of object share. */
export interface Scene {
  context: VerifyContext
  kind: Kind
  isAccount: boolean
  /** The account that is written into. */
  account: string
  /** The id of the object. */
  id: string
  ledger: Ledger
  samples: Samples
  /** Names of the fields that the server counts. */
  counted: Set<string>
  /** How an object of this kind is compared with another one. */
  compared: import('./verify/compare.mjs').Comparing
  /** The contract's example of a new object, with this id and references to objects that exist. */
  body(id: string): Record<string, Json>
  /** The same with every field of the contract. */
  fullBody(id: string): Record<string, Json>
  /** The example without references, for another account. */
  aloneBody(id: string): Record<string, Json>
  /** The required fields alone. */
  leastBody(id: string): Record<string, Json>
  /** The parameters of paths. */
  params(id: string): Record<string, string>
  /** Reads one object from its list: undefined if it is not there, null if that cannot be seen. */
  read(id: string): Promise<Json>
  /** Has an object deleted at the end, which may be created now. */
  will(id: string): void
  /** The object certainly does not exist. */
  forget(id: string): void
}
