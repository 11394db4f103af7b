// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { entityOf } from '@/entities/registry'
import { resourceFacts } from '@/generated/resourceFacts'
import { resourceObjects } from '@/generated/resourceObjects'
import { entityTypes } from '@/model/entityTypes'
import { itemSchema, resolved, type Schema } from '../../../openapi'

/** Paths of the properties that the contract marks as addresses. */
function addressesIn(schema: Schema, path = ''): string[] {
  const { items, properties = {}, format } = resolved(schema)
  if (format === 'uri-reference') return [path.slice(0, -1)]
  if (items) return addressesIn(items, `${path}*.`)
  return Object.entries(properties).flatMap(([name, part]) => addressesIn(part, `${path}${name}.`))
}

it.each(entityTypes)('the pictures of %s are all fields that the contract marks as addresses', (type) => {
  const addresses = addressesIn(itemSchema(type))
  expect(addresses.length).toBeGreaterThan(0)
  expect(resourceFacts[type].images).toEqual(addresses)
})

it.each(entityTypes)('the choices of the form of %s equal those of the contract', async (type) => {
  const { choiceGroups: ofForm = [] } = await entityOf(type).form()
  expect(resourceObjects[type].choices).toEqual(ofForm.map(({ label, paths }) => ({ label, paths })))
})
