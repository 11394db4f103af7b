import { parseArgs } from 'node:util'
import { type Call, type Command, CommandError, commonOptions, type ExitCode } from './command'
import { applyCommand } from './commands/apply'
import { campaignCommand } from './commands/campaign'
import { checkCommand } from './commands/check'
import { diffCommand } from './commands/diff'
import { duplicateCommand } from './commands/duplicate'
import { economyCommand } from './commands/economy'
import { explainCommand } from './commands/explain'
import { exportCommand } from './commands/export'
import { importCommand } from './commands/import'
import { mcpCommand } from './commands/mcp'
import { newsCommand } from './commands/news'
import { proposeCommand } from './commands/propose'
import { revertCommand } from './commands/revert'
import { visibleLines } from './markdown'

const commands: Readonly<Record<string, Command>> = {
  export: exportCommand,
  import: importCommand,
  diff: diffCommand,
  check: checkCommand,
  explain: explainCommand,
  economy: economyCommand,
  campaign: campaignCommand,
  revert: revertCommand,
  duplicate: duplicateCommand,
  propose: proposeCommand,
  apply: applyCommand,
  news: newsCommand,
  mcp: mcpCommand,
}

const generalHelp = `programme: the programme of an account as a file

  programme export --account <id> [-o FILE]   all objects of an account but its players, as a bundle
  programme import <file> --account <id>      the objects of a bundle into an account; --dry-run sends nothing
  programme diff <file> <file>                what differs between two bundles
  programme diff <file> --account <id>        what differs between a bundle and an account
  programme check <bundle>                   faults in the configuration, by the rules of docs/checks.md
  programme explain <bundle> --player <file>  what one player sees at one moment, and why not the rest
  programme economy <bundle>                 what players can earn and buy, and on which day
  programme campaign <bundle>                when a campaign runs, what it costs, and what is wrong with it
  programme revert <file> --account <id>      takes back the changes of an exported journal; --dry-run sends nothing
  programme duplicate <bundle>               copies of some objects, with their own ids, names and dates, as a bundle
  programme propose <bundle> --account <id>   what an import would do, as a proposal for somebody else
  programme apply <file> --account <id>       carries out a proposal; --dry-run sends nothing
  programme news <older> --account <id>       what changed since an older export, in one line for a channel
  programme mcp --account <id>                a server for assistants, which reads, and drafts proposals
  programme help <command>                    more about one of them

For every command that calls an API
  --base-url URL   such as https://api.example.com/admin/api/v0
  --token TOKEN    access token; or set PROGRAMME_TOKEN, which keeps it out of the process list
  --account ID     the account to read or to write

Exit codes
  0  done, or nothing to do   1  differences, or rows that failed   2  could not run`

interface Environment extends Pick<Call, 'print' | 'log'> {
  env: Readonly<Record<string, string | undefined>>
}

/** Runs a command and resolves to its exit code. */
export async function main(
  args: readonly string[],
  { env, print, log: write }: Environment,
): Promise<ExitCode> {
  // Names and ids of others are in these lines, and a terminal obeys control characters (rule BUNDLE-15).
  const log = (line: string) => write(visibleLines(line))
  try {
    const [name, ...rest] = args
    if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
      print(commands[rest[0] ?? '']?.help ?? generalHelp)
      return name === undefined ? 2 : 0
    }
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (!command) throw new CommandError(`There is no command '${name}'. Try: programme help`)
    const { values, positionals } = parse(rest, command)
    if (values.help) {
      print(command.help)
      return 0
    }
    const token = values.token ?? env.PROGRAMME_TOKEN
    return await command.run({ values: { ...values, token }, positionals, print, log })
  } catch (thrown) {
    if (!(thrown instanceof CommandError)) throw thrown
    log(thrown.message)
    return 2
  }
}

function parse(args: string[], { options = {} }: Command) {
  try {
    const known = { ...commonOptions, ...options }
    return parseArgs({ args: withNegatives(args), options: known, allowPositionals: true }) as {
      values: Call['values']
      positionals: string[]
    }
  } catch (thrown) {
    throw new CommandError(thrown instanceof Error ? thrown.message : String(thrown))
  }
}

/** `--shift -1y` as `--shift=-1y`: parseArgs takes a value that begins with a dash for another option. */
function withNegatives(args: readonly string[]): string[] {
  const joined: string[] = []
  for (const arg of args) {
    const before = joined.at(-1) ?? ''
    if (/^-\d/.test(arg) && /^--[^=]+$/.test(before)) joined[joined.length - 1] = `${before}=${arg}`
    else joined.push(arg)
  }
  return joined
}
