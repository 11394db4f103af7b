import { isZone } from '@/lib/zonedTime'
import { apiOf, type Command, CommandError, option } from '../command'
import { formatHelp, formatIn, jsonOf, printLines } from '../format'
import { newsMarkdown, newsOf } from '../news/report'
import { readProgramme } from '../readProgramme'

export const newsCommand: Command = {
  help: `programme news <older.json> --base-url <URL> --account <id>

  Prints what changed in an account since an older export, in one line for a channel: how many objects changed, errors of
  the check that are new, what is out of stock, and which draws are still to come today. Prints nothing if no object changed.

  --zone ZONE         the time zone of the day and of its times, such as Europe/Berlin (default: UTC)
  ${formatHelp}`,
  options: { format: { type: 'string' }, zone: { type: 'string' } },
  async run(call) {
    const [file, ...rest] = call.positionals
    if (!file || rest.length > 0) throw new CommandError('Name one file: programme news <older.json>')
    const format = formatIn(call)
    const zone = option(call, 'zone')
    if (zone !== undefined && !isZone(zone))
      throw new CommandError(`--zone is a time zone such as Europe/Berlin, not '${zone}'`)
    const api = apiOf(call)
    const older = await readProgramme({ file, log: call.log })
    const current = await readProgramme(api)
    const news = newsOf(older, current, { now: Date.now(), zone })
    if (format === 'json') call.print(jsonOf(news))
    else if (format === 'md') call.print(newsMarkdown(news))
    else if (news.line !== '') printLines(call, [news.line])
    return 0
  },
}
