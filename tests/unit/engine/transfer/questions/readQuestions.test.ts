import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readQuestions } from '@/engine/transfer/questions/readQuestions'
import type { ReadPart } from '@/engine/transfer/questions/types'

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
  it('have one row each, with the question and its choices, and a star marks the correct ones', () => {
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

  it('without two choices are not understood, and say so', () => {
    expect(whyOf('Alone?\tyes')).toBe('It has fewer than two choices.')
    expect(whyOf('\tyes\tno')).toBe('It has no text.')
  })
})

describe('questions in Aiken', () => {
  it('have choices with letters, and a line with the answer', () => {
    const text = 'Largest planet?\nA. Mars\nB) Jupiter\nANSWER: B\nSmallest?\nA. Mercury\nB. Mars\nANSWER: A'
    expect(readQuestions(text).parts.map(({ line }) => line)).toEqual([1, 5])
    expect(choices(text)).toEqual(['Mars', '*Jupiter'])
  })

  it('name what was not understood', () => {
    expect(whyOf('Q?\nA. x\nB. y\nANSWER: D')).toBe('There is no choice D.')
    expect(whyOf('Q?\nA. x\nand more\nANSWER: A')).toBe('“and more” is no choice.')
  })
})

describe('questions in GIFT', () => {
  it('have choices in braces, with title, feedback, weights and escapes', () => {
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
