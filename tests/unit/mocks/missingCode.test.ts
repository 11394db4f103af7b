import { filesOf } from '@mocks/workshop/missingCode'
import { expect, test } from 'vitest'

test.each([
  ['form', ['/assets/form-CHWZQlX3.js', '/src/entities/teams/form.ts'], ['/assets/format-CHWZQlX3.js']],
  ['profile', ['/assets/profile-CHWZQlX3.js'], ['/assets/page-CHWZQlX3.js']],
  [
    'programme.check',
    ['/console/assets/programme.check-CHW_Q-X3.js', '/src/routes/_console/programme.check.tsx?t=1'],
    ['/assets/programmeXcheck-CHWZQlX3.js', '/assets/programme.compare-CHWZQlX3.js'],
  ],
  [
    'Menus',
    ['/assets/Menus-CHWZQlX3.js', '/src/parts/transfer/Menus.tsx'],
    ['/assets/MenusList.js', '/src/x/MyMenus.tsx'],
  ],
])('missing code %s is its files and no others', (code, missing, there) => {
  const pattern = new RegExp(filesOf(code))
  expect(missing.filter((file) => !pattern.test(file))).toEqual([])
  expect(there.filter((file) => pattern.test(file))).toEqual([])
})
