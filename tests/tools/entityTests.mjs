// `npm run test:entity -- teams`: the unit and contract tests of one type, and its form in a browser. Titles of tests for each
// type contain its path, its title or its name.
import { existsSync, readdirSync } from 'node:fs'
import { nouns } from '../../src/model/words.ts'
import { browserPath } from './browser.mjs'
import { freePorts, readyDemo, run } from './run.mjs'
import { testsOfType } from './typeTests.ts'

const [type] = process.argv.slice(2)
const types = readdirSync('src/entities').filter((name) => existsSync(`src/entities/${name}/definition.ts`))
if (!type || !types.includes(type)) {
  console.error(`Name one type: ${types.join(', ')}`)
  process.exit(2)
}
const { title, singular } = nouns[/** @type {keyof typeof nouns} */ (type)]
const named = `\\b(${[type, title, singular].join('|')})\\b`
const { own, others } = testsOfType(type)
console.log(`Tests of ${type} in ${own.length + others.length} files, then its form in a browser.`)
if (own.length > 0) run('vitest', ['run', ...own])
run('vitest', ['run', ...others, '-t', named, '--passWithNoTests'])
readyDemo()
run('playwright', ['test', '-c', 'tests/e2e/playwright.config.ts', 'entities.spec.ts', '-g', named], {
  CHROMIUM_PATH: browserPath(),
  ENTITIES: 'all',
  E2E_PORT: process.env.E2E_PORT ?? String(await freePorts(4173, 2)),
})
