// @vitest-environment node
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'

/** The packages that the kit imports. */
const imports = [
  ...new Set(
    readdirSync('openapi/kit', { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.mjs'))
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

const { name, bin, dependencies } = JSON.parse(readFileSync('openapi/package.json', 'utf8'))

describe('contract from an installed package', () => {
  const home = mkdtempSync(join(tmpdir(), 'contract-installed-'))
  const contract = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(join(home, 'node_modules/.bin/contract'), args, {
      cwd: home,
      encoding: 'utf8',
      env: { ...process.env, PATH: `${dirname(process.execPath)}:${process.env.PATH}` },
    })
    return { status, stdout, stderr }
  }

  beforeAll(() => {
    const [packed] = JSON.parse(
      execFileSync(
        'npm',
        ['pack', '--json', '--ignore-scripts', '--workspace', 'openapi', '--pack-destination', home],
        {
          encoding: 'utf8',
          stdio: ['ignore', 'pipe', 'ignore'],
        },
      ),
    )
    const place = join(home, 'node_modules', name)
    mkdirSync(place, { recursive: true })
    execFileSync('tar', ['-xzf', join(home, packed.filename), '-C', place, '--strip-components=1'])
    // Only these packages are available: importing an undeclared one fails.
    for (const dependency of Object.keys(dependencies)) {
      mkdirSync(dirname(join(home, 'node_modules', dependency)), { recursive: true })
      symlinkSync(join(process.cwd(), 'node_modules', dependency), join(home, 'node_modules', dependency))
    }
    mkdirSync(join(home, 'node_modules/.bin'))
    execFileSync('chmod', ['+x', join(place, bin.contract)])
    symlinkSync(join('..', name, bin.contract), join(home, 'node_modules/.bin/contract'))
  }, 60_000)

  it('prints its help', () => {
    expect(contract('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('Exit codes') })
  })

  it('compares, lints and writes the docs', () => {
    const theirs = join(process.cwd(), 'openapi/openapi.yaml')
    expect(contract('diff', theirs)).toMatchObject({ status: 0, stdout: expect.stringContaining('CLEAN') })
    expect(contract('lint')).toMatchObject({ status: 0, stdout: expect.stringContaining('CLEAN') })
    expect(contract('docs', '-o', 'docs.html')).toMatchObject({ status: 0 })
    expect(readFileSync(join(home, 'docs.html'), 'utf8')).toContain('Gamification Admin API')
  }, 60_000)

  it.each([['generate', '--check'], ['mocks']])('%s needs the repository, and reports that', (...args) => {
    expect(contract(...args)).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringContaining('in the repository of the console'),
    })
  })

  it('declares exactly what it imports as dependencies', () => {
    // Only `mocks` loads Vite, and it needs the repository.
    expect(Object.keys(dependencies).toSorted()).toEqual(imports)
  })
})
