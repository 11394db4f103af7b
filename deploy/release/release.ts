/*
 * `npm run release` writes everything that a version consists of to `release/`; docs/releasing.md describes the files.
 * `-- --check` then makes the release of the same commit again, from a shallow clone in another folder, and compares the bytes.
 * `-- --notes` prints the section of CHANGELOG.md that describes this version.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { buildFacts } from '../../vite/buildFacts.ts'
import { archive, packAgain } from './archive.ts'
import { notesOf } from './notes.ts'
import { buildConsole, buildDemo, buildProgramme, packKit } from './parts.ts'
import { lockedPackages, packagesIn, releaseBom } from './sbom.ts'

const root = resolve(import.meta.dirname, '../..')
const out = join(root, 'release')
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`

/** The time of all files: that of the commit, or of the standard variable outside of a checkout. */
const releaseTime = () => Number(process.env.SOURCE_DATE_EPOCH || git('log', '-1', '--format=%ct'))

/** A version names its commit, so it must not contain anything else. */
function refuseChanges() {
  if (process.env.COMMIT) return
  const changes = git('status', '--porcelain')
  if (changes) throw new Error(`Commit these changes first:\n${changes}`)
}

async function release() {
  refuseChanges()
  const facts = buildFacts()
  const { version } = facts
  const seconds = releaseTime()
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out)
  const unpacked = (name: string) => join(out, `${name}-${version}`)
  const pack = (name: string) => {
    archive(unpacked(name), `${unpacked(name)}.tar.gz`, seconds)
    rmSync(unpacked(name), { recursive: true })
  }

  await buildConsole(root, { folder: unpacked('console'), maps: unpacked('console-maps'), version })
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const licencesIn = (name: string, file: string) => readFileSync(join(unpacked(name), file), 'utf8')
  const licences = licencesIn('console', 'dist/licences.txt')
  // The archive has two programs besides the console.
  const inArchive = ['smoke', 'check-config'].map((name) => licencesIn('console', `${name}.licences.txt`))
  pack('console')
  pack('console-maps')
  await buildDemo(root, unpacked('console-demo'))
  const inDemo = licencesIn('console-demo', 'licences.txt')
  pack('console-demo')
  // Helm expects the name of the chart as its folder.
  cpSync(join(root, 'deploy/helm'), join(out, 'console'), { recursive: true })
  archive(join(out, 'console'), join(out, `console-chart-${version}.tgz`), seconds)
  rmSync(join(out, 'console'), { recursive: true })
  packKit(root, out)
  const inProgramme = await buildProgramme(root, { folder: unpacked('programme'), version, out })
  for (const file of readdirSync(out))
    if (/^gamification.*\.tgz$/.test(file)) packAgain(join(out, file), seconds)

  const all = lockedPackages(root)
  const ofBundle = (name: string, ...texts: string[]) =>
    releaseBom(all, { name, version }, [...new Set(texts.flatMap(packagesIn))], seconds)
  const boms = {
    sbom: releaseBom(
      all,
      JSON.parse(read('package.json')),
      [...new Set([licences, ...inArchive].flatMap(packagesIn))],
      seconds,
    ),
    'sbom-demo': ofBundle('gamification-admin-console-demo', inDemo),
    'sbom-programme': ofBundle('gamification-admin-programme', inProgramme),
    'sbom-kit': releaseBom(
      lockedPackages(root, 'openapi'),
      JSON.parse(read('openapi/package.json')),
      [],
      seconds,
    ),
  }
  for (const [name, bom] of Object.entries(boms)) writeFileSync(join(out, `${name}.cdx.json`), json(bom))
  writeFileSync(join(out, 'licences.txt'), licences)
  writeFileSync(join(out, 'version.json'), json(facts))
  writeFileSync(join(out, 'SHA256SUMS'), sums())
}

/** As `sha256sum` writes it: `sha256sum --check SHA256SUMS` verifies a download. */
const sums = () =>
  readdirSync(out)
    .filter((file) => file !== 'SHA256SUMS')
    .toSorted()
    .map(
      (file) =>
        `${createHash('sha256')
          .update(readFileSync(join(out, file)))
          .digest('hex')}  ${file}\n`,
    )
    .join('')

/**
 * Makes the release again from a clone without history, whose files only their owner can read, with copies of the installed packages,
 * and compares the sums of all files.
 */
function check() {
  process.umask(0o077)
  const clone = mkdtempSync(join(tmpdir(), 'console-release-'))
  try {
    execFileSync('git', ['init', '--quiet'], { cwd: clone })
    execFileSync(
      'git',
      ['fetch', '--quiet', '--depth', '1', pathToFileURL(root).href, git('rev-parse', 'HEAD')],
      {
        cwd: clone,
      },
    )
    execFileSync('git', ['checkout', '--quiet', 'FETCH_HEAD'], { cwd: clone })
    cpSync(join(root, 'node_modules'), join(clone, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !path.endsWith('node_modules/.cache'),
    })
    const bin = join(clone, 'node_modules/.bin')
    execFileSync(process.execPath, ['deploy/release/release.ts'], {
      cwd: clone,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, PATH: `${bin}:${dirname(process.execPath)}:${process.env.PATH}` },
    })
    const again = readFileSync(join(clone, 'release/SHA256SUMS'), 'utf8').split('\n')
    const differing = sums()
      .split('\n')
      .filter((line) => !again.includes(line))
    if (differing.length > 0) throw new Error(`Not reproducible:\n${differing.join('\n')}`)
    process.stdout.write('A second build of the commit gives the same bytes\n')
  } finally {
    rmSync(clone, { recursive: true, force: true })
  }
}

const { values } = parseArgs({ options: { check: { type: 'boolean' }, notes: { type: 'boolean' } } })
if (values.notes) {
  process.stdout.write(notesOf(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), buildFacts().version))
} else {
  await release()
  process.stdout.write(sums())
  if (values.check) check()
}
