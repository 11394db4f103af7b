import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { test as base, type TestInfo } from '@playwright/test'
import type { Engine, EngineName } from './engine'
import { launchPuppeteer } from './puppeteer'
import { Screen } from './screen'
import { launchWebkit } from './webkit'

export interface EngineOption {
  engineName: EngineName
}

const launch = (name: EngineName) => (name === 'webkit' ? launchWebkit() : launchPuppeteer(name))

interface Screens {
  /** In a browser that all tests of the worker share. */
  shared: Screen
}

/** Each test gets a screen in the engine of its project. */
export const test = base.extend<{ fresh: Screen }, EngineOption & Screens>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  shared: [
    async ({ engineName }, use) => {
      const engine = await launch(engineName)
      await use(new Screen(engine))
      await engine.close()
    },
    { scope: 'worker' },
  ],
  /** In a browser of its own, where nobody is signed in. */
  fresh: async ({ engineName }, use, info) => {
    const engine = await launch(engineName)
    await use(new Screen(engine))
    await pictureOfFailure(engine, info)
    await engine.close()
  },
})

async function pictureOfFailure(engine: Engine, info: TestInfo) {
  if (info.status === info.expectedStatus) return
  const path = info.outputPath('failure.png')
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, await engine.picture())
}
