// `npm run test:changed [-- <branch>]`: the unit and contract tests of what differs from a branch, by default main.
import { run } from './run.mjs'

const [base = 'main', ...args] = process.argv.slice(2)
run('vitest', ['run', '--changed', base, '--passWithNoTests', ...args])
