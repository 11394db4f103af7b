import { readAnswers } from './giftAnswers'
import { bareAt, giftText } from './giftText'
import { type FileLine, type Read, type ReadOptions, type ReadPart, readPartOf } from './types'

/*
 * GIFT, the format of Moodle. A blank line ends a question; a comment or a category is none. Files also have one question a
 * line, which Moodle would join: where each has its own answers, they are divided (rule QUESTION-10).
 */

const isBlank = ({ text }: FileLine) => text.trim() === ''
const isComment = ({ text }: FileLine) => /^\s*(?:\/\/|\$CATEGORY:)/i.test(text)

/** The parts of a file between blank lines, without comments. A comment inside of a question does not end it. */
function* blocksOf(lines: readonly FileLine[]): Generator<FileLine[]> {
  let block: FileLine[] = []
  for (const line of lines) {
    if (!isBlank(line)) {
      if (!isComment(line)) block.push(line)
    } else if (block.length > 0) {
      yield block
      block = []
    }
  }
  if (block.length > 0) yield block
}

const joined = (lines: readonly FileLine[]) => lines.map(({ text }) => text).join('\n')

interface Brace {
  at: number
  isOpen: boolean
  /** The index of the line in the block. */
  row: number
}

function bracesIn(text: string): Brace[] {
  let [row, lineEnd] = [0, text.indexOf('\n')]
  return bareAt(text, '{}').map((at) => {
    while (lineEnd >= 0 && lineEnd < at) {
      row += 1
      lineEnd = text.indexOf('\n', lineEnd + 1)
    }
    return { at, isOpen: text[at] === '{', row }
  })
}

/** The answers of a question begin with a mark, or are a truth value. */
const answersStart = /^\s*(?:[=~#%]|(?:T|F|TRUE|FALSE)\s*(?:#|$)|$)/i

/**
 * Whether the lines contain answers in the notation of GIFT: in braces at the end of a question, or around a missing
 * word.
 */
export function blocksIn(lines: readonly FileLine[]): boolean {
  for (const block of blocksOf(lines)) {
    const text = joined(block)
    const braces = text.includes('{') ? bracesIn(text) : []
    for (const [index, { at, isOpen }] of braces.entries()) {
      const close = braces[index + 1]
      if (!isOpen || !close || close.isOpen) continue
      const inner = text.slice(at + 1, close.at)
      if (!answersStart.test(inner)) continue
      // Empty braces, as for an essay, count only at the end of a line.
      const lineEnd = text.indexOf('\n', close.at)
      const rest = text.slice(close.at + 1, lineEnd < 0 ? undefined : lineEnd)
      if (inner.trim() !== '' || rest.trim() === '') return true
    }
  }
  return false
}

/** Reads questions in GIFT. Yields after each. */
export function* readingGift(lines: readonly FileLine[], options: ReadOptions): Generator<void, ReadPart[]> {
  const parts: ReadPart[] = []
  for (const block of blocksOf(lines))
    for (const { lines: own, why } of questionsIn(block)) {
      const read = why ?? readQuestion(joined(own), options)
      parts.push(readPartOf(own[0]?.line ?? 0, joined(own), read))
      yield
    }
  return parts
}

interface Part {
  lines: readonly FileLine[]
  why?: Read
}

/** The questions in lines without a blank one. Several are divided at the ends of lines. */
function questionsIn(block: readonly FileLine[]): Part[] {
  const text = joined(block)
  const braces = bracesIn(text)
  const wrong = braces.find(({ isOpen }, index) => isOpen !== (index % 2 === 0))
  const last = braces.at(-1)
  if (wrong || last?.isOpen) {
    const { row, isOpen } = wrong ?? (last as Brace)
    const line = block[row]?.line
    const why =
      isOpen && !wrong
        ? 'Its answers have no closing brace. A blank line ends a question.'
        : 'A brace has no counterpart. In a text it is written \\{ or \\}.'
    return [{ lines: block, why: { why, line } }]
  }
  if (braces.length <= 2) return [{ lines: block }]
  const found: Part[] = []
  let from = 0
  for (let index = 1; index + 1 < braces.length; index += 2) {
    const [end, next] = [braces[index] as Brace, braces[index + 1] as Brace]
    const lineEnd = text.indexOf('\n', end.at)
    const cut = cutBetween(
      block,
      end.row,
      next.row,
      text.slice(end.at + 1, lineEnd < 0 ? undefined : lineEnd),
    )
    if (cut === undefined)
      return [
        {
          lines: block,
          why: { why: 'It has several blocks of answers, and where a question ends is not clear.' },
        },
      ]
    found.push({ lines: block.slice(from, cut) })
    from = cut
  }
  return [...found, { lines: block.slice(from) }]
}

/**
 * The line at which the next question begins, if two questions are in one block; undefined if that is unclear.
 * @param rest the text after the answers, on the same line
 */
function cutBetween(block: readonly FileLine[], end: number, next: number, rest: string): number | undefined {
  if (end === next) return undefined
  for (let at = end + 1; at <= next; at += 1) if (/^\s*::/.test(block[at]?.text ?? '')) return at
  return next === end + 1 || rest.trim() === '' ? end + 1 : undefined
}

/** A title between colons. */
function withoutTitle(text: string): string {
  const start = text.trimStart()
  if (!start.startsWith('::')) return start
  const end = bareAt(start, ':').find((at) => at > 1 && start.startsWith('::', at))
  return end === undefined ? start.slice(2) : start.slice(end + 2)
}

function readQuestion(source: string, options: ReadOptions): Read {
  const text = withoutTitle(source).trim()
  const [open, close] = bareAt(text, '{}')
  if (open === undefined || close === undefined) return { why: 'It has no answers in braces.' }
  const [head, tail] = [text.slice(0, open), text.slice(close + 1)]
  // Text after the answers means that they fill a gap in the sentence.
  const stem = giftText(tail === '' ? head : `${head}_____${tail}`, 'moodle')
  const answers = readAnswers(text.slice(open + 1, close), stem.format, options)
  if ('why' in answers) return answers
  const { choices, notes } = answers
  return {
    question: { text: stem.text, isMulti: choices.filter(({ isCorrect }) => isCorrect).length > 1, choices },
    notes: [...(stem.hasMedia || answers.hasMedia ? ['Pictures are left out.'] : []), ...notes],
  }
}
