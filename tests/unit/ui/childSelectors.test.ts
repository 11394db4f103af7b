import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { filesIn } from '../../tools/filesIn'

/** A selector that is as strong as the class of the child: then the rule that was added last wins. */
const weak = /'& ?>? ?\*[^']*'/
/** Its children are plain elements. */
const allowed = ['questions/QuestionBody.tsx']

/** The lines of the sources that a pattern finds, each with its file. */
const linesWith = (pattern: RegExp, files = filesIn('src', /\.tsx?$/)) =>
  files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  )

it('no style names a child by its number, for which Emotion writes an error to the console', () => {
  expect(linesWith(/['"`][^'"`]*:(first|nth|nth-last)-child/)).toEqual([])
})

it("styles for any child of an element begin with '&&', whatever the order of the rules is (decision H26)", () => {
  const files = filesIn('src', /\.tsx?$/).filter((file) => !allowed.some((end) => file.endsWith(end)))
  expect(linesWith(weak, files)).toEqual([])
})
