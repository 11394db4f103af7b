import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { system } from '@/ui/theme/system'
import { textStyles } from '@/ui/theme/tokens'

/** Style properties and the scale of their names; the compiler accepts any string. */
const scales: Record<string, string> = {
  color: 'colors',
  bg: 'colors',
  fill: 'colors',
  stroke: 'colors',
  borderColor: 'colors',
  boxShadow: 'shadows',
  borderRadius: 'radii',
  zIndex: 'zIndex',
  transitionDuration: 'durations',
  animationDuration: 'durations',
}
/** CSS words, system colors of the forced-colors mode among them. */
const css =
  /^(inherit|none|unset|transparent|current(color)?|canvas(text)?|graytext|auto|0|-?[\d.]+(px|r?em|%|m?s)?)$/i

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('generated'))
  .map((path) => ({ path, text: readFileSync(join('src', path), 'utf8') }))
  .filter(({ text }) => text.includes('@chakra-ui/react'))

function* uses(property: string) {
  // prop="name", prop={cond ? 'name' : …} up to the brace, and prop: 'name' in style objects.
  const pattern = new RegExp(`\\b${property}(?:=(?:"([^"]*)"|\\{([^{}]*)\\})|: '([^']*)')`, 'g')
  for (const { path, text } of sources) {
    for (const [, plain, expression, object] of text.matchAll(pattern)) {
      const names = expression === undefined ? [plain ?? object ?? ''] : quoted(expression)
      for (const name of names) if (/^[\w.-]+$/.test(name) && !css.test(name)) yield { path, name }
    }
  }
}

/** The results of `a ? 'x' : 'y'`, not the compared value. */
const quoted = (expression: string) =>
  [...expression.matchAll(/(?:^|[?:] ?)'([^']*)'/g)].map(([, name]) => name ?? '')

it.each(Object.entries(scales))('%s uses only names of the scale %s', (property, scale) => {
  const wrong = [...uses(property)].filter(
    ({ name }) => !name.startsWith('colorPalette') && !system.token(`${scale}.${name}`),
  )
  expect(wrong).toEqual([])
})

it('textStyle uses only text styles of the theme', () => {
  const known = Object.keys(textStyles)
  expect([...uses('textStyle')].filter(({ name }) => !known.includes(name))).toEqual([])
})

it('{scale.name} inside a style names a token', () => {
  const wrong = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/[^$]\{((?:colors|sizes|spacing|radii|shadows|durations)\.[\w.]+)\}/g)]
      .filter(([, name]) => name && !system.token(name))
      .map(([, name]) => ({ path, name })),
  )
  expect(wrong).toEqual([])
})

it('the inset of a page is written as its token, not as its two widths', () => {
  expect(sources.filter(({ text }) => /base: '3', md: '5'/.test(text)).map(({ path }) => path)).toEqual([])
})

const theme = readFileSync('src/generated/theme.css', 'utf8')
const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.module.css'))
  .map((path) => ({ path, text: readFileSync(join('src', path), 'utf8') }))

it('a CSS module uses only variables of the theme', () => {
  const known = new Set([...theme.matchAll(/^(--ui-[^:]+):/gm)].map(([, name]) => name))
  const wrong = sheets.flatMap(({ path, text }) =>
    [...text.matchAll(/var\((--ui-[^,)]+)/g)]
      .filter(([, name]) => !known.has(name))
      .map(([, name]) => ({ path, name })),
  )
  expect(sheets.length).toBeGreaterThan(10)
  expect(wrong).toEqual([])
})

it('a CSS module takes only text styles of the theme from the page', () => {
  const wrong = sheets.flatMap(({ path, text }) =>
    [...text.matchAll(/composes: ([\w -]+) from global/g)]
      .flatMap(([, names = '']) => names.split(' '))
      .filter((name) => !theme.includes(`.${name}{`))
      .map((name) => ({ path, name })),
  )
  expect(wrong).toEqual([])
})

it('no rule makes the browser compute pseudo-elements of all elements (decision H86)', () => {
  // The rules for reduced motion apply only on request.
  const always = theme.replace(/@media[^{]*\{([^{}]*\{[^{}]*\})*\s*\}/g, '')
  const all = [...always.matchAll(/^([^@{}]+)\{/gm)].flatMap(([, selectors = '']) =>
    selectors.trim().split(/,\s*/),
  )
  expect(all).toContain('*')
  expect(all.filter((selector) => /^\*?::(before|after|backdrop|selection)$/.test(selector))).toEqual([])
})
