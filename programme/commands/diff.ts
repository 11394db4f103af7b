import { apiOf, type Command, CommandError, option } from '../command'
import { diffLines, diffMarkdown, diffOf } from '../diff/report'
import { formatHelp, formatIn, jsonOf, printLines } from '../format'
import { readProgramme } from '../readProgramme'

export const diffCommand: Command = {
  help: `programme diff <file> <file>
programme diff <file> --base-url <URL> --account <id>

  Compares two bundles, or a bundle with an account: what is only in the first, only in the second, or in both but not
  the same, field by field. Counts of the server are not compared. The exit code is 1 if there is a difference.

  ${formatHelp}`,
  options: { format: { type: 'string' } },
  async run(call) {
    const [first, second, ...rest] = call.positionals
    const hasAccount = option(call, 'account') !== undefined
    if (!first || rest.length > 0 || (second === undefined) !== hasAccount)
      throw new CommandError(
        'Compare two files, or one file with an account: programme diff <file> --account <id>',
      )
    const format = formatIn(call)
    const a = await readProgramme({ file: first, log: call.log })
    const b = await readProgramme(second === undefined ? apiOf(call) : { file: second, log: call.log })
    const report = diffOf(first, a, second ?? b.account, b)
    const isSame = report.objects.length === 0
    if (format === 'json') call.print(jsonOf(report))
    else if (format === 'md') call.print(diffMarkdown(report))
    else {
      printLines(call, diffLines(report))
      call.log(isSame ? 'No differences' : `- ${report.before}   + ${report.after}`)
    }
    return isSame ? 0 : 1
  },
}
