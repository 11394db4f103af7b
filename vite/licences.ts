import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import { mitText } from './mitText.ts'

export const licencesFile = 'licences.txt'

interface BundledPackage {
  name: string
  version: string
  /** SPDX expression. */
  licence: string
  text: string
}

const installed = fileURLToPath(new URL('../node_modules', import.meta.url))
/** Packages that add code of their own to a bundle, by the prefix of its module ids. */
const tools: Record<string, string> = { '\0vite/': 'vite', '\0rolldown/': 'rolldown' }

/** The folder of the package that a module belongs to; undefined for a module of the console. */
function folderOf(id: string): string | undefined {
  const tool = Object.keys(tools).find((prefix) => id.startsWith(prefix))
  if (tool) return join(installed, tools[tool] ?? '')
  return /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/?]+)(?=\/)/.exec(id)?.[1]
}

/**
 * Packages that name the MIT licence and publish no file with its text, with their authors. Only the mocked console and the
 * programme command contain them.
 */
const withoutText: Record<string, string> = {
  'is-node-process': 'Artem Zakharchenko',
  'agent-base': 'Nathan Rajlich',
  'https-proxy-agent': 'Nathan Rajlich',
}

/** The console has the same licence as packages that name Apache 2.0 and publish no text. */
const apacheText = () => readFileSync(fileURLToPath(new URL('../LICENSE', import.meta.url)), 'utf8').trim()

/** Packages whose published files contain the code of their dependencies, which is no module of its own then. */
const withDependencies = new Set(['@auth0/auth0-spa-js'])

/** The folder of a package, and those of the packages whose code its files contain. */
function foldersIn(folder: string, isWhole = false): string[] {
  const { name, dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  if (!isWhole && !withDependencies.has(name)) return [folder]
  return [folder, ...Object.keys(dependencies).flatMap((one) => foldersIn(installedFor(folder, one), true))]
}

/** Where a dependency of a package is installed: below it, or beside it or one of the folders around it. */
function installedFor(folder: string, dependency: string): string {
  const own = join(folder, 'node_modules', dependency)
  if (existsSync(own)) return own
  const around = folder.slice(0, folder.lastIndexOf('/node_modules/'))
  if (!around) throw new Error(`${dependency} is not installed`)
  return installedFor(around, dependency)
}

const isLicence = (file: string) => /^(licen[cs]e|copying|notice)([-.].*)?$/i.test(file)

/** Tools append the licences of the packages that they contain; none of those is in the bundle. */
const ownPart = (text: string) => text.split(/^# Licenses of bundled dependencies/m)[0] ?? text

/** The package in a folder, with the texts of all its files of licences and notices, '' if it has none. */
function packageIn(folder: string): BundledPackage {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const texts = readdirSync(folder)
    .filter(isLicence)
    .map((file) => ownPart(readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n')).trim())
  const author = withoutText[name]
  if (texts.length === 0 && author) texts.push(mitText(author))
  if (texts.length === 0 && license === 'Apache-2.0') texts.push(apacheText())
  return { name, version, licence: license?.type ?? license ?? '', text: texts.join('\n\n') }
}

const rule = '-'.repeat(80)

/** All packages, and below each text of a licence once, with the packages that it covers. */
function write(packages: readonly BundledPackage[]): string {
  const title = ({ name, version, licence }: BundledPackage) => `${name} ${version} (${licence})`
  const byText = new Map<string, BundledPackage[]>()
  for (const one of packages) byText.set(one.text, [...(byText.get(one.text) ?? []), one])
  const sections = [...byText].map(
    ([text, covered]) => `${rule}\n${covered.map(title).join('\n')}\n\n${text}\n`,
  )
  const head = 'The console contains these packages and fonts. Their licences follow.'
  return `${head}\n\n${packages.map(title).join('\n')}\n\n${sections.join('\n')}`
}

/** Ids of all modules that are rendered into a bundle, and the sources of its assets. */
const modulesOf = (bundle: Rolldown.OutputBundle, root: string) =>
  Object.values(bundle).flatMap((file) =>
    file.type === 'chunk' ? file.moduleIds : file.originalFileNames.map((name) => join(root, name)),
  )

/**
 * Writes `licences.txt`, or a file of another name: the packages and fonts that really are in the bundle, with their licences. The build fails if
 * one has none. Workers are bundles of their own. The development server has no bundle, and says so.
 */
export function licences(file = licencesFile): {
  ofBuild: Plugin
  ofWorkers: () => Plugin
  ofServer: Plugin
} {
  const modules = new Set<string>()
  let root = ''
  const collect = (bundle: Rolldown.OutputBundle) => {
    for (const id of modulesOf(bundle, root)) modules.add(id)
  }
  return {
    ofServer: {
      name: 'licences-of-server',
      apply: 'serve',
      configureServer({ middlewares, config }) {
        middlewares.use(`${config.base}${licencesFile}`, (_, response) => {
          response.setHeader('Content-Type', 'text/plain; charset=utf-8')
          response.end('The build writes this file: npm run build lists the packages that it contains.\n')
        })
      },
    },
    ofWorkers: () => ({
      name: 'licences-of-workers',
      apply: 'build',
      generateBundle(_, bundle) {
        collect(bundle)
      },
    }),
    ofBuild: {
      name: 'licences',
      apply: 'build',
      configResolved(config) {
        root = config.root
      },
      buildStart() {
        modules.clear()
      },
      generateBundle: {
        // After the plugins that add assets.
        order: 'post',
        handler(_, bundle) {
          collect(bundle)
          const folders = new Set([...modules].map(folderOf).filter((folder) => folder !== undefined))
          const all = new Set([...folders].flatMap((folder) => foldersIn(folder)))
          const packages = [...all].map(packageIn).sort((a, b) => (a.name < b.name ? -1 : 1))
          const without = packages.filter(({ text, licence }) => text === '' || licence === '')
          if (without.length > 0) this.error(`No licence text: ${without.map(({ name }) => name).join(', ')}`)
          this.emitFile({ type: 'asset', fileName: file, source: write(packages) })
        },
      },
    },
  }
}
