import { expect, it } from 'vitest'
import { entities } from '@/entities/registry'

const letters = [...'abcdefghijklmnopqrstuvwxyz']

/** Shortcuts that two entities share, with the letters that are free. */
function taken(keys: readonly (readonly [type: string, key: string])[]): string[] {
  const owners = new Map<string, string>()
  const free = letters.filter((letter) => !keys.some(([, key]) => key === letter)).join(', ')
  return keys.flatMap(([type, key]) => {
    const owner = owners.get(key)
    owners.set(key, owner ?? type)
    return owner === undefined ? [] : [`${key} of ${type} is taken by ${owner}. Free: ${free}`]
  })
}

const shortcuts = entities.flatMap(({ list, shortcut }) =>
  shortcut === undefined ? [] : [[list.type, shortcut] as const],
)

it('every shortcut of a section is one letter, and no two sections share one', () => {
  expect(shortcuts.filter(([, key]) => !letters.includes(key))).toEqual([])
  expect(taken(shortcuts)).toEqual([])
})

it('a shared shortcut is reported with its owner and the free letters', () => {
  expect(taken([...shortcuts, ['badges', 'b']])).toEqual([
    expect.stringMatching(/^b of badges is taken by leaderboards\. Free: .*\bx$/),
  ])
})
