import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readQuestions } from '@/engine/transfer/questions/readQuestions'
import type { AnswerReading, ReadPart } from '@/engine/transfer/questions/types'
import { shown } from './shown'

const only = (text: string) => readQuestions(text).parts[0] as ReadPart
const choices = (text: string) => {
  const part = only(text)
  return 'question' in part
    ? part.question.choices.map((one) => `${one.isCorrect ? '*' : ''}${one.text}`)
    : part.why
}
const whyOf = (text: string) => {
  const part = only(text)
  return 'why' in part ? part.why : undefined
}

describe('questions of a spreadsheet', () => {
  it('have one row each, with the question and its choices, and a star marks the correct ones (rule QUESTION-4)', () => {
    expect(readQuestions('Capital of Austria?\tGraz\t*Vienna\r\nEven?\t*2\t*4\t5\r\n').parts).toEqual([
      {
        line: 1,
        notes: [],
        question: {
          text: 'Capital of Austria?',
          isMulti: false,
          choices: [
            { text: 'Graz', isCorrect: false },
            { text: 'Vienna', isCorrect: true },
          ],
        },
      },
      {
        line: 2,
        notes: [],
        question: {
          text: 'Even?',
          isMulti: true,
          choices: [
            { text: '2', isCorrect: true },
            { text: '4', isCorrect: true },
            { text: '5', isCorrect: false },
          ],
        },
      },
    ])
  })

  it('can have a header with a column that names the correct choices', () => {
    const text =
      'Question,Type,Option 1,Option 2,Correct\nA or B?,single,Apple,Bear,Bear\n"X, Y?",multi,x,y,x;y'
    const { parts } = readQuestions(text)
    expect(
      parts.map((part) => 'question' in part && part.question.choices.map((one) => one.isCorrect)),
    ).toEqual([
      [false, true],
      [true, true],
    ])
    expect(parts.map((part) => 'question' in part && part.question.isMulti)).toEqual([false, true])
  })

  it('read a column of answers in one way for all of them, or ask (rule QUESTION-8)', () => {
    const head = 'Question,Option 1,Option 2,Option 3,Option 4,Correct\n'
    const marked = (rows: string, reading?: AnswerReading) => shown(readQuestions(head + rows, { reading }))
    const asked = (rows: string) => readQuestions(head + rows).ask?.readings.map(({ reading }) => reading)
    // Only numbers fit the second line.
    expect(marked('2+2?,3,4,5,6,4\nWho?,I,you,,they,4')).toEqual([
      '2 2+2? [3 | 4 | 5 | *6]',
      '3 Who? [I | you | *they]',
    ])
    expect(asked('2+2?,3,4,5,6,4')).toEqual(['numbers', 'texts'])
    expect(marked('2+2?,3,4,5,6,4', 'texts')).toEqual(['2 2+2? [3 | *4 | 5 | 6]'])
    // Some lines have letters, others texts.
    expect(asked('A?,x,y,,,B\nB?,x,y,,,y')).toEqual(['letters', 'texts'])
    expect(marked('A?,x,y,,,B\nB?,x,y,,,y', 'letters')).toEqual([
      '2 A? [x | *y]',
      '3! “y” names none of its choices, or several.',
    ])
    expect(asked('A?,x,y,,,0\nB?,x,y,,,1')).toEqual(['numbers', 'from0'])
    expect(asked('A?,1,0,,,0\nB?,2,5,,,5')).toBe(undefined)
    // Blank choices are counted, and are no answers.
    expect(marked('A?,,x,y,,3\nB?,,x,y,,1\nC?,x,y,,,')).toEqual([
      '2 A? [x | *y]',
      '3! “1” names none of its choices, or several.',
      '4! It has no answer.',
    ])
  })

  it('can have stars and braces as texts', () => {
    expect(choices('Which multiplies?\t* *\t+\t*args')).toEqual(['**', '+', '*args'])
    expect(choices('What is {} in JavaScript?,*an object,a set')).toEqual(['*an object', 'a set'])
  })

  it('without two choices are not understood, and say so', () => {
    expect(whyOf('Alone?\tyes')).toBe('It has fewer than two choices.')
    expect(whyOf('\tyes\tno')).toBe('It has no text.')
  })
})

describe('questions in Aiken', () => {
  it('have choices with letters, and a line with the answer (rule QUESTION-9)', () => {
    const text = 'Largest planet?\nA. Mars\nB) Jupiter\nANSWER: B\nSmallest?\nA. Mercury\nB. Mars\nANSWER: A'
    expect(readQuestions(text).parts.map(({ line }) => line)).toEqual([1, 5])
    expect(choices(text)).toEqual(['Mars', '*Jupiter'])
  })

  it('leave out remarks, also of several lines, but no question below them', () => {
    const remark = 'Q1?\nA. x\nB. y\nANSWER: A\nFEEDBACK: because\n'
    const next = 'Q2?\nA. x\nB. y\nANSWER: B'
    expect(shown(readQuestions(`${remark}of that\n\n${next}`))).toEqual(['1 Q1? [*x | y]', '8 Q2? [x | *y]'])
    expect(shown(readQuestions(remark + next))).toEqual(['1 Q1? [*x | y]', '6 Q2? [x | *y]'])
    expect(shown(readQuestions(`${remark}of that\n${next}`))[1]).toBe(
      '6! Whether this line belongs to the remark above is not clear.',
    )
  })

  it('name what was not understood', () => {
    expect(whyOf('Q?\nA. x\nB. y\nANSWER: D')).toBe('There is no choice D.')
    expect(whyOf('Q?\nA. x\nand more\nANSWER: A')).toBe('“and more” is no choice.')
  })
})

describe('questions in GIFT', () => {
  it('have choices in braces, with title, feedback, weights and escapes (rule QUESTION-10)', () => {
    expect(choices('// a comment\n::T1:: 2 + 2 \\= ? { ~3#no =4#yes ~\\{5\\} }')).toEqual(['3', '*4', '{5}'])
    expect(choices('Which? {~%50%a ~%50%b ~%-100%c}')).toEqual(['*a', '*b', 'c'])
    expect(choices('The sky is blue. {T}')).toEqual(['*True', 'False'])
  })

  it('can continue after the braces', () => {
    const part = only('Vienna is in {=Austria ~Italy} of course.')
    expect('question' in part && part.question.text).toBe('Vienna is in _____ of course.')
  })

  it('of other kinds are named', () => {
    expect(whyOf('Explain. {}')).toBe('Essays have no choices.')
    expect(whyOf('When? {#1822:5}')).toBe('Numeric questions are not supported.')
    expect(whyOf('Who? {=Ada =Ada Lovelace}')).toBe('Short answers are not supported.')
    expect(whyOf('Match. {=a -> b =c -> d}')).toBe('Matching questions are not supported.')
  })
})

it('any text is read without an error, and nothing of it is dropped silently', () => {
  const piece = fc.constantFrom(
    '{',
    '}',
    '=',
    '~',
    '\n',
    '\n\n',
    'A. x',
    'ANSWER: A',
    '\t',
    ',',
    '"',
    'word',
    '#',
    '\\',
    '::',
  )
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 20 }).map((all) => all.join('')),
      (text) => {
        const { parts } = readQuestions(text)
        for (const part of parts)
          if ('question' in part) expect(part.question.choices.length).toBeGreaterThan(1)
        if (/word/.test(text)) expect(parts.length).toBeGreaterThan(0)
      },
    ),
  )
})
