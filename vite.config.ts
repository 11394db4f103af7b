import {
  cpSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * Mocked builds only: `/config.json` and the service worker of MSW, which no production build may carry.
 * In production every environment brings its own `config.json` (rule CONFIG-1).
 */
function mockedConsole(): Plugin {
  const files: Record<string, () => string> = {
    'config.json': () => readFileSync(here('./mocks/config.json'), 'utf8'),
    'mockServiceWorker.js': () => readFileSync(here('./node_modules/msw/lib/mockServiceWorker.js'), 'utf8'),
  }
  return {
    name: 'mocked-console',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = request.url?.split('?')[0]?.slice(1) ?? ''
        const file = files[name]
        if (!file) return next()
        response.setHeader('Content-Type', name.endsWith('.json') ? 'application/json' : 'text/javascript')
        response.end(file())
      })
    },
    generateBundle() {
      for (const [fileName, file] of Object.entries(files)) {
        this.emitFile({ type: 'asset', fileName, source: file() })
      }
    },
  }
}

/**
 * Gives the forms a zod of their own. The few checks of the first screen use `zod/mini`; sharing its modules with
 * the forms would pull all that the forms need of them into the entry, past the budget of the first list.
 */
function zodOfForms(): Plugin {
  const mark = '?forms'
  return {
    name: 'zod-of-forms',
    enforce: 'pre',
    apply: 'build',
    async resolveId(source, importer, options) {
      const within = importer?.endsWith(mark)
      const enters = source === 'zod' && importer?.includes('/src/generated/zod/')
      if (!importer || !(within || enters)) return null
      const from = within ? importer.slice(0, -mark.length) : importer
      const found = await this.resolve(source, from, { ...options, skipSelf: true })
      return found && { ...found, id: found.id + mark }
    },
    load(id) {
      return id.endsWith(mark) ? readFileSync(id.slice(0, -mark.length), 'utf8') : null
    },
  }
}

/**
 * What would only weigh on the first list: in a browser axios always takes XMLHttpRequest, not its adapter for `fetch`,
 * and nobody asks it for the names of HTTP statuses.
 */
function slimAxios(): Plugin {
  const left: Record<string, string> = {
    '/axios/lib/adapters/fetch.js': 'export const getFetch = () => null\nexport default null\n',
    '/axios/lib/helpers/HttpStatusCode.js': 'export default {}\n',
  }
  return {
    name: 'slim-axios',
    apply: 'build',
    load: (id) => Object.entries(left).find(([end]) => id.endsWith(end))?.[1] ?? null,
  }
}

/** Libraries of the first list in a file of their own: it outlives releases in the cache, and compresses better. */
const vendor =
  /node_modules\/(react-dom|react|scheduler|axios|@auth0|@emotion|stylis|@pandacss|@tanstack\/(router-core|react-router|history|store|react-store|query-core|react-query|table-core|react-table))\//

/** What opens before the first list stands. */
const firstScreens =
  /\/src\/(main|app\/boot|routes\/(__root|_console|_console\/\$entityType\.list))\.tsx?(\?|$)/

/** The part of rolldown's chunking context that is used here. */
interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[]; importers: readonly string[] } | null
}

/**
 * One file for all that the first list needs of our own code: fifty small files, fetched in a second wave, compress
 * worse and take longer. A module belongs to it if a static import leads to it from one of the first screens.
 */
function firstListName() {
  const needed = new Set<string>()
  const isNeeded = (id: string, graph: ModuleGraph, seen: Set<string>): boolean => {
    if (needed.has(id) || firstScreens.test(id)) return true
    if (seen.has(id)) return false
    seen.add(id)
    return (graph.getModuleInfo(id)?.importers ?? []).some((importer) => isNeeded(importer, graph, seen))
  }
  return (id: string, graph: ModuleGraph) => {
    // The entry stays a file of its own, with a source map of its own.
    if (id === here('./src/main.tsx') || !isNeeded(id, graph, new Set())) return null
    needed.add(id)
    return 'console'
  }
}

/** Below this a compressed copy saves nothing. */
const worthCompressing = 1024

/**
 * What a production build leaves beside its files: source maps apart, in `<outDir>-maps`, which is never served, and
 * a `.gz` and `.br` of each text file, for servers that send them as they are.
 */
function served(): Plugin {
  let outDir = ''
  const files = (ends: RegExp) =>
    readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) => ends.test(file))
  return {
    name: 'served',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
    },
    closeBundle() {
      const maps = `${outDir}-maps`
      rmSync(maps, { recursive: true, force: true })
      for (const file of files(/\.map$/)) {
        mkdirSync(dirname(join(maps, file)), { recursive: true })
        cpSync(join(outDir, file), join(maps, file))
        rmSync(join(outDir, file))
      }
      for (const file of files(/\.(css|html|js|json|svg)$/)) {
        const path = join(outDir, file)
        if (file.startsWith('.') || statSync(path).size < worthCompressing) continue
        const content = readFileSync(path)
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
        writeFileSync(`${path}.br`, brotliCompressSync(content))
      }
    },
  }
}

/**
 * Unit and contract tests. Tests of plain functions share the modules that their worker has loaded. Tests that render
 * load all modules anew, because routers keep listening to their window; so do tests that replace modules or the
 * environment.
 */
function testFiles() {
  const files = globSync('tests/{unit,contract}/**/*.test.{ts,tsx}', { cwd: here('.') })
  const isShared = (file: string) =>
    file.endsWith('.ts') &&
    !/\bvi\.(mock|doMock|resetModules|stubEnv)\(/.test(readFileSync(here(file), 'utf8'))
  return { isolated: files.filter((file) => !isShared(file)), shared: files.filter(isShared) }
}

export default defineConfig(({ mode }) => {
  const mocked = mode === 'mocked'
  const tests = testFiles()
  return {
    define: { 'import.meta.env.VITE_MOCKS': JSON.stringify(mocked) },
    resolve: { alias: { '@mocks': here('./mocks'), '@': here('./src') } },
    plugins: [
      tanstackRouter({
        target: 'react',
        routesDirectory: './src/routes',
        generatedRouteTree: './src/generated/routeTree.gen.ts',
        quoteStyle: 'single',
        autoCodeSplitting: true,
        // `npm run generate` writes the route tree, nothing else does.
        enableRouteGeneration: false,
      }),
      react(),
      zodOfForms(),
      slimAxios(),
      ...(mocked ? [mockedConsole()] : [served()]),
    ],
    // Hidden: no file that is served says where its source map is. What is too large is said by tests/tools/budget.mjs.
    build: {
      chunkSizeWarningLimit: 2000,
      target: 'es2023',
      sourcemap: mocked ? false : 'hidden',
      manifest: true,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: 'vendor', test: vendor, priority: 1 },
              { name: firstListName(), debugName: 'console' },
            ],
          },
        },
      },
    },
    server: { port: 5173, strictPort: true },
    test: {
      environment: 'jsdom',
      setupFiles: ['tests/setup.ts'],
      restoreMocks: true,
      projects: [
        { extends: true, test: { name: 'isolated', include: tests.isolated } },
        { extends: true, test: { name: 'shared', include: tests.shared, isolate: false } },
      ],
      // Vitest would leave one core of two to itself.
      maxWorkers: '100%',
      testTimeout: 60_000,
    },
  }
})
