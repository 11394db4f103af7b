import { beforeAll, expect, test } from 'vitest'
import { type Copy, copyRepository } from './copy'

// Runs in test:all: it works on a copy of the repository.

/*
 * `npm run new` in a repository that is used: each kind of it more than once, with each kind of field. What it writes is
 * generated, compiled and opened in a copy with a branch `main`, as a developer has it.
 */

const kinds = ['text', 'number', 'flag', 'date', 'count', 'missions', 'teams[]']
const fieldsOf = (suffix: string, more: string[]) =>
  [
    ...kinds.map((kind, index) => `own${index}${suffix}:${kind}`),
    ...[`rank${suffix}:junior|senior`, 'active', 'period', 'limit', 'reward', 'requirement'],
    ...more,
  ].join()

const rules: [type: string, field: string][] = [
  ['missions', 'description'],
  ['players', 'name'],
  ['teams', 'credits'],
  ['quizzes', 'isShuffleRequired'],
  ['raffles', 'drawTime'],
  ['leaderboards', 'units'],
  ['prizes', 'tags'],
  ['quizzes', 'questions'],
  ['levels', 'objectives'],
]

const commands: string[][] = [
  ['guild', '--fields', fieldsOf('a', [])],
  // It refers to what was written before.
  ['daily-gift', '--fields', fieldsOf('b', ['guilds:guilds[]'])],
  ['page', 'forecast'],
  ['page', 'next-week', '--shortcut', 'u'],
  ...rules.map(([type, field]) => [
    ...['check', `${type}-without-${field.toLowerCase()}`, '--type', type, '--field', field],
  ]),
]

let copy: Copy
/** The commands that each run names as the next ones, once each, in their order. */
const next = new Set<string>()

beforeAll(async () => {
  copy = copyRepository()
  const git = (...args: string[]) => copy.run('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args])
  await git('init', '--quiet', '--initial-branch', 'main')
  await git('add', '--all')
  await git('commit', '--quiet', '--message', 'Start')
  for (const command of commands) {
    const output = await copy.runNew(command)
    for (const [, line = ''] of output.matchAll(/^ {2}(np[mx] .+?)(?: +#.*)?$/gm)) next.add(line)
  }
}, 240_000)

/** `renew` comes first, and the tests last, however many runs named them. */
const place = (command: string) =>
  ['renew', 'run check$', ''].findIndex((part) => new RegExp(part).test(command))

test('npm run new works again and again in one repository, for each kind of field, and what it writes compiles', async () => {
  const inOrder = [...next].toSorted((a, b) => place(a) - place(b))
  expect(inOrder).toEqual([
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
  const { ok, output } = await copy.bin(
    'vitest',
    // fifteenth.test.ts runs the test of a page of another name, without a shortcut.
    ...['run', 'tests/unit/app/nextWeek.test.tsx'],
  )
  expect(ok, output).toBe(true)
}, 600_000)
