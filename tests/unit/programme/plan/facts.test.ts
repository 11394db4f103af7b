// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { entityOf } from '@/entities/registry'
import { imageFields } from '@/programme/plan/contract'
import { choiceGroups } from '@/programme/plan/exceptions'
import { itemSchema, resolved, type Schema } from '../../../openapi'
import { types } from './service'

/** Paths of the properties that the contract marks as addresses. */
function addressesIn(schema: Schema, path = ''): string[] {
  const { items, properties = {}, format } = resolved(schema)
  if (format === 'uri-reference') return [path.slice(0, -1)]
  if (items) return addressesIn(items, `${path}*.`)
  return Object.entries(properties).flatMap(([name, part]) => addressesIn(part, `${path}${name}.`))
}

it.each(types)('pictures of %s are all that the contract marks as addresses', (type) => {
  const addresses = addressesIn(itemSchema(type))
  expect(addresses.length).toBeGreaterThan(0)
  expect(imageFields(type)).toEqual(addresses)
})

it.each(types)('plans know the choices of the form of %s', async (type) => {
  const { choiceGroups: ofForm = [] } = await entityOf(type).form()
  expect(choiceGroups[type] ?? []).toEqual(ofForm.map(({ label, paths }) => ({ label, paths })))
})
