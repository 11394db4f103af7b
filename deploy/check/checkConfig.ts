/*
 * `node check-config.mjs config.json` checks the settings of a deployment with the code that the console checks them with at its
 * start. It names each invalid key, and each key that is not known, and warns of what the console would invent. A release has it as
 * one file without dependencies. With `-` it reads standard input. Exit codes: 0 valid, 1 invalid, 2 the file could not be read.
 */
import { readFileSync } from 'node:fs'
import { problemsOf, warningsOf } from './problems.ts'

const [file] = process.argv.slice(2)
const complain = (lines: readonly string[]) => {
  for (const line of lines) console.error(line)
}

function main(): number {
  if (!file) {
    complain(['node check-config.mjs <config.json>'])
    return 2
  }
  let text: string
  try {
    text = readFileSync(file === '-' ? 0 : file, 'utf8')
  } catch (error) {
    complain([`${file} could not be read: ${(error as Error).message}`])
    return 2
  }
  const { API_ORIGIN, IDENTITY_ORIGIN, REPORT_ORIGIN } = process.env
  const problems = problemsOf(text, { API_ORIGIN, IDENTITY_ORIGIN, REPORT_ORIGIN })
  complain(problems)
  if (problems.length > 0) return 1
  complain(warningsOf(text).map((line) => `warning: ${line}`))
  return 0
}

process.exitCode = main()
