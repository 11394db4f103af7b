import { expect, test } from 'vitest'
import { invisibleIn } from '@/lib/invisible'

test.each([
  ['Plain name', undefined],
  ['A\u00A0B', 'a no-break space (U+00A0)'],
  ['A\u200BB', 'a zero-width character (U+200B)'],
  ['A\u200DB', 'a zero-width character (U+200D)'],
  ['A\u00ADB', 'a soft hyphen (U+00AD)'],
  ['A\u202EB', 'a mark of the writing direction (U+202E)'],
  ['A\u0007B', 'a control character (U+0007)'],
  ['\u{1F468}\u200D\u{1F33E}', undefined],
  ['क्\u200Dष', undefined],
])('names the invisible character of %j: %s', (text, expected) => {
  expect(invisibleIn(text)).toBe(expected)
})
