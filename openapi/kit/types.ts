/** Types shared by the modules of the kit. Those of descriptions and their changes: contract/types.d.ts. */
import type { ErrorObject } from 'ajv'
import type { Content, Json, Parameter, Response } from './contract/types.ts'
import type { RuleId, Severity } from './report/rules.ts'
import type { Version } from './version.ts'

export type { Severity }

/** The part of an operation that a field belongs to; determines which screens use it. */
export type Side = 'request' | 'response' | 'parameter' | 'operation' | 'error'

/** A cause that several findings share. Many findings of one cause are shown as one. */
export interface Cause {
  /** Part of the id of the common finding. */
  key: string
  /** Comes after the number of findings in the message, such as "values of answers may be null". */
  words: string
}

export interface GivenFinding {
  /** Stable across runs, e.g. `answer/missing-field/listMissions/200/reward.points`; ignore files refer to it. */
  id: string
  /** The kind of finding, such as `missing-field`. */
  rule: RuleId
  severity: Severity
  /** One sentence. */
  message: string
  operations?: string[]
  side?: Side
  field?: string
  ours?: unknown
  theirs?: unknown
  where?: string
  /** The statuses of a finding about errors. */
  statuses?: string[]
  cause?: Cause
  /** The request that led to it, as a command that repeats it. */
  curl?: string
  /** The place in the file or at the URL that was checked. */
  source?: { file: string; line?: number }
}

export interface Finding extends Omit<GivenFinding, 'side' | 'cause'> {
  /** Screens and controls of the console that use the field or the operation; empty for "nobody". */
  usedBy?: string[]
  times: number
  /** For a finding that represents many: the last part of their ids. */
  places?: string[]
  /** For a finding that represents many: the message of the first of them. */
  example?: string
}

export interface IgnoreEntry {
  id: string
  reason: string
  expires: string
}

/** An entry, and the file that has it. */
export type Known = IgnoreEntry & { path: string }

/** The content of all output formats. */
export interface ReportContent {
  command: string
  subject: string
  version: Version
  findings: Finding[]
  notes: string[]
  /** Descriptions of checks that could not run. A report with an entry is never clean. */
  incomplete: string[]
  /** A description of what was checked. */
  looked: string
  ignored: (Finding & IgnoreEntry)[]
}

/** A finished report; report/report.schema.json describes it. */
export interface Result extends ReportContent {
  result: 'clean' | 'drift' | 'could-not-look'
}

export interface Report extends ReportContent {
  /** Output that replaces the report, by format. */
  page?(format: string): string
  /** Adds a finding. If its id is known, the existing finding gains the operations and the count. */
  add(finding: GivenFinding): void
  /** Removes a finding listed in an ignore file, or all that a common id represents. Returns whether it existed. */
  ignore(id: string, entry: IgnoreEntry): boolean
}

/** The values of the command line. */
export type Values = Record<string, Json>

/** The output streams of a run: those of the process, or others. */
export interface Streams {
  stdout: Stream
  stderr: Stream
}

/** Without types of Node: programs that use the package may not have them. */
export interface Stream {
  write(text: string): unknown
  isTTY?: boolean
  columns?: number
}

export interface Operation {
  id: string
  path: string
  method: string
  tag?: string
  /** The permission that callers need, such as "account:write or admin:write". */
  permission?: string
  parameters: Parameter[]
  /** Schemas of the request body by content type. */
  body?: Content
  /** The place of the request body in the contract. */
  bodyPointer: string[]
  bodyRequired: boolean
  /** By status. `pointer` is the response's place in the contract. */
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
  responseErrors(response: Response & { pointer: string[] }, type: string, value: unknown): ErrorObject[]
  bodyErrors(operation: Operation, type: string, value: unknown): ErrorObject[]
  parameterErrors(parameter: Parameter, value: unknown): ErrorObject[]
}

/** A response of the service. */
export interface HttpResponse {
  status: number
  /** Names in lower case. */
  headers: Record<string, string>
  /** Undefined when the body was not recorded. */
  text?: string
  /** Why there is no text, if the body could not be read. */
  unreadable?: string
  /** What the body is written in, if that is not UTF-8. */
  charset?: string
}

/** The body of a request. */
export interface SentBody {
  type?: string
  text?: string
  /** Names of the parts of a form. */
  parts?: string[]
  /** Why the body could not be read. */
  unreadable?: string
}

/** The content of a request. */
export interface Sent extends SentBody {
  query: URLSearchParams
}

/** A request, and what came back. */
export interface Exchange {
  started: Date
  method: string
  url: URL
  /** Of the request */
  headers: Record<string, string>
  sent?: SentBody
  /** Undefined if there was none */
  response?: HttpResponse & { bytes?: Uint8Array }
  /** Why there was no response */
  failure?: string
  /** The client ended the call before its response was whole. */
  cancelled?: boolean
  /** Path of the calling page of the console */
  page?: string
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
  /** Describes a request that the console would not send: `a body with a blank name`. */
  sent?: string
}

export interface CallOptions extends SendOptions {
  params?: Record<string, Json>
  /** Replaces the path built from `params`, to send an invalid one. */
  path?: string
  /** Statuses that the contract expects here; any other is a finding. */
  wanted?: number[]
  /** Further statuses that the caller handles. */
  handled?: number[]
  /** The rule of the finding about an unexpected status. Default: `wrong-status`. */
  rule?: RuleId
  /** The rule of the finding if the service accepts a request that it must refuse. */
  accepted?: RuleId
}
