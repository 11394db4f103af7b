import { camel, capital, Problem, titleCase, wordsOf } from './names.ts'
import { isPart, type Part, parts } from './parts.ts'
import { type Known, samplesOf } from './repository.ts'

/** The parts of a field of a new resource, for each of its files. */
export interface Field {
  name: string
  label: string
  /** The lines of its properties in the contract, without indentation, by name. */
  contract: Record<string, string>
  /** Code for the list of fields: its properties, and the names of `common.ts` that they use. */
  described?: { code: string; uses: readonly string[] }
  /** The element in the form, with the components that it uses; undefined for a field without a control. */
  control?: { element: string; imports: readonly string[] }
  /** Code of the column in the list. */
  column?: string
  /** The values of its properties in the demo world, in code. */
  seed?: Record<string, string>
  /** Values in the example of the contract, if they differ from `seed`. */
  example?: Record<string, string>
  /** For a unit test: a value in code, and the text of its cell. */
  row?: [value: string, shown: string]
  /**
   * For a browser test: the step that fills its control, the names of steps that it uses, the sent value or a spread of
   * several, and the text of its cell.
   */
  step?: { call: string; uses: readonly string[]; sent: string; cell?: string }
  /** The value that a browser test enters later, in code. */
  edited?: string
  /** The labels of an enumeration, for src/model/choices.ts. */
  labels?: { constant: string; values: readonly string[] }
  /** The server counts it. */
  isCounted?: true
  /** Set if it is a part that several types share, with its own fields, rules, filters and steps. */
  part?: Part
}

export const kinds = `text, number, flag, date, a|b|c for one of these values, count (by the server), ${Object.keys(parts).join(', ')}, a type such as teams for one of its objects, or teams[] for several`

/** The fields that every object of an account has. */
const common = ['id', 'account', 'name', 'description', 'isAvailable', 'imgUrl', 'tags', 'category']
/** Properties of shared parts that do not have the name of their part. */
const propertiesOfParts: Readonly<Record<string, Part>> = { limitCount: 'limit', countLimit: 'limit' }

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
    .filter((part) => part && !isCommon(part))
    .map((part) => fieldOf(part, context))
  const names = fields.map(({ name }) => name)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice) throw new Problem(`The field ${twice} is named twice.`)
  return fields
}

/** Whether the name is that of a field which every object has, such as 'tags' or 'image'. */
export const isCommon = (part: string) => part.trim() === 'image' || common.includes(part.trim())

export function fieldOf(part: string, context: Context): Field {
  const [typed = '', given] = part.split(':').map((word) => word.trim())
  if (!/^[a-z][a-z0-9]*([-_ ]?[a-z0-9]+)*$/i.test(typed))
    throw new Problem(`'${part}' is no field. A field is name:kind, and the kinds are ${kinds}.`)
  const words = wordsOf(typed)
  const name = camel(words)
  if (name === 'image' || common.includes(name))
    throw new Problem(`Every object has ${common.join(', ')}: leave out ${name}.`)
  const kind = given ?? (isPart(name) ? name : undefined)
  if (!kind)
    throw new Problem(
      `${name} has no kind. Write ${name}:text, or another kind: ${kinds}. Without a kind: ${Object.keys(parts).join(', ')}.`,
    )
  if (isPart(kind) && name !== kind)
    throw new Problem(`The kind ${kind} has the name ${kind}, not ${name}, as in every other type.`)
  const shared = isPart(name) ? name : propertiesOfParts[name]
  if (shared && kind !== shared)
    throw new Problem(`${name} is a part that types share: write ${shared}, without a kind.`)
  const label = capital(words.join(' '))
  if (!isPart(kind)) {
    const made = partsOf(name, label, kind, context)
    const described = { code: `${name}: { label: '${label}' }`, uses: [] }
    return { name, label, ...made, ...(made.control && { described }) }
  }
  const { contract, seed, example, described, control, step } = parts[kind]
  return {
    ...{ name, label, part: kind, contract },
    ...(seed && { seed }),
    ...(example && { example }),
    ...(described && { described }),
    ...(control && { control }),
    ...(step && { step }),
  }
}

type Parts = Omit<Field, 'name' | 'label'>

function partsOf(name: string, label: string, kind: string, { schema, type, known }: Context): Parts {
  const element = (component: string, more = '') => `<${component}<${schema}> name="${name}"${more} />`
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
        contract: { [name]: `type: string\n${about}` },
        control: control('TextField', 'TextField'),
        column: column('text'),
        seed: { [name]: quoted(`${label} of the first`) },
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
        contract: { [name]: `type: integer\nminimum: 0\n${about}` },
        control: control('NumberField', 'NumberField'),
        column: column('number', `row.${name} ?? 0`),
        seed: { [name]: '10' },
        row: ['10', '10'],
        step: { call: `number('${label}', 12)`, uses: ['number'], sent: '12', cell: quoted('12') },
        edited: '13',
      }
    case 'flag':
      return {
        contract: { [name]: `type: boolean\n${about}` },
        control: control('ToggleField', 'ToggleField'),
        seed: { [name]: 'true' },
        step: { call: `flip('${label}')`, uses: ['flip'], sent: 'true' },
      }
    case 'date':
      return {
        contract: {
          [name]: `type: string\nformat: date-time\ndescription: ${sentence(label)}, ISO 8601 in UTC.`,
        },
        control: control('DateTimeField', 'DateTimeField'),
        column: column('dateTime'),
        seed: { [name]: quoted('2026-03-01T12:00:00Z') },
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
        contract: {
          [name]: `type: integer\nminimum: 0\ndescription: ${sentence(label)}. Counted by the server; ignored when sent.\nreadOnly: true`,
        },
        isCounted: true,
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
    contract: { [name]: `type: string\n${about}\nenum: [${options.join(', ')}]` },
    control: {
      element: element('SelectField', ` choices={${constant}}`),
      imports: [
        "import { SelectField } from '@/form/fields/SelectField'",
        `import { ${constant} } from '@/model/choices'`,
      ],
    },
    column: `{ id: '${name}', header: '${label}', kind: 'text', value: (row) => labelIn(${constant}, row.${name}) }`,
    seed: { [name]: quoted(first) },
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
    contract: {
      [name]: isList
        ? `type: array\ndescription: Ids of ${target}.\nitems:\n  type: string\n  x-refers-to: ${target}`
        : `type: string\ndescription: Id of one of the ${target}. Empty means none.\nx-refers-to: ${target}`,
    },
    control: {
      element: element(component, ` options={useReferencesAt('${type}', '${isList ? `${name}.*` : name}')}`),
      imports: [
        `import { ${component} } from '@/form/fields/ReferenceField'`,
        "import { useReferencesAt } from '../references'",
      ],
    },
    seed: { [name]: isList ? `[${ids.join(', ')}]` : (ids[0] ?? "''") },
    step: {
      call: `pick('${label}', ${wanted.map(({ label: shown }) => JSON.stringify(shown)).join(', ')})`,
      uses: ['pick'],
      sent: isList ? `[${ids.join(', ')}]` : (ids[0] ?? "''"),
    },
  }
}
