import { z } from 'zod'
import { proposedStates } from '@/engine/plan/proposalTypes'
import { stepActions } from '@/engine/plan/types'
import { accountTypes } from '@/model/entityTypes'

/*
 * What the commands print with `--format json`. docs/programme-output.schema.json is written from these schemas, and tests
 * check the output of the commands with them.
 */

const name = { type: z.enum(accountTypes), id: z.string() }
const bare = z.strictObject(name)
const count = z.int().min(0)
const amount = z.strictObject({ points: z.number(), credits: z.number() })
const moment = z.string().nullable().meta({ description: 'ISO 8601 in UTC; null for an open end' })

const field = z.strictObject({
  path: z.string(),
  before: z.unknown().optional().meta({ description: 'Missing if the field has no value' }),
  after: z.unknown().optional(),
})

export const diffOutput = z.strictObject({
  before: z.string().meta({ description: 'The first file' }),
  after: z.string().meta({ description: 'The second file, or the account' }),
  counts: z.strictObject({ added: count, removed: count, changed: count }),
  objects: z.array(
    z.strictObject({
      ...name,
      name: z.string(),
      change: z.enum(['added', 'removed', 'changed']),
      fields: z.array(field),
    }),
  ),
})

export const importOutput = z.strictObject({
  account: z.string(),
  file: z.string(),
  counts: z.record(z.enum(['new', 'identical', 'differs', 'delete', 'blocked']), count),
  toConfirm: count.meta({ description: 'Changes that --confirm confirms' }),
  rows: z
    .array(
      z.strictObject({
        ...name,
        name: z.string(),
        verdict: z.enum(['new', 'differs', 'blocked']),
        action: z.enum(['create', 'update', 'none']),
        reason: z.string().optional().meta({ description: 'Why a row is blocked' }),
        fields: z.array(field),
        notes: z.array(z.string()),
      }),
    )
    .meta({ description: 'All objects of the file but the identical ones' }),
  deletions: z
    .array(
      z.strictObject({
        ...name,
        name: z.string(),
        state: z.enum(['inactive', 'scheduled', 'live', 'ended']),
        usedBy: z.array(bare).meta({ description: 'Objects that stay and name it' }),
        notes: z.array(z.string()),
      }),
    )
    .meta({ description: 'What --prune deletes' }),
})

const finding = z.looseObject({
  key: z.string(),
  rule: z.string(),
  severity: z.enum(['error', 'warning', 'note']),
  ...name,
  name: z.string(),
  text: z.string(),
  path: z.string(),
  nearest: z.string().optional(),
  cause: z.strictObject({ ...name, name: z.string(), text: z.string(), isMissing: z.boolean() }).optional(),
  objects: z.array(z.looseObject(name)).optional(),
})

export const checkOutput = z.strictObject({
  account: z.string(),
  result: z.enum(['clean', 'findings']),
  objects: count,
  findings: z.array(finding),
  muted: z.array(finding.extend({ reason: z.string() })),
  rulesNotRun: z.array(z.string()),
})

const day = z.number().nullable().meta({ description: 'null beyond a year' })

export const economyOutput = z.strictObject({
  at: z.string(),
  days: z.number(),
  profile: z.enum(['casual', 'regular', 'keen']),
  sources: z.array(z.strictObject({ ...name, ceiling: z.number().nullable(), expected: z.number() })),
  ceiling: amount.extend({ unlimited: z.array(bare) }),
  expected: amount,
  sinks: z.array(z.strictObject({ ...name, price: z.number(), day })),
  boxes: z.array(
    z.strictObject({
      id: z.string(),
      price: z.number(),
      units: z.number(),
      value: z.number(),
      odds: z.array(z.strictObject({ id: z.string(), units: z.number(), chance: z.number() })),
    }),
  ),
  levels: z.array(z.strictObject({ id: z.string(), ordinal: z.number().nullable(), day })),
  players: z
    .strictObject({
      count,
      credits: z.number(),
      p50: z.number(),
      p90: z.number(),
      p99: z.number(),
      topShare: z.number(),
    })
    .nullable(),
  changes: z
    .array(
      z.strictObject({
        figure: z.string(),
        before: z.number().nullable().optional(),
        after: z.number().nullable().optional(),
      }),
    )
    .optional()
    .meta({ description: 'With --against: the figures that differ' }),
})

export const campaignOutput = z.strictObject({
  state: z.string(),
  from: moment,
  to: moment,
  view: z.enum(['as-is', 'as-active']),
  objects: z.array(bare),
  withoutDates: z.array(bare),
  cost: z.strictObject({
    from: moment,
    to: moment,
    direct: amount,
    followOn: z.array(z.strictObject({ ...name, ...amount.shape })),
    sooner: z.array(z.strictObject({ ...name, days: z.number() })),
    stops: z.array(bare),
    toCome: amount.optional(),
  }),
  findings: z.strictObject({ errors: count, warnings: count, notes: count }),
  newAtStart: z.array(bare),
})

const named = z.strictObject({ ...name, name: z.string() })

export const newsOutput = z.strictObject({
  account: z.string(),
  counts: z.strictObject({ added: count, removed: count, changed: count }),
  newErrors: z.array(named.extend({ rule: z.string(), text: z.string(), path: z.string() })),
  outOfStock: z.array(named).meta({ description: 'What is offered and has nothing left' }),
  draws: z.array(named.extend({ at: z.string() })).meta({ description: 'Still to come on this day' }),
  line: z.string().meta({ description: 'What --format text prints: empty if nothing changed' }),
})

export const applyOutput = z.strictObject({
  proposal: z.string().meta({ description: 'The eight digits' }),
  title: z.string(),
  why: z.string(),
  by: z.string().meta({ description: 'As the file says' }),
  account: z.string(),
  rows: z.array(
    named.extend({
      action: z.enum(stepActions),
      state: z.enum(proposedStates),
      fields: z.array(
        z.strictObject({
          path: z.string(),
          before: z.unknown().optional().meta({ description: 'What the proposer saw' }),
          now: z.unknown().optional(),
          proposed: z.unknown().optional(),
        }),
      ),
    }),
  ),
  sent: count.meta({ description: 'Calls that were carried out' }),
})

export const outputs = {
  diff: diffOutput,
  'import --dry-run': importOutput,
  check: checkOutput,
  economy: economyOutput,
  campaign: campaignOutput,
  news: newsOutput,
  apply: applyOutput,
} as const

/** One JSON Schema for all of them, by the name of the command. */
export const outputSchema = (): object => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'What `programme <command> --format json` prints',
  anyOf: Object.keys(outputs).map((command) => ({ $ref: `#/$defs/${command.replace(' --', '-')}` })),
  $defs: Object.fromEntries(
    Object.entries(outputs).map(([command, schema]) => {
      const { $schema: _, ...rest } = z.toJSONSchema(schema) as Record<string, unknown>
      return [command.replace(' --', '-'), rest]
    }),
  ),
})
