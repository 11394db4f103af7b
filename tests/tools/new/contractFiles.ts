import { readFileSync } from 'node:fs'
import type { Field } from './fields.ts'
import { hyphened, type Names } from './names.ts'

/* The files of a resource in the contract. */

const indented = (text: string, by: string) => text.replace(/^/gm, by)

/** A field in the example of the contract. The value in code is YAML, too. */
const exampleOf = ({ seed = {}, example = seed }: Field) =>
  Object.entries(example).map(([name, value]) => `      ${name}: ${value}`)

export function schemaFile(
  { schema, noun, nouns, aNoun, singular }: Names,
  fields: readonly Field[],
): string {
  const own = fields.flatMap(({ contract }) =>
    Object.entries(contract).map(([name, lines]) => `    ${name}:\n${indented(lines, '      ')}`),
  )
  return `# ${schema}: what the server returns, and what it receives to create or update one.

${schema}:
  type: object
  description: ${aNoun.charAt(0).toUpperCase()}${aNoun.slice(1)} of the programme.
  additionalProperties: true
  required: [id, account]
  properties: &properties
    id: &id
      type: string
      description: Free text, unique among the ${nouns} of its account. Cannot be changed after creation.
    account: &account
      type: string
      description: Id of the account the ${noun} belongs to. Cannot be changed after creation.
    name:
      type: string
      description: The name that players see. A value of only whitespace counts as missing.
    description:
      type: string
      description: Tells players what the ${noun} is for.
    isAvailable: &isAvailable
      type: boolean
      description: Whether players can see it. If false, it is inactive.
    imgUrl:
      type: string
      format: uri-reference
      description: URL of the picture, absolute or relative. Missing or empty means the default picture.
    tags:
      type: array
      description: Free-text tags that group ${nouns}.
      items:
        type: string
    category:
      type: string
      description: Free-text category of the ${noun}. Empty means none.
${own.map((lines) => `${lines}\n`).join('')}  examples:
    - id: first-${hyphened(noun)}
      account: brindlewick
      name: First ${singular}
${fields
  .flatMap(exampleOf)
  .map((line) => `${line}\n`)
  .join('')}
${schema}Create:
  type: object
  description: Body of POST. Unknown fields are rejected. An omitted field gets its default, or no value if it has none.
  additionalProperties: false
  required: [id, account, name]
  properties:
    <<: *properties
    id: {<<: *id, minLength: 1}
    account: {<<: *account, minLength: 1}
    isAvailable: {<<: *isAvailable, default: true}
  examples:
    - id: first-${hyphened(noun)}
      account: brindlewick
      name: First ${singular}

${schema}Update:
  type: object
  description: Body of PUT. Unknown fields must be accepted and preserved, at every depth.
  additionalProperties: true
  required: [id, account, name]
  properties:
    <<: *properties
    id: {<<: *id, minLength: 1}
    account: {<<: *account, minLength: 1}
`
}

/** The operations of teams, with other words: the paths of all elements have the same form. */
export function pathsFile(names: Names): string {
  const words: [RegExp, string][] = [
    [/Its players stay, without a\s+team\.\s+/g, ''],
    [/\ba team\b/g, names.aNoun],
    [/\bof its teams\b/g, `of its ${names.nouns}`],
    [/(the|without|The) teams\b/g, `$1 ${names.nouns}`],
    [/# Teams:/g, `# ${names.title}:`],
    [/\blistTeams\b/g, `list${names.schemas}`],
    [/\bteams\b/g, names.type],
    [/\bteam\.yaml/g, `${names.file}.yaml`],
    [/\bteam\b/g, names.noun],
    [/Team/g, names.schema],
  ]
  const text = readFileSync('openapi/paths/teams.yaml', 'utf8')
  return words.reduce((before, [from, to]) => before.replaceAll(from, to), text)
}
