// The command as a function. `cli.mjs` calls it with the arguments and the streams of its process.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { generalHelp, help } from './help.mjs'
import { CouldNotRun, exitCode, severities, verdict } from './report/findings.mjs'
import { formats, render } from './report/formats.mjs'
import { applyIgnoreFile, readIgnoreFile } from './report/ignore.mjs'
import { forgetSecrets, redact } from './report/redact.mjs'
import { messageOf } from './tools.mjs'

/** @import { Command, Streams, Values } from './types' */

/** @type {Record<string, () => Promise<Command>>} */
const commands = {
  lint: () => import('./commands/lint.mjs'),
  generate: () => import('./commands/generate.mjs'),
  diff: () => import('./commands/diff.mjs'),
  har: () => import('./commands/har.mjs'),
  guard: () => import('./commands/guard.mjs'),
  verify: () => import('./commands/verify.mjs'),
  mocks: () => import('./commands/mocks.mjs'),
  docs: () => import('./commands/docs.mjs'),
  changelog: () => import('./commands/changelog.mjs'),
}

/** @satisfies {import('node:util').ParseArgsOptionsConfig} */
const common = {
  format: { type: 'string', default: 'human' },
  output: { type: 'string', short: 'o' },
  ignore: { type: 'string' },
  'fail-on': { type: 'string', default: 'risky' },
  help: { type: 'boolean', short: 'h' },
}

/**
 * Runs a command line. Output goes to the streams.
 * @param {string[]} args
 * @param {Streams} streams
 * @returns {Promise<number>} the exit code
 */
export async function run(args, streams) {
  forgetSecrets()
  try {
    return await main(args, streams)
  } catch (error) {
    const text = error instanceof Error && !(error instanceof CouldNotRun) ? error.stack : messageOf(error)
    streams.stderr.write(redact(`could not run: ${text}\n`))
    return 2
  }
}

/**
 * @param {string[]} args
 * @param {Streams} streams
 */
async function main(args, streams) {
  const { stdout, stderr } = streams
  const [name, ...rest] = args
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    stdout.write(`${help[rest[0] ?? ''] ?? generalHelp}\n`)
    return name === undefined ? 2 : 0
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new CouldNotRun(`There is no command '${name}'. Try: contract --help`)
  const { run: runCommand, options = {} } = await command()
  const { values, positionals } = parse(rest, options)
  if (values.help) {
    stdout.write(`${help[name]}\n`)
    return 0
  }
  const { format, 'fail-on': failOn } = values
  if (!Object.hasOwn(formats, format))
    throw new CouldNotRun(`--format must be one of ${Object.keys(formats).join(', ')}, not '${format}'`)
  if (!severities.includes(failOn))
    throw new CouldNotRun(`--fail-on must be one of ${severities.join(', ')}, not '${failOn}'`)
  const known = readIgnoreFile(values.ignore)
  const report = await runCommand(values, positionals, streams)
  applyIgnoreFile(report, known)
  const colour = !values.output && stdout.isTTY && !process.env.NO_COLOR
  const text = report.page ?? `${render(report, format, { failOn, colour })}\n`
  const code = exitCode(report, failOn)
  if (!values.output) stdout.write(text)
  else {
    writeFileSync(values.output, text)
    stderr.write(`${verdict(report, code)} (${values.output})\n`)
  }
  return code
}

/**
 * @param {string[]} args
 * @param {NonNullable<Command['options']>} options
 * @returns {{ values: Values, positionals: string[] }}
 */
function parse(args, options) {
  try {
    return parseArgs({ args, options: { ...common, ...options }, allowPositionals: true })
  } catch (error) {
    throw new CouldNotRun(messageOf(error))
  }
}
