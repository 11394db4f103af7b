import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { archive } from '../../../deploy/release/archive'
import { notesOf } from '../../../deploy/release/notes'
import { bundleProgramme } from '../../../deploy/release/parts'
import { lockedPackages, packagesIn, releaseBom } from '../../../deploy/release/sbom'
import { tempFolder } from '../../tempFolder'

// Runs in test:all: it packs archives with processes.

const home = tempFolder('release-test')

const at = 1_700_000_000

describe('the archive of a release', () => {
  /** Packs three files that are written in the given order, at the given time, with the given mode. */
  function packed(name: string, order: readonly string[], seconds: number, mode: number, more = '') {
    const folder = join(home, name, 'console-1')
    mkdirSync(join(folder, 'assets'), { recursive: true })
    for (const file of order) {
      writeFileSync(join(folder, file), `${file}${more}`)
      chmodSync(join(folder, file), mode)
      utimesSync(join(folder, file), seconds, seconds)
    }
    const file = join(home, `${name}.tar.gz`)
    archive(folder, file, at)
    return file
  }
  const files = ['index.html', 'assets/b.js', 'assets/a.js']
  const hash = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')

  it('is the same for the same files, whatever their order, times and modes are', () => {
    const first = packed('first', files, 1_000_000_000, 0o644)
    const second = packed('second', files.toReversed(), 1_500_000_000, 0o600)
    expect(hash(second)).toBe(hash(first))
    expect(hash(packed('third', files, 1_000_000_000, 0o644, '!'))).not.toBe(hash(first))
  })

  it('has sorted names, the time of the release and no owner', () => {
    const list = execFileSync('tar', ['-tvzf', packed('listed', files, 1, 0o640), '--full-time'], {
      encoding: 'utf8',
      env: { ...process.env, TZ: 'UTC' },
    })
    expect(
      list
        .trim()
        .split('\n')
        .map((line) => line.replaceAll(/ +/g, ' ')),
    ).toEqual([
      'drwxr-xr-x 0/0 0 2023-11-14 22:13:20 console-1/',
      'drwxr-xr-x 0/0 0 2023-11-14 22:13:20 console-1/assets/',
      '-rw-r--r-- 0/0 11 2023-11-14 22:13:20 console-1/assets/a.js',
      '-rw-r--r-- 0/0 11 2023-11-14 22:13:20 console-1/assets/b.js',
      '-rw-r--r-- 0/0 10 2023-11-14 22:13:20 console-1/index.html',
    ])
  })
})

describe('the bill of materials of a release', () => {
  const component = (ref: string) => ({ 'bom-ref': ref, name: ref.slice(0, ref.lastIndexOf('@')) })
  const all = (serialNumber: string, timestamp: string) => ({
    serialNumber,
    metadata: { timestamp, component: component('console@1.0.0') },
    components: ['react@19.0.0', 'scheduler@1.0.0', 'vite@8.0.0', 'rolldown@1.0.0'].map(component),
    dependencies: [
      { ref: 'console@1.0.0', dependsOn: ['react@19.0.0', 'vite@8.0.0'] },
      { ref: 'react@19.0.0', dependsOn: ['scheduler@1.0.0'] },
      { ref: 'vite@8.0.0', dependsOn: ['rolldown@1.0.0'] },
    ],
  })
  const manifest = { name: 'console', version: '1.0.0', dependencies: { react: '^19.0.0' } }

  it('has what the console depends on and what its bundle contains, and no other tool', () => {
    const bom = releaseBom(all('a', 'b'), manifest, ['react@19.0.0', 'vite@8.0.0'], at)
    expect(bom.components.map(({ name }) => name)).toEqual(['react', 'scheduler', 'vite'])
    expect(bom.dependencies).toEqual([
      { ref: 'console@1.0.0', dependsOn: ['react@19.0.0', 'vite@8.0.0'] },
      { ref: 'react@19.0.0', dependsOn: ['scheduler@1.0.0'] },
      { ref: 'vite@8.0.0', dependsOn: [] },
    ])
  })

  it('tells what is in the bundle and what is not', () => {
    const bom = releaseBom(all('a', 'b'), manifest, ['react@19.0.0', 'vite@8.0.0'], at)
    expect(bom.components.map(({ name, scope }) => [name, scope])).toEqual([
      ['react', 'required'],
      ['scheduler', 'optional'],
      ['vite', 'required'],
    ])
  })

  it('has, for a bundle without packages of its own, what is in the bundle alone', () => {
    const bom = releaseBom(all('a', 'b'), { name: 'command', version: '1.0.0' }, ['scheduler@1.0.0'], at)
    expect(bom.metadata.component).toMatchObject({ 'bom-ref': 'command@1.0.0', name: 'command' })
    expect(bom.components.map(({ name }) => name)).toEqual(['scheduler'])
  })

  it('of the kit has each package that it installs', () => {
    const own = JSON.parse(readFileSync('openapi/package.json', 'utf8'))
    const bom = releaseBom(lockedPackages(resolve('.'), 'openapi'), own, [], at)
    expect(bom.components.map(({ name }) => name)).toEqual(
      expect.arrayContaining(Object.keys(own.dependencies)),
    )
    expect(bom.dependencies[0]?.ref).toBe(`${own.name}@${own.version}`)
    expect(bom.components.every(({ scope }) => scope === 'required')).toBe(true)
  })

  it('is the same for the same packages, with the time of the commit', () => {
    const bom = releaseBom(all('urn:uuid:1', '2026-01-01'), manifest, [], at)
    expect(releaseBom(all('urn:uuid:2', '2026-02-02'), manifest, [], at)).toEqual(bom)
    expect(bom.metadata.timestamp).toBe('2023-11-14T22:13:20.000Z')
    expect(bom.serialNumber).toMatch(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/)
  })

  it('does not pass over a bundled package that is not in the lock file', () => {
    expect(() => releaseBom(all('a', 'b'), manifest, ['left-pad@1.0.0'], at)).toThrow('left-pad@1.0.0')
  })

  it('has every package that the console names, and none that only develops it', () => {
    const own = JSON.parse(readFileSync('package.json', 'utf8'))
    const names = releaseBom(lockedPackages(resolve('.')), own, [], at).components.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(Object.keys(own.dependencies)))
    for (const tool of ['vitest', 'typescript', 'orval']) expect(names).not.toContain(tool)
  })
})

describe('the notes of a release', () => {
  const changelog =
    '# Changelog\n\n## [Unreleased]\n\n- new\n\n## [1.1.0] - 2026-01-02\n\n### Added\n\n- more\n\n## [1.0.0]\n'

  it('hold the section of its version', () => {
    expect(notesOf(changelog, '1.1.0')).toBe('### Added\n\n- more\n')
  })

  it.each(['1.0.0', '2.0.0'])('cannot be missing: %s has none', (version) => {
    expect(() => notesOf(changelog, version)).toThrow(`no section about ${version}`)
  })
})

describe('the programme command of a release', () => {
  it('runs without Vite and without installed packages', async () => {
    const folder = join(home, 'programme')
    await bundleProgramme(resolve('.'), folder)
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
    const programme = (...args: string[]) =>
      execFileSync(process.execPath, [join(folder, 'programme.js'), ...args], { cwd: home, encoding: 'utf8' })
    expect(programme('help')).toContain('programme check <bundle>')
    writeFileSync(
      join(home, 'empty.json'),
      JSON.stringify({ format: 'gamification-programme', version: 1, account: 'acme', objects: {} }),
    )
    expect(programme('check', 'empty.json', '--format', 'json')).toContain('"result": "clean"')
    const licences = readFileSync(join(folder, 'licences.txt'), 'utf8')
    expect(packagesIn(licences)).toContainEqual(expect.stringMatching(/^axios@/))
    expect(packagesIn(licences)).toContainEqual(expect.stringMatching(/^@modelcontextprotocol\/sdk@/))
    const hello = {
      ...{ jsonrpc: '2.0', id: 1, method: 'initialize' },
      params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 't', version: '1' } },
    }
    const answer = execFileSync(
      process.execPath,
      [
        join(folder, 'programme.js'),
        'mcp',
        '--base-url',
        'http://127.0.0.1:1',
        '--account',
        'acme',
        '--token',
        't',
      ],
      { cwd: home, encoding: 'utf8', input: `${JSON.stringify(hello)}\n` },
    )
    expect(JSON.parse(answer).result.serverInfo.name).toBe('programme')
  }, 30_000)
})
