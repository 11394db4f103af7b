import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { filesIn } from '../../tools/filesIn'
import { layoutFaults, sheetOf } from './layoutFaults'

/** Parts whose parent has a height in another style sheet. */
const allowed = ['src/app/login/TrailArt.module.css']

describe('layouts that WebKit does differently', () => {
  it.each(filesIn('src', /\.css$/).filter((file) => !file.includes('generated') && !allowed.includes(file)))(
    '%s has none',
    (file) => expect(layoutFaults(readFileSync(file, 'utf8'))).toEqual([]),
  )

  it('style objects of components have none', () => {
    const found = filesIn('src', /\.tsx?$/)
      .filter((file) => !file.includes('generated'))
      .flatMap((file) =>
        layoutFaults(sheetOf(readFileSync(file, 'utf8'))).map((fault) => `${file}: ${fault}`),
      )
    expect(found).toEqual([])
  })

  const rows = [
    '.table tr',
    '.table { & tbody tr',
    '@media print { .a tr:hover',
    '[role="row"]',
    '.a thead, .b',
  ]
  it.each(rows)('a positioned row is found in %s', (selector) => {
    const nesting = selector.split('{').length
    for (const position of ['relative', 'sticky']) {
      const css = `${selector} { position: ${position} ${'}'.repeat(nesting)}`
      expect(layoutFaults(css), css).toHaveLength(1)
      expect(layoutFaults(css.replace('position:', 'display: flex; position:')), css).toEqual([])
    }
  })

  it('cells and marks of a row can be positioned', () => {
    expect(layoutFaults('.a tr > td { position: relative } .a tr::after { position: relative }')).toEqual([])
  })

  const lower = [
    'min-height: 0',
    'min-height: 6rem',
    'overflow: auto',
    'overflow-y: scroll',
    'overflow: hidden',
  ]
  it.each(lower)('flex: 1 with %s is found', (declaration) => {
    for (const flex of ['1', '1 1 0', '1 1 0%', '2 0']) {
      const css = `.a { & > .b { flex: ${flex}; ${declaration} } }`
      expect(layoutFaults(css), css).toHaveLength(1)
    }
    expect(layoutFaults(`.a { flex: 1 1 auto; ${declaration} }`)).toEqual([])
  })

  it('a height in percent is found, unless the parent has a height or the element is out of the flow', () => {
    expect(layoutFaults('.a { & > .b { height: 100% } }')).toHaveLength(1)
    expect(layoutFaults('.a { min-height: 3rem; & > .b { max-height: 50% } }')).toHaveLength(1)
    expect(layoutFaults('.a { height: 3rem; & > .b { height: 100% } }')).toEqual([])
    expect(layoutFaults('.a { position: absolute; height: 100% }')).toEqual([])
  })

  it.each([
    "base: { flex: '1', overflowY: 'auto' }",
    "base: { display: 'grid', '& > div': { flex: 1, minH: '0' } }",
    "css={{ '& tr': { pos: 'relative' } }}",
    "base: { '& > i': { h: '100%' } }",
  ])('a fault is found in the style object %s', (source) =>
    expect(layoutFaults(sheetOf(source)), sheetOf(source)).toHaveLength(1),
  )
})
