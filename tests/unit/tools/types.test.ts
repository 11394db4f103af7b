import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { tempFolder } from '../../tempFolder'

const script = resolve('tests/tools/types.mjs')
let root = ''
beforeEach(() => {
  root = tempFolder('types')
  mkdirSync(join(root, 'node_modules/.bin'), { recursive: true })
})

/** Runs `npm run types` in a folder where a shell script replaces tsc. */
function typesWith(tsc: string) {
  const file = join(root, 'node_modules/.bin/tsc')
  writeFileSync(file, `#!/bin/sh\n${tsc}\n`)
  chmodSync(file, 0o755)
  return types()
}
const types = () => spawnSync(process.execPath, [script], { cwd: root, encoding: 'utf8' })

describe('npm run types', () => {
  it('prints errors and ends with the code of tsc', () => {
    const { status, stdout } = typesWith(`echo "a.ts(1,7): error TS2322: Wrong."; exit 2`)
    expect({ status, stdout }).toEqual({ status: 2, stdout: 'a.ts(1,7): error TS2322: Wrong.\n' })
  })

  it('prints what tsc writes when it crashes', () => {
    const { status, stderr } = typesWith('echo "panic: out of memory" >&2; exit 134')
    expect({ status, stderr }).toEqual({ status: 134, stderr: 'panic: out of memory\n' })
  })

  it('names the signal that ends tsc', () => {
    const { status, stderr } = typesWith('kill -KILL $$')
    expect({ status, stderr }).toEqual({ status: 1, stderr: 'tsc: ended by SIGKILL\n' })
  })

  it('says that tsc is not installed', () => {
    const { status, stderr } = types()
    expect(status).toBe(1)
    expect(stderr).toContain('ENOENT')
  })
})
