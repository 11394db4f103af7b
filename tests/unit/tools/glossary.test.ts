import { expect, it } from 'vitest'
import { load } from '../../contract/support'

const { termsOf } = await load('openapi/tools/glossary.mjs')

const glossary = (...entries: string[]) =>
  `# Glossary\n\n## The domain\n\n${entries.join('\n')}\n\n## The code\n\n- **Room**: a folder.\n`

it('the terms of the domain are read without the names of their fields', () => {
  expect(
    termsOf(
      glossary(
        '- **Limit** (`limitCount`): how often,',
        '  at most (`countLimit`).',
        '- **Stock**: units left.',
      ),
    ),
  ).toEqual([
    ['Limit', 'how often, at most.'],
    ['Stock', 'units left.'],
  ])
})

it('entries with several terms or a word before the colon are left out', () => {
  expect(termsOf(glossary('- **Rules**, **timers**: data.', '- **Plan** of an account: paid.'))).toEqual([])
})

it.each(['see [below](#code).', 'the `code`.', '**bold**.'])('Markdown is refused: %s', (text) => {
  expect(() => termsOf(glossary(`- **Stock**: ${text}`))).toThrow("'Stock' has Markdown in its text")
})
