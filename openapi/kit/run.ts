// The command as a function. `cli.ts` calls it with the arguments and the streams of its process.
import { writeFileSync } from 'node:fs'
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { type Config, readConfig } from './config/config.ts'
import { generalHelp, help } from './help.ts'
import { type Command, commands, perform } from './perform.ts'
import { CouldNotRun } from './report/couldNotRun.ts'
import { exitCode, severities, verdict } from './report/findings.ts'
import { formats, render } from './report/formats.ts'
import { readIgnoreFile } from './report/ignore.ts'
import { forgetSecrets, redact } from './report/redact.ts'
import { counted, didYouMean, messageOf } from './tools.ts'
import type { Streams, Values } from './types.ts'
import { versionLine, versionOf } from './version.ts'

const common = {
  format: { type: 'string', default: 'human' },
  output: { type: 'string', short: 'o', multiple: true },
  config: { type: 'string' },
  ignore: { type: 'string' },
  'fail-on': { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} satisfies ParseArgsOptionsConfig

/**
 * Runs a command line. Output goes to the streams.
 * @returns the exit code
 */
export async function run(args: string[], streams: Streams): Promise<number> {
  forgetSecrets()
  try {
    return await main(args, streams)
  } catch (error) {
    const text =
      error instanceof RangeError
        ? `what was given is nested too deeply to be read (${messageOf(error)})`
        : error instanceof Error && !(error instanceof CouldNotRun)
          ? error.stack
          : messageOf(error)
    streams.stderr.write(redact(`could not run: ${text}\n`))
    return 2
  }
}

async function main([name, ...rest]: string[], streams: Streams) {
  const { stdout, stderr } = streams
  if (name === '--version' || name === '-V') {
    stdout.write(`${versionLine(versionOf())}\n`)
    return 0
  }
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    stdout.write(`${help[rest[0] ?? ''] ?? generalHelp()}\n`)
    return name === undefined ? 2 : 0
  }
  if (!isCommand(name))
    throw new CouldNotRun(
      `There is no command '${name}'.${didYouMean(name, Object.keys(commands))} Try: contract --help`,
    )
  const command: Command = await commands[name]()
  const { options = {}, most = 0 } = command
  const { values, positionals } = parse(rest, options)
  if (values.help) {
    stdout.write(`${help[name]}\n`)
    return 0
  }
  const unread = positionals.slice(most)
  if (unread.length > 0)
    throw new CouldNotRun(
      `contract ${name} does not read '${unread.join("', '")}'. ${most === 0 ? 'It takes options only' : `It takes ${counted(most, 'file')}`}: contract ${name} --help`,
    )
  const config = await readConfig(values.config)
  const failOn = values['fail-on'] ?? config.failOn ?? 'risky'
  expectOneOf('--format', values.format, command.formats ?? Object.keys(formats))
  expectOneOf('--fail-on', failOn, severities)
  const outputs = outputsOf(name, command, values, config)
  const known = [
    ...readIgnoreFile(values.ignore),
    ...(config.ignore ?? []).map((entry) => ({ ...entry, path: config.path })),
  ]
  // The other commands are about the contract of the console.
  const { contract, screens } = 'contract' in options && !values.contract ? { ...config, ...values } : values
  const settings = { contract, screens, severities: config.severities, known }
  const report = await perform(command, { values, positionals, streams }, settings)
  if (config.contract && !('contract' in options))
    report.notes.push(`${config.path}: ${name} does not read 'contract'; it is about the contract of the kit`)
  const code = report.page === undefined ? exitCode(report, failOn) : 0
  const textOf = (as: string, colour: boolean) =>
    report.page?.(as) ?? `${render(report, as, { failOn, colour })}\n`
  for (const { file, format } of outputs) {
    writeFileSync(file, textOf(format, false))
    stderr.write(`${report.page === undefined ? verdict(report, code) : 'written'} (${file})\n`)
  }
  // A file with a format of its own is written beside the report of the terminal.
  if (outputs.every(({ beside }) => beside)) stdout.write(textOf(values.format, isColoured(stdout)))
  return code
}

const isCommand = (name: string): name is keyof typeof commands => Object.hasOwn(commands, name)

function isColoured({ isTTY }: Streams['stdout']) {
  const { FORCE_COLOR, NO_COLOR } = process.env
  if (FORCE_COLOR !== undefined) return FORCE_COLOR !== '0'
  return isTTY === true && !NO_COLOR
}

/** A file to write. `beside`: the report is on the terminal, too. */
type Output = { file: string; format: string; beside: boolean }

/** Those of the command line, or else of the settings. */
function outputsOf(
  name: string,
  command: Command,
  { output, format }: Values,
  { outputs }: Config,
): Output[] {
  if (command.ownOutput) return []
  const possible = command.formats ?? Object.keys(formats)
  if (!output)
    return Object.entries(outputs ?? {})
      .filter(([own]) => possible.includes(own))
      .map(([own, file]) => ({ file: file.replaceAll('{command}', name), format: own, beside: true }))
  return output.map((text: string) => {
    // `report.xml` has the format of --format; `junit=report.xml` names its own.
    const [, own = '', file = ''] = /^([a-z]+)=(.+)$/.exec(text) ?? []
    if (!own) return { file: text, format, beside: false }
    expectOneOf('--output', own, possible)
    return { file, format: own, beside: true }
  })
}

function expectOneOf(option: string, value: string, values: string[]) {
  if (!values.includes(value))
    throw new CouldNotRun(
      `${option} must be one of ${values.join(', ')}, not '${value}'.${didYouMean(value, values)}`,
    )
}

/** What other commands call an option of ours. */
const otherNames: Record<string, string> = { port: '--listen', url: '--base-url', out: '--output' }

/** Words of ours for the errors of Node, which differ between its versions. */
function wordsOf(message: string) {
  const [, option = ''] = /'(?:-\w, )?(--?[\w-]+)/.exec(message) ?? []
  if (/^Unknown option/.test(message)) return `There is no option '${option}'. Try: contract --help`
  if (/argument is ambiguous/.test(message))
    return `${option} needs a value. One that begins with a dash is written ${option}=-value`
  if (/argument missing/.test(message)) return `${option} needs a value`
  return /does not take an argument/.test(message)
    ? `${option} takes no value`
    : (message.split('\n')[0] ?? '')
}

function parse(
  args: string[],
  options: NonNullable<Command['options']>,
): { values: Values; positionals: string[] } {
  try {
    return parseArgs({ args, options: { ...common, ...options }, allowPositionals: true })
  } catch (error) {
    const message = messageOf(error)
    const [, unknown = ''] = /^Unknown option '--([^']+)'/.exec(message) ?? []
    if (!unknown) throw new CouldNotRun(wordsOf(message))
    const names = Object.keys({ ...common, ...options }).map((name) => `--${name}`)
    const meant = names.includes(otherNames[unknown] ?? '') ? ` Did you mean '${otherNames[unknown]}'?` : ''
    throw new CouldNotRun(`There is no option '--${unknown}'.${meant || didYouMean(`--${unknown}`, names)}`)
  }
}
