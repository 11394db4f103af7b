// `npm run test:changed [-- <branch>]`: the unit and contract tests of what differs from a branch, by default main. Lists
// the files first, runs those of changed types and fields before the others, and prints a summary when it is stopped.
import { execFileSync } from 'node:child_process'
import { changedFields, changedFiles } from './changedFiles.ts'
import { nearestFirst } from './nearestTests.ts'
import { bin, run } from './run.mjs'

const [base = 'main', ...args] = process.argv.slice(2)
const listed = execFileSync(bin('vitest'), ['list', '--filesOnly', '--changed', base, ...args], {
  encoding: 'utf8',
})
const files = [...new Set(listed.match(/\S+\.test\.tsx?$/gm))]
const { near, others } = nearestFirst(files, changedFiles(base) ?? [], changedFields(base))
console.log(`${files.length} files have tests of what differs from ${base}:`)
for (const file of near) console.log(`  ${file}   first`)
for (const file of others) console.log(`  ${file}`)
// Vitest decides what happens at Ctrl C; this process waits for it.
process.on('SIGINT', () => undefined)
for (const some of [near, others])
  if (some.length > 0)
    run('vitest', [
      ...['run', ...some, '--passWithNoTests'],
      ...['--reporter=default', '--reporter=./tests/tools/stoppedReporter.ts', ...args],
    ])
