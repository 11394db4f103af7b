import { writeFile } from 'node:fs/promises'
import { exportBundle } from '@/engine/transfer/format'
import { apiOf, type Command, CommandError, option } from '../command'
import { readProgramme } from '../readProgramme'

export const exportCommand: Command = {
  help: `programme export --base-url <URL> --account <id> [-o FILE]

  Writes all objects of an account but its players as a bundle: a JSON file that is the same, byte for byte, as long as
  the objects are. Without server counters, keys of the API and the account's own settings.

  -o, --output FILE   default: standard output`,
  options: { output: { type: 'string', short: 'o' } },
  async run(call) {
    if (call.positionals.length > 0)
      throw new CommandError(`Unexpected '${call.positionals[0]}': use -o FILE`)
    const { account, lists } = await readProgramme(apiOf(call))
    const text = exportBundle({ account, lists, objects: 'all' })
    const output = option(call, 'output')
    if (!output) {
      call.print(text.trimEnd())
      return 0
    }
    await writeFile(output, text)
    const count = [...lists.values()].reduce((sum, rows) => sum + rows.length, 0)
    call.log(`${output}: ${count} ${count === 1 ? 'object' : 'objects'} of ${account}`)
    return 0
  },
}
