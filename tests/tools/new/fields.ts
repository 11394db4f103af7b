import { camel, Problem, titleCase, wordsOf } from './names.ts'
import { type Known, samplesOf } from './repository.ts'

/** What a field of a new resource is in each of its files. */
export interface Field {
  name: string
  label: string
  /** Its lines in the contract, without indentation. */
  contract: string
  /** Its element in the form, with the components that it uses; undefined without a control. */
  control?: { element: string; imports: readonly string[] }
  /** Its column in the list. */
  column?: string
  /** Its value in the demo world, in code. */
  seed?: string
  /** In a unit test: a value in code, and what the column shows of it. */
  row?: [value: string, shown: string]
  /** In a browser test: the step that fills its control, the names of steps that it uses, the sent value and its cell. */
  step?: { call: string; uses: readonly string[]; sent: string; cell?: string }
  /** The value that a browser test enters later, in code. */
  edited?: string
  /** The labels of an enumeration, for src/model/choices.ts. */
  labels?: { constant: string; values: readonly string[] }
  /** It is counted by the server. */
  isCounted?: true
  /** It has the section, columns and steps of a reward. */
  isReward?: true
}

export const kinds =
  'text, number, flag, date, a|b|c for one of these values, count (by the server), reward, a type such as teams for one of its objects, or teams[] for several'

/** The fields that every object of an account has. */
const common = ['id', 'account', 'name', 'description', 'isAvailable', 'imgUrl', 'tags', 'category']

const sentence = (label: string) => label.charAt(0) + label.slice(1).toLowerCase()
const quoted = (text: string) => `'${text}'`

interface Context {
  schema: string
  type: string
  known: Known
}

/** Reads fields as they are typed: 'motto:text,points:number'. */
export function fieldsOf(text: string, context: Context): Field[] {
  const fields = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => fieldOf(part, context))
  const names = fields.map(({ name }) => name)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice) throw new Problem(`The field ${twice} is named twice.`)
  return fields
}

export function fieldOf(part: string, context: Context): Field {
  const [typed = '', kind = typed === 'reward' ? 'reward' : 'text'] = part
    .split(':')
    .map((word) => word.trim())
  if (!/^[a-z][a-z0-9]*([-_ ]?[a-z0-9]+)*$/i.test(typed))
    throw new Problem(`'${part}' is no field. A field is name:kind, and the kinds are ${kinds}.`)
  const words = wordsOf(typed)
  const name = camel(words)
  if (common.includes(name)) throw new Problem(`Every object has ${common.join(', ')}: leave out ${name}.`)
  if (kind === 'reward' && name !== 'reward') throw new Problem(`A reward has the name reward, not ${name}.`)
  // 'isOpen' is labelled 'Open'.
  const label = titleCase(kind === 'flag' && words[0] === 'is' ? words.slice(1) : words)
  return { name, label, ...partsOf(name, label, kind, context) }
}

type Parts = Omit<Field, 'name' | 'label'>

function partsOf(name: string, label: string, kind: string, { schema, type, known }: Context): Parts {
  const element = (component: string, more = '') =>
    `<${component}<${schema}> name="${name}" label="${label}"${more} />`
  const control = (component: string, from: string, more = '') => ({
    element: element(component, more),
    imports: [`import { ${component} } from '@/form/fields/${from}'`],
  })
  const column = (cell: string, value = `row.${name}`) =>
    `{ id: '${name}', header: '${label}', kind: '${cell}', value: (row) => ${value} }`
  const about = `description: ${sentence(label)}.`
  switch (kind) {
    case 'text':
      return {
        contract: `type: string\n${about}`,
        control: control('TextField', 'TextField'),
        column: column('text'),
        seed: quoted(`${label} of the first`),
        row: [quoted('Some text'), quoted('Some text')],
        step: {
          call: `text('${label}', 'A lantern')`,
          uses: ['text'],
          sent: quoted('A lantern'),
          cell: quoted('A lantern'),
        },
        edited: quoted('Another lantern'),
      }
    case 'number':
      return {
        contract: `type: integer\nminimum: 0\n${about}`,
        control: control('NumberField', 'NumberField'),
        column: column('number', `row.${name} ?? 0`),
        seed: '10',
        row: ['10', '10'],
        step: { call: `number('${label}', 12)`, uses: ['number'], sent: '12', cell: quoted('12') },
        edited: '13',
      }
    case 'flag':
      return {
        contract: `type: boolean\n${about}`,
        control: control('ToggleField', 'ToggleField'),
        seed: 'true',
        step: { call: `flip('${label}')`, uses: ['flip'], sent: 'true' },
      }
    case 'date':
      return {
        contract: `type: string\nformat: date-time\ndescription: ${sentence(label)}, ISO 8601 in UTC.`,
        control: control('DateTimeField', 'DateTimeField'),
        column: column('dateTime'),
        seed: quoted('2026-03-01T12:00:00Z'),
        row: [quoted('2026-03-01T12:00:00Z'), quoted('2026-03-01T12:00:00Z')],
        step: {
          call: `date('${label}', inMonths(1, 3))`,
          uses: ['date', 'inMonths', 'shown', 'wire'],
          sent: 'wire(inMonths(1, 3))',
          cell: 'shown(inMonths(1, 3))',
        },
      }
    case 'count':
      return {
        contract: `type: integer\nminimum: 0\ndescription: ${sentence(label)}. Counted by the server; ignored when sent.\nreadOnly: true`,
        isCounted: true,
      }
    case 'reward':
      return {
        contract: '$ref: shared.yaml#/Reward\ndescription: What players get.',
        seed: '{ points: 100, credits: 10 }',
        isReward: true,
      }
  }
  if (kind.includes('|')) return choiceOf(name, label, kind, { element, about, schema, known })
  return referenceOf(name, label, kind, { element, type, known })
}

interface ChoiceContext extends Pick<Context, 'schema' | 'known'> {
  element: (component: string, more: string) => string
  about: string
}

/** A field that has one of a few values. */
function choiceOf(
  name: string,
  label: string,
  kind: string,
  { element, about, schema, known }: ChoiceContext,
): Parts {
  const options = kind.split('|').map((option) => option.trim())
  const [first = '', second = ''] = options
  if (options.some((option) => !/^[a-z][a-z0-9-]*$/.test(option)))
    throw new Problem(
      `The values of ${name} are small letters, digits and hyphens, as in ${name}:gold|silver.`,
    )
  if (known.enumerations.includes(name))
    throw new Problem(
      `The enumeration ${name} has its labels in src/model/choices.ts already: choose another name.`,
    )
  const constant = camel(wordsOf(`${schema} ${name} labels`))
  return {
    contract: `type: string\n${about}\nenum: [${options.join(', ')}]`,
    control: {
      element: element('SelectField', ` choices={${constant}}`),
      imports: [
        "import { SelectField } from '@/form/fields/SelectField'",
        `import { ${constant} } from '@/model/choices'`,
      ],
    },
    column: `{ id: '${name}', header: '${label}', kind: 'text', value: (row) => labelIn(${constant}, row.${name}) }`,
    seed: quoted(first),
    row: [quoted(first), quoted(titleCase(wordsOf(first)))],
    step: {
      call: `select('${label}', '${titleCase(wordsOf(second))}')`,
      uses: ['select'],
      sent: quoted(second),
      cell: quoted(titleCase(wordsOf(second))),
    },
    labels: { constant, values: options },
  }
}

interface ReferenceContext {
  element: (component: string, more: string) => string
  type: string
  known: Known
}

/** A field that names one or several objects of another type. */
function referenceOf(
  name: string,
  label: string,
  kind: string,
  { element, type, known }: ReferenceContext,
): Parts {
  const isList = kind.endsWith('[]')
  const target = kind.replace(/\[\]$/, '')
  if (!known.accountTypes.includes(target))
    throw new Problem(`'${kind}' is no kind of field. The kinds are ${kinds}.`)
  const samples = samplesOf(target)
  const wanted = isList ? samples : samples.slice(0, 1)
  const ids = wanted.map(({ id }) => quoted(id))
  const component = isList ? 'ReferencesField' : 'ReferenceField'
  return {
    contract: isList
      ? `type: array\ndescription: Ids of ${target}.\nitems:\n  type: string\n  x-refers-to: ${target}`
      : `type: string\ndescription: Id of one of the ${target}. Empty means none.\nx-refers-to: ${target}`,
    control: {
      element: element(component, ` options={useReferencesAt('${type}', '${isList ? `${name}.*` : name}')}`),
      imports: [
        `import { ${component} } from '@/form/fields/ReferenceField'`,
        "import { useReferencesAt } from '../references'",
      ],
    },
    seed: isList ? `[${ids.join(', ')}]` : (ids[0] ?? "''"),
    step: {
      call: `pick('${label}', ${wanted.map(({ label: shown }) => JSON.stringify(shown)).join(', ')})`,
      uses: ['pick'],
      sent: isList ? `[${ids.join(', ')}]` : (ids[0] ?? "''"),
    },
  }
}
