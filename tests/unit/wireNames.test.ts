import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'
import { resourceFacts } from '@/generated/resourceFacts'
import { itemSchema, resolved, type Schema } from '../openapi'
import { isNode, type Node, nodesIn } from './syntax'

/** Folders that work with every entity: they do not know the names of its fields. */
const folders = ['src/form', 'src/list', 'src/search']

/** Names of the contract that these folders use for something else, or that every object has. */
const generic: Readonly<Record<string, string>> = {
  id: 'every object, and every item that is merged, has one',
  name: 'every object has one, and so have fields and choices',
  account: 'the selected account, which the console passes to every screen',
  type: 'the path segment of an entity, and an attribute of inputs',
  text: 'a text on the screen',
  description: 'the second line of a row, of a search result or of a toast',
  choices: 'the options of a radio group or a select',
  count: 'how many there are of anything',
  element: 'an element of the page',
  active: 'the active option of a listbox',
  from: '`Array.from`',
  to: 'where a link leads',
}

/** What these variables hold came from the server, so that `row.account` is a field even though `account` is generic. */
const received = /^(row|object|item|received|fresh|sent)$/
const ofEveryObject = ['id', 'name']

function namesIn(schema: Schema, names = new Set<string>(), seen = new Set<Schema>()): Set<string> {
  const whole = resolved(schema)
  if (seen.has(whole)) return names
  seen.add(whole)
  for (const [name, part] of Object.entries(whole.properties ?? {})) {
    names.add(name)
    namesIn(part, names, seen)
  }
  if (whole.items) namesIn(whole.items, names, seen)
  return names
}
const wireNames = new Set(Object.keys(resourceFacts).flatMap((type) => [...namesIn(itemSchema(type))]))

/** The name of an identifier, also within `row as Row`. */
const nameOf = (node: unknown): string => {
  if (!isNode(node)) return ''
  return node.type === 'Identifier' ? String(node.name) : nameOf(node.expression)
}

/** The names that a node uses as a property or in a path; `of` is the variable whose property it is. */
function* namesOf(node: Node): Generator<{ name: string; of?: string }> {
  switch (node.type) {
    case 'MemberExpression':
      if (!node.computed) yield { name: nameOf(node.property), of: nameOf(node.object) }
      break
    case 'Property':
    case 'TSPropertySignature':
      yield { name: nameOf(node.key) }
      break
    case 'VariableDeclarator':
      if (isNode(node.id) && node.id.type === 'ObjectPattern')
        for (const { key } of node.id.properties as Node[]) yield { name: nameOf(key), of: nameOf(node.init) }
      break
    case 'Literal':
      if (typeof node.value === 'string') for (const name of node.value.split('.')) yield { name }
      break
    case 'TemplateElement':
      for (const name of (node.value as { raw: string }).raw.split('.')) yield { name }
  }
}

const used = new Set<string>()

/** The names of the contract in a source, as `line: name`. */
function wireNamesIn(file: string, source: string): string[] {
  const found = new Set<string>()
  for (const node of nodesIn(parseSync(file, source).program))
    for (const { name, of = '' } of namesOf(node)) {
      if (!wireNames.has(name)) continue
      const isField = received.test(of) && !ofEveryObject.includes(name)
      if (name in generic && !isField) used.add(name)
      else found.add(`${source.slice(0, node.start).split('\n').length}: ${name}`)
    }
  return [...found]
}

const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file)),
)

it('no file of a folder that works with every entity names a field of the contract', () => {
  expect(
    files.flatMap((file) => wireNamesIn(file, readFileSync(file, 'utf8')).map((one) => `${file}:${one}`)),
  ).toEqual([])
})

it('every exception is a name of the contract and is used', () => {
  expect(Object.keys(generic).filter((name) => !wireNames.has(name) || !used.has(name))).toEqual([])
})

it.each([
  ['a property', 'object.countLimit'],
  ['a path', "useFormValue('reward.points')"],
  ['a path with a position', 'store.value(`questions.$' + '{index}.choices`)'],
  ['a key', 'const row = { limitCount: true }'],
  ['a destructured key', 'const { active: { from }, drawTime } = props'],
  ['a type', 'interface Row { stockCount?: number }'],
  ['a generic name of a row', 'row.account === account'],
  ['another generic name of a row', 'truncate(row.description)'],
  ['a destructured generic name of a row', 'const { account } = row as Row'],
])('a field of the contract is found in %s', (_, source) => {
  expect(wireNamesIn('example.tsx', source)).not.toEqual([])
})

it('names that are no fields are accepted', () => {
  expect(wireNamesIn('example.tsx', 'const { account, title } = props; row.id; Array.from(list)')).toEqual([])
})
