import { readCells, separatorIn } from '@/lib/csv'

/*
 * Questions of other programs: ranges of a spreadsheet and CSV, Aiken, and a part of GIFT (rule QUESTION-4). What is not
 * understood is returned as it is, with the reason.
 */

export interface ReadChoice {
  text: string
  isCorrect: boolean
}

export interface ReadQuestion {
  text: string
  isMulti: boolean
  choices: readonly ReadChoice[]
}

/** A question, or a part of the text that is none. `line`: where it begins, from 1. */
export type ReadPart = { line: number; question: ReadQuestion } | { line: number; text: string; why: string }

type Read = ReadQuestion | { why: string }

export type QuestionFormat = 'GIFT' | 'Aiken' | 'table'

/** The format of a text: GIFT has answers in braces, Aiken has lines that begin with a letter. */
export function formatOf(text: string): QuestionFormat {
  if (/(^|[^\\])\{(?:[^}]*[=~]|\s*(?:T|F|TRUE|FALSE)\s*\}|\s*#|\s*\})/i.test(text)) return 'GIFT'
  return /^\s*(?:ANSWER:|[A-Z][.)]\s)/im.test(text) ? 'Aiken' : 'table'
}

/** Reads questions from a text. */
export function readQuestions(text: string): ReadPart[] {
  if (text.trim() === '') return []
  switch (formatOf(text)) {
    case 'GIFT':
      return blocksOf(text.replace(/^\s*(?:\/\/|\$CATEGORY:).*$/gim, '')).map((block) =>
        partOf(block, readGift),
      )
    case 'Aiken':
      return aikenBlocks(text).map((block) => partOf(block, readAiken))
    default:
      return readTable(text)
  }
}

interface Block {
  line: number
  text: string
}

function partOf({ line, text }: Block, read: (text: string) => Read): ReadPart {
  const found = read(text)
  const why = 'why' in found ? found.why : refusal(found)
  return why === undefined ? { line, question: found as ReadQuestion } : { line, text, why }
}

/** Why the editor could not take a question. */
function refusal({ text, choices }: ReadQuestion): string | undefined {
  if (text === '') return 'It has no text.'
  return choices.length < 2 ? 'It has fewer than two choices.' : undefined
}

/** The parts of a text between blank lines. */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  let lines: string[] = []
  let start = 0
  for (const [index, line] of [...text.split(/\r\n?|\n/), ''].entries()) {
    if (line.trim() !== '') {
      if (lines.length === 0) start = index + 1
      lines.push(line)
    } else if (lines.length > 0) {
      blocks.push({ line: start, text: lines.join('\n') })
      lines = []
    }
  }
  return blocks
}

/** A line with the answer ends a question of Aiken, also without a blank line after it. */
function aikenBlocks(text: string): Block[] {
  return blocksOf(text).flatMap(({ line, text: block }) => {
    const found: Block[] = []
    let lines: string[] = []
    let start = line
    for (const [index, one] of block.split('\n').entries()) {
      lines.push(one)
      if (!/^\s*ANSWER:/i.test(one)) continue
      found.push({ line: start, text: lines.join('\n') })
      lines = []
      start = line + index + 1
    }
    return lines.length > 0 ? [...found, { line: start, text: lines.join('\n') }] : found
  })
}

function readAiken(block: string): Read {
  const text: string[] = []
  const choices: { letter: string; text: string }[] = []
  let answer: string[] = []
  for (const line of block.split('\n').map((one) => one.trim())) {
    const [, letter, choice] = /^([A-Z])[.)]\s+(.*)$/i.exec(line) ?? []
    const [, letters] = /^ANSWER:\s*(.*)$/i.exec(line) ?? []
    if (letters !== undefined) answer = letters.toUpperCase().match(/[A-Z]/g) ?? []
    else if (letter !== undefined && choice !== undefined && (text.length > 0 || choices.length > 0))
      choices.push({ letter: letter.toUpperCase(), text: choice })
    else if (choices.length > 0) return { why: `“${line}” is no choice.` }
    else text.push(line)
  }
  const unknown = answer.find((one) => !choices.some(({ letter }) => letter === one))
  if (unknown !== undefined) return { why: `There is no choice ${unknown}.` }
  return {
    text: text.join('\n'),
    isMulti: answer.length > 1,
    choices: choices.map((one) => ({ text: one.text, isCorrect: answer.includes(one.letter) })),
  }
}

const unescaped = (text: string) =>
  text
    .replace(/\\n/g, '\n')
    .replace(/\\([~=#{}:\\])/g, '$1')
    .trim()

/** Positions of characters that are not escaped. */
const bare = (text: string, character: string): number[] =>
  [...text].flatMap((one, index) => (one === character && text[index - 1] !== '\\' ? [index] : []))

function readGift(block: string): Read {
  const [open] = bare(block, '{')
  const close = bare(block, '}').at(-1)
  if (open === undefined || close === undefined || close < open)
    return { why: 'It has no answers in braces.' }
  const head = block
    .slice(0, open)
    .replace(/^\s*::(?:\\.|[^\\])*?::/, '')
    .replace(/^\s*\[\w+\]/, '')
  const tail = block.slice(close + 1).trim()
  const text = unescaped(tail === '' ? head : `${head.trimEnd()} _____ ${tail}`)
  const answers = block.slice(open + 1, close).trim()
  if (/^(T|TRUE|F|FALSE)(?=$|[\s#])/i.test(answers)) {
    const isTrue = /^T/i.test(answers)
    const choices = [
      { text: 'True', isCorrect: isTrue },
      { text: 'False', isCorrect: !isTrue },
    ]
    return { text, isMulti: false, choices }
  }
  if (answers === '') return { why: 'Essays have no choices.' }
  if (answers.startsWith('#')) return { why: 'Numeric questions are not supported.' }
  const marks = [...bare(answers, '='), ...bare(answers, '~')].sort((a, b) => a - b)
  if (marks[0] !== 0) return { why: 'Its answers begin with neither = nor ~.' }
  const parts = marks.map((from, index) => answers.slice(from, marks[index + 1] ?? answers.length))
  if (parts.every((part) => part.startsWith('=')))
    return {
      why: parts.some((part) => part.includes('->'))
        ? 'Matching questions are not supported.'
        : 'Short answers are not supported.',
    }
  const choices = parts.map((part) => {
    const [, weight, rest = ''] = /^[=~]\s*(?:%(-?[\d.]+)%)?([\s\S]*)$/.exec(part) ?? []
    const [feedback] = bare(rest, '#')
    const isCorrect = weight === undefined ? part.startsWith('=') : Number(weight) > 0
    return { text: unescaped(rest.slice(0, feedback)), isCorrect }
  })
  return { text, isMulti: choices.filter(({ isCorrect }) => isCorrect).length > 1, choices }
}

const isQuestionHeader = (cell: string) => /^(question|text|question text)$/i.test(cell.trim())

/** A row of cells: the question, then its choices. A star marks correct ones, or a column 'Correct' names them. */
function readTable(text: string): ReadPart[] {
  const rows = readCells(text, separatorIn(text))
  const header = rows[0] && isQuestionHeader(rows[0][0] ?? '') ? rows[0] : undefined
  const columnOf = (name: RegExp) => header?.findIndex((cell) => name.test(cell.trim())) ?? -1
  const [correctAt, typeAt] = [columnOf(/^(correct|answer|answers)$/i), columnOf(/^type$/i)]
  return rows.flatMap((cells, index): ReadPart[] => {
    if ((header && index === 0) || cells.every((cell) => cell.trim() === '')) return []
    const named =
      correctAt < 0 ? [] : (cells[correctAt] ?? '').split(/[;,|]/).map((one) => one.trim().toLowerCase())
    const choices = cells
      .map((cell, at) => ({ cell: cell.trim(), at }))
      .filter(({ cell, at }) => at > 0 && at !== correctAt && at !== typeAt && cell !== '')
      .map(({ cell }, at): ReadChoice => {
        const choice = cell.replace(/^\*\s*/, '')
        const names = [choice.toLowerCase(), String.fromCharCode(97 + at), String(at + 1)]
        return {
          text: choice,
          isCorrect: cell !== choice || names.some((name) => name !== '' && named.includes(name)),
        }
      })
    const isMulti =
      /^multi/i.test(cells[typeAt] ?? '') || choices.filter(({ isCorrect }) => isCorrect).length > 1
    const question = { text: (cells[0] ?? '').trim(), isMulti, choices }
    return [partOf({ line: index + 1, text: cells.join('  ').trim() }, () => question)]
  })
}
