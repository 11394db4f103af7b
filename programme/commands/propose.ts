import { counted } from '@/lib/format'
import { connect } from '../api'
import { apiOf, type Command, CommandError } from '../command'
import { proposeHelp, proposeOptions, reasonOf, writeProposed } from '../proposals/write'
import { bundleOf } from '../readProgramme'
import { importOptions, planFor } from './import'

export const proposeCommand: Command = {
  help: `programme propose <bundle> --base-url <URL> --account <id> --why TEXT [-o FILE]

  Writes a proposal of what 'import' would do with a bundle. Nothing is sent: programme apply carries it out, or the page
  that opens the file. What stays as it is, is blocked, or has no effect is listed on standard error.

${proposeHelp}
  --overwrite   takes the values of the file where an object differs
  --active      new objects keep the availability that they have in the file, and with --overwrite those that exist
                get it

Exit codes
  0  written   1  nothing is left to propose, and no file was written   2  could not run`,
  options: { ...importOptions, ...proposeOptions },
  async run(call) {
    const [file, ...rest] = call.positionals
    if (!file || rest.length > 0) throw new CommandError('Name one file: programme propose <bundle>')
    reasonOf(call)
    const api = apiOf(call)
    const { objects } = await bundleOf(file, call)
    connect(api)
    const plan = await planFor(call, file, objects, api.account)
    const written = new Set(plan.steps.map(({ row }) => row)).size
    return writeProposed(call, plan, `Import ${counted(written, 'object')}`)
  },
}
