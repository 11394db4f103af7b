import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { tempFolder } from '../tempFolder'
import { createService, type Drift } from './service/service'
import { contract, type Json } from './support'

// Runs in test:all: it runs the jobs of the README as written.

/* The jobs of the README run as they are written, with the command of the checkout in place of the package. */

const blocks = [...readFileSync('openapi/kit/README.md', 'utf8').matchAll(/^```yaml\n([\s\S]*?)^```/gm)].map(
  ([, text = '']) => parse(text),
)
const github: Json[] = blocks.find(({ jobs }) => jobs).jobs.contract.steps
const gitlab: string[] = blocks.find((job) => job.contract?.script).contract.script

/** Runs lines of a job in a shell that ends at the first failure, as both do. */
function inShell(lines: string[], folder: string, env: Record<string, string>) {
  return new Promise<number | null>((resolve) => {
    const child = spawn('bash', ['-ec', lines.join('\n')], {
      cwd: folder,
      env: {
        ...process.env,
        ...env,
        AUTH_AUDIENCE: 'api',
        AUTH_CLIENT_ID: 'id',
        AUTH_CLIENT_SECRET: 'secret',
        GITHUB_ENV: join(folder, 'env'),
      },
      stdio: 'ignore',
    })
    child.on('close', resolve)
  })
}

const adapted = (line: string, origin: string) =>
  line
    .replaceAll(
      'npx --yes --package=$KIT contract',
      `${process.execPath} ${join(process.cwd(), 'openapi/kit/cli.ts')}`,
    )
    .replaceAll('https://$AUTH_DOMAIN', origin)
    .replace('--origin https', '--rate 1000 --origin https')

async function prepared(drift: Drift) {
  const folder = tempFolder('jobs')
  mkdirSync(join(folder, 'build'))
  writeFileSync(join(folder, 'build/openapi.json'), JSON.stringify(contract()))
  writeFileSync(join(folder, 'env'), '')
  const { base, left, stop } = await createService(drift, [])
  const env: Record<string, string> = { API: base }
  return { folder, origin: new URL(base).origin, stop, left, env }
}

/** The exit codes of the steps that run; `if` is read as GitHub reads it. */
async function runGithub(drift: Drift) {
  const { folder, origin, stop, left, env } = await prepared(drift)
  const codes: Record<string, number | null> = {}
  const outcome: Record<string, string> = {}
  for (const { name, id, if: condition = 'success()', run } of github.filter((step) => step.run)) {
    const needed = /steps\.(\w+)\.outcome == 'success'/.exec(condition)?.[1]
    const fine = Object.values(codes).every((code) => code === 0)
    if (condition.includes('always()') ? needed && outcome[needed] !== 'success' : !fine) continue
    const lines = run.includes('docker compose') ? [] : adapted(run, origin).split('\n')
    const set = Object.fromEntries(
      readFileSync(join(folder, 'env'), 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => line.split('=')),
    )
    codes[name] = await inShell(lines, folder, { ...env, ...set })
    outcome[id ?? name] = codes[name] === 0 ? 'success' : 'failure'
  }
  await stop()
  return { codes, left: left() }
}

async function runGitlab(drift: Drift) {
  const { folder, origin, stop, left, env } = await prepared(drift)
  const code = await inShell(
    gitlab.map((line) => adapted(line, origin)),
    folder,
    env,
  )
  await stop()
  const reports = ['diff.xml', 'verify.xml'].map((file) =>
    readFileSync(join(folder, file), 'utf8').includes('<testsuite'),
  )
  return { code, reports, left: left() }
}

const broken: Drift = {
  keep: (object, { kind, method }) => {
    if (kind === 'teams' && method === 'PUT') object.name = 'X'
  },
}

describe('the jobs of the README', () => {
  it('GitHub: an empty service that fits is clean', async () => {
    expect(await runGithub({})).toEqual({
      codes: {
        'The description': 0,
        'Start the service': 0,
        'Fetch a token, and make the scratch account': 0,
        'The service': 0,
      },
      left: [],
    })
  }, 120_000)

  it('GitHub: a broken one fails', async () => {
    const { codes, left } = await runGithub(broken)
    expect({ code: codes['The service'], left }).toEqual({ code: 1, left: [] })
  }, 120_000)

  it('GitLab: an empty service that fits is clean, a broken one fails, and both write every report', async () => {
    expect(await runGitlab({})).toEqual({ code: 0, reports: [true, true], left: [] })
    expect(await runGitlab(broken)).toEqual({ code: 1, reports: [true, true], left: [] })
  }, 240_000)
})
