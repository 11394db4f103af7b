// `npm run test:entity -- teams`: the unit, contract and browser tests of one type. Their titles contain its path, its
// title or its name.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { nouns } from '../../src/model/words.ts'
import { browserPath } from './browser.mjs'
import { filesIn } from './filesIn.ts'
import { buildDemo, freePorts, run } from './run.mjs'

const [type] = process.argv.slice(2)
const types = readdirSync('src/entities').filter((name) => existsSync(`src/entities/${name}/definition.ts`))
if (!type || !types.includes(type)) {
  console.error(`Name one type: ${types.join(', ')}`)
  process.exit(2)
}
const { title, singular } = nouns[/** @type {keyof typeof nouns} */ (type)]
const named = `\\b(${[type, title, singular].join('|')})\\b`
// Loading all files would take minutes. Those of this type name it, or go over all types.
const names = new RegExp(`${named}|\\bentit(ies|yTypes)\\.|\\bfixture(s|Of)\\b`)
const files = ['tests/unit', 'tests/contract'].flatMap((folder) =>
  filesIn(folder, /\.test\.tsx?$/).filter(
    (file) => file.includes(`/${type}`) || names.test(readFileSync(file, 'utf8')),
  ),
)
console.log(`${files.length} files have tests that can be about ${type}`)
run('vitest', ['run', ...files, '-t', named, '--passWithNoTests'])
buildDemo()
run('playwright', ['test', '-c', 'tests/e2e/playwright.config.ts', '-g', named], {
  CHROMIUM_PATH: browserPath(),
  E2E_PORT: process.env.E2E_PORT ?? String(await freePorts(4173)),
})
