import { expect } from '@playwright/test'
import { breaches, contract } from '../../openapi'

/** The body of a request must match its schema in the contract, such as `TeamCreate`. */
export function expectToFit(body: unknown, schema: string): void {
  expect(breaches(schema, body), `breaches of ${schema}`).toEqual([])
}

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
