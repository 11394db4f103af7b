import { writeFile } from 'node:fs/promises'
import { check, excludedRules } from '@/engine/check/check'
import { type Mute, readMutes, sortedBy } from '@/engine/check/mutes'
import type { Finding } from '@/engine/check/types'
import { formats } from '../check/formats'
import { fails, isSeverity, type Report } from '../check/report'
import { apiOf, type Call, type Command, CommandError, option } from '../command'
import { formatIn } from '../format'
import { type Programme, readProgramme, textOf } from '../readProgramme'

export const checkCommand: Command = {
  help: `programme check <bundle.json>
programme check --base-url <URL> --account <id>

  Finds faults in the configuration of an account, with the rules of docs/checks.md. An exported
  bundle has no counts of the server: what is sold out or won is found in an API, or in a file that has them. Without
  players, rules on players do not run.

  --players           reads the players of the account, too, a hundred for each request; with --base-url only
  --format NAME       text (default), md for a comment on a pull request, json, junit, sarif
  --fail-on SEVERITY  the mildest severity that fails the job: error, warning (default) or note
  --mutes FILE        muted findings, as the page Check exports them
  -o, --output FILE   default: standard output

Exit codes
  0  nothing that fails the job   1  findings   2  could not run`,
  options: {
    format: { type: 'string' },
    players: { type: 'boolean' },
    'fail-on': { type: 'string' },
    mutes: { type: 'string' },
    output: { type: 'string', short: 'o' },
  },
  async run(call) {
    const format = formats[formatIn(call, ['junit', 'sarif'])]
    const failOn = option(call, 'fail-on') ?? 'warning'
    if (!isSeverity(failOn)) throw new CommandError('--fail-on is one of error, warning, note')
    const mutes = await mutesOf(option(call, 'mutes'))
    const [name, ...more] = call.positionals
    if (more.length > 0) throw new CommandError(`Unexpected '${more[0]}': check one file at a time`)
    const programme = { ...(await read(call, name)), now: Date.now() }
    const report: Report = {
      ...reportOf(programme, check(programme), mutes),
      file: name === undefined ? undefined : { name, text: await textOf(name) },
      failOn,
    }
    const text = format(report)
    const output = option(call, 'output')
    if (output) await writeFile(output, `${text}\n`)
    else call.print(text)
    return report.findings.some((finding) => fails(report, finding)) ? 1 : 0
  },
}

/** The findings of a programme as a report, which warnings fail. */
export function reportOf(
  programme: Programme & { now: number },
  findings: readonly Finding[],
  mutes: readonly Mute[] = [],
): Report {
  const { shown, muted } = sortedBy(mutes, findings)
  return {
    account: programme.account,
    file: undefined,
    findings: shown,
    muted,
    failOn: 'warning',
    objects: [...programme.lists.values()].reduce((sum, rows) => sum + rows.length, 0),
    leftOut: excludedRules(programme).map(({ id }) => id),
  }
}

function read(call: Call, file: string | undefined) {
  const withPlayers = call.values.players === true
  if (file === undefined) return readProgramme(apiOf(call), withPlayers)
  if (withPlayers) throw new CommandError('--players reads an API: it needs --base-url')
  if (option(call, 'base-url')) throw new CommandError('Name either a bundle or --base-url, not both')
  return readProgramme({ file, log: call.log, keepsCounts: true })
}

async function mutesOf(file: string | undefined): Promise<Mute[]> {
  if (file === undefined) return []
  const text = await textOf(file)
  try {
    return readMutes(JSON.parse(text))
  } catch {
    throw new CommandError(`${file} is no JSON`)
  }
}
