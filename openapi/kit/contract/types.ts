/** Types of OpenAPI descriptions as the kit reads them. */

// biome-ignore lint/suspicious/noExplicitAny: a document or a body of any shape
export type Json = any

/** A JSON Schema. The listed keywords are those that the kit reads. */
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

/** The parts of a JSON pointer. */
export type Pointer = (string | number)[]

/** An OpenAPI document as it was read. Its parts can be references. */
export interface Description {
  openapi: string
  /** By path, then by method or keyword of the path. */
  paths: Record<string, Record<string, Json>>
  components?: Json
  servers?: { url: string }[]
  security?: Record<string, string[]>[]
}

/** A description with the lines of its parts, as far as they are known. */
export interface Loaded {
  document: Description
  /** The line of a place, or of the nearest one around it. */
  lineOf(at: Pointer): number | undefined
}

/** A value of a document and its place there. */
export interface Node {
  value: Json
  at: Pointer
}

export interface Reader {
  source: string
  root: Node
  /** Ends the run with the place of a mistake. */
  fail(at: Pointer, words: string): never
  /** The target of a reference. */
  target(node: Node): Node
  /** The node after all references are followed. */
  follow(node: Node): Node
  object(node: Node, key: string): Node | undefined
  entries(node: Node, key: string): [string, Node][]
  list(node: Node, key: string): Node[]
}

/** Schemas that apply together, as one. */
export interface View {
  /** Without null. Undefined if any type is allowed. */
  types: string[] | undefined
  enum: Json[] | undefined
  /** Whether further values than those of `enum` are possible (`x-extensible-enum`). */
  extensible: boolean
  /** `minimum`, `maxLength`, `format` and others, by keyword. */
  bounds: Record<string, Json>
  /** The format of a number of fewer bits than a browser sends, such as `int32`. */
  width: string | undefined
  /** The schemas of each property; all of them apply. */
  properties: Map<string, Node[]>
  /** Where each required property is required. */
  required: Map<string, Pointer>
  items: Node[] | undefined
  /** Whether unknown fields are refused. */
  closed: boolean
  /** The schema of unknown fields. */
  additional?: Node
  nullable: boolean
  /** Whether only `nullable` says so where the version of OpenAPI gives it no meaning. */
  meansNull: boolean
  onlyNull: boolean
  /** Whether no part says a type or values, so that null is accepted too. */
  untyped: boolean
  readOnly: boolean
  writeOnly: boolean
  deprecated: Deprecation
  default: Json
}

/** The values that a schema allows: each of them fits at least one of the views. */
export interface Shape {
  name: string | undefined
  at: Pointer
  nullable: boolean
  /** Whether null is only meant, by `nullable` without a meaning. */
  meansNull: boolean
  views: View[]
}

export interface Shapes {
  reader: Reader
  /** Equal for the same schemas. */
  key(nodes: Node[]): string
  /** The shape of schemas that all apply. */
  of(nodes: Node[]): Shape
}

export interface PathItem {
  item: Node
  methods: string[]
}

/** A parameter as the contract has it. */
export interface Parameter {
  name: string
  in: string
  required?: boolean
  schema: Json
  /** Its place in the contract. */
  pointer: string[]
}

/** Schemas by content type, as the contract has them. */
export type Content = Record<string, { schema?: Json }>

/** A response as the contract has it. */
export interface Response {
  description?: string
  headers?: Record<string, { required?: boolean; schema?: Json }>
  content?: Content
}

export interface CallParameter {
  name: string
  in: string
  at: Pointer
  required: boolean
  /** How it is written, if not as usual. */
  style: string
  /** Whether each item of a list is written as a parameter of its own. */
  explode: boolean
  deprecated: Deprecation
  schema: Node
  /** The content type of its text, if it is not written as usual (`content`). */
  media: string | undefined
}

/** Schemas by content type. */
export type CallContent = Map<string, Node>

export interface CallBody {
  required: boolean
  content: CallContent
  at: Pointer
}

export interface CallResponse {
  at: Pointer
  headers: Map<string, { required: boolean; schema: Node }>
  content: CallContent
}

/** One way to sign in: all of these together. */
export type SecurityOption = { label: string; scopes: string[] }[]

/** False unless deprecated. */
export type Deprecation = false | { until?: string }

/** An operation with its input, responses and security. */
export interface Call {
  deprecated: Deprecation
  id: string | undefined
  at: Pointer
  parameters: Map<string, CallParameter>
  body: CallBody | undefined
  responses: Map<string, CallResponse>
  security: SecurityOption[]
}
