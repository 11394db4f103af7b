import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readLists } from '@/api/readLists'
import { exportBundle } from '@/engine/transfer/format'
import { pluralize } from '@/lib/format'
import { idOf } from '@/model/references'
import { connect } from '../api'
import { apiOf, type Call, type Command, CommandError, type ExitCode, option, serverOf } from '../command'
import { apiMessage, type Programme, readProgramme } from '../readProgramme'

export const exportCommand: Command = {
  help: `programme export --base-url <URL> --account <id> [-o FILE]
programme export --base-url <URL> --all -o FOLDER

  Writes all objects of an account but its players as a bundle: a JSON file that is the same, byte for byte, as long as
  the objects are. Without server counters, keys of the API and the account's own settings.

  -o, --output FILE   default: standard output
  --all               all accounts that the token sees, each as <account>.json in the folder. An account that cannot be
                      read is named, its file stays as it is, and the exit code is 1`,
  options: { output: { type: 'string', short: 'o' }, all: { type: 'boolean' } },
  async run(call) {
    if (call.positionals.length > 0)
      throw new CommandError(`Unexpected '${call.positionals[0]}': use -o FILE`)
    const output = option(call, 'output')
    if (call.values.all) return exportAll(call, output)
    const programme = await readProgramme(apiOf(call))
    const text = textOf(programme)
    if (!output) {
      call.print(text.trimEnd())
      return 0
    }
    await writeFile(output, text)
    call.log(`${output}: ${countOf(programme)} of ${programme.account}`)
    return 0
  },
}

const textOf = ({ account, lists }: Programme) => exportBundle({ account, lists, objects: 'all' })

const countOf = ({ lists }: Programme) =>
  pluralize(
    [...lists.values()].reduce((sum, rows) => sum + rows.length, 0),
    'object',
  )

async function exportAll(call: Call, folder: string | undefined): Promise<ExitCode> {
  if (option(call, 'account')) throw new CommandError('Name either --account or --all, not both')
  if (!folder) throw new CommandError('Name the folder of the files: --all -o accounts')
  const server = serverOf(call)
  const accounts = await accountsOf(server)
  if (accounts.length === 0) throw new CommandError('This token sees no account')
  await mkdir(folder, { recursive: true })
  let code: ExitCode = 0
  for (const account of accounts) {
    const file = join(folder, fileOf(account))
    try {
      const programme = await readProgramme({ ...server, account })
      await writeFile(file, textOf(programme))
      call.log(`${file}: ${countOf(programme)}`)
    } catch (thrown) {
      if (!(thrown instanceof CommandError)) throw thrown
      call.log(`${file} stays as it is. ${thrown.message}`)
      code = 1
    }
  }
  return code
}

async function accountsOf(server: { baseUrl: string; token: string }): Promise<string[]> {
  connect(server)
  try {
    const rows = (await readLists('', ['accounts'])).get('accounts') ?? []
    return rows.map((row) => idOf('accounts', row)).sort()
  } catch (thrown) {
    throw new CommandError(`Could not read the accounts from ${server.baseUrl}: ${apiMessage(thrown)}`)
  }
}

/** An id is free text: a slash or a leading dot would lead to another folder, or to a file that nobody sees. */
const fileOf = (account: string) => `${encodeURIComponent(account).replace(/^\./, '%2E')}.json`
