import type { Field } from './fields.ts'
import { hyphened, type Names } from './names.ts'
import { partsIn } from './parts.ts'

/* The files of a resource in the console, the mocks and the tests. */

export interface Looks {
  tagline: string
  family: string
  icon: string
  /** '' for none. */
  shortcut: string
}

const some = <T>(items: readonly (T | undefined)[]): T[] => items.filter((item) => item !== undefined)
const unique = (lines: readonly string[]) => [...new Set(lines)]
const lines = (items: readonly string[]) => items.map((item) => `${item}\n`).join('')

export function definitionFile(names: Names, looks: Looks, fields: readonly Field[]): string {
  const parts = partsIn(fields)
  const columns = [
    ...some(fields.map(({ column }) => column)),
    ...some(parts.map(({ columns: shared }) => shared && `...${shared.name}()`)),
  ]
  // A list needs a column besides the name.
  if (columns.length === 0) columns.push('statusColumn()')
  const shared = ['rewardColumns', 'statusColumn'].filter((name) => columns.join().includes(name))
  const filters = some(parts.map(({ filter }) => filter))
  const labels = fields.flatMap((field) => (field.labels ? [field.labels.constant] : []))
  return `import { ${looks.icon} } from 'lucide-react'
${labels.length > 0 ? `import { labelIn, ${labels.join(', ')} } from '@/model/choices'\n` : ''}${filters.length > 0 ? `import { ${filters.map(({ name }) => name).join(', ')} } from '@/model/filters'\n` : ''}${shared.length > 0 ? `import { ${shared.join()} } from '../columns'\n` : ''}import { defineEntity } from '../definition'

export const ${names.many} = defineEntity('${names.type}', {
${looks.shortcut ? `  shortcut: '${looks.shortcut}',\n` : ''}  list: {
    tagline: '${looks.tagline}',
    family: '${looks.family}',
    icon: ${looks.icon},
    columns: [${columns.join(', ')}],
${filters.length > 0 ? `    filters: [${filters.map(({ code }) => code(names.type)).join(', ')}],\n` : ''}  },
  form: () => import('./form').then(({ ${names.one}Form }) => ${names.one}Form),
})
`
}

export function formFile(names: Names, fields: readonly Field[]): string {
  const parts = partsIn(fields)
  const sections = some(parts.map(({ section }) => section))
  const rules = some(parts.map(({ rule }) => rule))
  const warnings = some(parts.map((part) => part.warnings))
  const hasFields = fields.some(({ control }) => control)
  return `import type { FormSpec } from '@/form/types'
import type { ${names.schema} } from '@/generated/model'
import { ${['basicRules', ...rules, ...warnings].join(', ')} } from '@/model/fieldRules'
import { ${names.one}Fields } from '@/model/fields/${names.type}'
import { basicDetails, settingsSection } from '../fields/sections'
${lines(unique(sections.flatMap(({ imports }) => imports)))}${hasFields ? "import { Settings } from './formFields'\n" : ''}
export const ${names.one}Form: FormSpec<${names.schema}> = {
  fields: ${names.one}Fields,
  live: ${names.one}Fields.live,
  defaults: (account) => ({ account, isAvailable: true }),
  rules: ${rules.length > 0 ? `[...basicRules, ${rules.join(', ')}]` : 'basicRules'},
${warnings.length > 0 ? `  warnings: [${warnings.map((name) => `...${name}`).join(', ')}],\n` : ''}  sections: [
    basicDetails,
    settingsSection('How the ${names.noun} is grouped among the others${hasFields ? ', and its own settings' : ''}.'${hasFields ? ', Settings' : ''}),
${lines(sections.map(({ code }) => `    ${code},`))}  ],
}
`
}

/** The list of the fields that its form shows. */
export function describedFile({ schema, type, one }: Names, fields: readonly Field[]): string {
  const own = some(fields.map(({ described }) => described))
  const sections = some(partsIn(fields).map(({ section }) => section?.described))
  const uses = [...own, ...sections].flatMap((part) => part.uses)
  return `import type { ${schema} } from '@/generated/model'
import { ${unique(['basicDetails', 'grouping', 'settings', ...uses]).join(', ')} } from './common'
import { describeFields } from './fields'

/** The fields that the form of ${type} shows. */
export const ${one}Fields = describeFields<${schema}>({
  'basic-details': basicDetails,
  settings: { title: settings, fields: { ...grouping, ${own.map(({ code }) => code).join(', ')} } },
${lines(sections.map(({ code }) => `  ${code},`))}})
`
}

/** Undefined if the form has no fields of its own. */
export function formFieldsFile({ schema }: Names, fields: readonly Field[]): string | undefined {
  const controls = some(fields.map(({ control }) => control))
  if (controls.length === 0) return undefined
  return `${lines(unique(controls.flatMap(({ imports }) => imports)))}import type { ${schema} } from '@/generated/model'
import { GroupingFields } from '../fields/sectionFields'

export function Settings() {
  return (
    <>
      <GroupingFields />
${lines(controls.map(({ element }) => `      ${element}`))}    </>
  )
}
`
}

export function mockFile({ schema, type, singular }: Names, fields: readonly Field[]): string {
  const values = fields.flatMap(({ seed = {} }) =>
    Object.entries(seed).map(([name, value]) => `${name}: ${value},`),
  )
  const clock = values.some((value) => value.includes('clock.')) ? ', clock' : ''
  const counted = fields.flatMap(({ name, isCounted }) => (isCounted ? [name] : []))
  const keeps = counted.map((name) => `${name}: previous?.${name} ?? 0`).join(', ')
  return `import type { ${schema} } from '@/generated/model'
import { slug } from '../world/build/common'
import { defineMock } from './mockEntity'

export const ${type} = defineMock<${schema}>({
  seed: (_rows, { account${clock} }) =>
    account === 'brindlewick'
      ? ['First ${singular}', 'Second ${singular}'].map((name) => ({
          id: slug(name),
          account,
          name,
          isAvailable: true,
          ${values.join('\n          ')}
        }))
      : [],
${counted.length > 0 ? `  counted: (fields, previous) => ({ ...fields, ${keeps} }),\n` : ''}})
`
}

export function fixtureFile(names: Names, { tagline }: Looks, fields: readonly Field[]): string {
  const steps = some(fields.map(({ step }) => step))
  const parts = partsIn(fields)
  const sections = some(parts.map(({ section }) => section))
  const columns = some(parts.map((part) => part.columns))
  const used = unique([
    ...['basics', 'flip', 'grouping', 'sentBasics', 'sentGrouping'],
    ...(sections.length > 0 ? ['shared'] : []),
    ...steps.flatMap(({ uses }) => uses),
  ]).sort()
  const rows = fields.flatMap(({ name, label, row }) =>
    row ? [{ name, label, value: row[0], shown: row[1] }] : [],
  )
  const cells = [
    ...rows.map(({ label, shown }) => `'${label}': ${shown}`),
    ...columns.map((part) => part.cells),
  ]
  if (cells.length === 0) cells.push('Status: true')
  const shownCells = [
    ...fields.flatMap(({ label, step }) => (step?.cell ? [`'${label}': ${step.cell}`] : [])),
    ...columns.map(({ shown }) => shown),
  ]
  if (shownCells.length === 0) shownCells.push("Status: 'Inactive'")
  const counted = fields.flatMap(({ name, isCounted }) => (isCounted ? [`'${name}'`] : []))
  const edited = fields.find((field) => field.edited)
  const example = `Lantern ${names.singular}`
  const edit = edited
    ? `{ section: 'Settings', label: '${edited.label}', value: ${edited.edited}, path: '${edited.name}' }`
    : "{ section: 'Settings', label: 'Category', value: 'Mornings', path: 'category' }"
  return `${columns.length > 0 ? "import { nouns } from '@/model/words'\n" : ''}import type { Fixture } from './fixture'

export const fixture: Fixture = {
  words: ['${names.title}', '${names.singular}', '${tagline}'],
  rows: [[{ id: 'x', ${rows.map(({ name, value }) => `${name}: ${value}, `).join('')}${columns.map(({ row }) => row).join(', ')} }, { ${cells.join(', ')} }]],
  created: { starts: { account: 'a' } },
${counted.length > 0 ? `  edited: { fixed: [${counted.join(', ')}] },\n` : ''}  world: { id: 'first-${hyphened(names.noun)}', atLeast: 2 },
  browser: ({ ${used.join(', ')} }) => ({
    name: '${example}',
    sections: {
      'Basic Details': [...basics('${example}'), flip('Availability')],
      Settings: [...grouping, ${steps.map(({ call }) => call).join(', ')}],
      ${sections.map(({ title, steps: all }) => `${title}: ${all},`).join('\n      ')}
    },
    sent: {
      ...sentBasics('${example}'),
      ...sentGrouping,
      ${sections.map(({ sent }) => `${sent},`).join('\n      ')}
      isAvailable: false,
      ${fields.flatMap(({ name, step }) => (step ? [step.sent.startsWith('...') ? `${step.sent},` : `${name}: ${step.sent},`] : [])).join('\n      ')}
    },
    unset: [],
    row: { ${shownCells.join(', ')} },
    edit: ${edit},
  }),
}
`
}
