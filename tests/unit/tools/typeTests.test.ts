import { expect, test } from 'vitest'
import { testsOfType } from '../../tools/typeTests'

test('the tests of a type are its own files and those with a test for each type, not those that name it or loop inside of a test', () => {
  const { own, others } = testsOfType('missions')
  expect(own).toEqual(['tests/unit/entities/missions.test.tsx'])
  expect(others).toEqual(
    expect.arrayContaining(['tests/unit/app/lists.test.tsx', 'tests/unit/entities/describedFields.test.tsx']),
  )
  for (const file of ['app/check.test.tsx', 'app/permissions.test.tsx', 'engine/explain/openingPath.test.ts'])
    expect(others).not.toContain(`tests/unit/${file}`)
})
