import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { serve } from '../../mocks/httpServer'
import { reset } from '../../mocks/reset'
import { tempFolder } from '../tempFolder'
import { run } from './support'

// Runs in test:all: it packs and installs the kit.

/** The packages that the kit imports. */
const imports = [
  ...new Set(
    readdirSync('openapi/kit', { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !/^(mocks|examples)/.test(name))
      .flatMap((name) => [
        ...readFileSync(join('openapi/kit', name), 'utf8').matchAll(/(?:from |resolve\()'([^.'][^']*)'/g),
      ])
      .map(([, name = '']) =>
        name
          .split('/')
          .slice(0, name.startsWith('@') ? 2 : 1)
          .join('/'),
      )
      .filter((name) => !name.startsWith('node:')),
  ),
].toSorted()

const { name, dependencies, peerDependencies } = JSON.parse(readFileSync('openapi/package.json', 'utf8'))

/** Packages and all their dependencies, as they are installed here. */
function withDependencies(names: string[], found = new Set<string>()): Set<string> {
  for (const dependency of names) {
    if (found.has(dependency)) continue
    found.add(dependency)
    const manifest = readFileSync(join('node_modules', dependency, 'package.json'), 'utf8')
    withDependencies(Object.keys(JSON.parse(manifest).dependencies ?? {}), found)
  }
  return found
}

const sizeOf = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true })
    .map((entry) =>
      entry.isDirectory() ? sizeOf(join(folder, entry.name)) : statSync(join(folder, entry.name)).size,
    )
    .reduce((sum, size) => sum + size, 0)

describe('contract from an installed package', () => {
  const home = tempFolder('contract-installed')
  const tarballs = tempFolder('contract-packed')
  const npm = (args: string[], cwd = process.cwd()) =>
    execFileSync('npm', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  const env = { ...process.env, PATH: `${dirname(process.execPath)}:${process.env.PATH}`, CONTRACT_TOKEN: '' }

  /** Runs the installed command without blocking: this process is the service that `verify` calls. */
  const contract = (
    args: string[],
    token = '',
    heard: (child: ChildProcess, err: string) => void = () => undefined,
  ) =>
    new Promise<{ status: number | null; stdout: string; stderr: string }>((resolve) => {
      const child = spawn(join(home, 'node_modules/.bin/contract'), args, {
        cwd: home,
        env: { ...env, CONTRACT_TOKEN: token },
      })
      const [out, err]: [string[], string[]] = [[], []]
      child.stdout.on('data', (data) => out.push(String(data)))
      child.stderr.on('data', (data) => {
        err.push(String(data))
        heard(child, err.join(''))
      })
      child.on('close', (status) => resolve({ status, stdout: out.join(''), stderr: err.join('') }))
    })

  let api: Awaited<ReturnType<typeof serve>>

  beforeAll(async () => {
    const packed = npm(['pack', '--silent', '--pack-destination', tarballs, '--workspace', 'openapi'])
    writeFileSync(join(home, 'package.json'), '{"private": true}')
    // npm finds the dependencies installed, so it needs no registry.
    for (const needed of withDependencies(Object.keys(dependencies)))
      cpSync(join('node_modules', needed), join(home, 'node_modules', needed), { recursive: true })
    const file = join(tarballs, packed.trim())
    npm(['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', file], home)
    api = await serve(0)
  }, 120_000)
  afterEach(reset)
  afterAll(() => api.stop())

  it('takes about 6 MB, dependencies included', () => {
    expect(sizeOf(join(home, 'node_modules')) / 1e6).toBeLessThan(7)
    expect(readdirSync(join(home, 'node_modules', name)).toSorted()).toEqual([
      'LICENSE',
      'README.md',
      'admin-api-v0.yaml',
      'components',
      'dist',
      'kit',
      'openapi.yaml',
      'package.json',
      'paths',
      'redocly.yaml',
      'schemas',
    ])
  })

  it('knows the version, day and hash of its contract as the checkout does', async () => {
    expect((await contract(['--version'])).stdout).toBe((await run(['--version'])).out)
  })

  it('prints its help', async () => {
    expect(await contract(['--help'])).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('Exit codes'),
    })
  })

  it('compares, and names what needs redocly with the line that installs it', async () => {
    const clean = { status: 0, stdout: expect.stringContaining('CLEAN') }
    expect(await contract(['diff', join(process.cwd(), 'openapi/admin-api-v0.yaml')])).toMatchObject(clean)
    for (const args of [['diff', join(process.cwd(), 'openapi/openapi.yaml')], ['docs'], ['lint']])
      expect(await contract(args)).toMatchObject({
        status: 2,
        stderr: expect.stringMatching(
          /needs @redocly\/cli beside the kit: npm install --save-dev @redocly\/cli/,
        ),
      })
  }, 60_000)

  it('has all files that its pages link to, and lists the commands that run in it', async () => {
    const installed = join(home, 'node_modules', name)
    const pages = readdirSync(installed, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.md'),
    )
    expect(pages).toContain('kit/REFERENCE.md')
    const dead = pages.flatMap((page) =>
      [...readFileSync(join(installed, page), 'utf8').matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)]
        .map(([, link = '']) => join(dirname(page), link))
        .filter((link) => !existsSync(join(installed, link)))
        .map((link) => `${page}: ${link}`),
    )
    expect(dead).toEqual([])
    expect((await contract(['--help'])).stdout).not.toMatch(/^ {2}contract (mocks?|generate|lint) /m)
  })

  it('writes what a new version of the contract brings', async () => {
    const old = join(home, 'old.yaml')
    const now = readFileSync('openapi/admin-api-v0.yaml', 'utf8')
    writeFileSync(old, now.replace('  /rules:\n', '  /old-rules:\n'))
    expect(await contract(['changelog', old])).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^# What changed in the contract\n[\s\S]*`PUT \/rules`/),
    })
  }, 60_000)

  it('runs as a proxy in front of a service', async () => {
    const target = `${api.origin}/admin/api/v0`
    const token = (await (await fetch(`${api.origin}/mock-provider/tokens/service-admin`)).text()).trim()
    let isCalled = false
    const ended = contract(['guard', '--target', target, '--listen', '0'], '', async (child, err) => {
      const base = /listening on (\S+);/.exec(err)?.[1]
      if (!base || isCalled) return
      isCalled = true
      const response = await fetch(`${base}/accounts`, { headers: { Authorization: `Bearer ${token}` } })
      expect(response.status).toBe(200)
      child.kill('SIGINT')
    })
    expect(await ended).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('1 answer of 1 operation'),
    })
  }, 60_000)

  it('verifies a service, and checks the recording of it', async () => {
    const token = (await (await fetch(`${api.origin}/mock-provider/tokens/service-admin`)).text()).trim()
    const base = ['--base-url', `${api.origin}/admin/api/v0`, '--rate', 'Infinity']
    const clean = { status: 0, stdout: expect.stringContaining('CLEAN') }
    expect(
      await contract(['verify', ...base, '--account', 'brindlewick', '--har', 'a.har'], token),
    ).toMatchObject(clean)
    expect(
      await contract(['verify', ...base, '--account', 'tarnstead', '--write', '--only', 'teams'], token),
    ).toMatchObject(clean)
    expect(await contract(['har', 'a.har'])).toMatchObject(clean)
    // Code scanning requires a file of the repository for each result, and installed files are not part of it.
    writeFileSync(join(home, 'README.md'), '')
    writeFileSync(
      join(home, 'drift.har'),
      readFileSync(join(home, 'a.har'), 'utf8').replaceAll('points', 'score'),
    )
    const drift = await contract(['har', 'drift.har', '--format', 'sarif'])
    const { results } = JSON.parse(drift.stdout).runs[0]
    expect(results.length).toBeGreaterThan(0)
    for (const { locations } of results)
      expect(locations[0].physicalLocation).toEqual({ artifactLocation: { uri: 'README.md' } })
  }, 60_000)

  it('is a module with types: the example of the README compiles, and its comparison runs', () => {
    const readme = readFileSync('openapi/kit/REFERENCE.md', 'utf8')
    const [, example = ''] = /^```ts\n([\s\S]*?)^```/m.exec(readme) ?? []
    const known = 'declare const app: { openapi(): object }\ndeclare const token: string\n'
    writeFileSync(join(home, 'example.mts'), `${example}${known}export const all = rules['path-removed']\n`)
    const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023', '--types', '']
    const tsc = join(process.cwd(), 'node_modules/typescript/bin/tsc')
    execFileSync(process.execPath, [tsc, ...options, 'example.mts'], { cwd: home })
    const script = `import { diff, rules } from '${name}'
      const { result, findings } = await diff({ openapi: '3.1.0', paths: { '/teams': {} } })
      process.stdout.write(result + ' ' + findings.length + ' ' + rules.cors.severities)`
    writeFileSync(join(home, 'script.mjs'), script)
    const out = execFileSync(process.execPath, ['script.mjs'], { cwd: home, encoding: 'utf8' })
    expect(out).toMatch(/^drift \d+ breaks,risky$/)
  }, 60_000)

  it('verifies a Node service without a port, as the example does', () => {
    cpSync('openapi/kit/examples', join(home, 'examples'), { recursive: true })
    const test = () =>
      spawnSync(process.execPath, ['--test', 'contract.test.mjs'], {
        cwd: join(home, 'examples/node'),
        encoding: 'utf8',
        env: { ...env, NODE_TEST_CONTEXT: undefined },
      })
    expect(test()).toMatchObject({ status: 0, stdout: expect.stringMatching(/pass 1/) })
    const service = join(home, 'examples/node/service.mjs')
    writeFileSync(service, readFileSync(service, 'utf8').replace('points: 7', "points: '7'"))
    expect(test()).toMatchObject({
      status: 1,
      stdout: expect.stringContaining("listTeams: 'points' has the wrong type"),
    })
  }, 60_000)

  const hasPytest = spawnSync('python3', ['-m', 'pytest', '--version'], { stdio: 'ignore' }).status === 0
  it.skipIf(!hasPytest)(
    'verifies a Python service in its own tests, as the example does',
    () => {
      cpSync('openapi/kit/examples', join(home, 'examples'), { recursive: true })
      const { status, stdout } = spawnSync('python3', ['-m', 'pytest', '-q', '-p', 'no:cacheprovider'], {
        cwd: join(home, 'examples/python'),
        encoding: 'utf8',
        env: { ...env, CONTRACT: join(home, 'node_modules/.bin/contract') },
      })
      expect({ status, stdout }).toMatchObject({ status: 0, stdout: expect.stringContaining('1 passed') })
    },
    60_000,
  )

  it.each([['generate', '--check'], ['mocks']])(
    '%s needs the repository, and reports that',
    async (...args) => {
      expect(await contract(args)).toMatchObject({
        status: 2,
        stdout: '',
        stderr: expect.stringContaining('in the repository of the console'),
      })
    },
  )

  it('declares exactly the packages that it imports as dependencies', () => {
    // Only `mocks` loads Vite, and it needs the repository.
    // Split descriptions, `lint` and `docs` need Redocly, which is optional.
    expect(Object.keys({ ...dependencies, ...peerDependencies }).toSorted()).toEqual(imports)
  })
})
