import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

/** A schema of the contract. The listed keywords are those that tests read. */
export interface Schema {
  $ref?: string
  type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean'
  enum?: unknown[]
  format?: string
  minimum?: number
  maxItems?: number
  readOnly?: boolean
  items?: Schema
  properties?: Record<string, Schema>
}

interface Response {
  $ref?: string
  content?: Record<string, { schema: Schema }>
}

interface Contract {
  /** By path and method. */
  paths: Record<string, Record<string, { operationId: string; responses: Record<string, Response> }>>
  components: { schemas: Record<string, Schema>; responses: Record<string, Response> }
}

/** The contract. All tests of a file share it, so they must not modify it. */
export const contract: Contract = (
  await import(/* @vite-ignore */ `${process.cwd()}/openapi/kit/contract/bundle.ts`)
).loadContract()

/** The schema after its references are followed. */
export function resolved(schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1)
  if (name === undefined) return schema
  const target = contract.components.schemas[name]
  if (!target) throw new Error(`The contract has no schema ${name}`)
  return resolved(target)
}

const schemaOfList = (type: string): Schema => {
  const list = contract.paths[`/${type}`]?.get?.responses['200']?.content?.['application/json']?.schema
  const item = list && resolved(list).items
  if (!item) throw new Error(`The contract has no list of ${type}`)
  return item
}

/** The schema of the objects in the list of a type. */
export const itemSchema = (type: string): Schema => resolved(schemaOfList(type))

/** The name of that schema, such as `Team`. */
export const itemName = (type: string): string => schemaOfList(type).$ref?.split('/').at(-1) ?? ''

let validator: Ajv2020 | undefined

/** Created when the first value is checked, because many tests only read the contract. */
function validatorOfContract() {
  // `npm run lint` checks the schemas themselves.
  validator = new Ajv2020({ strict: false, allErrors: true, validateSchema: false })
  addFormats.default(validator)
  return validator.addSchema(contract, 'contract')
}

/** The errors of a value under the schema at a JSON pointer into the contract: an empty list if it is valid. */
export function breachesAt(pointer: string, value: unknown): string[] {
  const ajv = validator ?? validatorOfContract()
  const ref = `contract#${pointer}`
  const validate = ajv.getSchema(ref) ?? ajv.compile({ $ref: ref })
  validate(value)
  return (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`)
}

/** The errors of a value under a named schema, such as `TeamCreate`. */
export const breaches = (schema: string, value: unknown): string[] =>
  breachesAt(`/components/schemas/${schema}`, value)
