import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * Mocked builds only: `/config.json` and the service worker of MSW, which no production build may carry.
 * In production every environment brings its own `config.json` (design §5).
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

/** In a browser axios always takes XMLHttpRequest; its adapter for `fetch` would only weigh on the first list. */
function axiosWithoutFetch(): Plugin {
  return {
    name: 'axios-without-fetch',
    apply: 'build',
    load(id) {
      if (!id.endsWith('/axios/lib/adapters/fetch.js')) return null
      return 'export const getFetch = () => null\nexport default null\n'
    },
  }
}

export default defineConfig(({ mode }) => {
  const mocked = mode === 'mocked'
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
      axiosWithoutFetch(),
      ...(mocked ? [mockedConsole()] : []),
    ],
    build: { target: 'es2023', sourcemap: false, manifest: true },
    server: { port: 5173, strictPort: true },
    test: {
      environment: 'jsdom',
      include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/contract/**/*.test.ts'],
      setupFiles: ['tests/setup.ts'],
      restoreMocks: true,
      testTimeout: 60_000,
    },
  }
})
