import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { tempFolder } from '../../tempFolder'

/* What a release is built with is named by its content: a tag can be moved. */

const folder = '.github/workflows'
const read = (file: string) => readFileSync(file.includes('/') ? file : `${folder}/${file}`, 'utf8')
/** The workflows of this repository, and the action that others use. */
const workflows = [...readdirSync(folder), 'openapi/action.yml']

describe('the workflows', () => {
  it.each(workflows)('%s names each action by its commit, with the version that it has', (file) => {
    const used = read(file).match(/\buses: .*/g) ?? []
    expect(used.length).toBeGreaterThan(0)
    for (const one of used) expect(one).toMatch(/^uses: [\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  })

  it('build the image from the digest of its base, and sign the digest of the result', () => {
    const { steps } = parse(read('release.yml')).jobs.image
    const push = steps.find(({ id }: { id?: string }) => id === 'push')
    const before: { run?: string }[] = steps.slice(0, steps.indexOf(push))
    expect(push.with['build-args']).toMatch(
      /^BASE=\$\{\{ env\.BASE \}\}\nPREVIOUS=\$\{\{ env\.PREVIOUS \}\}\n$/,
    )
    // A tag is looked up once; a digest in its place, as Renovate writes it, stays.
    const lookUp = before.find(({ run = '' }) => run.includes('BASE='))?.run ?? ''
    const baseOf = (tag: string) => {
      const folder = tempFolder('base')
      mkdirSync(join(folder, 'console/deploy/container'), { recursive: true })
      writeFileSync(join(folder, 'console/deploy/container/Dockerfile'), `ARG BASE=${tag}\nFROM \${BASE}\n`)
      const env = { PATH: process.env.PATH, GITHUB_ENV: 'env', GITHUB_STEP_SUMMARY: 'summary' }
      execFileSync('sh', ['-ec', `docker() { echo sha256:looked-up; }\n${lookUp}`], { cwd: folder, env })
      return readFileSync(join(folder, 'env'), 'utf8')
    }
    expect(baseOf('nginx:1')).toBe('BASE=nginx:1@sha256:looked-up\n')
    expect(baseOf('nginx:1@sha256:written')).toBe('BASE=nginx:1@sha256:written\n')
    expect(readFileSync('deploy/container/Dockerfile', 'utf8')).toMatch(
      /^ARG BASE=\S+$[\s\S]*^FROM \$\{BASE\}$/m,
    )
    expect(read('release.yml')).toMatch(
      /cosign sign --yes "\$IMAGE@\$\{\{ steps\.push\.outputs\.digest \}\}"/,
    )
  })

  it.each([
    [
      'the newest one before it that has an image',
      '0.10.0',
      'v0.9.0 v0.10.0 v0.8.0 v0.2.0',
      'ghcr.io/a@sha256:of-0.8.0',
    ],
    [
      'not a later one, for a release of an older line',
      '0.8.1',
      'v0.8.1 v1.0.0 v0.8.0',
      'ghcr.io/a@sha256:of-0.8.0',
    ],
    ['none, but the base, for the first version', '0.1.0', 'v0.1.0', 'nginx@sha256:base'],
  ])('build the image with the assets of the version before: %s', (_, version, releases, expected) => {
    const step = parse(read('release.yml')).jobs.image.steps.find(({ run = '' }) => run.includes('PREVIOUS='))
    const folder = tempFolder('previous')
    const fakes = `gh() { printf '%s\\n' ${releases}; }
      docker() { case "$4" in *:0.9.0) return 1 ;; *) echo "sha256:of-\${4##*:}" ;; esac; }`
    const variables = {
      VERSION: version,
      IMAGE: 'ghcr.io/a',
      BASE: 'nginx@sha256:base',
      GITHUB_REPOSITORY: 'a',
    }
    const env = { PATH: process.env.PATH, GITHUB_ENV: 'env', GITHUB_STEP_SUMMARY: 'summary', ...variables }
    execFileSync('sh', ['-ec', `${fakes}\n${step.run}`], { cwd: folder, env })
    expect(readFileSync(join(folder, 'env'), 'utf8')).toBe(`PREVIOUS=${expected}\n`)
  })

  it('attest each bill of materials that a release has', () => {
    const source = readFileSync('deploy/release/release.ts', 'utf8')
    const boms = [...source.matchAll(/^ {4}'?(sbom[\w-]*)'?:/gm)].map(
      ([, name]) => `release/${name}.cdx.json`,
    )
    const steps: { with?: Record<string, string> }[] = parse(read('release.yml')).jobs.release.steps
    const attested = steps.flatMap((step) => step.with?.['sbom-path'] ?? [])
    expect(boms.length).toBeGreaterThan(3)
    expect(attested.toSorted()).toEqual(boms.toSorted())
  })
})

it('Renovate renews commits of actions and digests of images', () => {
  const { extends: presets } = JSON.parse(readFileSync('renovate.json', 'utf8'))
  expect(presets).toEqual(expect.arrayContaining(['helpers:pinGitHubActionDigests', 'docker:pinDigests']))
})
