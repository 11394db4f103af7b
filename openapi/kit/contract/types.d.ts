/** Types of OpenAPI descriptions as the kit reads them. */

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

/** The parts of a JSON pointer. */
export type Pointer = (string | number)[]

/** An OpenAPI document as it was read. Its parts may be references. */
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
  /** What a reference names. */
  target(node: Node): Node
  /** The node, or what its references lead to. */
  follow(node: Node): Node
  object(node: Node, key: string): Node | undefined
  entries(node: Node, key: string): [string, Node][]
  list(node: Node, key: string): Node[]
}

/** Schemas that apply together, as one. */
export interface View {
  /** Without null; undefined for any. */
  types: string[] | undefined
  enum: Json[] | undefined
  /** `minimum`, `maxLength`, `format` and others, by keyword. */
  bounds: Record<string, Json>
  /** The schemas of each property; all of them apply. */
  properties: Map<string, Node[]>
  /** Where each required property is required. */
  required: Map<string, Pointer>
  items: Node[] | undefined
  /** Whether unknown fields are refused. */
  closed: boolean
  /** What unknown fields must be. */
  additional?: Json
  nullable: boolean
  onlyNull: boolean
  readOnly: boolean
  writeOnly: boolean
  default: Json
}

/** The values that a schema allows: those of any of the views. */
export interface Shape {
  name: string | undefined
  at: Pointer
  nullable: boolean
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
  schema: Node
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

/** An operation with all its input, responses and security. */
export interface Call {
  id: string | undefined
  at: Pointer
  parameters: Map<string, CallParameter>
  body: CallBody | undefined
  responses: Map<string, CallResponse>
  security: SecurityOption[]
}

/** What a comparison looks at: a body, parameter or field of one operation. */
export interface Spot {
  side: 'answer' | 'sent' | 'parameter' | 'operation'
  operation: string
  status?: string
  /** Dot path from the body, or place and name of a parameter. */
  field: string
  /** The innermost schema of the contract that has a name, and the dot path inside it. */
  component?: string
  inside: string
  /** The schemas around this one, to notice that they contain themselves. */
  trail: string[]
  /** What the console sends for this parameter. */
  sent?: Json
}

/** A difference that a comparison found. */
export interface Difference {
  rule: string
  severity: import('../types').Severity
  message: string
  /** A field inside of the spot that it is about. */
  name?: string
  /** Added to the id, as several differences can be found at a spot. */
  keyword?: string
  cause?: import('../types').Cause
  ours?: Json
  theirs?: Json
  /** The place in the service's document. */
  at?: Pointer
  /** All operations of a path, if it is about the path. */
  operations?: string[]
  /** The field is not on any screen, but all that call the operation are affected. */
  callers?: boolean
}

/** What all comparisons of a run share. */
export interface Comparison {
  ours: Shapes
  theirs: Shapes
  add(spot: Spot, difference: Difference): void
}
