import { readFileSync } from 'node:fs'
import { type Resource, resourceFacts, withoutScreen } from '../../../src/generated/resourceFacts.ts'
import { resourceValues } from '../../../src/generated/resourceValues.ts'
import { addImport, addTo } from './edits.ts'
import type { Change } from './files.ts'
import { camel, expectName, Problem, wordsOf } from './names.ts'

interface RuleOptions {
  type?: string | undefined
  field?: string | undefined
  severity?: string | undefined
}

const severities = ['error', 'warning', 'note']
const index = 'src/engine/check/rules/index.ts'
const cases = 'tests/unit/engine/check/cases/index.ts'

/** The check looks at the objects of one account that have a screen. */
const checkedTypes = (Object.keys(resourceFacts) as Resource[]).filter(
  (type) => resourceFacts[type].scope === 'account' && !withoutScreen.some((other) => other === type),
)

/** The files of a rule of the check: it reports active objects of a type without a value in a field. */
export function ruleChange(name: string | undefined, options: RuleOptions): Change {
  expectName(name, 'A rule')
  const words = wordsOf(name)
  const id = words.join('-')
  const file = camel(words)
  const { type = 'missions', field = 'description', severity = 'warning' } = options
  expectFree(id)
  if (!severities.includes(severity))
    throw new Problem(`There is no severity ${severity}. Severities: ${severities.join(', ')}.`)
  const kind = kindOf(type, field)
  const [noun] = resourceFacts[type as keyof typeof resourceFacts].words
  return {
    files: {
      [`src/engine/check/rules/${file}.ts`]: ruleFile({ id, file, type, field, severity, noun, kind }),
      [`tests/unit/engine/check/cases/${file}.ts`]: caseFile({ id, file, type, field, kind }),
    },
    edits: {
      // The rules of values leave out what others have reported, so they come last.
      [index]: [
        addImport(`import { ${file}Rules } from './${file}'`),
        addTo('rules', `...${file}Rules`, { before: 'valueRules' }),
      ],
      [cases]: [addImport(`import { ${file}Cases } from './${file}'`), addTo('cases', `...${file}Cases`)],
    },
    next: [
      `Write its title, its reason and its condition in src/engine/check/rules/${file}.ts.`,
      'npm run renew   # docs/checks.md, and what it finds in the demo world',
      'npx vitest run tests/unit/engine/check',
    ],
  }
}

function expectFree(id: string) {
  const document = readFileSync('docs/checks.md', 'utf8')
  if (document.includes(`\`${id}\``)) throw new Problem(`The id ${id} is taken by a rule of docs/checks.md.`)
}

/** The kind of a field, as in `resourceValues`; for a list including the kind of its items: 'list of text'. */
function kindOf(type: string, field: string): string {
  const checked = checkedTypes.find((one) => one === type)
  if (!checked)
    throw new Problem(`There is no type ${type} that the check looks at. Types: ${checkedTypes.join(', ')}.`)
  const values = resourceValues[checked]
  const always = [resourceFacts[checked].idField, 'account']
  const kind = values[field]
  if (kind === undefined || field.includes('*') || always.includes(field))
    throw new Problem(
      `${type} have no field ${field} that can be missing. Fields: ${Object.keys(values)
        .filter((path) => !/[*.]/.test(path) && !always.includes(path))
        .join(', ')}.`,
    )
  if (field.includes('.'))
    throw new Problem(`Name a field of the object itself, not ${field}; change the rule afterwards.`)
  return kind === 'list' ? `list of ${values[`${field}.*`]}` : kind
}

/** A value of a field, in code. */
function sampleOf(kind: string): string {
  if (kind.startsWith('integer')) return '1'
  if (kind === 'boolean') return 'true'
  if (kind === 'list of object') return "[{ id: 'x' }]"
  if (kind.startsWith('list')) return "['x']"
  if (kind === 'object') return '{ id: 1 }'
  if (kind === 'date') return "'2026-03-12T09:00:00Z'"
  return kind.includes('|') ? `'${kind.split('|')[0]}'` : "'x'"
}

interface RuleParts {
  id: string
  file: string
  type: string
  field: string
  severity: string
  noun: string
  kind: string
}

const article = (noun: string) => (/^[aeiou]/.test(noun) ? 'An' : 'A')

/** Imports and condition for a field without a value. An empty list counts as no value. */
function without(kind: string, field: string): [imports: string, condition: string] {
  if (!kind.startsWith('list')) return ["import { isBlank } from '@/model/rules'", `isBlank(row.${field})`]
  const read = kind === 'list of object' ? 'itemsOf' : 'textsOf'
  return [`import { ${read} } from '@/engine/programme/programmeIndex'`, `${read}(row.${field}).length === 0`]
}

function ruleFile({ id, file, type, field, severity, noun, kind }: RuleParts): string {
  const [imports, condition] = without(kind, field)
  return `${imports}
import { type CheckRule, objectRule } from '../types'

const ${file} = objectRule({
  id: '${id}',
  severity: '${severity}',
  title: '${article(noun)} ${noun} has no ${field}',
  why: 'Players miss it.',
  fix: 'Enter it, or make the ${noun} inactive.',
  types: ['${type}'],
  among: 'active',
  *faultsOf(row) {
    if (${condition}) yield { path: '${field}', text: 'It is active, and it has no ${field}.' }
  },
})

export const ${file}Rules: CheckRule[] = [${file}]
`
}

/** Sets the name of the test object, unless the tested field is the name. */
const named = (name: string, field: string) => (field === 'name' ? [] : [`name: '${name}'`])

const caseFile = ({ id, file, type, field, kind }: Omit<RuleParts, 'severity' | 'noun'>) =>
  `import type { Case } from './samples'

export const ${file}Cases: Record<string, Case> = {
  '${id}': {
    fires: { ${type}: [{ ${[...named('X', field), ...(kind.startsWith('list') ? [`${field}: []`] : [])].join(', ')} }] },
    at: ['${field}'],
    passes: { ${type}: [{ ${[...named('X', field), `${field}: ${sampleOf(kind)}`].join(', ')} }, { ${[...named('Y', field), 'isAvailable: false'].join(', ')} }] },
  },
}
`
