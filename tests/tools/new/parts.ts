import type { Field } from './fields.ts'

/*
 * Parts that several types share. A new resource that uses one gets its fields in the contract, its section, rules and
 * filters, and its steps of the browser test.
 */

export interface SharedPart
  extends Pick<Field, 'contract' | 'seed' | 'example' | 'described' | 'control' | 'step'> {
  /**
   * For a part with its own section. `described`: code for the list of fields, and its imports from `common.ts`.
   * `code`, `imports`: code of the form. `steps`: fill the section in a browser test.
   */
  section?: {
    title: string
    described: { code: string; uses: readonly string[] }
    code: string
    imports: readonly string[]
    steps: string
    sent: string
  }
  /** Names of src/model/fieldRules.ts. */
  rule?: string
  warnings?: string
  /** A name of src/model/filters.ts, and its code. */
  filter?: { name: string; code: (type: string) => string }
  /**
   * `name`: a function of src/entities/columns.ts. `row`, `cells`: the row of a unit test and its cells. `shown`: the
   * cells of a browser test.
   */
  columns?: { name: string; row: string; cells: string; shown: string }
}

export type Part = 'active' | 'period' | 'limit' | 'reward' | 'requirement'

const sections = '../fields/sections'
const imported = (name: string, from: string) => `import { ${name} } from '${from}'`
const fields = (name: string) => imported(name, '../fields/sectionFields')
const refersTo = (schema: string, description: string) =>
  `$ref: shared.yaml#/${schema}\ndescription: ${description}`

/** The shared parts in the order of their sections in a form. */
export const parts: Record<Part, SharedPart> = {
  active: {
    contract: { active: refersTo('ActiveRange', 'When players can use it. Missing means always.') },
    seed: { active: '{ from: clock.dayStart(-30), to: clock.dayEnd(60) }' },
    example: { active: "{from: '2025-03-01T00:00:00Z'}" },
    section: {
      title: 'Schedule',
      described: { code: 'schedule: { title: schedule, fields: active }', uses: ['active', 'schedule'] },
      code: "scheduleSection('When players can use it.', ActiveRangeField)",
      imports: [imported('scheduleSection', sections), fields('ActiveRangeField')],
      steps: 'shared.activeRange',
      sent: '...shared.sentActiveRange',
    },
    warnings: 'activeRangeWarnings',
    filter: { name: 'scheduleFilter', code: () => 'scheduleFilter' },
  },
  period: {
    contract: { period: refersTo('Period', 'How often its counts are reset.') },
    seed: { period: "'weekly'" },
    described: { code: 'period', uses: ['period'] },
    control: { element: '<RefreshPeriodField />', imports: [fields('RefreshPeriodField')] },
    step: { call: "select('Refresh period', 'Month')", uses: ['select'], sent: "'monthly'" },
    filter: { name: 'periodFilter', code: (type) => `periodFilter('${type}')` },
  },
  limit: {
    contract: {
      limitCount: 'type: boolean\ndescription: Whether a player can use it only a limited number of times.',
      countLimit:
        'type: integer\nminimum: 0\ndescription: How many times. Kept, but without effect, while `limitCount` is false; while it is true, at least 1.',
    },
    seed: { limitCount: 'true', countLimit: '3' },
    described: { code: "...limit('Enable Restriction')", uses: ['limit'] },
    control: {
      element: '<CountLimitField help="Limits how often one player can use it." />',
      imports: [fields('CountLimitField')],
    },
    step: {
      call: "...shared.limit('Enable Restriction', 2)",
      uses: ['shared'],
      sent: '...shared.sentLimit(2)',
    },
    rule: 'countLimitRule',
  },
  reward: {
    contract: { reward: refersTo('Reward', 'What players get.') },
    seed: { reward: '{ points: 100, credits: 10 }' },
    section: {
      title: 'Reward',
      described: { code: 'reward', uses: ['reward'] },
      code: "rewardSection('What players get.')",
      imports: [imported('rewardSection', sections)],
      steps: 'shared.reward',
      sent: '...shared.sentReward',
    },
    columns: {
      name: 'rewardColumns',
      row: 'reward: { points: 100 }',
      cells: '[nouns.points.title]: 100, [nouns.credits.title]: 0',
      shown: "[nouns.points.title]: '1,250', [nouns.credits.title]: '40'",
    },
  },
  requirement: {
    contract: { requirement: refersTo('Requirement', 'What a player needs for it.') },
    seed: { requirement: "{ tags: ['cycling'] }" },
    example: { requirement: '{tags: [cycling]}' },
    section: {
      title: 'Requirement',
      described: { code: 'requirement', uses: ['requirement'] },
      code: "requirementSection('Who gets it. Leave empty to let everyone in.')",
      imports: [imported('requirementSection', sections)],
      steps: 'shared.requirement',
      sent: '...shared.sentRequirement',
    },
  },
}

export const isPart = (kind: string): kind is Part => Object.hasOwn(parts, kind)

/** The parts of these fields, in the order of `parts`. */
export function partsIn(all: readonly Field[]): SharedPart[] {
  const used = new Set(all.map(({ part }) => part))
  return (Object.keys(parts) as Part[]).filter((part) => used.has(part)).map((part) => parts[part])
}
