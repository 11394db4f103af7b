import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { buildFacts } from '../../vite/buildFacts.ts'
import { licences } from '../../vite/licences.ts'
import { imageTypes, pageNames } from '../configSchema.ts'
import { copyDocuments, refuseDeadLinks, withoutDeadLinks } from './documents.ts'

/** What a server needs, from `deploy/`. */
const deployed = ['console.conf.template', 'container']

/** The folder to deploy: the build with its compressed copies, and the configuration of the server. The source maps apart. */
export async function buildConsole(
  root: string,
  { folder, maps, version }: { folder: string; maps: string; version: string },
) {
  const outDir = join(folder, 'dist')
  await build({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn', build: { outDir } })
  renameSync(`${outDir}-maps`, maps)
  for (const file of deployed)
    cpSync(join(root, 'deploy', file), join(folder, 'deploy', file), { recursive: true })
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'))
  await bundleChecker(root, folder)
  await bundleSmoke(root, folder)
  copyDocuments(root, folder, version)
  refuseDeadLinks(folder)
}

/** The console on its mocked API, for any static server. */
export const buildDemo = (root: string, outDir: string) =>
  build({
    root,
    configFile: join(root, 'vite.config.ts'),
    mode: 'mocked',
    base: './',
    logLevel: 'warn',
    build: { outDir },
  })

const npmPack = (folder: string, out: string, args: string[] = []) =>
  void execFileSync('npm', ['pack', '--silent', '--pack-destination', out, ...args], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })

/** The contract kit, for `npm install <file>`. */
export const packKit = (root: string, out: string) => npmPack(root, out, ['--workspace', 'openapi'])

/** The programme command as one file without dependencies, for `npm install <file>`. Resolves to its licences. */
export async function buildProgramme(
  root: string,
  { folder, version, out }: { folder: string; version: string; out: string },
) {
  await bundleProgramme(root, folder)
  const manifest = {
    name: 'gamification-admin-programme',
    version,
    description:
      'Export, import, diff, check, explain, economy, news and revert of a programme, jobs for Git, and a server for assistants, against any API that keeps the contract',
    license: 'Apache-2.0',
    type: 'module',
    bin: { programme: 'programme.js', 'programme-job': 'jobs/job.mjs' },
    engines: { node: '>=20' },
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  for (const schema of ['bundle', 'output', 'proposal'].map((name) => `programme-${name}.schema.json`))
    cpSync(join(root, 'docs', schema), join(folder, schema))
  cpSync(join(root, 'programme/jobs'), join(folder, 'jobs'), { recursive: true })
  const guides = { 'programme.md': 'README.md', 'assistants.md': 'assistants.md' }
  for (const [name, file] of Object.entries(guides)) cpSync(join(root, 'docs', name), join(folder, file))
  // A link within the guide itself has no file.
  const isThere = (file: string) => file === '.' || existsSync(join(folder, file))
  for (const file of Object.values(guides)) {
    const text = readFileSync(join(folder, file), 'utf8').replaceAll('](programme.md', '](README.md')
    writeFileSync(join(folder, file), withoutDeadLinks(text, file, isThere))
  }
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'))
  npmPack(folder, out)
  const text = readFileSync(join(folder, 'licences.txt'), 'utf8')
  rmSync(folder, { recursive: true })
  return text
}

/** The names that the checker knows; in the console, code that loads on demand has them. */
const knownNames = () =>
  JSON.stringify({ types: imageTypes.filter((type) => type !== 'default'), pages: pageNames() })

/** A program with everything that it imports as one file for Node, and the licences of its packages. */
async function bundle(root: string, folder: string, source: string, file: string, licencesFile: string) {
  mkdirSync(folder, { recursive: true })
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { KNOWN_NAMES: knownNames(), BUILD_FACTS: JSON.stringify(buildFacts()) },
    resolve: { alias: { '@': join(root, 'src') } },
    plugins: [react(), licences(licencesFile).ofBuild],
    ssr: { noExternal: true },
    build: {
      ssr: resolve(root, source),
      outDir: folder,
      emptyOutDir: false,
      target: 'node20',
      rolldownOptions: {
        // On a busy machine it would write into the output of the program.
        checks: { pluginTimings: false },
        output: { entryFileNames: file, codeSplitting: false },
      },
    },
  })
}

/** The programme command, `programme.js`, and `licences.txt`. */
export const bundleProgramme = (root: string, folder: string) =>
  bundle(root, folder, 'programme/bin.ts', 'programme.js', 'licences.txt')

/** The checker of config.json, `check-config.mjs`. */
export const bundleChecker = (root: string, folder: string) =>
  bundle(root, folder, 'deploy/check/checkConfig.ts', 'check-config.mjs', 'check-config.licences.txt')

/** The synthetic check, `smoke.mjs`. */
export const bundleSmoke = (root: string, folder: string) =>
  bundle(
    root,
    folder,
    fileURLToPath(import.meta.resolve('../smoke/smoke.ts')),
    'smoke.mjs',
    'smoke.licences.txt',
  )
