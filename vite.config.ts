import { randomUUID } from 'node:crypto'
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
import type { Connect, Plugin } from 'vite'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { type Addition, developmentAdditions, mockedHeaders } from './mocks/headers.ts'
import { bundledPackages } from './tests/tools/bundledPackages.ts'
import { compileHints } from './vite/compileHints.ts'
import { preparedStyles } from './vite/preparedStyles.ts'
import { quickChakra } from './vite/quickChakra.ts'
import { quickLucide } from './vite/quickLucide.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const pathOf = (request: Connect.IncomingMessage) => request.url?.split('?')[0] ?? '/'

/** Sends the shipped headers with the additions of mocked mode, and further ones. */
const sendHeaders =
  (more: Addition[] = []): Connect.NextHandleFunction =>
  (request, response, next) => {
    const headers = mockedHeaders(pathOf(request), more)
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    next()
  }

/**
 * Runs in the service worker before MSW's own listener. MSW would send the page a message about each script, style sheet and font
 * of the page itself; nothing mocks them.
 */
const pastWorker = `addEventListener('fetch', (event) => {
  if (['script', 'style', 'font', 'worker'].includes(event.request.destination)) event.stopImmediatePropagation()
})
`

/**
 * Mocked mode only: `/config.json` and the service worker of MSW, which a production build must not contain, and the
 * headers that `deploy/` sends in production. There every environment provides its own `config.json` (rule CONFIG-1).
 */
function mockedConsole(): Plugin {
  const files: Record<string, () => string> = {
    'config.json': () => readFileSync(here('./mocks/config.json'), 'utf8'),
    'mockServiceWorker.js': () =>
      pastWorker + readFileSync(here('./node_modules/msw/lib/mockServiceWorker.js'), 'utf8'),
  }
  const nonce = randomUUID()
  // Emotion's production build. The development build writes text into style elements, which the policy forbids.
  const sheet = here('./node_modules/@emotion/sheet/dist/emotion-sheet.esm.js')
  return {
    name: 'mocked-console',
    // Only `npm start`: Vite adds the nonce to its inline scripts and styles.
    config: (_config, { command, isPreview }) =>
      command === 'serve' && !isPreview
        ? {
            html: { cspNonce: nonce },
            resolve: { alias: { '@emotion/sheet': sheet } },
          }
        : {},
    configureServer(server) {
      // Set by mocks/devApi.mjs.
      const target: string | undefined = server.config.define?.['import.meta.env.VITE_API_TARGET']
      const api = target && new URL(JSON.parse(target)).origin
      server.middlewares.use(sendHeaders(developmentAdditions(nonce, api)))
      server.middlewares.use((request, response, next) => {
        const name = pathOf(request).slice(1)
        const file = files[name]
        if (!file) return next()
        response.setHeader('Content-Type', name.endsWith('.json') ? 'application/json' : 'text/javascript')
        response.end(file())
      })
    },
    configurePreviewServer(server) {
      server.middlewares.use(sendHeaders())
    },
    generateBundle() {
      for (const [fileName, file] of Object.entries(files)) {
        this.emitFile({ type: 'asset', fileName, source: file() })
      }
    },
  }
}

/**
 * Gives the forms their own copy of zod. The few checks of the first screen use `zod/mini`; if the forms shared its
 * modules, everything they need would move into the entry and exceed the budget of the first list.
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
 * Removes unused parts of axios from the first list: in a browser it always uses XMLHttpRequest, not its `fetch`
 * adapter, and no code reads its names of HTTP statuses.
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

/**
 * Builds Auth0's SDK from its published sources. Its bundle also contains an OAuth server library, JOSE and the clients
 * of passkeys, MFA and My Account, which the console does not use: more than half of its size.
 */
function slimAuth0(): Plugin {
  const root = here('./node_modules/@auth0')
  const unused = '\0auth0-unused'
  const modules: Record<string, string> = {
    '@auth0/auth0-react': `
      export { default as Auth0Provider } from '${root}/auth0-react/src/auth0-provider.tsx'
      export { default as useAuth0 } from '${root}/auth0-react/src/use-auth0.tsx'`,
    '@auth0/auth0-spa-js': `
      export { Auth0Client } from '${root}/auth0-spa-js/src/Auth0Client.ts'
      export { ResponseType } from '${root}/auth0-spa-js/src/global.ts'
      export * from '${root}/auth0-spa-js/src/errors.ts'`,
    // Auth0Client creates one object of each of these classes.
    '@auth0/auth0-auth-js': 'export class AuthClient {}',
    './myaccount': 'export class MyAccountApiClient {}',
    './mfa': 'export class MfaApiClient {}',
    './passkey': 'export class PasskeyApiClient {}',
    './anonymous': 'export class AnonymousSessionApiClient {}',
  }
  const isOfSdk = (importer: string | undefined) => importer?.includes('/@auth0/')
  return {
    name: 'slim-auth0',
    enforce: 'pre',
    apply: 'build',
    config: () => ({
      define: {
        __VERSION__: readFileSync(`${root}/auth0-react/package.json`, 'utf8').match(/"version": (".*")/)?.[1],
      },
    }),
    async resolveId(source, importer, options) {
      if (source.endsWith('/token.worker.ts') && isOfSdk(importer)) {
        const worker = await this.resolve(source, importer, { ...options, skipSelf: true })
        return worker && `${worker.id}?worker&inline`
      }
      const known = source in modules && (source.startsWith('@') || isOfSdk(importer))
      return known ? unused + source : null
    },
    load: (id) => (id.startsWith(unused) ? modules[id.slice(unused.length)] : null),
  }
}

/** What runs before the frame: configuration and silent sign-in (`src/main.tsx`), in a chunk that arrives first. */
const session =
  /node_modules\/(@auth0\/auth0-spa-js|@tanstack\/store|browser-tabs-lock|dpop|es-cookie|zod)\/[^?]*$|\/src\/(app\/config|auth\/(client|selectedAccount)|ui\/(browserStorage|colorMode))\.ts$|vite\/preload-helper/

/**
 * Announces in index.html what the first list needs, so that one round trip fetches all of it: the configuration, and
 * the chunks that the entry imports dynamically.
 */
function announceFirstList(): Plugin {
  return {
    name: 'announce-first-list',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const link = (attrs: Record<string, string | boolean>) =>
          ({ tag: 'link', attrs: { crossorigin: true, ...attrs }, injectTo: 'head' }) as const
        const chunks = Object.values(bundle)
          .filter((file) => file.type === 'chunk')
          .filter(({ name }) => ['vendor', 'console'].includes(name))
        const styles = chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
        return [
          link({ rel: 'preload', as: 'fetch', href: '/config.json' }),
          // Low priority: the code that signs in arrives first, and the provider responds while this code loads.
          ...chunks.map(({ fileName }) =>
            link({ rel: 'modulepreload', fetchpriority: 'low', href: `/${fileName}` }),
          ),
          ...styles.map((file) => link({ rel: 'stylesheet', href: `/${file}` })),
        ]
      },
    },
  }
}

/** The libraries of the first list in their own chunk: it stays cached across releases, and compresses better. */
const vendor =
  /node_modules\/(react-dom|react|scheduler|axios|@auth0|@emotion|stylis|@pandacss|@tanstack\/(router-core|react-router|history|react-store|query-core|react-query|table-core|react-table))\//

/** Screens that open before the first list is complete. */
const firstScreens =
  /\/src\/(main|app\/boot|routes\/(__root|_console|_console\/\$entityType\.list))\.tsx?(\?|$)/

/** The screen of all forms, and the form of each entity. */
const forms =
  /\/src\/(routes\/_console\/\$entityType\.\$id|form\/FormWarmUp|entities\/[^/]+\/form)\.tsx(\?|$)/
const formOfEntity = /\/src\/entities\/[^/]+\/form\.tsx$/

/** The part of rolldown's chunking context that is used here. */
interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[]; importers: readonly string[] } | null
}

/**
 * One chunk for all modules that static imports reach from some screens: fifty small files, fetched in a second round
 * trip, compress worse and take longer. `isSeparate` modules stay files of their own.
 */
function chunkOf(name: string, screens: RegExp, isSeparate: (id: string) => boolean) {
  const needed = new Set<string>()
  const isNeeded = (id: string, graph: ModuleGraph, seen: Set<string>): boolean => {
    if (needed.has(id) || screens.test(id)) return true
    if (seen.has(id)) return false
    seen.add(id)
    return (graph.getModuleInfo(id)?.importers ?? []).some((importer) => isNeeded(importer, graph, seen))
  }
  return {
    debugName: name,
    name: (id: string, graph: ModuleGraph) => {
      if (isSeparate(id) || !isNeeded(id, graph, new Set())) return null
      needed.add(id)
      return name
    },
  }
}

/** Below this size (bytes) a compressed copy saves nothing. */
const worthCompressing = 1024

/**
 * Post-processes a production build: moves source maps to `<outDir>-maps`, which is never served, and adds a `.gz` and
 * `.br` of each text file for servers that send precompressed files.
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
 * Unit and contract tests.
 *
 * - With a window: components, and files with a comment that requires it. Each file loads every module again, in a
 *   context of its own, which starts faster than a process. A context does not let tests replace its location, and
 *   `structuredClone` returns objects of another context there; such files get a process.
 * - Without a window, in a process each: files that replace modules, that call the mocked API without `reset`, or that
 *   take minutes.
 * - Shared: all other functions. Their files share the modules loaded by their worker.
 */
function testFiles() {
  const requiresWindow = /@vitest-environment jsdom/
  const needsProcess = /stubGlobal\('location'|\bstructuredClone\b/
  const replacesModules = /\bvi\.(mock|doMock|resetModules|stubEnv)\(|\bconfigureApi\b|@vitest-environment/
  const usesMocks = /@mocks\/(node|state|handlers|httpServer)|\/mocks\/(httpServer|server)'|'msw'/
  const projectOf = (file: string) => {
    const text = readFileSync(here(file), 'utf8')
    if (file.endsWith('.tsx') || (requiresWindow.test(text) && !needsProcess.test(text))) return 'window'
    const keepsState = replacesModules.test(text) || (usesMocks.test(text) && !/\breset\b/.test(text))
    return keepsState || /contract\/fifteenth/.test(file) ? 'process' : 'shared'
  }
  const files = globSync('tests/{unit,contract}/**/*.test.{ts,tsx}', { cwd: here('.') })
  return (project: ReturnType<typeof projectOf>) => files.filter((file) => projectOf(file) === project)
}

export default defineConfig(async ({ mode }): Promise<ViteUserConfig> => {
  const mocked = mode === 'mocked'
  const filesOf = testFiles()
  const alias = process.env.VITEST ? await bundledPackages() : {}
  // The workers of Vitest inherit it: most of them load the same packages again.
  if (process.env.VITEST) process.env.NODE_COMPILE_CACHE ??= here('./node_modules/.cache/node')
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
        // Only `npm run generate` writes the route tree.
        enableRouteGeneration: false,
      }),
      react(),
      zodOfForms(),
      slimAxios(),
      quickChakra(),
      quickLucide(),
      preparedStyles({ isRecording: process.env.RECORD_STYLES === '1' }),
      slimAuth0(),
      // In the mocked build the silent frame of the sign-in loads index.html too, so it announces nothing.
      ...(mocked
        ? [mockedConsole()]
        : [compileHints(['session', 'vendor', 'console', 'form']), announceFirstList(), served()]),
    ],
    // 'hidden': no served file links to its source map. tests/tools/budget.mjs checks sizes.
    build: {
      chunkSizeWarningLimit: 2000,
      target: 'es2023',
      sourcemap: mocked ? false : 'hidden',
      manifest: true,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: 'session', test: session, priority: 3 },
              { name: 'vendor', test: vendor, priority: 2 },
              // The entry stays a separate file, with its own source map.
              { ...chunkOf('console', firstScreens, (id) => id === here('./src/main.tsx')), priority: 1 },
              chunkOf('form', forms, (id) => formOfEntity.test(id)),
            ],
          },
        },
      },
    },
    server: { port: 5173, strictPort: true },
    test: {
      setupFiles: ['tests/setup.ts'],
      restoreMocks: true,
      alias,
      projects: [
        {
          extends: true,
          test: {
            name: 'window',
            include: filesOf('window'),
            pool: 'vmForks',
            environment: './tests/environment.ts',
          },
        },
        { extends: true, test: { name: 'process', include: filesOf('process') } },
        { extends: true, test: { name: 'shared', include: filesOf('shared'), isolate: false } },
      ],
      // By default Vitest would leave one of two cores idle.
      maxWorkers: '100%',
      testTimeout: 60_000,
    },
  }
})
