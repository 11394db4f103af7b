import { bareAt, giftText, type TextFormat } from './giftText'
import type { ReadChoice, ReadOptions } from './types'

/* The answers of a question in GIFT, what stands between its braces. */

type Answers =
  | { choices: readonly ReadChoice[]; notes: readonly string[]; hasMedia: boolean }
  | { why: string }

/** The text before the first of these positions. */
const before = (text: string, [at]: readonly number[]) => text.slice(0, at)

/** Feedback on the whole question follows the last `####`. */
function withoutFeedback(answers: string): string {
  const at = bareAt(answers, '#').findLast((one) => answers.startsWith('####', one))
  return at === undefined ? answers : answers.slice(0, at)
}

export function readAnswers(source: string, outer: TextFormat, options: ReadOptions): Answers {
  const answers = withoutFeedback(source).trim()
  if (answers === '') return { why: 'Essays have no choices.' }
  if (answers.startsWith('#')) return { why: 'Numeric questions are not supported.' }
  if (bareAt(answers, '~').length > 0) return readChoices(answers, outer, options)
  const [truth] = /^(?:T|TRUE|F|FALSE)$/i.exec(before(answers, bareAt(answers, '#')).trim()) ?? []
  if (truth !== undefined) {
    const isTrue = /^T/i.test(truth)
    const choices = [
      { text: 'True', isCorrect: isTrue },
      { text: 'False', isCorrect: !isTrue },
    ]
    return { choices, notes: [], hasMedia: false }
  }
  if (bareAt(answers, '=').length === 0) return { why: 'Its answers begin with neither = nor ~.' }
  const isMatching = answers.includes('->')
  return { why: isMatching ? 'Matching questions are not supported.' : 'Short answers are not supported.' }
}

interface Weighted {
  text: string
  /** In per cent. */
  weight: number
  isBlank: boolean
  hasMedia: boolean
}

function readChoices(answers: string, outer: TextFormat, { marksCorrect = true }: ReadOptions): Answers {
  const marks = bareAt(answers, '=~')
  if (marks[0] !== 0) return { why: 'Its answers begin with neither = nor ~.' }
  const sources = marks.map((from, index) => answers.slice(from, marks[index + 1] ?? answers.length))
  if (sources.some((one) => /<[a-z][^<>]*$/i.test(before(one, bareAt(one, '#')))))
    return { why: 'An = inside of a tag has no backslash before it.' }
  const all = sources.map((one) => weighted(one, outer))
  const choices = all.filter(({ isBlank }) => !isBlank)
  if (all.some(({ isBlank, weight }) => isBlank && weight > 0))
    return { why: 'Its correct choice has no text.' }
  if (choices.some(({ text }) => text === '')) return { why: 'A choice has a picture alone.' }
  // A choice that counts fully is the answer; part credit beside it is not. Without one, those that count make it together.
  const hasFull = choices.some(({ weight }) => weight >= 100)
  const sum = choices.reduce((total, { weight }) => total + Math.max(0, weight), 0)
  if (marksCorrect && !hasFull && sum < 99)
    return {
      why:
        sum > 0 ? `No choice counts fully: the weights make ${Math.round(sum)}%.` : 'No choice is correct.',
    }
  const isPart = ({ weight }: Weighted) => weight > 0 && hasFull && weight < 100
  return {
    choices: choices.map((one) => ({ text: one.text, isCorrect: one.weight > 0 && !isPart(one) })),
    notes: marksCorrect && choices.some(isPart) ? ['What is correct in part counts as wrong.'] : [],
    hasMedia: choices.some(({ hasMedia }) => hasMedia),
  }
}

/** A choice with its mark, its weight and its feedback. */
function weighted(source: string, outer: TextFormat): Weighted {
  const [, weight, rest = ''] = /^[=~]\s*(?:%(-?\d{1,3}(?:[.,]\d*)?)%)?([\s\S]*)$/.exec(source) ?? []
  const text = before(rest, bareAt(rest, '#'))
  const full = source.startsWith('=') ? 100 : 0
  return {
    ...giftText(text, outer),
    weight: weight === undefined ? full : Number(weight.replace(',', '.')),
    isBlank: text.trim() === '',
  }
}
