import { expect, it, test } from 'vitest'
import { nearestFirst, typesIn } from '../../tools/nearestTests'

it.each([
  ['openapi/schemas/mysterybox.yaml', 'mysteryboxes'],
  ['openapi/paths/mysteryboxes.yaml', 'mysteryboxes'],
  ['src/entities/mysteryboxes/form.ts', 'mysteryboxes'],
  ['mocks/world/brindlewick/mysteryBoxes.ts', 'mysteryboxes'],
  ['tests/entities/mysteryboxes.ts', 'mysteryboxes'],
])('%s is about one type', (file, type) => {
  expect(typesIn([file])).toEqual([type])
})

test('after a change of one field, the tests of its type and those that name it are run first, and all others after them', () => {
  const files = [
    'tests/unit/lib/format.test.ts',
    'tests/unit/entities/list.test.tsx',
    'tests/unit/entities/teams.test.tsx',
    'tests/unit/engine/mottos.test.ts',
    'tests/unit/tools/new.test.ts',
  ]
  const read = (file: string) => (file.includes('mottos') ? "expect(team.motto).toBe('x')" : 'mottoes')
  const { near, others } = nearestFirst(
    files,
    ['openapi/schemas/team.yaml', 'tests/unit/tools/new.test.ts'],
    ['motto'],
    read,
  )
  expect(near).toEqual(
    expect.arrayContaining(['tests/unit/engine/mottos.test.ts', 'tests/unit/tools/new.test.ts']),
  )
  expect(others).toContain('tests/unit/lib/format.test.ts')
  expect([...near, ...others].toSorted()).toEqual(files.toSorted())
})

test('without a changed type or field all tests are alike', () => {
  expect(nearestFirst(['a.test.ts'], ['src/lib/format.ts'], [], () => '')).toEqual({
    near: [],
    others: ['a.test.ts'],
  })
})
