import { describe, expect, it } from 'vitest'
import { tokensOf, unreadable } from '@/app/brand/colours'
import type { Colours } from '@/app/brand/format'
import { contrast, mix } from '@/lib/contrast'
import { surfaces } from '@/ui/theme/surfaces'
import { system } from '@/ui/theme/system'

/* The colours of a brand: what is refused, and that all that is derived can be read (rules BRAND-3 and BRAND-4). */

const words = (colours: Colours) => unreadable(colours).map(({ key, text }) => `${key} ${text}`)

describe('contrast as WCAG defines it', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#ffffff', 4.54],
    ['#ff0000', '#ffffff', 4],
    ['#0000ff', '#ffffff', 8.59],
  ])('%s and %s: %d', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2)
    expect(contrast(other, one)).toBeCloseTo(ratio, 2)
  })

  it('mixes two colours', () => {
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080')
    expect(mix('#123456', '#ffffff', 0)).toBe('#123456')
  })
})

describe('colours that cannot be read', () => {
  it.each<[Colours, string]>([
    [
      { primary: '#ffee00' },
      'brand.colours.primary #ffee00 on white has contrast 1.2; at least 4.5 is needed for text of links and buttons',
    ],
    [
      { primaryDark: '#3a2160' },
      'brand.colours.primaryDark #3a2160 on panels of the dark theme (#19151f) has contrast 1.34; at least 4.5 is needed for text of links and buttons',
    ],
    [
      { accent: '#ffb938' },
      'brand.colours.accent #ffb938 on white has contrast 1.71; at least 3 is needed for marks of what is current',
    ],
    [
      { accent: '#949494' },
      'brand.colours.accent #949494 on the page (#f6f4f8) has contrast 2.77; at least 3 is needed for marks of what is current',
    ],
    [
      { accentDark: '#5a5a5a' },
      'brand.colours.accentDark #5a5a5a on panels of the dark theme (#19151f) has contrast 2.6; at least 3 is needed for marks of what is current',
    ],
  ])('%j is refused by name (rule BRAND-3)', (colours, text) => {
    expect(words(colours)).toEqual([text])
  })

  it('several of them are named at once, each once', () => {
    expect(words({ primary: '#ffffff', primaryDark: '#000000', accent: '#ffffff' })).toHaveLength(3)
  })

  it('a ratio just below the limit does not read as the limit', () => {
    // 4.4993 with white.
    expect(words({ primary: '#74777b' }).join()).toContain('has contrast 4.49; at least 4.5')
  })

  it('readable ones are not refused', () => {
    expect(words({ primary: '#0b5fff', accent: '#b35900' })).toEqual([])
    expect(words({ primary: '#3a2160', primaryDark: '#ffb938', accentDark: '#ffb938' })).toEqual([])
  })
})

const levels = ['00', '33', '66', '99', 'cc', 'ff']
const all = levels.flatMap((red) => levels.flatMap((green) => levels.map((blue) => `#${red}${green}${blue}`)))
const readable = (key: keyof Colours) => all.filter((colour) => unreadable({ [key]: colour }).length === 0)

const ink = { light: ['#1e1828', '#625972'], dark: ['#f3f0f6', '#b5adc2'] }

/** The pairs of two tokens of a theme that have less contrast than they need. */
function weakPairs(theme: 'light' | 'dark', tokens: Record<string, string>): string[] {
  const grounds = Object.values(surfaces[theme])
  const pairs: [string, string[], number][] = []
  const add = (front: string | undefined, backs: (string | undefined)[], least: number) =>
    front && pairs.push([front, backs.filter((back) => back !== undefined), least])
  const tints = ['primary', 'accent'].flatMap((name) => [tokens[`${name}-subtle`], tokens[`${name}-muted`]])
  const own = (name: string) => [tokens[`${name}-subtle`], tokens[`${name}-muted`]]
  add(tokens.primary, grounds, 3)
  add(tokens['primary-text'], [...grounds, ...own('primary')], 4.5)
  add(tokens['accent-text'], [...grounds, ...own('accent')], 4.5)
  add(tokens.focus, grounds, 3)
  add(tokens['primary-fg'], [tokens.primary, tokens['primary-hover'], tokens['primary-active']], 4.5)
  add(tokens['knob-on'], [tokens.primary], 3)
  add(tokens['accent-mark'], grounds, 3)
  add(tokens['plum-900'], [tokens.accent], 4.5)
  for (const text of ink[theme]) add(text, tints, 4.5)
  return pairs.flatMap(([front, backs, least]) =>
    backs.filter((back) => contrast(front, back) < least).map((back) => `${front} on ${back}, of ${least}`),
  )
}

describe('what is derived from a colour', () => {
  it.each(['primary', 'primaryDark', 'accent', 'accentDark'] as const)(
    'can be read, from every %s (rule BRAND-4)',
    (key) => {
      const colours = readable(key)
      expect(colours.length).toBeGreaterThan(40)
      for (const colour of colours) {
        const { light, dark } = tokensOf({ [key]: colour })
        expect([...weakPairs('light', light), ...weakPairs('dark', dark)], colour).toEqual([])
      }
    },
  )

  it('the dark theme has a lighter shade, unless it is given', () => {
    expect(tokensOf({ primary: '#0b3d91' }).dark.primary).not.toBe('#0b3d91')
    expect(tokensOf({ primary: '#0b3d91', primaryDark: '#ffb938' }).dark.primary).toBe('#ffb938')
    expect(tokensOf({ primaryDark: '#ffb938' }).light).toEqual({})
  })

  it('replaces tokens of the theme, and only those', () => {
    const { light, dark } = tokensOf({ primary: '#0b3d91', accent: '#b35900' })
    const names = Object.keys({ ...light, ...dark })
    expect(names.length).toBeGreaterThan(15)
    const variables = new Set([...system.tokens.cssVarMap.values()].flatMap((group) => [...group.keys()]))
    expect(names.filter((name) => !variables.has(`--ui-colors-${name}`))).toEqual([])
  })
})
