/* The job of a pull request: a comment for each proposal and each edited file, which is replaced by the next run. */
import { basename } from 'node:path'
import { forge } from './comments.mjs'
import { accountIn, fileAt, folders, git, JobError, log, pathsOf, programme, scratchFile } from './run.mjs'

export async function review() {
  const { base, comment, removeOthers } = forge()
  // Where the branch left the other one: what was merged there since is no edit of this one.
  const from = (await git('merge-base', base, 'HEAD')).trim()
  const files = await changedFiles(from)
  let code = 0
  for (const file of files) {
    const shown = await shownOf(from, file)
    code = Math.max(code, shown.code)
    await comment(file, shown.text)
  }
  await removeOthers(files)
  if (files.length === 0) log('No proposal and no file of an account was changed.')
  return code
}

/** Files of accounts and proposals that are new or changed since a commit, without those that were carried out. */
export async function changedFiles(from, where = [folders.accounts, folders.proposals]) {
  const all = pathsOf(
    await git('diff', '--name-only', '-z', '--no-renames', '--diff-filter=AM', from, 'HEAD', '--', ...where),
  )
  return all.filter((file) => file.endsWith('.json') && !file.startsWith(`${folders.proposals}/applied/`))
}

async function shownOf(from, file) {
  try {
    const { proposal, account, refusal } = await proposalOf(from, file)
    if (refusal !== undefined) return { code: 1, text: failure(file, refusal) }
    if (proposal === undefined) return { code: 0, text: `\`${file}\` changes no object.` }
    const { code, out, err } = await programme(
      'apply',
      proposal,
      '--account',
      account,
      '--dry-run',
      '--format',
      'md',
    )
    // 1 is a conflict: the table has its fields, and the log names them.
    return code > 1 ? { code: 1, text: failure(file, err) } : { code, text: `\`${file}\`\n\n${out.trim()}` }
  } catch (thrown) {
    if (!(thrown instanceof JobError)) throw thrown
    return { code: 1, text: failure(file, thrown.message) }
  }
}

/** The proposal of a file: itself, or the edit of a file of an account since a commit. */
export async function proposalOf(from, file) {
  const account = accountIn(file)
  if (file.startsWith(`${folders.proposals}/`)) return { account, proposal: file }
  const older = await fileAt(from, file, account)
  const proposal = scratchFile(`proposal-${basename(file)}`)
  const why = `${file} was edited`
  const { code, err } = await programme(
    ...['propose', file, '--since', older, '--account', account, '--why', why, '-o', proposal],
  )
  if (code === 0) return { account, proposal }
  return code === 1 ? { account } : { account, refusal: err }
}

/** The output of the command in a code fence that is longer than any run of backticks in it. */
function failure(file, text) {
  const shown = text.trim().slice(0, 20_000)
  const longest = Math.max(2, ...[...shown.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `\`${file}\` cannot be carried out:\n\n${fence}text\n${shown}\n${fence}`
}
