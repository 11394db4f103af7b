// `npm test`: what finds most faults within about 11 minutes on two cores. `npm run test:all` (`--rest`): everything else, once.
// tests/tools/suite/steps.ts has the steps. All of them run, even if an earlier one failed; the last line counts: 'N passed, N failed'.
import { appendFileSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { browserPath } from './browser.mjs'
import { lineOf, runSteps } from './suite/runSteps.ts'
import { coreStages, restStages } from './suite/steps.ts'

const isRest = process.argv.includes('--rest')

/** Ends with one sentence that says what is missing and what to do. @param {string} sentence @returns {never} */
function refuse(sentence) {
  console.error(sentence)
  process.exit(2)
}

for (const folder of [tmpdir(), '.']) {
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize < 300_000_000)
    refuse(`The tests need 300 MB of disk space, and ${folder} has less. Free some, then run them again.`)
}
try {
  // First, because the browser may have to be installed.
  process.env.CHROMIUM_PATH = browserPath()
} catch (error) {
  refuse(error instanceof Error ? error.message : String(error))
}

const { results, isStopped } = await runSteps(isRest ? restStages : coreStages)

// Printed again at the end, because a CI often shows only the end of a long output.
/** @param {string} verdict @param {readonly import('./suite/results.ts').NamedTest[]} tests */
const list = (verdict, tests) => {
  for (const [file, title, message] of tests)
    console.log(`\n${verdict} ${file}: ${title}\n${message.split('\n').slice(0, 12).join('\n')}`)
}
for (const { name, output } of results) if (output) console.log(`\nFAILED ${name}\n${output}`)
for (const { name, report } of results) if (report) console.log(`\n${name}\n${report}`)
list(
  'FLAKY, passed when it ran once more,',
  results.flatMap(({ flaky }) => flaky),
)
list(
  'FAILED',
  results.flatMap(({ failures }) => failures),
)
console.log(`\n${results.map(lineOf).join('\n')}`)
const passed = results.reduce((sum, step) => sum + step.passed, 0)
const failed = results.reduce((sum, step) => sum + step.failed, 0)
if (isStopped) console.log('\nStopped before the end.')
console.log(
  isRest
    ? '\n`npm test` has the core, which is not run again here.'
    : '\n`npm run test:all` has the rest: the other browser tests, Firefox and WebKit, traffic, documents by execution.',
)
if (process.env.TEST_TOTALS) appendFileSync(process.env.TEST_TOTALS, `${passed} ${failed}\n`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = isStopped ? 130 : failed === 0 && passed > 0 ? 0 : 1
