import { parseSync } from 'vite'
import { expect, it, test } from 'vitest'
import { resourceFacts } from '@/generated/resourceFacts'
import { nounOfKey, nouns } from '@/model/words'
import { lineOf, sourcesIn } from '../contract/sources'
import { type Node, nodesIn } from './syntax'

/*
 * src/model/words.ts has the words of the domain. `app/renamed.test.tsx` renames one and looks at screens; this test looks
 * for texts of the code that spell a word themselves.
 */

/** A word with a capital letter or beside other words. Alone and in lower case it is a name on the wire. */
const spelt = /\b(Credits?|Points?)\b|\s(credits?|points?)(?=[\s.,;:!?]|$)|(^|\s)(credits?|points?)\s(?=\S)/

/** Texts that mean something else: points of a chart or a quiz, keys of a table, names of figures in files, fields of the contract. */
const others = [
  /^Use the arrow keys to read the points\.$/,
  /^Most quizzes ask for half of the points or more/,
  /^(prizes|raffles|mysteryboxes) credits$/,
  /^(expected|ceiling) (credits|points)$/,
  /^A player: name, level \{id, name\}/,
]

const textOf = (node: Node): string | undefined => {
  if (node.type === 'TemplateElement') return (node.value as { cooked?: string }).cooked
  return (node.type === 'Literal' || node.type === 'JSXText') && typeof node.value === 'string'
    ? node.value
    : undefined
}

const spellings = (path: string, source: string): string[] =>
  [...nodesIn(parseSync(path, source).program as unknown as Node)].flatMap((node) => {
    const text = textOf(node) ?? ''
    return spelt.test(text) && !others.some((other) => other.test(text.trim()))
      ? [`${path}:${lineOf(source, node.start)} ${text.trim()}`]
      : []
  })

it('no text of the console and of the command line spells points or credits: they come from src/model/words.ts (rule VIEW-4)', () => {
  const sources = sourcesIn(['src', 'programme'], /\.tsx?$/).filter(
    ({ path }) => !/^src\/(generated\/|model\/words\.ts$)/.test(path),
  )
  expect(sources.length).toBeGreaterThan(300)
  expect(sources.flatMap(({ path, text }) => spellings(path, text))).toEqual([])
})

test.each([
  ["const label = 'Credits'", 1],
  [`const text = \`Costs \${price} credits\``, 1],
  ["const text = 'for want of points'", 1],
  ['const text = <p>Points per day</p>', 1],
  ["const field = row['credits']; const path = 'reward.points'", 0],
  [`// Credits and points\nconst text = \`Costs \${price} \${nouns.credits.many}\``, 0],
])('a text that spells a word is found: %s', (code, count) => {
  expect(spellings('example.tsx', code)).toHaveLength(count)
})

test('types have the names of the contract: several words, and any plural', () => {
  expect(nouns.mysteryboxes).toEqual({
    one: 'mystery box',
    many: 'mystery boxes',
    singular: 'Mystery Box',
    title: 'Mystery Boxes',
  })
  expect(nouns.quizzes).toMatchObject({ one: 'quiz', title: 'Quizzes' })
  expect(Object.keys(nouns)).toEqual(expect.arrayContaining(Object.keys(resourceFacts)))
})

test('a field is labelled with the noun that it is named after', () => {
  expect(['credits', 'level', 'achievements', 'steps', 'constructor'].map(nounOfKey)).toEqual([
    nouns.credits.title,
    nouns.levels.singular,
    nouns.achievements.title,
    undefined,
    undefined,
  ])
})
