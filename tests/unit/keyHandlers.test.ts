import { readdirSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'
import { isNode, type Node, nodesIn } from './syntax'

/*
 * All key handlers read their keys through `src/lib/keys.ts`: otherwise a key of an input method acts on the page, and a
 * shortcut depends on the layout.
 */

const read = ['key', 'code', 'keyCode', 'which', 'isComposing']

const nameOf = (node: unknown) => (isNode(node) && node.type === 'Identifier' ? String(node.name) : '')

/** Whether a name, or a parameter of this type, is an event. */
const isEvent = (node: unknown, source: string): boolean =>
  isNode(node) &&
  (/^(e|ev|evt|event|nativeEvent)$/.test(nameOf(node)) || /KeyboardEvent/.test(typeOf(node, source)))

const typeOf = ({ typeAnnotation }: Node, source: string) =>
  isNode(typeAnnotation) ? source.slice(typeAnnotation.start, Number(typeAnnotation.end)) : ''

const takesKey = (pattern: unknown) =>
  isNode(pattern) &&
  pattern.type === 'ObjectPattern' &&
  (pattern.properties as Node[]).some(({ key }) => read.includes(nameOf(key)))

/** Where a source reads the keys of events by itself. */
function ownKeys(file: string, source: string): string[] {
  const found: string[] = []
  for (const node of nodesIn(parseSync(file, source).program as unknown as Node)) {
    const isMember =
      node.type === 'MemberExpression' &&
      read.includes(nameOf(node.property)) &&
      (isEvent(node.object, source) ||
        (isNode(node.object) &&
          node.object.type === 'MemberExpression' &&
          nameOf(node.object.property) === 'nativeEvent'))
    const isTaken =
      (node.type === 'ObjectPattern' && takesKey(node) && /KeyboardEvent/.test(typeOf(node, source))) ||
      (node.type === 'VariableDeclarator' && takesKey(node.id) && isEvent(node.init, source))
    if (isMember || isTaken)
      found.push(`${file}: ${source.slice(node.start, Number(node.end)).split('\n')[0]}`)
  }
  return found
}

/** Files that listen to keys without asking which: they need to know only that there was one. */
const anyKey = ['src/lib/idle.ts', 'src/ui/lastPress.ts']

/** Whether a file handles keys itself, with a function that is not a prop, and never asks `keys.ts`. */
const ignoresKeys = (source: string) =>
  /addEventListener\(\s*['"]key|onKey(Down|Up|Press)=\{\(|const onKeyDown = (?!.*props)/.test(source) &&
  !source.includes("from '@/lib/keys'")

const sources = ['src', 'mocks/workshop']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('src/generated/') && file !== 'src/lib/keys.ts')
  .map((file) => [file, readFileSync(file, 'utf8')] as const)
  .filter(([, source]) => /key(down|up|press)|Keyboard|onKey/i.test(source))

it('no file reads the key of an event itself', () => {
  // Its event is about the storage.
  const others = sources.filter(([file]) => file !== 'src/ui/colorMode.ts')
  expect(others.flatMap(([file, source]) => ownKeys(file, source))).toEqual([])
})

it('every file that handles keys asks keys.ts', () => {
  const missing = sources.filter(([file, source]) => !anyKey.includes(file) && ignoresKeys(source))
  expect(missing.map(([file]) => file)).toEqual(forwarded)
})

/** They pass keys on to a function of another file. */
const forwarded = ['src/entities/fields/questions/QuestionCard.tsx']

it.each([
  'const onKeyDown = (event: KeyboardEvent) => event.key === "Escape"',
  'const onKeyDown = ({ key }: KeyboardEvent) => key === "Escape"',
  'const onKeyDown = (event: KeyboardEvent) => { const { key, shiftKey } = event; return key }',
  'const onKeyDown = (press: React.KeyboardEvent) => press.nativeEvent.code',
  'const onKeyDown = (event: KeyboardEvent) => !event.nativeEvent.isComposing',
])('a handler that reads its key is found: %s', (source) => {
  expect(ownKeys('example.tsx', source)).toHaveLength(1)
  expect(ignoresKeys(source)).toBe(true)
})
