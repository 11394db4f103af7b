import { calculating } from '@/engine/economy/economy'
import { courseOf, earnedIn } from '@/engine/economy/expected'
import { type Profile, profiles } from '@/engine/economy/profiles'
import { runSync } from '@/lib/idle'
import { parseJson } from '@/lib/json'
import { isObject } from '@/lib/value'
import { accountTypes } from '@/model/entityTypes'
import type { Lists } from '@/model/references'
import { nouns } from '@/model/words'
import { apiOf, type Call, type Command, CommandError, momentIn, option } from '../command'
import { differenceLines, humanLines } from '../economy/human'
import { economyMarkdown } from '../economy/markdown'
import { differencesBetween, reportOf } from '../economy/report'
import { formatHelp, formatIn, jsonOf, printLines } from '../format'
import { type Programme, readProgramme, textOf } from '../readProgramme'

/** A month of `--max-credits-per-month`, in days. */
const monthDays = 30
const mostDays = 3650

export const economyCommand: Command = {
  help: `programme economy <bundle.json> [--players <file.json>]
programme economy --base-url <URL> --account <id> [--with-players]

  What a player can earn and buy: the most that the configuration allows, what a kind of player is expected to get, on
  which day each price and each level is reached, and the odds of mystery boxes.

  --at TIME           the first moment, ISO 8601; without a zone it is UTC (default: now)
  --days N            the length of the span (default: 30)
  --profile NAME      casual, regular (default) or keen
  ${formatHelp}
  --players FILE      a JSON list of players, for what they hold; with a bundle
  --with-players      reads the players of the account, a hundred for each request; with --base-url
  --against FILE      an older bundle: prints the figures that differ from it, too
  --max-credits-per-month N
                      fails if a player of this profile is expected to earn more ${nouns.credits.many} in 30 days

Exit codes
  0  done   1  more ${nouns.credits.many} than --max-credits-per-month   2  could not run`,
  options: {
    at: { type: 'string' },
    days: { type: 'string' },
    profile: { type: 'string' },
    format: { type: 'string' },
    players: { type: 'string' },
    'with-players': { type: 'boolean' },
    against: { type: 'string' },
    'max-credits-per-month': { type: 'string' },
  },
  async run(call) {
    const options = spanOf(call)
    const format = formatIn(call)
    const most = mostCreditsOf(call)
    const { account, lists } = await read(call)
    const economy = runSync(calculating(account, lists, options))
    const report = reportOf(economy, options)
    const older = option(call, 'against')
    const differences = older === undefined ? undefined : await changesSince(call, older, options, report)
    const printed = { ...report, ...(differences && { changes: differences }) }
    if (format === 'json') call.print(jsonOf(printed))
    else if (format === 'md') call.print(economyMarkdown(account, printed, older))
    else {
      printLines(call, humanLines(report))
      if (differences)
        printLines(call, ['', `Since ${older}`, ...differenceLines(differences).map((text) => `  ${text}`)])
    }
    if (most === undefined) return 0
    const month = courseOf(economy.programme, options.at, monthDays, economy.assumed)
    const { credits } = earnedIn(month, economy.assumed)
    if (credits <= most) return 0
    call.log(
      `A ${options.profile} player is expected to earn ${Math.round(credits)} ${nouns.credits.many} in ${monthDays} days, more than ${most}.`,
    )
    return 1
  },
}

type Options = Parameters<typeof reportOf>[1]

/** The span and the profile of a call. Throws CommandError. */
export const spanOf = (call: Call): Options => ({
  at: momentIn(call),
  days: daysOf(call),
  profile: profileOf(call),
})

async function changesSince(call: Call, file: string, options: Options, report: ReturnType<typeof reportOf>) {
  const { account, lists } = await readProgramme({ file, log: call.log, keepsCounts: true })
  return differencesBetween(reportOf(runSync(calculating(account, lists, options)), options), report)
}

function daysOf(call: Call): number {
  const text = option(call, 'days') ?? '30'
  const days = Number(text)
  if (!Number.isInteger(days) || days < 1 || days > mostDays)
    throw new CommandError(`--days is a whole number from 1 to ${mostDays}, not '${text}'`)
  return days
}

function profileOf(call: Call): Profile {
  const name = option(call, 'profile') ?? 'regular'
  const profile = profiles.find((one) => one === name)
  if (!profile) throw new CommandError(`--profile is one of ${profiles.join(', ')}`)
  return profile
}

function mostCreditsOf(call: Call): number | undefined {
  const text = option(call, 'max-credits-per-month')
  if (text === undefined) return undefined
  const most = Number(text)
  if (!(most >= 0)) throw new CommandError(`--max-credits-per-month is a number, not '${text}'`)
  return most
}

async function read(call: Call): Promise<Programme> {
  const [file, ...more] = call.positionals
  if (more.length > 0) throw new CommandError(`Unexpected '${more[0]}': name one bundle`)
  const withPlayers = call.values['with-players'] === true
  const players = option(call, 'players')
  if (file === undefined) {
    if (players !== undefined)
      throw new CommandError('--players names a file beside a bundle; with --base-url use --with-players')
    return readProgramme(apiOf(call), withPlayers)
  }
  if (withPlayers) throw new CommandError('--with-players reads an API: it needs --base-url')
  if (option(call, 'base-url')) throw new CommandError('Name either a bundle or --base-url, not both')
  const programme = await readProgramme({ file, log: call.log, keepsCounts: true })
  if (players === undefined) return programme
  const lists: Lists = new Map([...programme.lists, ['players', await playersOf(players)]])
  return { ...programme, lists: new Map(accountTypes.flatMap((type) => ofType(lists, type))) }
}

const ofType = (lists: Lists, type: (typeof accountTypes)[number]) => {
  const rows = lists.get(type)
  return rows ? [[type, rows] as const] : []
}

/** A JSON list of players, or an object with such a list as `players`. */
async function playersOf(file: string): Promise<object[]> {
  let value: unknown
  try {
    value = parseJson(await textOf(file))
  } catch (thrown) {
    if (thrown instanceof CommandError) throw thrown
    throw new CommandError(`${file} is no JSON`)
  }
  const list = isObject(value) && 'players' in value ? value.players : value
  if (!Array.isArray(list)) throw new CommandError(`${file} has no list of players`)
  return list.filter(isObject)
}
