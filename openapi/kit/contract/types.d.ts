/** Types of OpenAPI descriptions, and of the changes between two of them. */

// biome-ignore lint/suspicious/noExplicitAny: a document or a body of any shape
export type Json = any

/** A JSON Schema; named are the keywords that the kit reads. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  format?: string
  enum?: Json[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  additionalProperties?: boolean | Schema
  allOf?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  default?: Json
  examples?: Json[]
  readOnly?: boolean
  [keyword: string]: Json
}

export interface Parameter {
  name: string
  in: string
  required?: boolean
  schema: Schema
}

/** Schemas by content type. */
export type Content = Record<string, { schema?: Schema }>

export interface Response {
  description?: string
  headers?: Record<string, { required?: boolean; schema?: Schema }>
  content?: Content
}

/** An operation as a description has it, with its references resolved. */
export interface Call {
  operationId?: string
  tags?: string[]
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Content }
  responses?: Record<string, Response>
  security?: Record<string, string[]>[]
}

/** An OpenAPI document as it was read. Its parts may be references. */
export interface Description {
  openapi: string
  /** By path, then by method or keyword of the path. */
  paths: Record<string, Record<string, Json>>
  components?: Json
  servers?: { url: string }[]
  security?: Record<string, string[]>[]
}

export interface NormalisedCall extends Call {
  responses: Record<string, Response>
  security: Record<string, string[]>[]
}

/** A description without references, each operation with all its input, responses and security. */
export interface Normalised {
  openapi: string
  info: { title: string; version: string }
  /** By path, then by method. */
  paths: Record<string, Record<string, NormalisedCall>>
  components: { securitySchemes: Record<string, Json> }
}

/** The parts of a JSON pointer. */
export type Pointer = (string | number)[]

/** Location of a change in the contract. `field` is a dot path from the body. */
export interface Place {
  path: string
  method: string
  operation: string
  side: import('../types').Side
  status?: string
  parameter?: Parameter
  component?: string
  inside?: string
  field: string
  /** Operations on the same path. */
  calls?: string[]
}

export interface ChangeSide {
  pointer: string
  value?: Json
}

/** One change, as `redocly diff` reports it. */
export type Change = {
  typeName: string
  property?: string
  path: string
  impact?: string
  verdicts: { ruleId: string; message: string }[]
} & (
  | { kind: 'added'; base?: undefined; revision: ChangeSide }
  | { kind: 'removed'; base: ChangeSide; revision?: undefined }
  | { kind: 'modified'; base: ChangeSide; revision: ChangeSide }
)

export interface Verdict {
  rule: string
  severity: import('../types').Severity
  message: string
}
