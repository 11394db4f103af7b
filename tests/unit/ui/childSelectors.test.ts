import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { filesIn } from '../../tools/filesIn'

/** A selector that is as strong as the class of the child: then the rule that was added last wins. */
const weak = /'& ?>? ?\*[^']*'/
/** Its children are plain elements. */
const allowed = ['timeline/timeLineStyles.ts', 'questions/QuestionBody.tsx']

it("styles for any child of an element begin with '&&', whatever the order of the rules is (decision H26)", () => {
  const found = filesIn('src', /\.tsx?$/)
    .filter((file) => !allowed.some((end) => file.endsWith(end)))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) => (weak.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
    )
  expect(found).toEqual([])
})
