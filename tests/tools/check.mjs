// `npm run check`: everything that needs no browser and no whole test run, in two chains side by side.
import { spawn } from 'node:child_process'
import { documents } from './writtenDocuments.mjs'

const chains = [
  [
    ['types', 'npm', 'run', '--silent', 'types'],
    ['budget', 'npm', 'run', '--silent', 'budget'],
  ],
  [
    ['lint', 'npm', 'run', '--silent', 'lint'],
    ['generated code is current', 'npm', 'run', '--silent', 'generate', '--', '--check'],
    [
      'written documents, shortcuts and rooms',
      ...['node_modules/.bin/vitest', 'run', '--reporter=dot', ...documents.map(({ test }) => test)],
      ...['tests/unit/entities/registry.test.ts', 'tests/unit/rooms.test.ts'],
    ],
  ],
]

/** Runs a command, and prints what it wrote if it failed. Resolves to whether it passed. */
/** @param {string[]} step */
function passes([name = '', command = '', ...args]) {
  const started = Date.now()
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0' },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part))
    child.on('close', (code) => {
      if (code !== 0) console.log(output)
      console.log(
        `${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${Math.round((Date.now() - started) / 1000)} s)`,
      )
      resolve(code === 0)
    })
  })
}

const results = await Promise.all(
  chains.map(async (steps) => {
    let ok = true
    for (const step of steps) ok = (await passes(step)) && ok
    return ok
  }),
)
process.exitCode = results.every(Boolean) ? 0 : 1
