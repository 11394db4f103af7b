import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { beforeEach, describe, expect, it } from 'vitest'
import { licences } from '../../../vite/licences'
import { tempFolder } from '../../tempFolder'

let root = ''

beforeEach(() => {
  root = tempFolder('licences')
})

const write = (files: Record<string, string>) => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
}

/** Installs a package that exports a function. */
const install = (name: string, files: Record<string, string>, license = 'MIT', dependencies: string[] = []) =>
  write(
    Object.fromEntries(
      Object.entries({
        'package.json': JSON.stringify({
          name,
          version: '1.2.3',
          license,
          type: 'module',
          main: 'index.js',
          dependencies: Object.fromEntries(dependencies.map((one) => [one, '*'])),
        }),
        'index.js': `export const name = () => document.title + '${name}'`,
        ...files,
      }).map(([file, text]) => [`node_modules/${name}/${file}`, text]),
    ),
  )

/** The licences file of a build of `main.js`. */
async function built(): Promise<string> {
  const { ofBuild, ofWorkers } = licences()
  const result = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [ofBuild],
    worker: { plugins: () => [ofWorkers()] },
    build: { write: false, assetsInlineLimit: 0, rolldownOptions: { input: join(root, 'main.js') } },
  })) as Rolldown.RolldownOutput
  const file = result.output.find(({ fileName }) => fileName === 'licences.txt') as Rolldown.OutputAsset
  return String(file.source)
}

describe('licences.txt', () => {
  it('has the texts of the packages in the bundle, in its workers and among its fonts, and of no other', async () => {
    install('plain', { LICENSE: 'Words of plain' })
    install('@scoped/one', { 'licence.md': 'Words of scoped', 'NOTICE.txt': 'A notice' }, 'Apache-2.0')
    install('of-worker', { COPYING: 'Words of the worker' })
    install('of-font', { LICENSE: 'Words of the font', 'a.woff2': 'font' }, 'OFL-1.1')
    install('unused', { LICENSE: 'Words of unused' })
    write({
      'main.js': `import { name } from 'plain'
        import * as scoped from '@scoped/one'
        import * as unused from 'unused'
        import Worker from './worker.js?worker&inline'
        import './style.css'
        console.log(name(), scoped.name(), new Worker())`,
      'worker.js': `import { name } from 'of-worker'; postMessage(name())`,
      'style.css': `@font-face { font-family: x; src: url('of-font/a.woff2') }`,
    })
    const text = await built()
    for (const words of ['plain', 'scoped', 'the worker', 'the font'])
      expect(text).toContain(`Words of ${words}`)
    expect(text).toContain('@scoped/one 1.2.3 (Apache-2.0)')
    expect(text).toContain('A notice')
    expect(text).not.toContain('unused')
  })

  it('has the texts of what the SDK of sign-in contains, whose files are bundles', async () => {
    install('@auth0/auth0-spa-js', { LICENSE: 'Words of the SDK' }, 'MIT', ['cookies', 'jose-client'])
    install('cookies', { LICENSE: 'Words of cookies' })
    install('@auth0/auth0-spa-js/node_modules/jose-client', { LICENSE: 'Words of the client' }, 'MIT', [
      'jose',
    ])
    install('jose', { LICENSE: 'Words of jose' })
    write({ 'main.js': `import { name } from '@auth0/auth0-spa-js'; console.log(name())` })
    const text = await built()
    for (const words of ['the SDK', 'cookies', 'the client', 'jose'])
      expect(text).toContain(`Words of ${words}`)
  })

  it('has a text that several packages share once', async () => {
    install('one', { LICENSE: 'Shared words' })
    install('two', { LICENSE: 'Shared words' })
    write({
      'main.js': `import * as a from 'one'; import * as b from 'two'; console.log(a.name(), b.name())`,
    })
    expect((await built()).split('Shared words')).toHaveLength(2)
  })

  it.each([
    ['no licence text', {}, 'MIT'],
    ['no named licence', { LICENSE: 'Words' }, ''],
  ])('cannot be built if a package has %s', async (_, files, license) => {
    install('bare', files, license)
    write({ 'main.js': `import { name } from 'bare'; console.log(name())` })
    await expect(built()).rejects.toThrow('No licence text: bare')
  })
})
