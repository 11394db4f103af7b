// Runs in test:all: it makes the packages and documents of a release.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packAgain } from '../../../deploy/release/archive'
import { copyDocuments, deadLinks, withoutDeadLinks } from '../../../deploy/release/documents'
import { tempFolder } from '../../tempFolder'

const home = tempFolder('documents-test')

/** A folder with these files. */
function folderWith(name: string, files: Record<string, string>) {
  const folder = join(home, name)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, file, '..'), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return folder
}

describe('a link of a document', () => {
  const text =
    'See [the *rules*](../docs/a.md#x), [gone](b.md "b"), [`c`](c.md), [here](#top), [web](https://a.example/b.md), ![picture](d.png).\n' +
    '\n```md\n[code](c.md)\n```\n\n`[more](c.md)` and [last](c.md).'

  it('stays if it leads to a file that is there, else its words do', () => {
    expect(withoutDeadLinks(text, 'docs/e.md', (file) => file === 'docs/a.md')).toBe(
      'See [the *rules*](../docs/a.md#x), gone, `c`, [here](#top), [web](https://a.example/b.md), .\n' +
        '\n```md\n[code](c.md)\n```\n\n`[more](c.md)` and last.',
    )
  })

  it('is found where it is dead, in documents and in pages', () => {
    const folder = folderWith('dead', {
      'README.md': '[a](docs/a.md) [b](docs/b.md) `[c](c.md)`',
      'docs/a.md': '[up](../README.md) [out](../../x.md)',
      'dist/index.html':
        '<link href="/config.json"><link href="/a.css"><script src="/b.js"></script><a href="/">x</a>',
      'dist/b.js': '',
      'dist/errors/e.html': '<a href="/">x</a><a href="https://a.example">y</a>',
    })
    expect(deadLinks(folder).toSorted()).toEqual([
      'README.md: docs/b.md',
      'dist/index.html: /a.css',
      'docs/a.md: ../../x.md',
    ])
  })
})

describe('the documents of the archive', () => {
  const folder = folderWith('archive', { LICENSE: '' })
  for (const file of ['console.conf.template', 'container'])
    cpSync(join('deploy', file), join(folder, 'deploy', file), { recursive: true })
  copyDocuments(resolve('.'), folder, '1.2.3')
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')

  it('have no dead link, and their pictures', () => {
    expect(deadLinks(folder)).toEqual([])
    expect(read('docs/white-label.md')).toContain('](../tests/pictures/brand-light.png)')
  })

  it.each(['installing', 'upgrading', 'branding', 'observing', 'load'])(
    'need nothing else for %s',
    (what) => {
      const [file, heading] = {
        installing: ['deploy/README.md', '## Configuration'],
        upgrading: ['docs/releasing.md', '## Upgrade'],
        branding: ['docs/white-label.md', '## Colours'],
        observing: ['docs/observing.md', '## A batch'],
        load: ['docs/load.md', '## Polls'],
      }[what] as [string, string]
      expect(read(file)).toContain(heading)
      expect(read('README.md')).toContain(`[${file}](${file})`)
    },
  )

  it('run nothing of a checkout but what they say is of one', () => {
    for (const file of ['docs/releasing.md', 'docs/observing.md', 'docs/white-label.md'])
      for (const [block] of read(file).matchAll(/^```sh[\s\S]*?^```/gm))
        expect(block, file).not.toMatch(/npm run/)
  })
})

it('a package has the same bytes whatever the umask of the checkout was', () => {
  const packed = [0o600, 0o644].map((mode) => {
    const folder = folderWith(`package-${mode}`, {
      'package.json': '{"name":"packed","version":"1.0.0"}',
      'a.js': 'export {}',
    })
    for (const file of ['package.json', 'a.js']) chmodSync(join(folder, file), mode)
    execFileSync('npm', ['pack', '--silent'], { cwd: folder })
    const file = join(folder, 'packed-1.0.0.tgz')
    const hash = () => createHash('sha256').update(readFileSync(file)).digest('hex')
    const before = hash()
    packAgain(file, 1_700_000_000)
    return { before, after: hash() }
  })
  expect(packed[0]?.before).not.toBe(packed[1]?.before)
  expect(packed[0]?.after).toBe(packed[1]?.after)
})

it('the kit knows the day of its contract without the history of Git', () => {
  const { sha256, date } = JSON.parse(readFileSync('openapi/kit/contract/changed.json', 'utf8'))
  const contract = readFileSync('openapi/admin-api-v0.yaml')
  expect(sha256, 'npm run generate').toBe(createHash('sha256').update(contract).digest('hex'))
  expect(date).toMatch(/^\d{4}-\d\d-\d\d$/)
})
