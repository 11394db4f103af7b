// `npm run check`: everything that needs no browser and no whole test run, in two chains side by side. Leaves out what cannot
// differ from main; `-- --all` does not.
import { spawn } from 'node:child_process'
import { affected } from './affected.ts'
import { checkSteps, failureText } from './checkSteps.ts'
import { documents } from './writtenDocuments.ts'

const written = affected(documents)
/** @type {import('./checkSteps.ts').CheckStep} */
const documentsStep = {
  name: 'written documents, shortcuts and rooms',
  command: [
    ...['node_modules/.bin/vitest', 'run', '--reporter=dot', ...written.wanted.map(({ test }) => test)],
    ...['tests/unit/entities/registry.test.ts', 'tests/unit/rooms.test.ts'],
  ],
  fix: 'npm run renew',
}
const [first = [], second = []] = checkSteps
const chains = [[...first], [...second, documentsStep]]

/** Runs a command. If it fails, prints the command that makes it pass, then what it wrote. Resolves to whether it passed. */
/** @param {import('./checkSteps.ts').CheckStep} step */
function passes({ name, command: [command = '', ...args], fix }) {
  const started = Date.now()
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0' },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part))
    child.on('close', (code) => {
      const line = `${name} (${Math.round((Date.now() - started) / 1000)} s)`
      console.log(code === 0 ? `ok     ${line}` : failureText(line, output, fix))
      resolve(code === 0)
    })
  })
}

const results = await Promise.all(
  chains.map(async (steps) => {
    let ok = true
    for (const step of affected(steps).wanted) ok = (await passes(step)) && ok
    return ok
  }),
)
for (const { name } of chains.flatMap((steps) => affected(steps).skipped))
  console.log(`-      ${name}: nothing of it differs from main`)
for (const { test } of written.skipped) console.log(`-      ${test}: nothing of it differs from main`)
process.exitCode = results.every(Boolean) ? 0 : 1
