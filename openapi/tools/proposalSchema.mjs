// Writes the JSON Schema of proposals (docs/programme-proposal.schema.json). src/engine/proposals reads and writes them, and
// holds their objects against the contract; a test compares it with the schema.
import { writeFileSync } from 'node:fs'
import { readBundle, resourcesOf } from './contractTable.mjs'

const formatName = 'gamification-proposal'
const formatVersion = 1

/** @type {(contractPath: string, file: string) => void} */
export function writeProposalSchema(contractPath, file) {
  const types = resourcesOf(readBundle(contractPath))
    .filter(({ scope, hasScreen }) => scope === 'account' && hasScreen)
    .map(({ name }) => name)
  const before = {
    type: 'object',
    description: 'The object as the proposer saw it: fields of the contract that the server does not count.',
  }
  const after = { type: 'object', description: 'The object as it is proposed, with the same fields.' }
  const adds = {
    type: 'object',
    description: 'Numbers that change by a difference. They stand in neither `before` nor `after`.',
    minProperties: 1,
    additionalProperties: { type: 'integer', not: { const: 0 } },
  }
  /** @type {(action: string, sides: object, required: string[]) => object} */
  const row = (action, sides, required) => ({
    type: 'object',
    additionalProperties: false,
    required: ['action', 'id', 'name', 'type', ...required],
    properties: {
      action: { const: action },
      id: { type: 'string', minLength: 1 },
      name: { type: 'string' },
      type: { enum: types },
      ...sides,
    },
  })
  /** @type {(maxLength: number, description: string, minLength?: number) => object} */
  const text = (maxLength, description, minLength = 1) => ({
    type: 'string',
    minLength,
    maxLength,
    description,
  })
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Proposal',
    description:
      'Changes of one account of the gamification platform for somebody else to look at and carry out. Written and read by the administration console and by `npm run programme`.',
    type: 'object',
    additionalProperties: false,
    required: [
      ...['account', 'at', 'by', 'console', 'contract', 'format', 'rows', 'sum', 'title', 'version', 'why'],
    ],
    properties: {
      $schema: { type: 'string', description: 'For editors; ignored when the proposal is read.' },
      account: text(1000, 'The account that is changed.'),
      at: text(40, 'When it was proposed, in ISO 8601.'),
      by: text(1000, 'Who proposed it, as the file says.'),
      console: text(100, 'The version of the console that wrote it.', 0),
      contract: text(100, 'The version of the contract that it was written for.', 0),
      format: { const: formatName },
      rows: {
        type: 'array',
        description: 'Each object that is written, once, in the order of the calls.',
        minItems: 1,
        items: {
          oneOf: [
            row('create', { after }, ['after']),
            row('update', { before, after, adds }, ['before', 'after']),
            row('delete', { before }, ['before']),
          ],
        },
      },
      sum: {
        type: 'string',
        pattern: '^[0-9a-f]{64}$',
        description: 'The SHA-256 of account, format, rows, version and why in canonical JSON (RFC 8785).',
      },
      title: text(1000, "What it does, as a command: 'Change 14 missions'."),
      version: { const: formatVersion },
      why: text(1000, 'Why, for those who look at it.'),
    },
  }
  writeFileSync(file, `${JSON.stringify(schema, null, 2)}\n`)
}
