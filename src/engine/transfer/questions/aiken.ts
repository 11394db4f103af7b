import { type FileLine, type Read, type ReadOptions, type ReadPart, readPartOf } from './types'

/*
 * Aiken: the question, its choices with letters, a line `ANSWER:`. Blank lines mean nothing in it, so a question ends where its
 * answer stands, or where the letters begin again. A line whose place is not clear refuses its question (rule QUESTION-9).
 */

interface Choice {
  letter: string
  text: string
}

/** A question while its lines are collected. */
interface Draft {
  lines: FileLine[]
  text: string[]
  /** A blank line came after some of the text. */
  hasGap: boolean
  choices: Choice[]
  answer?: string
  why?: string
}

const answerLine = /^\s*ANSWER\s*:\s*(.*)$/i
const choiceLine = /^\s*([A-Z])[.)]\s*(.*)$/i
/** Lines of other programs, which Moodle does not have. */
const remarkLine =
  /^\s*(?:FEEDBACK|EXPLANATION|ANSWER[_ ]EXPLANATION|SCORE|POINTS|TAGS|CATEGORY|DIFFICULTY)\s*:/i

const newDraft = (): Draft => ({ lines: [], text: [], hasGap: false, choices: [] })
const nextLetter = (choices: readonly Choice[]) => String.fromCharCode(65 + choices.length)

const blank = (text: string) => text.trim() === ''

export function* readingAiken(lines: readonly FileLine[], options: ReadOptions): Generator<void, ReadPart[]> {
  const isAnswered = lines.some(({ text }) => answerLine.test(text))
  const parts: ReadPart[] = []
  let draft = newDraft()
  const finish = () => {
    const [first] = draft.lines
    if (first)
      parts.push(
        readPartOf(
          first.line,
          draft.lines.map(({ text }) => text).join('\n'),
          judged(draft, isAnswered, options),
        ),
      )
    draft = newDraft()
  }
  /** The kind of the previous line. A line after a remark can belong to the remark, or begin the next question. */
  let previous: 'blank' | 'remark' | 'other' = 'blank'
  let remarkEnd = 0
  for (const [index, line] of lines.entries()) {
    if (index % 200 === 199) yield
    if (index < remarkEnd) continue
    const text = line.text.trim()
    if (text === '') {
      if (draft.text.length > 0 && draft.choices.length === 0) draft.hasGap = true
      previous = 'blank'
      continue
    }
    if (remarkLine.test(text) && !isQuestionText(lines, index)) {
      if (draft.lines.length > 0) draft.lines.push(line)
      previous = 'remark'
      remarkEnd = endOfRemark(lines, index)
      continue
    }
    const [, answer] = answerLine.exec(text) ?? []
    const [, letter = '', choice] = choiceLine.exec(text) ?? []
    const isNext = choice !== undefined && letter.toUpperCase() === nextLetter(draft.choices)
    if (answer !== undefined) {
      draft.lines.push(line)
      draft.answer = answer.trim()
      finish()
    } else if (isNext && (draft.choices.length > 0 || isFirstChoice(lines, index, draft.text.length > 0))) {
      draft.lines.push(line)
      draft.choices.push({ letter: letter.toUpperCase(), text: choice })
    } else if (draft.choices.length === 0) {
      if (draft.hasGap) draft.why = 'Its text has a blank line inside, so where it begins is not clear.'
      if (previous === 'remark' && !beginsChoices(lines, index + 1))
        draft.why = 'Whether this line belongs to the remark above is not clear.'
      draft.lines.push(line)
      draft.text.push(text)
    } else if (isNewQuestion(lines, index, previous === 'blank')) {
      finish()
      draft.lines.push(line)
      draft.text.push(text)
    } else {
      draft.lines.push(line)
      draft.why ??= `“${text}” is no choice.`
    }
    previous = 'other'
  }
  finish()
  return parts
}

/** The next line that is not blank. */
const following = (lines: readonly FileLine[], from: number) => {
  for (let at = from; at < lines.length; at += 1) if (!blank(lines[at]?.text ?? '')) return at
  return lines.length
}

/**
 * The index after a remark of several lines. The lines belong to it if a blank line follows and they contain no choices
 * or answer.
 */
function endOfRemark(lines: readonly FileLine[], index: number): number {
  let end = index + 1
  for (; end < lines.length; end += 1) {
    const text = lines[end]?.text ?? ''
    if (blank(text)) return beginsChoices(lines, end) ? index + 1 : end
    if (choiceLine.test(text) || answerLine.test(text) || remarkLine.test(text)) return index + 1
  }
  return end
}

/** Whether the choices of a question begin at this line, or at the next one that is not blank. */
function beginsChoices(lines: readonly FileLine[], from: number): boolean {
  const at = following(lines, from)
  const isChoice = (index: number, letter: string) =>
    choiceLine.exec(lines[index]?.text ?? '')?.[1]?.toUpperCase() === letter
  return isChoice(at, 'A') && isChoice(following(lines, at + 1), 'B')
}

/** Whether a line with an A is the first choice. 'A.I. is what?' is a text if the choices come later. */
function isFirstChoice(lines: readonly FileLine[], index: number, hasText: boolean): boolean {
  if (beginsChoices(lines, index)) return true
  if (!hasText) return false
  for (let at = index + 1; at < lines.length; at += 1) {
    const text = lines[at]?.text ?? ''
    if (answerLine.test(text)) return true
    if (choiceLine.test(text) && beginsChoices(lines, at)) return false
  }
  return true
}

/** A question may begin like a remark: 'Points: how many ...?' with its choices below. */
const isQuestionText = (lines: readonly FileLine[], index: number) => beginsChoices(lines, index + 1)

/**
 * Whether a line after choices, which is none, is the next question of a file without answers, or of one that lacks this answer:
 * a blank line stands before it, or its own choices follow at once.
 */
function isNewQuestion(lines: readonly FileLine[], index: number, isAfterBlank: boolean): boolean {
  if (choiceLine.test(lines[index]?.text ?? '')) return false
  if (beginsChoices(lines, index + 1)) return true
  if (!isAfterBlank) return false
  for (let at = index; at < lines.length; at += 1) {
    const text = lines[at]?.text ?? ''
    if (answerLine.test(text)) return false
    if (choiceLine.test(text)) return beginsChoices(lines, at)
  }
  return true
}

function judged(draft: Draft, isAnswered: boolean, { marksCorrect = true }: ReadOptions): Read {
  const { text, choices, answer, why } = draft
  if (why !== undefined) return { why }
  if (text.length > 0 && choices.length === 0 && answer === undefined)
    return { why: 'It has no choices with letters.' }
  if (isAnswered && answer === undefined && marksCorrect) return { why: 'It has no line with the answer.' }
  const letters =
    answer === undefined || !marksCorrect || choices.length < 2 ? [] : lettersIn(answer, choices)
  if (letters === undefined)
    return {
      why: /^[A-Z]$/i.test(answer ?? '')
        ? `There is no choice ${answer}.`
        : `“${answer}” is none of its choices.`,
    }
  return {
    question: {
      text: text.join('\n'),
      isMulti: letters.length > 1,
      choices: choices.map((one) => ({ text: one.text, isCorrect: letters.includes(one.letter) })),
    },
  }
}

const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase()

/** The letters of an answer: `B`, `A, C`, `AC`, `B) Vienna`, or the text of a choice. */
function lettersIn(answer: string, choices: readonly Choice[]): string[] | undefined {
  const known = choices.map(({ letter }) => letter)
  const upper = answer.toUpperCase()
  const list = /^[A-Z](?:(?:\s*[,;/&+]\s*|\s+(?:AND\s+)?|)[A-Z])*[.)]?$/.test(upper)
    ? upper.replace(/\bAND\b/g, ' ').match(/[A-Z]/g)
    : null
  // 'BAD' can be three letters, and a choice.
  const isWord =
    list &&
    list.length > 1 &&
    /^[A-Z]+$/.test(upper) &&
    choices.some((one) => plain(one.text) === plain(answer))
  if (isWord) return undefined
  if (list && new Set(list).size === list.length && list.every((one) => known.includes(one))) return list
  const [, letter, text = ''] = /^([A-Z])\s*[.)]\s*(.+)$/i.exec(answer) ?? []
  const same = choices.filter((one) =>
    letter === undefined
      ? plain(one.text) === plain(answer)
      : one.letter === letter.toUpperCase() && plain(one.text) === plain(text),
  )
  return same.length === 1 ? same.map((one) => one.letter) : undefined
}
