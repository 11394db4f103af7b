/* The jobs that change accounts: edits that were merged, and proposals that are due. */
import { mkdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { changedFiles, proposalOf } from './review.mjs'
import {
  accountIn,
  commitAndPush,
  folders,
  git,
  gitIsFine,
  JobError,
  log,
  needed,
  pathsOf,
  programme,
  variable,
} from './run.mjs'

/** Carries out the edits of the files of accounts that a push has brought. A later push is a job of its own. */
export async function mergeJob() {
  const before = beforePush()
  if (/^0*$/.test(before) || !(await gitIsFine('cat-file', '-e', `${before}^{commit}`))) {
    log('There is no state before this push, so no edit is known: nothing was sent.')
    return 0
  }
  let code = 0
  for (const file of await changedFiles(before, [folders.accounts])) {
    const { proposal, account, refusal } = await proposalOf(before, file)
    if (refusal !== undefined) code = 1
    else if (proposal === undefined) log(`${file} changes no object.`)
    else if ((await carriedOut(proposal, account, file)) !== 0) code = 1
  }
  return code
}

function beforePush() {
  if (variable('GITLAB_CI') !== '') return needed('CI_COMMIT_BEFORE_SHA', 'the commit before the push')
  const event = JSON.parse(
    readFileSync(needed('GITHUB_EVENT_PATH', 'the job runs at GitHub or GitLab'), 'utf8'),
  )
  return event.before ?? ''
}

/** Passes `--confirm`, because the reviewer who merged the change has seen in the comment what players may notice. */
async function carriedOut(proposal, account, name, ...options) {
  log(`${name}:`)
  const { code, out } = await programme('apply', proposal, '--account', account, '--confirm', ...options)
  if (out !== '') process.stdout.write(out)
  if (code === 1 || code === 2) log(`${name} was not carried out, or not as a whole. See the lines above.`)
  return code
}

/** `2026-03-12T0900Z spring.json`: not before 09:00 UTC of that day. */
const timed = /^(\d{4}-\d\d-\d\d)T(\d\d)[:.-]?(\d\d)Z/

/** Carries out each proposal of the folder whose time has come, and moves it to `applied`, so that it is never carried out twice. */
export async function proposalsJob() {
  const files = pathsOf(await git('ls-files', '-z', '--', folders.proposals)).filter(
    (file) => file.endsWith('.json') && !file.startsWith(`${folders.proposals}/applied/`),
  )
  let failed = 0
  const done = []
  for (const file of files) {
    const [, day, hour, minute] = timed.exec(basename(file)) ?? []
    const wait = day === undefined ? [] : ['--not-before', `${day}T${hour}:${minute}:00Z`]
    try {
      const code = await carriedOut(file, accountIn(file), file, ...wait)
      if (code === 0) done.push(file)
      else if (code !== 3) failed += 1
    } catch (thrown) {
      if (!(thrown instanceof JobError)) throw thrown
      log(thrown.message)
      failed += 1
    }
  }
  if (done.length > 0) await moveToApplied(done)
  if (files.length === 0) log('No proposal waits.')
  return failed > 0 ? 1 : 0
}

async function moveToApplied(files) {
  const folder = join(folders.proposals, 'applied')
  mkdirSync(folder, { recursive: true })
  for (const file of files) await git('mv', '--force', '--', file, join(folder, basename(file)))
  await commitAndPush(
    `Applied: ${files.map((file) => basename(file, '.json')).join(', ')}`,
    folders.proposals,
  )
}
