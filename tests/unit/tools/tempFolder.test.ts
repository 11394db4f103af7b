import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pathFor } from '../../contract/support'
import { removeTempFolders, tempFolder } from '../../tempFolder'

test('the folders of a test file are removed after it, and a file that runs in the same modules gets another one', () => {
  const folder = tempFolder('first')
  const file = pathFor('second')
  for (const path of [join(folder, 'first'), file]) writeFileSync(path, '')
  removeTempFolders()
  expect([folder, file].filter(existsSync)).toEqual([])
  writeFileSync(pathFor('third'), '')
  expect(existsSync(file)).toBe(false)
})
