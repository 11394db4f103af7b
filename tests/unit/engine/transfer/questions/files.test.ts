import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readQuestions } from '@/engine/transfer/questions/readQuestions'
import { shown } from './shown'

const file = (name: string) => readFileSync(`tests/unit/engine/transfer/questions/files/${name}`, 'utf8')
const read = (name: string) => readQuestions(file(name))

describe('a file of questions reads as its writer means it (rule QUESTION-4)', () => {
  it('an export of Moodle in GIFT, with its tags, entities, escapes and weights', () => {
    expect(shown(read('moodle.gift.txt'))).toEqual([
      '7 Which river is the longest one in Austria: is it the Inn? [*Danube | Inn | Mur & Mürz]',
      '16 Which rivers flow into the Danube? [*Inn | *Enns | Rhine] Multi',
      '24 A square has sides of 3 m. Its area is 9 m², and H₂O is water. \\neq means [*not equal | unequal \\\\ similar | nearly] What is correct in part counts as wrong.',
      '32 The Danube is blue. [True | *False]',
      '36 What is this?\nA map of Tulln [*A town | A river] Pictures are left out.',
      '43! Essays have no choices.',
      '47! Numeric questions are not supported.',
      '53! Matching questions are not supported.',
    ])
  })

  it('GIFT that was typed: one question a line, comments inside, characters outside of the basic plane', () => {
    expect(shown(read('typed.gift.txt'))).toEqual([
      '2 Which animal barks? [*🐕 a dog | 🐈 a cat]',
      '3 Which one meows? [🐕 a dog | *🐈 a cat]',
      '4 Vienna lies on the _____. [*Danube | Rhine]',
      '5 Is water wet? [*True | False]',
      '7 What does <b> do in a page? [*bold text | a line break]',
      '15! Its answers have no closing brace. A blank line ends a question.',
      '19! A brace has no counterpart. In a text it is written \\{ or \\}.',
      '21 Which sign makes a list in Markdown? [*\\* or - | # | <li>]',
      '23 [Spanish] What does "{ }" mean\nin a set? [*empty | full]',
      '25! No choice counts fully: the weights make 75%.',
    ])
  })

  it('an export of Moodle in Aiken, where braces, tags and entities are texts', () => {
    expect(shown(read('moodle.aiken.txt'))).toEqual([
      '1 Which city is the capital of Austria? [Graz | *Vienna | Linz]',
      '7 In CSS, which block of {=} is valid? [*a { color: red } | a ( color: red )]',
      '12 What does &nbsp; mean? [*a blank <b> | a tag]',
    ])
  })

  it('Aiken that was typed: blank lines, feedback, texts of several lines', () => {
    expect(shown(read('typed.aiken.txt'))).toEqual([
      '1 Which planet is the largest\nof them all? [Mars | *Jupiter | Venus]',
      '12 Which are even? [1 | *2 | *4] Multi',
      '18 Who wrote it?\nA.I. can be the answer. [*Ada | Charles]',
      '23! Its text has a blank line inside, so where it begins is not clear.',
      '30! “and very” is no choice.',
      '36! It has no line with the answer.',
      '40! There is no choice E.',
    ])
  })

  it('the template of Kahoot, with titles above and numbers before its rows', () => {
    const result = read('kahoot.csv')
    expect(shown(result)).toEqual([
      '5 Which bird cannot fly, but swims? [Ostrich | *Penguin | Swan]',
      '6 Which of these are birds? [*Robin | Bat | *Owl | Bee] Multi',
      '7 How many legs has a bird? [*2 | 4 | 6]',
      '8! “4” names none of its choices, or several.',
    ])
    expect(result.skipped).toEqual([
      'column 1',
      '“Time limit (sec) - 5, 10, 20, 30, 60, 90, 120, or 240 secs”',
    ])
  })

  it('the template of Quizizz, whose multiple choice has one answer', () => {
    const result = read('quizizz.tsv')
    expect(shown(result)).toEqual([
      '2 2+2? [3 | *4 | 5 | 6]',
      '3 Which are primes? [*2 | *3 | 4] Multi',
      '4 Which is even? [1 | *2] Multi',
      '5! Questions of the type “Open-Ended” are not supported.',
      '6 How do you feel? [Fine | Tired]',
      '7! Questions of the type “Fill-in-the-Blank” are not supported.',
    ])
    expect(result.skipped).toEqual(['“Time in seconds”', '“Image Link”', '“Answer explanation”'])
  })

  it('the template of Socrative, with several columns of answers', () => {
    const result = read('socrative.csv')
    expect(shown(result)).toEqual([
      '4 What is the sun? [*A star | A planet | A moon]',
      '5 Which are planets? [*Mars | Sirius | *Venus] Multi',
      '6 The moon is a star. [True | *False]',
      '7! Questions of the type “Open-ended” are not supported.',
    ])
    expect(result.skipped).toEqual(['“Explanation”'])
  })

  it('the template of Gimkit, whose correct answer is a choice', () => {
    expect(shown(read('gimkit.csv'))).toEqual([
      '3 First month? [*January | March | May]',
      '4 Last month? [*December | June]',
    ])
  })

  it('a German sheet with letters, semicolons and a cell of two lines', () => {
    const result = readQuestions(file('deutsch.csv').replaceAll('\n', '\r\n'))
    expect(shown(result)).toEqual([
      '2 Wie heißt der längste Fluss? [*Donau | Rhein | Elbe]',
      '3 Was gilt;\nwenn es regnet? [*Schirm | Sonne]',
      '5! “#NV” is an error of the spreadsheet.',
      '6 Was ist weiß? [Blut | Gras | *Schnee]',
    ])
    expect(result.skipped).toEqual(['“Nr.”', '“Punkte”'])
  })

  it.each(['#N/A', '#¡VALOR!', '#ССЫЛКА!', '#VERW!', 'Err:502', '####'])(
    'a cell that a spreadsheet could not calculate, in any of its languages: %s',
    (error) => {
      const lines = [
        ['Question', 'Choice 1', 'Choice 2', 'Answer'],
        ['Red?', error, 'Rose', '2'],
        ['Blue?', 'Sky', 'Sun', '1'],
      ]
      expect(shown(readQuestions(lines.map((cells) => cells.join('\t')).join('\n')))).toEqual([
        `2! “${error}” is an error of the spreadsheet.`,
        '3 Blue? [*Sky | Sun]',
      ])
    },
  )

  it('a French sheet with texts that contain commas', () => {
    expect(shown(read('francais.tsv'))).toEqual([
      '2 Quelle est la capitale ? [*Paris, la Ville Lumière | Lyon | Nice]',
      '3 Quels sont des fruits ? [*Pomme | Pain | *Poire] Multi',
      '4! “Lui” names none of its choices, or several.',
    ])
  })

  it('a Spanish sheet with the names of its columns', () => {
    const result = read('espanol.csv')
    expect(shown(result)).toEqual([
      '2 ¿Capital de España? [*Madrid | Sevilla | Bilbao]',
      '3 ¿Cuál es mayor? [uno | dos | *tres]',
    ])
    expect(result.skipped).toEqual(['“Etiquetas”'])
  })

  it('an Italian sheet whose answers can be numbers or texts, which is asked', () => {
    const result = read('italiano.csv')
    expect(result.ask).toEqual({
      column: 'Risposta corretta',
      lines: 2,
      readings: [
        { reading: 'numbers', fits: 2, example: 'Quanto fa 2+1? 3' },
        { reading: 'texts', fits: 2, example: 'Quanto fa 2+1? 2' },
      ],
    })
    expect(shown(readQuestions(file('italiano.csv'), { reading: 'numbers' }))).toEqual([
      '2 Quanto fa 2+1? [2 | *3]',
      '3 Quanto fa 1+0? [*1 | 0]',
    ])
  })

  it('an English sheet with an id before the question', () => {
    const result = read('english.tsv')
    expect(shown(result)).toEqual(['2 Which vowel? [m | *e | t]', '3 Which consonant? [a | e | *t]'])
    expect(result.skipped).toEqual(['“ID”', '“Notes”'])
  })
})
