// `npm run types`: the type check. A file can belong to several projects, and its errors are printed once.
import { spawnSync } from 'node:child_process'
import { bin, failureOf } from './run.mjs'
import { errorsOf } from './typeErrors.ts'

const pretty = Boolean(process.stdout.isTTY)
const result = spawnSync(bin('tsc'), ['-b', '--checkers', '1', '--pretty', String(pretty)], {
  encoding: 'utf8',
  maxBuffer: 1e8,
  // tsc prints its errors to stdout. When it crashes, it writes the reason to stderr.
  stdio: ['inherit', 'pipe', 'inherit'],
})
for (const error of errorsOf(result.stdout ?? '')) console.log(pretty ? `${error}\n` : error)
const failure = failureOf('tsc', result)
if (failure) console.error(failure)
process.exitCode = result.status ?? 1
