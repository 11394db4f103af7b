/* The nightly job: one commit if anything changed, and a line for the channel. */
import {
  accountIn,
  commitAndPush,
  fileAt,
  folders,
  git,
  JobError,
  log,
  pathsOf,
  programme,
  variable,
} from './run.mjs'
import { post } from './webhook.mjs'

export async function nightly() {
  if ((await git('status', '--porcelain', '--', folders.accounts)) !== '')
    throw new JobError(
      `${folders.accounts} has changes that are not committed, which the export would replace`,
    )
  const exported = await programme('export', '--all', '-o', folders.accounts)
  if (exported.code > 1) return exported.code
  await git('add', '--', folders.accounts)
  // In the first commit there is no earlier version to compare with; all files are new.
  const paths = pathsOf(await git('diff', '--cached', '--name-only', '-z', '--', folders.accounts))
  const changed = []
  for (const file of paths) changed.push(await changeOf(file))
  if (changed.length === 0) {
    log('Nothing changed: no commit, and nothing is posted.')
    return exported.code
  }
  await commitAndPush(messageOf(changed), folders.accounts)
  log(messageOf(changed))
  const lines = []
  for (const { account, older } of changed) {
    const zone = variable('PROGRAMME_ZONE')
    const news = await programme(
      'news',
      older,
      '--account',
      account,
      ...(zone === '' ? [] : ['--zone', zone]),
    )
    // If `programme news` fails, the commit still exists and the other lines are posted.
    if (news.code === 0 && news.out.trim() !== '') lines.push(news.out.trim())
  }
  if (lines.length > 0) await post(lines.join('\n'))
  return exported.code
}

/** The changes in a file of an account. `diff` exits with 1 if there are any. */
async function changeOf(file) {
  const account = accountIn(file)
  const older = await fileAt('HEAD', file, account)
  const { code, out } = await programme('diff', older, file, '--format', 'json')
  if (code > 1) throw new JobError(`${file} cannot be compared`)
  return { account, file, older, objects: JSON.parse(out).objects }
}

/** The first line names what changed; of several accounts each has a line of its own below. */
function messageOf(changed) {
  const lines = changed.map(({ account, objects }) => `${account}: ${countsOf(objects)}`)
  if (lines.length === 1) return lines[0]
  const count = changed.reduce((sum, { objects }) => sum + objects.length, 0)
  return `${count} ${count === 1 ? 'change' : 'changes'} in ${changed.length} accounts\n\n${lines.join('\n')}`
}

/** '2 missions and 1 prize changed, 1 team added' */
function countsOf(objects) {
  const parts = ['changed', 'added', 'removed'].flatMap((change) => {
    const types = new Map()
    for (const one of objects) if (one.change === change) types.set(one.type, (types.get(one.type) ?? 0) + 1)
    const names = [...types].map(([type, count]) => `${count} ${wordsOf(type)[count === 1 ? 0 : 1]}`)
    return names.length === 0
      ? []
      : [`${[names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ')} ${change}`]
  })
  return parts.join(', ') || 'no object changed'
}

/** Singular and plural of the types where they do not follow from the path. */
const irregular = { quizzes: ['quiz', 'quizzes'], mysteryboxes: ['mystery box', 'mystery boxes'] }
const wordsOf = (type) => irregular[type] ?? [type.replace(/s$/, ''), type]
