import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { tempFolder } from '../tempFolder'
import { contract, type Json } from './support'

// Runs in test:all: it runs the action and the hook of the kit as processes.

/* The ways to run the kit beside npx: the action, the hook of pre-commit, and the image. */

const read = (path: string): Json => parse(readFileSync(path, 'utf8'))
/** A checkout as CI has it, without a compiled kit. */
const checkout = tempFolder('contract-checkout')
/** The repository of a service. */
const service = tempFolder('contract-service')
const env = { ...process.env, PATH: `${dirname(process.execPath)}:${process.env.PATH}` }

beforeAll(() => {
  for (const path of ['package.json', 'tsconfig.base.json', 'openapi', '.pre-commit-hooks.yaml'])
    cpSync(path, join(checkout, path), { recursive: true, filter: (source) => !/openapi\/dist/.test(source) })
  symlinkSync(resolve('node_modules'), join(checkout, 'node_modules'))
  mkdirSync(join(service, 'build'))
  writeFileSync(join(service, 'build/openapi.json'), JSON.stringify(contract()))
  const drifting = contract()
  delete drifting.paths['/rules']
  writeFileSync(join(service, 'openapi.json'), JSON.stringify(drifting))
})

describe('action.yml', () => {
  const action = read('openapi/action.yml')
  const [node, step] = action.runs.steps

  /** Runs its step as GitHub does. */
  function act(command: string, ...lines: string[]) {
    const [output, summary] = ['output', 'summary'].map((name) => join(service, name)) as [string, string]
    writeFileSync(output, '')
    const { status, stdout, stderr } = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', step.run], {
      cwd: service,
      encoding: 'utf8',
      env: {
        ...env,
        COMMAND: command,
        ARGUMENTS: lines.join('\n'),
        CONTRACT_TOKEN: '',
        GITHUB_ACTION_PATH: join(checkout, 'openapi'),
        GITHUB_OUTPUT: output,
        GITHUB_STEP_SUMMARY: summary,
      },
    })
    return {
      status,
      stdout,
      stderr,
      output: readFileSync(output, 'utf8'),
      summary: existsSync(summary) ? readFileSync(summary, 'utf8') : '',
    }
  }

  it('compares a description: annotations, a summary and the result', () => {
    expect(act('diff', 'build/openapi.json')).toMatchObject({ status: 0, output: 'result=clean\n' })
    const drift = act('diff', '  openapi.json ', '', '--fail-on', 'breaks')
    expect(drift).toMatchObject({ status: 1, output: 'result=drift\n' })
    expect(drift.stdout).toContain('::error ')
    expect(drift.summary).toContain('### contract diff')
  }, 120_000)

  it('fails with the reason if it could not run', () => {
    const { status, output, stderr } = act('verify', '--base-url', 'http://127.0.0.1:1/x; echo no')
    expect({ status, output }).toEqual({ status: 2, output: 'result=could-not-look\n' })
    expect(stderr).toContain('An access token is needed')
  }, 60_000)

  it('passes its inputs as environment, which no input can leave, and declares each that it reads', () => {
    expect(step.run).not.toContain('${{')
    const names = Object.values<string>(step.env).map((text) => /inputs\.(\w+)/.exec(text)?.[1])
    expect(names).toEqual(Object.keys(action.inputs))
    expect(action.outputs.result.value).toContain(`steps.${step.id}.outputs.result`)
    expect(node).toMatchObject({
      uses: expect.stringMatching(/^actions\/setup-node@[0-9a-f]{40}$/),
      with: { 'node-version': 24 },
    })
  })
})

describe('.pre-commit-hooks.yaml', () => {
  const [hook, ...others] = read('.pre-commit-hooks.yaml')

  it('runs the command on the description of a service', () => {
    expect(others).toEqual([])
    expect(hook).toMatchObject({ id: 'contract-diff', language: 'script' })
    const [script = '', ...args] = hook.entry.split(' ')
    const ran = (file: string) =>
      spawnSync(join(checkout, script), [...args, file], { cwd: service, env, encoding: 'utf8' })
    expect(ran('build/openapi.json')).toMatchObject({ status: 0, stdout: expect.stringContaining('CLEAN') })
    expect(ran('openapi.json')).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('/rules is gone'),
    })
  }, 120_000)

  it.each([
    ['openapi.json', true],
    ['build/openapi.yaml', true],
    ['docs/openapi.md', false],
    ['myopenapi.json', false],
  ])('runs for %s: %s', (file, isRun) => {
    expect(new RegExp(hook.files).test(file)).toBe(isRun)
  })
})

describe('contract.sh', () => {
  it('ends with exit code 2 if the kit cannot be compiled, which is no drift', () => {
    const broken = tempFolder('contract-broken')
    cpSync('openapi/contract.sh', join(broken, 'openapi/contract.sh'))
    mkdirSync(join(broken, 'node_modules/ajv'), { recursive: true })
    const { status, stdout } = spawnSync(join(broken, 'openapi/contract.sh'), ['--version'], { env })
    expect({ status, stdout: String(stdout) }).toEqual({ status: 2, stdout: '' })
  })
})

describe('the Dockerfile of the kit', () => {
  const lines = readFileSync('openapi/Dockerfile', 'utf8').split('\n')
  const of = (instruction: string) =>
    lines
      .filter((line) => line.startsWith(`${instruction} `))
      .map((line) => line.slice(instruction.length + 1))
  const hasDocker = spawnSync('docker', ['info'], { stdio: 'ignore' }).status === 0

  it('copies files that exist and that .dockerignore keeps, and starts the command of the package as a user', () => {
    const copied = of('COPY')
      .filter((text) => !text.startsWith('--from'))
      .flatMap((text) => text.split(' ').slice(0, -1))
    expect(copied).toEqual(['package.json', 'package-lock.json', 'tsconfig.base.json', 'openapi'])
    const ignore = readFileSync('.dockerignore', 'utf8').split('\n')
    for (const path of copied) {
      expect(existsSync(path)).toBe(true)
      expect(ignore).toContain(`!${path}`)
    }
    const { bin } = JSON.parse(readFileSync('openapi/package.json', 'utf8'))
    expect(of('ENTRYPOINT')).toEqual([JSON.stringify(Object.keys(bin))])
    expect(of('USER')).toEqual(['node'])
    expect(of('FROM').every((text) => text.startsWith('node:24-'))).toBe(true)
  })

  it('packs the kit with the files that it copies', () => {
    const packed = join(tempFolder('contract-image'), 'packed')
    const [pack = ''] = of('RUN').filter((line) => line.includes('npm pack'))
    execFileSync('sh', ['-ec', pack.replaceAll('/packed', packed)], { cwd: checkout, env, stdio: 'pipe' })
    expect(readdirSync(packed)).toEqual([expect.stringMatching(/^gamification-admin-contract-.*\.tgz$/)])
  }, 60_000)

  it.skipIf(!hasDocker)(
    'builds, and its image compares a description',
    () => {
      const docker = (...args: string[]) => execFileSync('docker', args, { encoding: 'utf8' })
      docker('build', '--file', 'openapi/Dockerfile', '--tag', 'contract-kit-test', '.')
      const run = ['run', '--rm', '--volume', `${service}:/work`, 'contract-kit-test']
      expect(docker(...run, 'diff', 'build/openapi.json')).toContain('CLEAN')
    },
    600_000,
  )
})
