import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { parse } from 'yaml'

interface Schema {
  properties: Record<string, { readOnly?: boolean }>
}
interface Contract {
  paths: Record<
    string,
    { get: { responses: { 200: { content: Record<string, { schema: { items: { $ref: string } } }> } } } }
  >
  components: { schemas: Record<string, Schema> }
}

const contract = parse(readFileSync('openapi/admin-api-v0.yaml', 'utf8')) as Contract
const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema(contract, 'contract')

/** The body of a request must match its schema in the contract, such as `TeamCreate`. */
export function expectToFit(body: unknown, schema: string): void {
  const validate = ajv.getSchema(`contract#/components/schemas/${schema}`)
  if (!validate) throw new Error(`The contract has no schema ${schema}`)
  validate(body)
  expect(validate.errors ?? [], `breaches of ${schema}`).toEqual([])
}

/** The schema name of the objects in a list, such as `Team`. */
export const schemaOf = (type: string): string =>
  contract.paths[`/${type}`]?.get.responses[200].content['application/json']?.schema.items.$ref
    .split('/')
    .at(-1) ?? ''

/** Names of the fields that a client is allowed to send. */
export const fieldsOf = (schema: string): string[] =>
  Object.entries(contract.components.schemas[schema]?.properties ?? {}).flatMap(([name, { readOnly }]) =>
    readOnly ? [] : name,
  )

const isBranch = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Dot paths of the leaves in which two values differ. */
export function differences(before: unknown, after: unknown, path = ''): string[] {
  if (!isBranch(before) || !isBranch(after) || Array.isArray(before) !== Array.isArray(after))
    return Object.is(before, after) ? [] : [path]
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
    differences(before[key], after[key], path === '' ? key : `${path}.${key}`),
  )
}
