import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readQuestions } from '@/engine/transfer/questions/readQuestions'
import type { QuestionFormat, ReadQuestion } from '@/engine/transfer/questions/types'

/*
 * A set of questions is written in each form, as the program writes it, and what is read is the same set. The texts have what
 * each form gives a meaning to: braces, marks, stars, separators, quotation marks, tags, and characters of two code units.
 */

const word = fc.constantFrom(
  ...['river', 'Wien', '4', '12', 'B', '=', '~', '#', '{', '}', '{=x}', '\\', '\\n', ':', '::', '//', '%50%'],
  ...[
    ',',
    ';',
    '|',
    '"',
    '*',
    '<b>',
    '</b>',
    '&nbsp;',
    '&',
    '<',
    '🐕',
    '👩‍👩‍👧',
    '𝒳',
    'ß',
    'é',
    'ANSWER',
    '->',
    '[html]',
  ],
)
/** Begins with a letter, so that it is no choice, comment or answer of Aiken. */
const textOf = (start: string) => fc.array(word, { maxLength: 6 }).map((words) => [start, ...words].join(' '))

const question = fc
  .record({
    text: textOf('Which'),
    choices: fc.uniqueArray(fc.array(word, { maxLength: 4 }), {
      minLength: 2,
      maxLength: 6,
      selector: (words) => words.join(' ').toLowerCase(),
    }),
    right: fc.uniqueArray(fc.nat(5), { minLength: 1, maxLength: 3 }),
  })
  .map(({ text, choices, right }): ReadQuestion => {
    const correct = new Set(right.map((at) => at % choices.length))
    return {
      text,
      isMulti: correct.size > 1,
      choices: choices.map((words, index) => ({
        text: ['the', ...words].join(' '),
        isCorrect: correct.has(index),
      })),
    }
  })
const questions = fc.array(question, { minLength: 1, maxLength: 5 })

const gift = (text: string) => text.replace(/[\\#={}~:]/g, '\\$&').replaceAll('\n', '\\n')
const html = (text: string) =>
  `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`

function giftChoices({ choices, isMulti }: ReadQuestion, format: (text: string) => string) {
  const share = 100 / choices.filter(({ isCorrect }) => isCorrect).length
  return choices.map(({ text, isCorrect }) => {
    const mark = !isCorrect ? '~' : isMulti ? `~%${share.toFixed(5)}%` : '='
    return `\t${mark}${gift(format(text))}#${gift('a remark')}`
  })
}

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`
const letterOf = (at: number) => String.fromCharCode(65 + at)
const placesOf = ({ choices }: ReadQuestion) =>
  choices.flatMap(({ isCorrect }, index) => (isCorrect ? [index] : []))

const most = 6
const padded = (cells: readonly string[]) => Array.from({ length: most }, (_, at) => cells[at] ?? '')

/** A table with a header, and answers in a column. */
const headed =
  (answerOf: (one: ReadQuestion) => string, separator: string) => (all: readonly ReadQuestion[]) =>
    [
      [
        'Id',
        'Question',
        ...Array.from({ length: most }, (_, at) => `Option ${at + 1}`),
        'Correct answer',
        'Points',
      ],
      ...all.map((one, index) => [
        `q-${index * 7}`,
        one.text,
        ...padded(one.choices.map(({ text }) => text)),
        answerOf(one),
        '10',
      ]),
    ]
      .map((cells) => cells.map(quoted).join(separator))
      .join('\r\n')

interface Form {
  name: string
  format: QuestionFormat
  write: (all: readonly ReadQuestion[]) => string
  /** The lines where the questions begin. */
  lines?: (all: readonly ReadQuestion[]) => number[]
  reading?: 'texts' | 'numbers' | 'letters'
  /** Whether the form has questions with several answers. */
  isSingle?: boolean
}

const forms: readonly Form[] = [
  {
    name: 'GIFT as Moodle exports it',
    format: 'GIFT',
    write: (all) =>
      all
        .map((one, index) =>
          [
            `// question: ${index}  name: one`,
            `::Q\\:${index}::[html]${gift(html(one.text))}{`,
            ...giftChoices(one, html),
            '}',
            '',
            '',
          ].join('\n'),
        )
        .join('\n'),
  },
  {
    name: 'GIFT as plain text, one question a line',
    format: 'GIFT',
    write: (all) =>
      all.map((one) => `[plain]${gift(one.text)} {${giftChoices(one, (text) => text).join(' ')}}`).join('\n'),
    lines: (all) => all.map((_, index) => index + 1),
  },
  {
    name: 'Aiken',
    format: 'Aiken',
    write: (all) =>
      all
        .map((one) =>
          [
            one.text,
            ...one.choices.map(({ text }, at) => `${letterOf(at)}) ${text}`),
            `ANSWER: ${placesOf(one).map(letterOf).join(', ')}`,
            '',
          ].join('\r\n'),
        )
        .join('\r\n'),
    lines: (all) =>
      all.map((_, index) => 1 + all.slice(0, index).reduce((sum, one) => sum + one.choices.length + 3, 0)),
  },
  {
    name: 'Aiken with blank lines and feedback',
    format: 'Aiken',
    write: (all) =>
      all
        .map((one) =>
          [
            one.text,
            ...one.choices.map(({ text }, at) => `${letterOf(at)}. ${text}`),
            `ANSWER: ${placesOf(one).map(letterOf).join('')}`,
            'FEEDBACK: a remark',
          ].join('\n\n'),
        )
        .join('\n\n'),
  },
  {
    name: 'cells with stars',
    format: 'table',
    write: (all) =>
      all
        .map(({ text, choices }) =>
          [text, ...choices.map((one) => `${one.isCorrect ? '*' : ''}${one.text}`)].map(quoted).join('\t'),
        )
        .join('\n'),
  },
  {
    name: 'a table with numbers',
    format: 'table',
    write: headed(
      (one) =>
        placesOf(one)
          .map((at) => at + 1)
          .join(','),
      ',',
    ),
    reading: 'numbers',
  },
  {
    name: 'a table with letters',
    format: 'table',
    write: headed((one) => placesOf(one).map(letterOf).join(', '), ';'),
    reading: 'letters',
  },
  {
    name: 'a table with the text of the answer',
    format: 'table',
    write: headed((one) => one.choices.find(({ isCorrect }) => isCorrect)?.text ?? '', '\t'),
    reading: 'texts',
    isSingle: true,
  },
]

const single = ({ text, choices }: ReadQuestion): ReadQuestion => {
  const first = choices.findIndex(({ isCorrect }) => isCorrect)
  return { text, isMulti: false, choices: choices.map((one, at) => ({ ...one, isCorrect: at === first })) }
}

describe('what was written is read (rule QUESTION-4)', () => {
  it.each(forms.map((form) => [form.name, form] as const))(
    '%s',
    (_, { format, write, lines, reading, isSingle }) => {
      fc.assert(
        fc.property(questions, (some) => {
          const all = isSingle ? some.map(single) : some
          const result = readQuestions(write(all))
          expect(result.format).toBe(format)
          // The texts here are never numbers or letters, so nothing is asked.
          expect(result.ask).toBe(undefined)
          expect(result.parts.map((part) => ('question' in part ? part.question : part))).toEqual(all)
          if (lines) expect(result.parts.map(({ line }) => line)).toEqual(lines(all))
          if (reading) expect(result.skipped).toEqual(['“Id”', '“Points”'])
        }),
        { seed: 59, numRuns: 150 },
      )
    },
  )
})

it('a column of answers marks what one reading marks in all lines, or asks (rule QUESTION-4)', () => {
  const cell = fc.constantFrom('1', '2', '3', '4', 'A', 'B', 'C', 'b', 'x', 'Option 2')
  const row = fc.record({
    choices: fc.uniqueArray(cell, { minLength: 2, maxLength: 4 }),
    answer: cell,
  })
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 4 }), (rows) => {
      const text = [
        'Question\tOption 1\tOption 2\tOption 3\tOption 4\tCorrect',
        ...rows.map(({ choices, answer }, at) =>
          [`Q ${at}?`, ...Array.from({ length: 4 }, (_, one) => choices[one] ?? ''), answer].join('\t'),
        ),
      ].join('\n')
      const { parts, ask } = readQuestions(text)
      const read = ask ? ask.readings.map(({ reading }) => readQuestions(text, { reading }).parts) : [parts]
      for (const part of read.flat())
        if ('question' in part)
          expect(part.question.choices.filter(({ isCorrect }) => isCorrect)).toHaveLength(1)
      // Two answers to what was asked differ, else there was nothing to ask.
      if (ask) expect(new Set(read.map((one) => JSON.stringify(one))).size).toBeGreaterThan(1)
    }),
    { seed: 59, numRuns: 300 },
  )
})

it('no half of a character is read out of whole ones, wherever a text is divided', () => {
  const piece = fc.constantFrom(
    '🐕',
    '𝒳',
    '{=yes 🐕 ~no 🐕}',
    '{',
    '}',
    '=',
    '~',
    '#',
    '\\',
    '::',
    '%50%',
    '[html]',
    '<b>',
    '\t',
    ',',
    '\n',
    'A) ',
    'ANSWER: A',
    'word ',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 24 }), (pieces) => {
      const { parts } = readQuestions(pieces.join(''))
      const halves = parts.filter((part) => 'why' in part && part.why === 'It contains half of a character.')
      expect(halves).toEqual([])
    }),
    { seed: 59, numRuns: 500 },
  )
})

it.each([
  ['blank lines', '\n'.repeat(20_000)],
  [
    'blank lines between questions',
    `What?${'\n'.repeat(20_000)}A) a\nB) b\nANSWER: A${' \n'.repeat(20_000)}`,
  ],
  ['blanks', ' '.repeat(200_000)],
  ['braces', 'a {'.repeat(20_000)],
  ['tags that do not end', `<b `.repeat(20_000)],
  ['questions without a blank line', 'Is it? {=yes ~no}\n'.repeat(5_000)],
  ['rows of cells', 'Is it?\t*yes\tno\n'.repeat(5_000)],
  ['lines of choices', 'A) a\n'.repeat(10_000)],
])('a long text takes no longer than its length: %s', (_, text) => {
  const before = process.cpuUsage()
  readQuestions(text)
  const { user } = process.cpuUsage(before)
  expect(user / 1000).toBeLessThan(1000)
})
