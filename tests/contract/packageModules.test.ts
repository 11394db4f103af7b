import { readFileSync } from 'node:fs'
import { BuildEnvironment, createIdResolver, type Plugin, type ResolvedConfig, resolveConfig } from 'vite'
import { beforeAll, expect, test } from 'vitest'
import { filesIn } from '../tools/filesIn'

/** The packages that the console imports, by the paths that it uses, with one of the importing files. */
const imports = new Map<string, string>()
for (const file of filesIn('src', /\.tsx?$/)) {
  for (const [, source = ''] of readFileSync(file, 'utf8').matchAll(
    /^(?:import|export|\})[^'"]*? from '([^']+)'/gm,
  ))
    if (!/^(\.|@\/|@mocks\/|virtual:)/.test(source)) imports.set(source, `${process.cwd()}/${file}`)
}

/** All modules in these packages. */
const packageNames = [...imports.keys()].map((source) => source.match(/^(@[^/]+\/)?[^/]+/)?.[0] ?? source)
const packageFiles = [...new Set(packageNames)]
  .flatMap((name) => filesIn(`node_modules/${name}`, /\.(m?js|tsx?)$/))
  .map((file) => `${process.cwd()}/${file}`)

const modes = ['production', 'mocked'] as const
const configs: ResolvedConfig[] = []
beforeAll(async () => {
  for (const mode of modes) configs.push(await resolveConfig({ mode, logLevel: 'silent' }, 'build', mode))
}, 60_000)

/** The file of each imported package in a build. */
async function modulesIn(config: ResolvedConfig): Promise<Record<string, string | undefined>> {
  const resolve = createIdResolver(config)
  const environment = new BuildEnvironment('client', config)
  await environment.init()
  const found: Record<string, string | undefined> = {}
  for (const [source, importer] of imports)
    found[source] = (await resolve(environment, source, importer))?.split('?')[0]
  return found
}

test('the console imports packages', () => expect(imports.size).toBeGreaterThan(15))

test('production and the demo resolve the same modules of packages (decision J1)', async () => {
  const [production, demo] = await Promise.all(configs.map(modulesIn))
  expect(demo).toEqual(production)
  for (const [source, file] of Object.entries(production ?? {}))
    expect(file, source).toContain('/node_modules/')
})

/** The hooks of a plugin that see every module. Those of other packages have filters. */
const unfiltered = (plugin: Plugin, hook: 'resolveId' | 'load' | 'transform') => {
  const value = plugin[hook]
  return typeof value === 'function' ? (value as (...parts: unknown[]) => unknown) : undefined
}

test.each(modes)('no plugin replaces or rewrites a module of a package: %s (decision J1)', async (mode) => {
  const config = configs[modes.indexOf(mode)] as ResolvedConfig
  const own = config.plugins.filter(({ name }) => !/^(vite:|vitest|builtin:|alias|native:)/.test(name))
  for (const plugin of own) {
    expect(unfiltered(plugin, 'transform'), `${plugin.name} transforms`).toBeUndefined()
    for (const [source, importer] of imports) {
      const resolved = await unfiltered(plugin, 'resolveId')?.(source, importer, {})
      expect(resolved ?? null, `${plugin.name} resolves ${source}`).toBeNull()
    }
    for (const file of packageFiles) {
      const loaded = await unfiltered(plugin, 'load')?.(file)
      if (loaded != null) expect.fail(`${plugin.name} loads ${file}`)
    }
  }
})
