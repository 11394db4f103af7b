// Writes the JSON Schema of bundles (docs/programme-bundle.schema.json). A bundle contains objects in the form that
// creates them, without their account. src/engine/transfer reads and writes bundles; a test compares it with the
// schema.
import { writeFileSync } from 'node:fs'
import { readBundle, resourcesOf } from './contractTable.mjs'

/** @import { Json, Schema } from '../kit/contract/types.ts' */

const formatName = 'gamification-programme'
const formatVersion = 1

const pointer = '#/components/schemas/'

/** @type {(contractPath: string, file: string) => void} */
export function writeBundleSchema(contractPath, file) {
  const contract = readBundle(contractPath)
  const resources = resourcesOf(contract).filter(({ scope, hasScreen }) => scope === 'account' && hasScreen)
  /** @type {Record<string, Json>} */
  const definitions = {}

  /** Adds the schemas that a schema refers to. @type {(part: Json) => Json} */
  const plain = (part) => {
    if (Array.isArray(part)) return part.map(plain)
    if (typeof part !== 'object' || part === null) return part
    const entries = Object.entries(part).filter(([key]) => !key.startsWith('x-') && key !== 'examples')
    return Object.fromEntries(
      entries.map(([key, value]) => [key, key === '$ref' ? referred(value) : plain(value)]),
    )
  }
  /** @type {(ref: string) => string} */
  const referred = (ref) => {
    const name = ref.slice(pointer.length)
    if (!(name in definitions)) {
      definitions[name] = {}
      definitions[name] = plain(contract.components.schemas[name])
    }
    return `#/$defs/${name}`
  }
  /** What creates an object, without the account that it goes into. @type {(name: string) => Json} */
  const objectOf = (name) => {
    /** @type {Schema} */
    const { description: _, properties = {}, required = [], ...schema } = contract.components.schemas[name]
    const { account: _account, ...fields } = properties
    return plain({ ...schema, required: required.filter((field) => field !== 'account'), properties: fields })
  }

  const types = Object.fromEntries(
    resources.map(({ name, schema, create }) => {
      definitions[schema] = {
        description: contract.components.schemas[schema].description,
        ...objectOf(create.body ?? ''),
      }
      return [name, { type: 'array', items: { $ref: `#/$defs/${schema}` } }]
    }),
  )
  const bundle = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Bundle of a programme',
    description:
      'Objects of one account of the gamification platform, to keep in version control and to import into any account. Written and read by the administration console and by `npm run programme`.',
    type: 'object',
    additionalProperties: false,
    required: ['account', 'format', 'objects', 'version'],
    properties: {
      $schema: { type: 'string', description: 'For editors; ignored when the bundle is read.' },
      account: { type: 'string', minLength: 1, description: 'The account that the objects come from.' },
      format: { const: formatName },
      objects: {
        type: 'object',
        description: 'The objects by type. Ids are unique in their type.',
        additionalProperties: false,
        properties: types,
      },
      version: { const: formatVersion },
    },
    $defs: Object.fromEntries(Object.entries(definitions).sort(([a], [b]) => (a < b ? -1 : 1))),
  }
  writeFileSync(file, `${JSON.stringify(bundle, null, 2)}\n`)
}
