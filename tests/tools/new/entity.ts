import { pathsFile, schemaFile } from './contractFiles.ts'
import { addBefore, addEntry, addImport, addTo, addYamlAfter, type Edit } from './edits.ts'
import { type Field, fieldOf, fieldsOf, isCommon, kinds } from './fields.ts'
import type { Change } from './files.ts'
import { capital, expectName, type Names, namesOf, Problem, pascal, titleCase, wordsOf } from './names.ts'
import { expectIcon, expectShortcut, type Known } from './repository.ts'
import {
  definitionFile,
  describedFile,
  fixtureFile,
  formFieldsFile,
  formFile,
  type Looks,
  mockFile,
} from './sourceFiles.ts'

/** Options that can be arguments. Missing ones are asked for. */
export interface EntityOptions {
  fields?: string | undefined
  plural?: string | undefined
  tagline?: string | undefined
  family?: string | undefined
  icon?: string | undefined
  shortcut?: string | undefined
  after?: string | undefined
}

/** Asks a question on the terminal. Returns '' for the default. Without a terminal, nothing is asked. */
export type Ask = (question: string) => Promise<string>

const families = ['people', 'play', 'reward', 'voice']

/** The files of a new resource (docs/adding-an-entity.md). */
export async function entityChange(
  name: string | undefined,
  options: EntityOptions,
  known: Known,
  ask?: Ask,
): Promise<Change> {
  expectName(name, 'A resource')
  if (/[^su]s$/i.test(name) && !options.plural)
    throw new Problem(`Name one object, such as ${name.slice(0, -1)}. If ${name} is one, pass --plural.`)
  const names = namesOf(name, options.plural)
  expectFree(names, known)
  const context = { schema: names.schema, type: names.type, known }
  const fields =
    options.fields === undefined && ask
      ? await askFields(ask, (part) => fieldOf(part, context))
      : fieldsOf(options.fields ?? '', context)
  const looks = await looksOf(names, options, known, ask)
  const after = options.after ?? known.accountTypes.find((type) => type === 'quizzes') ?? ''
  if (!known.types.includes(after))
    throw new Problem(`There is no type ${after} for --after. Types: ${known.types.join(', ')}.`)
  const formFields = formFieldsFile(names, fields)
  const source = `src/entities/${names.type}`
  return {
    files: {
      [`openapi/schemas/${names.file}.yaml`]: schemaFile(names, fields),
      [`openapi/paths/${names.type}.yaml`]: pathsFile(names),
      [`src/model/fields/${names.type}.ts`]: describedFile(names, fields),
      [`${source}/definition.ts`]: definitionFile(names, looks, fields),
      [`${source}/form.ts`]: formFile(names, fields),
      ...(formFields ? { [`${source}/formFields.tsx`]: formFields } : {}),
      [`mocks/entities/${names.type}.ts`]: mockFile(names, fields),
      [`tests/entities/${names.type}.ts`]: fixtureFile(names, looks, fields),
    },
    edits: { ...editsOf(names, after), ...choicesEdits(names, fields) },
    next: [
      'npm run renew                   # generated code, the map of screens, docs/checks.md',
      'npm run check',
      `npm run test:entity -- ${names.type}`,
    ],
  }
}

function expectFree({ type, singular, file, schema }: Names, { resources, schemas }: Known) {
  if (resources.includes(type))
    throw new Problem(
      `The name ${type} is taken by openapi/paths/${type}.yaml. Taken: ${resources.join(', ')}. If only the plural is taken, pass --plural.`,
    )
  if (schemas.includes(schema)) throw new Problem(`The name ${schema} is taken by a schema of the contract.`)
  if (file === 'page' || file === 'check')
    throw new Problem(`${singular} is a command of npm run new, so it cannot be a resource.`)
}

/** Asks for fields until an empty line. A mistake is reported and asked again. */
async function askFields(ask: Ask, read: (part: string) => Field): Promise<Field[]> {
  const fields: Field[] = []
  let note = `Fields, each as name:kind. Kinds: ${kinds}.\n`
  for (;;) {
    const typed = await ask(`${note}Field (empty to finish): `)
    note = ''
    if (!typed) return fields
    if (isCommon(typed)) continue
    try {
      const field = read(typed)
      if (fields.some((other) => other.name === field.name))
        throw new Problem(`The field ${field.name} is named twice.`)
      fields.push(field)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      note = `${error.message}\n`
    }
  }
}

/** Asks until `check` accepts the value. */
async function asked(
  given: string | undefined,
  fallback: string,
  question: string,
  check: (value: string) => string,
  ask?: Ask,
): Promise<string> {
  if (given !== undefined || !ask) return check(given ?? fallback)
  let note = ''
  for (;;) {
    try {
      return check((await ask(`${note}${question} (${fallback}): `)) || fallback)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      note = `${error.message}\n`
    }
  }
}

async function looksOf(names: Names, options: EntityOptions, known: Known, ask?: Ask): Promise<Looks> {
  const { freeShortcuts } = known
  const free = [...names.type].find((letter) => freeShortcuts.includes(letter)) ?? freeShortcuts[0] ?? ''
  const tagline = await asked(
    options.tagline,
    `ALL ABOUT ${names.title.toUpperCase()}`,
    'Tagline',
    (text) => text.toUpperCase().replaceAll("'", '’'),
    ask,
  )
  const family = await asked(options.family, 'play', `Family: ${families.join(', ')}`, expectFamily, ask)
  const icon = await asked(options.icon, 'Shapes', 'Icon of lucide.dev', expectIcon, ask)
  const shortcut = await asked(
    // The shortcut is optional, because only 26 letters exist.
    options.shortcut ?? (free ? undefined : ''),
    free,
    `Shortcut after g, free: ${freeShortcuts.join(', ')}`,
    (key) => key && expectShortcut(key, known),
    ask,
  )
  return { tagline, family, icon, shortcut }
}

function expectFamily(family: string): string {
  if (families.includes(family)) return family
  throw new Problem(`There is no family ${family}. Families: ${families.join(', ')}.`)
}

/** Labels of enumerations, and the meaning of a missing period. */
function choicesEdits({ schema, type, nouns }: Names, fields: readonly Field[]): Change['edits'] {
  const edits = fields.flatMap(({ name, label, labels, part }): Edit[] => {
    // A missing period means that counts are never reset.
    if (part === 'period') return [addTo('defaultPeriods', `${type}: 'all-time'`)]
    if (!labels) return []
    const { constant, values } = labels
    const labelled = schema + pascal(wordsOf(name))
    const pairs = values.map((value) => `'${value}': '${titleCase(wordsOf(value))}'`)
    return [
      addImport(`import type { ${labelled} } from '@/generated/model'`),
      addBefore(
        'choices',
        `/** ${label} of ${nouns}. */\nexport const ${constant}: Labels<${labelled}> = { ${pairs.join(', ')} }`,
      ),
      addTo('choices', `${name}: ${constant}`),
    ]
  })
  return edits.length > 0 ? { 'src/model/choices.ts': edits } : {}
}

/** Adds its tag, paths and place in the navigation, always after the same other type. */
function editsOf({ noun, type, one, many, nouns }: Names, after: string): Change['edits'] {
  return {
    'openapi/openapi.yaml': [
      addYamlAfter(
        'tags',
        (name) => name === after,
        `  - name: ${type}\n    description: The ${nouns} of an account.\n`,
      ),
      addYamlAfter(
        'paths',
        (path) => path.split('/')[1] === after,
        `  /${type}:\n    $ref: paths/${type}.yaml#/collection\n  /${type}/{account}/{id}:\n    $ref: paths/${type}.yaml#/item\n`,
      ),
    ],
    'src/model/fields/byType.ts': [
      addImport(`import { ${one}Fields } from './${type}'`),
      addTo('byType', `${type}: ${one}Fields`, { after }),
    ],
    'src/entities/registry.ts': [
      addImport(`import { ${many} } from './${type}/definition'`),
      addTo('byType', type === many ? many : `${type}: ${many}`, { after }),
    ],
    // The empty list of the type shows the sentence of the glossary.
    'docs/glossary.md': [addEntry('The domain', capital(noun), `one of the ${nouns} of an account.`)],
  }
}
