// Looks up known holes of the packages that are shipped (`npm audit`). Fails on high and critical ones; passes with a note where
// the registry offers no audits or cannot be reached, and never waits longer than a minute.
import { spawnSync } from 'node:child_process'
import { verdictOf } from './auditVerdict.ts'

const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=30000']
const { stdout, signal } = spawnSync('npm', args, {
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'ignore'],
  timeout: 60_000,
  killSignal: 'SIGKILL',
})
const { isFailure, lines } = verdictOf({ stdout: stdout ?? '', isLate: signal !== null })
console.log(lines.join('\n'))
process.exitCode = isFailure ? 1 : 0
