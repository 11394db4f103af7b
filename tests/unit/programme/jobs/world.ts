import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { dirname, join, resolve } from 'node:path'
import { serve } from '@mocks/httpServer'
import { parse } from 'yaml'
import { buildProgramme } from '../../../../deploy/release/parts'
import { listen } from '../../../listen'
import { tempFolder } from '../../../tempFolder'

/* A forge on this machine: a repository with a remote, the API of comments, a channel, and the jobs of programme/jobs as they are written. */

// biome-ignore lint/suspicious/noExplicitAny: the contents of YAML and JSON
type Json = any

const github: Json = parse(readFileSync('programme/jobs/github.yml', 'utf8'))
const gitlab: Json = parse(readFileSync('programme/jobs/gitlab.yml', 'utf8'))

export type Forge = 'github' | 'gitlab'
export type JobName = 'nightly' | 'review' | 'merge' | 'proposals'

/** Runs a command, and resolves to its exit code and all that it wrote. */
function run(command: string, args: string[], cwd: string, env: Record<string, string>) {
  return new Promise<{ code: number | null; out: string }>((done) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let out = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        out += text
      })
    child.on('close', (code) => done({ code, out }))
  })
}

const bodyOf = async (request: IncomingMessage): Promise<Json> => {
  let text = ''
  for await (const part of request) text += part
  return text === '' ? undefined : JSON.parse(text)
}

/** The comments of a pull request, an incoming webhook that can refuse or be silent, and the tokens of a provider. */
async function startForge(token: string) {
  const comments = new Map<number, string>()
  const posted: Json[] = []
  let next = 1
  const server = createServer(async (request, response) => {
    const { method = '', url = '' } = request
    const body = await bodyOf(request)
    const send = (status: number, value: unknown = {}) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(value))
    if (url.startsWith('/silent')) return
    if (url.startsWith('/refused')) return send(404)
    if (url === '/token') return send(200, body.client_secret === 'right' ? { access_token: token } : {})
    if (url.startsWith('/hook')) {
      posted.push(body)
      return send(200)
    }
    const id = Number(/\/(\d+)$/.exec(url)?.[1])
    if (method === 'GET')
      return send(
        200,
        [...comments].map(([one, text]) => ({ id: one, body: text })),
      )
    if (method === 'DELETE') comments.delete(id)
    else comments.set(method === 'POST' ? next++ : id, body.body)
    return send(200)
  })
  const origin = await listen(server)
  return {
    origin,
    posted,
    /** The texts of the comments, without what nobody sees. */
    comments: () => [...comments.values()].map((text) => text.replace(/^<!--.*?-->\n/, '')),
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

/** The released package of the command, which has the jobs. */
async function packedCommand(): Promise<string> {
  const out = tempFolder('packed')
  await buildProgramme(resolve('.'), { folder: join(out, 'programme'), version: '1.0.0', out })
  return join(out, 'gamification-admin-programme-1.0.0.tgz')
}

/** The environment of commands in a home: no settings of this machine, and GitLab's address of the remote leads to the remote here. */
const environmentIn = (home: string): Record<string, string> => ({
  PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
  HOME: home,
  GIT_CONFIG_NOSYSTEM: '1',
  npm_config_offline: 'true',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_update_notifier: 'false',
  GIT_CONFIG_COUNT: '1',
  GIT_CONFIG_KEY_0: `url.${join(home, 'remote.git')}.insteadOf`,
  GIT_CONFIG_VALUE_0: 'https://programme:glpat@forge.test/team/programme.git',
})

async function shellIn(line: string, cwd: string, env: Record<string, string>) {
  const done = await run('bash', ['-ec', line], cwd, env)
  if (done.code !== 0) throw new Error(`${line}\n${done.out}`)
  return done.out
}

/** A remote and a clone in which the command is installed, from which each world begins. */
export async function prepareWorld(): Promise<string> {
  const home = tempFolder('jobs')
  await shellIn(
    `git init --quiet --bare --initial-branch main remote.git
     git -C remote.git config receive.advertisePushOptions true
     git clone --quiet remote.git clone 2>/dev/null
     cd clone; git checkout --quiet -b main
     git config user.name Ada; git config user.email ada@example.com
     npm init --yes >/dev/null; npm install --save-dev ${await packedCommand()} >/dev/null
     echo node_modules > .gitignore; git add .; git commit --quiet -m 'The command'; git push --quiet -u origin main`,
    home,
    environmentIn(home),
  )
  return home
}

/** The forges whose first job has installed the command by `npm ci`. It takes as long as most jobs, so later ones use what the clone has. */
const haveInstalled = new Set<Forge>()

export async function startWorld(prepared: string) {
  const api = await serve(0)
  const tokenOf = async (persona: string) =>
    (await (await fetch(`${api.origin}/mock-provider/tokens/${persona}`)).text()).trim()
  const token = await tokenOf('service-admin')
  const forge = await startForge(token)
  const home = tempFolder('jobs')
  const [remote, clone] = [join(home, 'remote.git'), join(home, 'clone')]
  const base = environmentIn(home)
  const shell = (line: string, cwd = clone, env = base) => shellIn(line, cwd, env)
  cpSync(prepared, home, { recursive: true, verbatimSymlinks: true })
  await shell(`git remote set-url origin ${remote}`)
  const secrets: Record<string, string> = {
    PROGRAMME_READ_TOKEN: await tokenOf('admin-reader'),
    PROGRAMME_WRITE_TOKEN: token,
    PROGRAMME_WEBHOOK: `${forge.origin}/hook`,
  }
  const vars: Record<string, string> = { PROGRAMME_API: `${api.origin}/admin/api/v0`, PROGRAMME_ZONE: '' }
  let runs = 0

  /** What the commit before the push, and the pull request, are; the same values under the names of each. */
  interface Event {
    before?: string
    base?: string
    /** The commit or branch that is checked out. */
    ref?: string
    secrets?: Record<string, string>
    env?: Record<string, string>
  }

  /** Runs the lines of a job as written, in a clone of its own. */
  async function job(forgeName: Forge, name: JobName, event: Event = {}) {
    runs += 1
    const folder = join(home, `run-${runs}`)
    await shell(
      `git clone --quiet ${remote} ${folder}; cd ${folder}; git checkout --quiet ${event.ref ?? 'main'}`,
    )
    const known = { ...secrets, ...event.secrets }
    const { lines, env } =
      forgeName === 'github' ? ofGithub(name, event, known) : ofGitlab(name, event, known)
    const linked = `ln -s ${clone}/node_modules node_modules`
    const quick = lines.map((line) =>
      haveInstalled.has(forgeName) && line === 'npm ci --ignore-scripts' ? linked : line,
    )
    haveInstalled.add(forgeName)
    return run('bash', ['-eo', 'pipefail', '-c', quick.join('\n')], folder, { ...base, ...env, ...event.env })
  }

  function ofGithub(name: JobName, { before, base: from }: Event, known: Record<string, string>) {
    const file = join(home, `event-${runs}.json`)
    const event = { before, ...(from && { pull_request: { number: 7, base: { sha: from } } }) }
    writeFileSync(file, JSON.stringify(event))
    const contexts: Record<string, Record<string, string>> = {
      vars,
      secrets: known,
      github: { token: 'ghs' },
    }
    const filled = (given: Record<string, string> = {}) =>
      Object.fromEntries(
        Object.entries(given).map(([key, text]) => [
          key,
          text.replace(/\$\{\{ (\w+)\.(\w+) \}\}/g, (_, context, one) => contexts[context]?.[one] ?? ''),
        ]),
      )
    const steps: Json[] = github.jobs[name].steps.filter(({ run: line }: Json) => line)
    return {
      lines: steps.map(({ run: line }) => line as string),
      env: {
        ...filled(github.env),
        ...Object.assign({}, ...steps.map(({ env }) => filled(env))),
        GITHUB_API_URL: forge.origin,
        GITHUB_REPOSITORY: 'team/programme',
        GITHUB_EVENT_PATH: file,
        GITHUB_REF_NAME: from ? '7/merge' : 'main',
      } as Record<string, string>,
    }
  }

  function ofGitlab(name: JobName, { before = '', base: from = '' }: Event, known: Record<string, string>) {
    return {
      lines: [...gitlab['.programme'].before_script, ...gitlab[name].script] as string[],
      env: {
        ...vars,
        ...known,
        GITLAB_CI: 'true',
        GITLAB_TOKEN: 'glpat',
        CI_SERVER_FQDN: 'forge.test',
        CI_PROJECT_PATH: 'team/programme',
        CI_PROJECT_ID: '4',
        CI_API_V4_URL: forge.origin,
        CI_COMMIT_BRANCH: from ? '' : 'main',
        CI_COMMIT_BEFORE_SHA: before,
        CI_MERGE_REQUEST_IID: from ? '7' : '',
        CI_MERGE_REQUEST_DIFF_BASE_SHA: from,
      } as Record<string, string>,
    }
  }

  const fileIn = (file: string) => join(clone, file)
  return {
    token,
    /** Reads one account alone: a job that exports all accounts has less to do. */
    ofOneAccount: await tokenOf('account-reader'),
    forge,
    job,
    shell,
    vars,
    api: [...['--base-url', `${api.origin}/admin/api/v0`], ...['--account', 'brindlewick']],
    read: (file: string): Json => JSON.parse(readFileSync(fileIn(file), 'utf8')),
    write: (file: string, value: unknown) => {
      mkdirSync(dirname(fileIn(file)), { recursive: true })
      writeFileSync(fileIn(file), `${JSON.stringify(value, null, 2)}\n`)
    },
    path: fileIn,
    /** Commits all files of the clone; returns the commit before and after. */
    async commit(branch = 'main') {
      const before = (await shell('git rev-parse HEAD')).trim()
      await shell(
        `git checkout --quiet -B ${branch}; git add .; git commit --quiet -m 'An edit'; git push --quiet --force origin ${branch}`,
      )
      return { before, after: (await shell('git rev-parse HEAD')).trim() }
    },
    pull: () => shell('git checkout --quiet main; git pull --quiet --rebase'),
    async stop() {
      await forge.stop()
      await api.stop()
      // Now: to remove those of all tests at the end can take longer than a hook has.
      rmSync(home, { recursive: true, force: true })
    },
  }
}
