import { createAtom } from '@tanstack/react-store'
import { expect, it } from 'vitest'
import { sourcesIn } from '../contract/sources'

it('an atom that can be empty holds null, because it ignores undefined', () => {
  const atom = createAtom<number | undefined>(1)
  atom.set(undefined)
  expect(atom.get()).toBe(1)
  const found = sourcesIn(['src'], /\.tsx?$/).filter(({ text }) => /createAtom<[^(]*\bundefined\b/.test(text))
  expect(found.map(({ path }) => path)).toEqual([])
})
