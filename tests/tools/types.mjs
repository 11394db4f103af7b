// `npm run types`: the type check. A file can belong to several projects, and its errors are printed once.
import { spawnSync } from 'node:child_process'
import { bin } from './run.mjs'
import { errorsOf } from './typeErrors.ts'

const pretty = Boolean(process.stdout.isTTY)
const { status, stdout } = spawnSync(bin('tsc'), ['-b', '--checkers', '1', '--pretty', String(pretty)], {
  encoding: 'utf8',
  maxBuffer: 1e8,
})
for (const error of errorsOf(stdout)) console.log(pretty ? `${error}\n` : error)
process.exitCode = status ?? 1
