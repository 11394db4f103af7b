import type { Copy } from './copy'

/* `npm run new` in a repository that is used: each kind of it more than once, with each kind of field. */

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

/**
 * Runs them in the copy, which gets a branch `main` as a developer has it. Returns the commands that the runs name as the next ones,
 * once each: `renew` comes first, and the tests last, however many runs named them.
 */
export async function scaffold(copy: Copy): Promise<string[]> {
  const next = new Set<string>()
  const git = (...args: string[]) => copy.run('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args])
  await git('init', '--quiet', '--initial-branch', 'main')
  await git('add', '--all')
  await git('commit', '--quiet', '--message', 'Start')
  for (const command of commands) {
    const output = await copy.runNew(command)
    for (const [, line = ''] of output.matchAll(/^ {2}(np[mx] .+?)(?: +#.*)?$/gm)) next.add(line)
  }
  const place = (command: string) =>
    ['renew', 'run check$', ''].findIndex((part) => new RegExp(part).test(command))
  return [...next].toSorted((a, b) => place(a) - place(b))
}
