import { eachOf } from './row'
import type { AnswerQuestion, AnswerReading } from './types'

/*
 * The column that says which choices are correct. It has numbers of choices, their letters, the names of their columns, or their
 * texts; which of these is decided over all lines, because '4' alone can be the fourth choice and the choice '4' (rule QUESTION-8).
 */

export interface AnswerLine {
  /** The non-blank cells of the answer columns. */
  answers: readonly string[]
  /** The choices in the order of their columns, blank ones too. */
  choices: readonly string[]
  question: string
}

/** The positions of the choices that an answer marks as correct. */
type Marked = readonly number[]

const readings: readonly AnswerReading[] = ['numbers', 'from0', 'letters', 'names', 'texts']

export const plainAnswer = (text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' ')

/** The positions, if each is that of a choice and none is repeated. */
const among = (places: readonly number[], { choices }: AnswerLine): Marked | undefined =>
  places.length > 0 &&
  new Set(places).size === places.length &&
  places.every((at) => plainAnswer(choices[at] ?? '') !== '')
    ? places.toSorted((a, b) => a - b)
    : undefined

const listed = (text: string) => text.split(/\s*[,;|/&+\n]\s*|\s+(?:and\s+)?/i).filter((one) => one !== '')

const numbersOf = ({ answers }: AnswerLine) => answers.flatMap((cell) => listed(cell.trim()))

function numbersIn(line: AnswerLine, first: 0 | 1): Marked | undefined {
  const numbers = numbersOf(line)
  return numbers.every((one) => /^\d{1,2}$/.test(one))
    ? among(
        numbers.map((one) => Number(one) - first),
        line,
      )
    : undefined
}

function lettersIn(line: AnswerLine): Marked | undefined {
  const letters = line.answers.flatMap((cell) => {
    const all = listed(cell.trim())
    // 'AC' are two letters, 'ab' may be a word.
    return all.flatMap((one) => (/^[A-Z]{2,}$/.test(one) ? [...one] : [one.replace(/^([a-z])[.)]$/i, '$1')]))
  })
  return letters.every((one) => /^[a-z]$/i.test(one))
    ? among(
        letters.map((one) => one.toUpperCase().charCodeAt(0) - 65),
        line,
      )
    : undefined
}

const indexesOf = (text: string, all: readonly string[]) =>
  all.flatMap((one, index) => (plainAnswer(one) === text ? [index] : []))

/**
 * The position of a text among the choices. Compares case first, then ignores it. Undefined if no choice or several
 * match.
 */
function placeOf(text: string, all: readonly string[]): number | undefined {
  const plain = plainAnswer(text)
  const exact = indexesOf(plain, all)
  const found =
    exact.length > 0
      ? exact
      : indexesOf(
          plain.toLowerCase(),
          all.map((one) => one.toLowerCase()),
        )
  return found.length === 1 ? found[0] : undefined
}

function namesIn(line: AnswerLine, names: readonly string[]): Marked | undefined {
  const places = line.answers.flatMap((cell) => cell.split(/[,;|\n]/)).map((one) => placeOf(one, names))
  return places.every((at) => at !== undefined) ? among(places, line) : undefined
}

/** The texts of a cell: all of it, or parts between separators. A comma can be part of a text. */
function textsOf(cell: string, choices: readonly string[]): number[] | undefined {
  const whole = placeOf(cell, choices)
  if (whole !== undefined) return [whole]
  for (const separator of [';', '|', '\n', ',']) {
    if (!cell.includes(separator)) continue
    const places = joinedPlaces(cell.split(separator), separator, choices)
    if (places) return places
  }
  return undefined
}

/** Divides parts into texts of choices, each as long as possible. */
function joinedPlaces(
  parts: readonly string[],
  separator: string,
  choices: readonly string[],
): number[] | undefined {
  const places: number[] = []
  for (let from = 0; from < parts.length; ) {
    let end = parts.length
    let place: number | undefined
    for (; end > from && place === undefined; end -= 1)
      place = placeOf(parts.slice(from, end).join(separator), choices)
    if (place === undefined) return undefined
    places.push(place)
    from = end + 1
  }
  return places
}

function textsIn(line: AnswerLine): Marked | undefined {
  const places = line.answers.map((cell) => textsOf(cell, line.choices))
  return places.every((one) => one !== undefined) ? among(places.flat(), line) : undefined
}

function markedBy(reading: AnswerReading, line: AnswerLine, names: readonly string[]): Marked | undefined {
  switch (reading) {
    case 'numbers':
      return numbersIn(line, 1)
    case 'from0':
      return numbersIn(line, 0)
    case 'letters':
      return lettersIn(line)
    case 'names':
      return namesIn(line, names)
    default:
      return textsIn(line)
  }
}

interface ReadColumn {
  /** The correct choices of each line; undefined for a line that cannot be read in this way. */
  marked: readonly (Marked | undefined)[]
  ask?: AnswerQuestion
}

/**
 * Reads a column of answers in the same way in all lines. Ignores lines that no reading fits. Asks the user if several
 * readings fit the other lines and mark different choices, or if none fits all of them.
 * @param names the headers of the choices
 * @param chosen the user's choice
 */
export function* readingAnswers(
  column: string,
  lines: readonly AnswerLine[],
  names: readonly string[],
  chosen?: AnswerReading,
): Generator<void, ReadColumn> {
  const all: { reading: AnswerReading; marked: (Marked | undefined)[]; fits: number }[] = []
  // Numbers can begin at 0 only if one is 0. It may be a mistake as well, so this is asked.
  const hasZero = lines.some((line) => numbersOf(line).includes('0'))
  for (const reading of readings) {
    if (reading === 'from0' && !hasZero) continue
    const marked = yield* eachOf(lines, (line) => markedBy(reading, line, names))
    all.push({ reading, marked, fits: marked.filter((one) => one !== undefined).length })
  }
  const readable = lines.filter((_, at) => all.some(({ marked }) => marked[at] !== undefined)).length
  const most = all.filter(({ fits }) => fits === readable && fits > 0)
  const isClear = most.some(({ reading }) => reading !== 'from0')
  const fitting = isClear ? most : all.filter(({ fits }) => fits > 0)
  const isSameAs = (one: readonly (Marked | undefined)[], other: readonly (Marked | undefined)[]) =>
    one.every((marked, at) => marked?.join() === other[at]?.join())
  const candidates = fitting.filter(
    ({ marked }, index) => !fitting.slice(0, index).some((other) => isSameAs(marked, other.marked)),
  )
  const [first, second] = candidates
  if (!first || !second) return { marked: first?.marked ?? lines.map(() => undefined) }
  const differs = lines.findIndex((_, at) => first.marked[at]?.join() !== second.marked[at]?.join())
  const answered = candidates.find(({ reading }) => reading === chosen)
  const line = lines[differs]
  const exampleOf = (marked: Marked | undefined) =>
    marked ? marked.map((at) => plainAnswer(line?.choices[at] ?? '')).join(', ') : ''
  const ask: AnswerQuestion = {
    column,
    lines: lines.length,
    readings: candidates.map(({ reading, fits, marked }) => ({
      reading,
      fits,
      example:
        exampleOf(marked[differs]) && `${plainAnswer(line?.question ?? '')} ${exampleOf(marked[differs])}`,
    })),
  }
  return { marked: answered?.marked ?? lines.map(() => undefined), ask }
}
