import { fileURLToPath } from 'node:url'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { bundledPackages } from './tests/tools/bundledPackages.ts'
import { testFiles } from './tests/tools/testFiles.ts'
import { announceFirstList } from './vite/announceFirstList.ts'
import { anyPath } from './vite/anyPath.ts'
import { buildFacts } from './vite/buildFacts.ts'
import { chunks } from './vite/chunks.ts'
import { compileHints } from './vite/compileHints.ts'
import { directIcons } from './vite/directIcons.ts'
import { guide } from './vite/guide.ts'
import { hotForms } from './vite/hotForms.ts'
import { licences } from './vite/licences.ts'
import { mockedConsole } from './vite/mockedConsole.ts'
import { served } from './vite/served.ts'
import { shippedFiles } from './vite/shippedFiles.ts'
import { takenPort } from './vite/takenPort.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig(async ({ mode, command }): Promise<ViteUserConfig> => {
  const mocked = mode === 'mocked'
  const filesOf = testFiles()
  const alias = process.env.VITEST ? await bundledPackages() : {}
  // The workers of Vitest inherit it: most of them load the same packages again.
  if (process.env.VITEST) process.env.NODE_COMPILE_CACHE ??= here('./node_modules/.cache/node')
  const { ofBuild, ofWorkers, ofServer } = licences()
  const facts = buildFacts()
  return {
    // The production build runs below any path (rule CONFIG-8).
    ...(command === 'build' && !mocked && { base: './' }),
    define: {
      'import.meta.env.VITE_MOCKS': JSON.stringify(mocked),
      BUILD_FACTS: JSON.stringify(facts),
    },
    worker: { plugins: () => [ofWorkers()] },
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
      takenPort(),
      directIcons(),
      react(),
      hotForms(),
      ofBuild,
      ofServer,
      shippedFiles(facts),
      // In the mocked build the silent frame of the sign-in loads index.html too, so it announces nothing.
      ...(mocked
        ? [guide(), mockedConsole()]
        : [compileHints(['session', 'vendor', 'console', 'form']), announceFirstList(), anyPath(), served()]),
    ],
    // 'hidden': no served file links to its source map. tests/tools/budget.mjs checks sizes.
    build: {
      chunkSizeWarningLimit: 2000,
      // One style sheet: Vite does not ask again for the sheet of a chunk that failed to load once (decision H26).
      cssCodeSplit: false,
      target: 'es2023',
      sourcemap: mocked ? false : 'hidden',
      manifest: true,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: chunks,
          },
        },
      },
    },
    server: { port: 5173, strictPort: true },
    test: {
      setupFiles: ['tests/setup.ts'],
      ...(process.env.TEST_REPORT && { outputFile: { json: process.env.TEST_REPORT } }),
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
