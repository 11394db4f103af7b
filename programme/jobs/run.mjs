/* What every job needs: the environment, git, and the programme command. */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A missing or wrong input. Its message is shown, and the exit code is 2. */
export class JobError extends Error {}

/** A variable; empty if it is not set, as a secret that does not exist is. */
export const variable = (name) => (process.env[name] ?? '').trim()

export function needed(name, what) {
  const value = variable(name)
  if (value === '') throw new JobError(`Set ${name}: ${what}`)
  return value
}

export const log = (line) => void process.stderr.write(`${line}\n`)

/** The folders of the repository. */
export const folders = {
  accounts: variable('PROGRAMME_ACCOUNTS') || 'accounts',
  proposals: variable('PROGRAMME_PROPOSALS') || 'proposals',
}

/** A folder for files that do not belong into the repository. */
let scratch
export const scratchFile = (name) => {
  scratch ??= mkdtempSync(join(tmpdir(), 'programme-job-'))
  return join(scratch, name)
}

function run(command, args, env = process.env) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
    const written = { out: '', err: '' }
    child.stdout.setEncoding('utf8').on('data', (text) => {
      written.out += text
    })
    child.stderr.setEncoding('utf8').on('data', (text) => {
      written.err += text
    })
    child.on('error', (error) => reject(new JobError(`Could not start ${command}: ${error.message}`)))
    child.on('close', (code) => resolve({ code: code ?? 2, ...written }))
  })
}

/** The output of git. Throws JobError with its words. */
export async function git(...args) {
  const { code, out, err } = await run('git', args)
  if (code !== 0) throw new JobError(`git ${args[0]}: ${(err || out).trim()}`)
  return out
}

/** Whether git does this without an error. */
export const gitIsFine = async (...args) => (await run('git', args)).code === 0

/** Paths in the output of git with `-z`. */
export const pathsOf = (text) => text.split('\0').filter((path) => path !== '')

/** The command's file in the package; in a checkout, the command's source. */
const packed = fileURLToPath(new URL('../programme.js', import.meta.url))
const command = existsSync(packed) ? packed : fileURLToPath(new URL('../cli.mjs', import.meta.url))

let token
/** Runs the programme command and logs its error output. Its token is passed in the environment, not as an argument. */
export async function programme(...args) {
  token ??= await accessToken()
  const api = ['--base-url', needed('PROGRAMME_API', 'the address of the API')]
  const [name, ...rest] = args
  const done = await run(process.execPath, [command, name, ...api, ...rest], {
    ...process.env,
    PROGRAMME_TOKEN: token,
  })
  if (done.err.trim() !== '') log(done.err.trimEnd())
  return done
}

async function accessToken() {
  const given = variable('PROGRAMME_TOKEN')
  if (given !== '') return given
  const address = variable('PROGRAMME_TOKEN_URL')
  if (address === '')
    throw new JobError('Set PROGRAMME_TOKEN, or PROGRAMME_TOKEN_URL with the client that may fetch one')
  const body = {
    grant_type: 'client_credentials',
    client_id: needed('PROGRAMME_CLIENT_ID', 'the client that fetches the token'),
    client_secret: needed('PROGRAMME_CLIENT_SECRET', 'the secret of this client'),
    ...(variable('PROGRAMME_AUDIENCE') !== '' && { audience: variable('PROGRAMME_AUDIENCE') }),
  }
  const { ok, status, value } = await call(address, { method: 'POST', body })
  const found = value?.access_token
  if (ok && typeof found === 'string') return found
  throw new JobError(`${new URL(address).host} gave no token: ${status}`)
}

/**
 * Sends JSON and waits 30 seconds at most. Throws JobError without a response. Its message names only the
 * host, because the address can be secret.
 * @param {string} address
 * @param {{ method?: string, headers?: Record<string, string>, body?: object, seconds?: number }} options
 */
export async function call(address, { method = 'GET', headers = {}, body, seconds = 30 }) {
  try {
    const response = await fetch(address, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(seconds * 1000),
    })
    const text = await response.text()
    return { ok: response.ok, status: response.status, text, value: jsonOf(text) }
  } catch (thrown) {
    const { name, cause } = /** @type {Error & { cause?: { code?: string } }} */ (thrown)
    const reason = name === 'TimeoutError' ? `no answer within ${seconds} seconds` : (cause?.code ?? name)
    throw new JobError(`${hostOf(address)}: ${reason}`)
  }
}

export function hostOf(address) {
  try {
    return new URL(address).host
  } catch {
    return 'an address that is none'
  }
}

function jsonOf(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The account of a bundle or a proposal. Throws JobError. */
export function accountIn(file, text = readFileSync(file, 'utf8')) {
  const account = jsonOf(text)?.account
  if (typeof account !== 'string') throw new JobError(`${file} names no account`)
  return account
}

/**
 * Writes the version of a file at a commit to a temporary file: an empty bundle if the file did not exist then. Returns
 * its path.
 */
export async function fileAt(commit, file, account) {
  const { code, out } = await run('git', ['show', `${commit}:${file}`])
  const empty = { account, format: 'gamification-programme', objects: {}, version: 1 }
  const copy = scratchFile(`older-${encodeURIComponent(file)}`)
  writeFileSync(copy, code === 0 ? out : JSON.stringify(empty))
  return copy
}

/** Commits what is staged of a folder, and pushes it onto what others pushed meanwhile. */
export async function commitAndPush(message, folder) {
  const identity = (await gitIsFine('config', 'user.email'))
    ? []
    : ['-c', 'user.name=programme', '-c', 'user.email=programme@localhost']
  await git(...identity, 'commit', '--quiet', '--message', message, '--', folder)
  if (!(await gitIsFine('remote', 'get-url', 'origin'))) {
    log('There is no remote, so the commit was not pushed.')
    return
  }
  const branch =
    variable('GITHUB_REF_NAME') ||
    variable('CI_COMMIT_BRANCH') ||
    (await git('branch', '--show-current')).trim()
  // A pipeline of GitLab would run again for its own commit.
  const options = variable('GITLAB_CI') === '' ? [] : ['-o', 'ci.skip']
  for (let tries = 1; ; tries += 1) {
    const { code, err } = await run('git', ['push', ...options, 'origin', `HEAD:refs/heads/${branch}`])
    if (code === 0) return
    if (tries === 3) throw new JobError(`The commit was not pushed: ${err.trim()}`)
    await git('fetch', '--quiet', 'origin', branch)
    if (await gitIsFine(...identity, 'rebase', '--quiet', 'FETCH_HEAD')) continue
    await git('rebase', '--abort')
    throw new JobError('The commit was not pushed: somebody else changed the same files meanwhile')
  }
}
