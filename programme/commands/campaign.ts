import {
  type CampaignView,
  campaignIn,
  campaignViewOf,
  countedIn,
  listsAs,
  rangeOf,
  withoutDates,
} from '@/engine/campaign/campaign'
import { findingCountsOf, findingsByObject, findingsOf } from '@/engine/check/byObject'
import { check } from '@/engine/check/check'
import { costing } from '@/engine/economy/campaignCost'
import { followOnText } from '@/engine/economy/costWords'
import { newAt } from '@/engine/explain/newAt'
import type { ObjectName } from '@/engine/plan/types'
import type { CampaignName } from '@/engine/programme/campaignName'
import { dayMs } from '@/lib/days'
import { runSync } from '@/lib/idle'
import { type CampaignReport, campaignLines, campaignMarkdown } from '../campaign/words'
import { apiOf, type Call, type Command, CommandError, momentIn, option, optionList } from '../command'
import { formatHelp, formatIn, jsonOf, printLines } from '../format'
import { type Programme, readProgramme } from '../readProgramme'

export const campaignCommand: Command = {
  help: `programme campaign <bundle.json> (--tag T | --category C)
programme campaign --base-url <URL> --account <id> (--tag T | --category C)

  What a campaign is, when it runs, what it costs and what is wrong with it: the figures of its page in the console.

  --tag TAG           all objects with the tag, without regard to case and surrounding blanks
  --category NAME     all objects of the category, likewise
  --at TIME           now, ISO 8601; without a zone it is UTC (default: the time of the call)
  --as-is             counts only what is available
  --as-active         counts all of it as available (default as long as none of it is)
  ${formatHelp}

Exit codes
  0  done   2  could not run`,
  options: {
    tag: { type: 'string', multiple: true },
    category: { type: 'string', multiple: true },
    at: { type: 'string' },
    'as-is': { type: 'boolean' },
    'as-active': { type: 'boolean' },
    format: { type: 'string' },
  },
  async run(call) {
    const [name, now, asked] = [nameOf(call), momentIn(call), viewIn(call)]
    const format = formatIn(call)
    const report = reportOf(await read(call), name, now, asked)
    if (format === 'json') call.print(jsonOf(report.json))
    else if (format === 'md') call.print(campaignMarkdown(name, report))
    else printLines(call, campaignLines(report))
    return 0
  },
}

const isoOf = (moment: number | undefined): string | null =>
  moment === undefined || !Number.isFinite(moment) ? null : new Date(moment).toISOString()

const bare = ({ type, id }: ObjectName): ObjectName => ({ type, id })

/** The members of the JSON, and what follows on the cost in words. Throws CommandError. */
export function reportOf(
  { account, lists }: Programme,
  name: CampaignName,
  now: number,
  asked: CampaignView | undefined,
): CampaignReport {
  const campaign = campaignIn(lists, name, now)
  const { objects, state } = campaign
  if (objects.length === 0)
    throw new CommandError(
      `No object has the ${name.tag === undefined ? `category '${name.category}'` : `tag '${name.tag}'`}`,
    )
  const view = campaignViewOf(campaign, asked)
  const viewed = listsAs(lists, objects, view)
  const { from, to } = rangeOf(countedIn(objects, view))
  const cost = runSync(costing({ account, lists, name, now, view }))
  const findings = findingsByObject(check({ account, now, lists: viewed }))
  const fresh =
    from === undefined || !Number.isFinite(from)
      ? []
      : runSync(newAt({ account, lists: viewed, objects, at: from }))
  const json = {
    state,
    from: isoOf(from),
    to: isoOf(to),
    view,
    objects: objects.map(bare),
    withoutDates: withoutDates(objects).map(bare),
    cost: {
      from: isoOf(cost.at),
      to: isoOf(cost.at + cost.days * dayMs),
      direct: cost.direct,
      followOn: cost.followOn.map(({ type, id, points, credits }) => ({ type, id, points, credits })),
      sooner: cost.sooner.map(({ type, id, days }) => ({ type, id, days })),
      stops: cost.stops.map(bare),
      ...(cost.toCome && { toCome: cost.toCome }),
    },
    findings: findingCountsOf(findingsOf(objects, findings)),
    newAtStart: fresh.map(bare),
  }
  return { json, follows: followOnText(cost) }
}

/** The campaign of `--tag` or `--category`. Throws CommandError. */
export function nameOf(call: Call): CampaignName {
  const given = (name: string) => optionList(call, name).filter((text) => text.trim() !== '')
  const [tags, categories] = [given('tag'), given('category')]
  const [[tag], [category]] = [tags, categories]
  if (tags.length + categories.length !== 1)
    throw new CommandError('Name the campaign by one of --tag, --category')
  return tag === undefined ? { category: category ?? '' } : { tag }
}

export function viewIn({ values }: Call): CampaignView | undefined {
  if (values['as-is'] === true && values['as-active'] === true)
    throw new CommandError('Choose one of --as-is, --as-active')
  return values['as-is'] === true ? 'as-is' : values['as-active'] === true ? 'as-active' : undefined
}

function read(call: Call): Promise<Programme> {
  const [file, ...more] = call.positionals
  if (more.length > 0) throw new CommandError(`Unexpected '${more[0]}': name one bundle`)
  if (file === undefined) return readProgramme(apiOf(call))
  if (option(call, 'base-url')) throw new CommandError('Name either a bundle or --base-url, not both')
  return readProgramme({ file, log: call.log, keepsCounts: true })
}
