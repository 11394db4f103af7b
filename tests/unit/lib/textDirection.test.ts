import { expect, it } from 'vitest'
import { directionOf } from '@/lib/textDirection'

const long = 'x'.repeat(30_000)

it.each([
  ['a text as people write it', 'Sprint', 'auto'],
  ['no text', '', 'auto'],
  ['a long text', long, 'ltr'],
  ['a long text in Hebrew', `12. שלום ${long}`, 'rtl'],
  ['a long text in Arabic', `«سلام» ${long}`, 'rtl'],
  ['a long text in Chinese', `你好 ${long}`, 'ltr'],
  ['a long text of digits', '1'.repeat(30_000), 'ltr'],
])('%s has its direction (rule DATA-13)', (_, text, direction) => {
  expect(directionOf(text)).toBe(direction)
})
