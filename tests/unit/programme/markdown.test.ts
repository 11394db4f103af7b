import fc from 'fast-check'
import MarkdownIt from 'markdown-it'
import { describe, expect, it } from 'vitest'
import { code, escaped, markdownOf, md, visible } from '../../../programme/markdown'

/** Tables, links of bare addresses and HTML, as GitHub, GitLab and Gitea read them. */
const renderer = new MarkdownIt({ html: true, linkify: true })
const page = (rows: Parameters<typeof markdownOf>[0]['sections'][number]['rows'], head?: string[]) =>
  markdownOf({
    title: 'Page',
    summary: [],
    sections: [{ ...(head && { head }), rows }],
    rest: md`The rest is elsewhere.`,
  })

/** What a text of an account must not become. */
const dangers = [
  ...['@all', '@octo/team', 'a@b.example', '#12', 'o/r#12', '!12', '%1', 'a%1', '~bug', '$5', '&7', 'GH-12'],
  ...[
    'https://x.example',
    'www.x.example',
    'x.example',
    '<b>',
    '<!--',
    '&amp;',
    '&#64;all',
    '[a](b)',
    '![a](b)',
  ],
  ...[
    '|',
    '\\|',
    '\\',
    '`',
    '``',
    '*a*',
    '_a_',
    '~~a~~',
    '$`x`$',
    ':tada:',
    '/close',
    '- a',
    '1.',
    '# a',
    '---',
  ],
  ...[
    'deadbeef',
    '\u202Eevil',
    '\u200B',
    '\u0007',
    '\n',
    '\r\n',
    '\t',
    '<code>',
    '</code>',
    '[[a]]',
    '^a^',
    '===',
  ],
  ...[
    'Bird',
    'Walk',
    "it's",
    '18:00',
    '1,200',
    '50%',
    'Käfer',
    '鳥。',
    '🐦',
    'Fish',
    '&',
    '(now)',
    '"x"',
    'e.g.',
  ],
]
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...dangers), fc.string({ unit: 'binary', maxLength: 4 })), { maxLength: 6 })
  .chain((parts) => fc.constantFrom(' ', '').map((between) => parts.join(between)))

const oneBlank = (text: string) => text.replaceAll(/ +/g, ' ').trim()

/** The cells of the only table, as text; throws for anything that is no text, code or table. */
function cellsOf(source: string): { text: string; bare: string }[][] {
  const rows: { text: string; bare: string }[][] = []
  for (const { type, children } of renderer.parse(source, {})) {
    if (type === 'tr_open') rows.push([])
    else if (type === 'inline' && rows.length > 0) {
      let [text, bare, isCode] = ['', '', false]
      for (const one of children ?? []) {
        if (one.type === 'html_inline' && /^<\/?code>$/.test(one.content)) isCode = one.content === '<code>'
        else if (one.type === 'text' || one.type === 'text_special' || one.type === 'code_inline') {
          text += one.content
          bare += one.type === 'code_inline' || isCode ? '\u0000' : one.content
        } else throw new Error(`${one.type} in ${source}`)
      }
      rows.at(-1)?.push({ text, bare })
    } else if (!/^(?:heading|table|thead|tbody|tr|th|td)_|^inline$/.test(type))
      throw new Error(`${type} in ${source}`)
  }
  return rows.slice(1)
}

describe('Markdown from texts of an account', () => {
  it('shows each text in its cell as it is, and nothing else becomes of it', () => {
    fc.assert(
      fc.property(fc.array(hostile, { minLength: 1, maxLength: 3 }), (texts) => {
        const rows = cellsOf(
          page(
            [texts, texts.map(code)],
            texts.map(() => 'Field'),
          ),
        )
        const seen = texts.map(visible)
        expect(rows[0]?.map(({ text }) => oneBlank(text))).toEqual(seen.map(oneBlank))
        expect(rows[1]?.map(({ text }) => text)).toEqual(
          seen.map((text) => (text.trim() === '' ? '""' : text)),
        )
        for (const { bare } of rows.flat())
          expect(bare).not.toMatch(/[@#!%~$&]\w|:\w+:|:\/\/|www\.|[0-9a-f]{7}|GH-\d|\[|[<>`\\*_^|]/i)
      }),
      { numRuns: 1000, seed: 65 },
    )
  })

  it('stays in its line in a list', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const types = renderer.parse(page([[text], ['last']]), {}).map(({ type }) => type)
        expect(types.filter((type) => type === 'list_item_open')).toHaveLength(2)
        expect(types.filter((type) => /html|fence|code_block|hr$|blockquote|table/.test(type))).toEqual([])
      }),
      { numRuns: 500, seed: 65 },
    )
  })

  it('leaves plain sentences as they are', () => {
    const plain = "Needs 6 steps; Bird Walk gives 1, it's open (from 18:00): 50% of 1,200. Die Käfer? 鳥。"
    expect(escaped(plain)).toBe(plain)
    expect(escaped('Fish & Chips for @all')).toBe('Fish &amp; Chips for `@all`')
    expect(md`**${3}** of ${'a|b'}`.source).toBe('**3** of <code>a&#124;b</code>')
  })

  it('stays below 60,000 characters, and counts the lines that do not fit', () => {
    const rows = Array.from({ length: 5000 }, (_, index) => [
      code(`missions/${index}`),
      'x'.repeat(index % 50),
    ])
    const text = markdownOf({
      title: 'Changes',
      summary: ['5,001 changes'],
      sections: [
        { title: 'First', head: ['Object', 'Value'], rows },
        { title: 'Second', rows: [['one']] },
      ],
      rest: md`All of them are in ${code('--format json')}.`,
    })
    expect(text.length).toBeLessThan(60_000)
    expect(text.length).toBeGreaterThan(50_000)
    expect(text).toContain('5,001 changes')
    const lines = text.match(/^\| `missions/gm)?.length ?? 0
    expect(text.endsWith(`**${5001 - lines} more lines.** All of them are in \`--format json\`.`)).toBe(true)
    expect(
      markdownOf({ title: 'x'.repeat(1e6), summary: ['y'.repeat(1e6)], sections: [], rest: '' }).length,
    ).toBeLessThan(2000)
  })
})
