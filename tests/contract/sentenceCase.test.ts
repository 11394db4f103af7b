// Runs in test:all: it compares many descriptions with the kit.
import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, it, test } from 'vitest'
import { nouns } from '@/model/words'
import { isNode, type Node, nodesIn } from '../unit/syntax'
import { anyType, fixedTexts } from './fixedTexts'
import { lineOf, sourcesIn } from './sources'

/* Texts of the screens are in sentence case, except for those that are fixed (rule VIEW-6). */

/** Where another sentence, a path or a quotation begins. */
const breaks = /[.:!?…›·/|“"`(\n]+\s*|\s–\s|, (?=Type)/

/** The words with a capital after the first word of a sentence; none for a fixed text. */
function capitalsIn(text: string): string[] {
  const rest = fixedTexts.reduce((left, given) => left.replaceAll(given, 'x'), text)
  return rest
    .split(breaks)
    .flatMap((sentence) => sentence.trim().split(/\s+/).slice(1))
    .filter((word) => /^[A-Z][a-z]+[,;]?$/.test(word))
}

/** A noun of `model/words.ts` as it is, the name of a type, or `x|` for anything else: it can be a whole sentence. */
function shownBy(source: string): string {
  const [, key = '', form = ''] = /^nouns\.(\w+)\.(\w+)$/.exec(source) ?? []
  const noun = (nouns as unknown as Record<string, Record<string, string> | undefined>)[key]?.[form]
  if (noun !== undefined) return noun
  if (/\bsingular$/.test(source)) return anyType
  return /\b(list|spec|entity)\.title$/.test(source) ? anyType : 'x|'
}

function textOf(node: Node, source: string): string | undefined {
  if (node.type === 'TemplateLiteral')
    return (node.quasis as Node[])
      .map(({ value }, index) => {
        const given = (node.expressions as Node[])[index]
        const { cooked } = value as { cooked?: string }
        return `${cooked ?? ''}${isNode(given) ? shownBy(source.slice(given.start, given.end as number)) : ''}`
      })
      .join('')
  return (node.type === 'Literal' || node.type === 'JSXText') && typeof node.value === 'string'
    ? node.value
    : undefined
}

const faultsIn = (path: string, source: string): string[] =>
  [...nodesIn(parseSync(path, source).program as unknown as Node)].flatMap((node) => {
    const text = (textOf(node, source) ?? '').replace(/\s+/g, ' ').trim()
    return capitalsIn(text).length > 0 ? [`${path}:${lineOf(source, node.start)} ${text}`] : []
  })

it('no text of the sources has a capital inside, unless its text is fixed (rule VIEW-6)', () => {
  const sources = sourcesIn(['src'], /\.tsx?$/).filter(
    // The names of characters in HTML are no texts.
    ({ path }) => !/^src\/(generated|ui\/theme)\/|questions\/plainText\.ts$/.test(path),
  )
  expect(sources.length).toBeGreaterThan(300)
  expect(sources.flatMap(({ path, text }) => faultsIn(path, text))).toEqual([])
}, 180_000)

it('no name in the map of screens has a capital inside, unless its text is fixed', () => {
  const { pages, operations, fields } = JSON.parse(readFileSync('openapi/kit/screens/screens.json', 'utf8'))
  const namesIn = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : value instanceof Object ? Object.values(value).flatMap(namesIn) : []
  const names = new Set(namesIn([pages, operations, fields]).flatMap((name) => name.split(', ')))
  expect(names.size).toBeGreaterThan(50)
  expect([...names].filter((name) => capitalsIn(name.replace(/^column /, '')).length > 0)).toEqual([])
})

test.each([
  ['<Button>Check Again</Button>', 1],
  ["const label = 'Make It a Plan'", 1],
  ['const title = `New $' + '{entity.singular}`', 1],
  ['const title = `This $' + '{list.singular} is live`', 1],
  ['const title = `Delete $' + '{singular}`', 0],
  ['const label = `$' + '{nouns.credits.title} to Purchase`', 0],
  ["const text = 'Not saved. Everything is still here.'", 0],
  ["const text = 'Save Changes'", 0],
])('a capital inside of a text is found: %s', (code, count) => {
  expect(faultsIn('example.tsx', code)).toHaveLength(count)
})
