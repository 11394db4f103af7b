import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { type Copy, copyRepository, root } from './copy'
import { scaffold } from './scaffold'

// Runs in test:all: it generates, compiles and tests a copy of the repository.

/* docs/recipes.md: its changes are applied to a copy of the repository. */

const document = readFileSync(join(root, 'docs/recipes.md'), 'utf8')

interface Step {
  /** A change of this file, or undefined for commands. */
  file: string | undefined
  text: string
}

/** The blocks ```` ```diff <file> ```` and ```` ```sh run ````, in their order. */
const steps: Step[] = [...document.matchAll(/^```(?:diff (\S+)|sh run)\n(.*?)^```$/gms)].map(
  ([, file, text = '']) => ({ file, text }),
)

/** The text after a change, whose lines without `+` occur in it once. */
function changed(before: string, change: string): string {
  const lines = change.split('\n').filter((line) => line !== '')
  const side = (sign: string) =>
    lines.flatMap((line) => (line.startsWith(sign) ? [] : [line.slice(1)])).join('\n')
  const parts = before.split(side('+'))
  if (parts.length !== 2)
    throw new Error(`${parts.length - 1} places, not 1, have these lines:\n${side('+')}`)
  return parts.join(side('-'))
}

let copy: Copy
beforeAll(async () => {
  copy = copyRepository()
  for (const { file, text } of steps) {
    if (file === undefined) {
      // The rules of the check know the fields of the contract.
      await copy.generate()
      for (const command of text.trim().split('\n'))
        await copy.runNew(command.replace('npm run new -- ', '').split(' '))
      continue
    }
    const before = readFileSync(copy.path(file), 'utf8')
    try {
      writeFileSync(copy.path(file), changed(before, text))
    } catch (error) {
      throw new Error(`${file}: ${error instanceof Error ? error.message : ''}`)
    }
  }
}, 120_000)

describe('the changes of docs/recipes.md, applied one after another', { timeout: 300_000 }, () => {
  it('generate and are formatted', async () => {
    expect(steps.length).toBeGreaterThan(20)
    expect((await copy.generate()).output).toBe('')
    const files = new Set(steps.flatMap(({ file }) => (file && /\.tsx?$/.test(file) ? [file] : [])))
    const { ok, output } = await copy.bin('biome', 'check', ...files)
    expect(ok, output).toBe(true)
  })

  it('pass the tests that know them', async () => {
    const files = [
      ...[
        'entities/choices',
        'entities/lists',
        'entities/untouched',
        'entities/created',
        'entities/teams',
        'engine/check/rules',
      ],
      ...['engine/check/document', 'engine/explain/conditions', 'engine/explain/document'],
      ...['app/commands', 'app/headcount', 'mocks/world'],
    ].map((name) => `tests/unit/${name}.test`)
    const only = '[Tt]eams?\\b|team-without-motto|Headcount|name|docs/|each rule|offer every list'
    const args = ['run', ...files, '-t', only, '--reporter=verbose']
    const { ok, output } = await copy.run(join(root, 'node_modules/.bin/vitest'), args, {
      WRITE_CHECKS: '1',
      WRITE_EXPLAIN: '1',
    })
    expect(ok, output).toBe(true)
    for (const name of [
      'the form of teams',
      'the rule team-without-motto',
      'the page Headcount',
      'no name: named',
      'offer every list and page',
    ])
      expect(output).toContain(name)
    const docs = ['docs/checks.md', 'docs/explain.md'].map((file) => readFileSync(copy.path(file), 'utf8'))
    expect(docs[0]).toContain('| `team-without-motto` | note |')
    expect(docs[1]).toContain('| `named` |')
  })

  // In the same copy, so that one type check, the dearest part, holds both.
  it('compile; npm run new works again and again beside them, for each kind of field, and what it writes compiles', async () => {
    expect(await scaffold(copy)).toEqual([
      'npm run renew',
      'npm run check',
      'npm run test:entity -- guilds',
      'npm run test:entity -- dailygifts',
      'npx vitest run tests/unit/app/forecast.test.tsx',
      'npx vitest run tests/unit/app/nextWeek.test.tsx',
      'npx vitest run tests/unit/engine/check',
    ])
    expect((await copy.generate()).output).toBe('')
    expect(await copy.typeErrors(['src', 'mocks', 'tests', 'programme'])).toEqual([])
    // fifteenth.test.ts runs the test of a page of another name, without a shortcut.
    const { ok, output } = await copy.bin('vitest', 'run', 'tests/unit/app/nextWeek.test.tsx')
    expect(ok, output).toBe(true)
  })
})

test('a change that does not fit a file is refused', () => {
  expect(() => changed('a\nb\n', ' c\n+d\n')).toThrow('0 places')
  expect(() => changed('a\na\n', ' a\n+d\n')).toThrow('2 places')
  expect(changed('a\nb\nc\n', ' a\n-b\n+d\n')).toBe('a\nd\nc\n')
})
