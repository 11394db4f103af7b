import type { BundleObject, Plan } from '@/engine/plan/types'
import { pluralize } from '@/lib/format'
import { programmeTypes } from '@/model/entityTypes'
import { connect } from '../api'
import { apiOf, type Call, type Command, CommandError, option } from '../command'
import { pruneFor } from '../import/prune'
import { proposeHelp, proposeOptions, reasonOf, writeProposed } from '../proposals/write'
import { bundleOf, readProgramme } from '../readProgramme'
import { importOptions, planFor } from './import'

export const proposeCommand: Command = {
  help: `programme propose <bundle> --base-url <URL> --account <id> --why TEXT [-o FILE]
programme propose <bundle> --since <older bundle> ...

  Writes a proposal of what 'import' would do with a bundle. Nothing is sent: programme apply carries it out, or the page
  that opens the file. What stays as it is, is blocked, or has no effect is listed on standard error.

${proposeHelp}
  --overwrite   takes the values of the file where an object differs
  --active      new objects keep the availability that they have in the file, and with --overwrite those that exist
                get it
  --since FILE  proposes the edit that made the bundle of an older file, and nothing else: what is new, changed and removed
                since. 'apply' finds what the account has changed meanwhile

Exit codes
  0  written   1  nothing is left to propose, and no file was written   2  could not run`,
  options: { ...importOptions, ...proposeOptions, since: { type: 'string' } },
  async run(call) {
    const [file, ...rest] = call.positionals
    if (!file || rest.length > 0) throw new CommandError('Name one file: programme propose <bundle>')
    reasonOf(call)
    const api = apiOf(call)
    const { account, objects } = await bundleOf(file, call)
    connect(api)
    const since = option(call, 'since')
    const plan =
      since === undefined
        ? await planFor(call, file, objects, api.account)
        : await editSince(call, since, { file, account, objects }, api.account)
    const written = new Set(plan.steps.map(({ row }) => row)).size
    return writeProposed(
      call,
      plan,
      `${since === undefined ? 'Import' : 'Edit'} ${pluralize(written, 'object')}`,
    )
  },
}

interface Edited {
  file: string
  account: string
  objects: readonly BundleObject[]
}

/** The difference of two files (decision H103). Both are complete, so what the newer one lacks was removed. */
async function editSince(
  call: Call,
  since: string,
  { file, account, objects }: Edited,
  target: string,
): Promise<Plan> {
  const older = await readProgramme({ file: since, log: call.log })
  for (const [name, own] of [
    [since, older.account],
    [file, account],
  ] as const)
    if (own !== target) throw new CommandError(`${name} is a file of the account '${own}', not '${target}'`)
  const exact = { ...call, values: { ...call.values, overwrite: true, active: true } }
  const plan = await planFor(exact, file, objects, target, older.lists)
  const blocked = plan.rows.filter(({ verdict }) => verdict === 'blocked')
  // A part of an edit is not the edit that was reviewed, so it is not proposed.
  if (blocked.length > 0)
    throw new CommandError(
      [
        `${file} cannot be proposed as a whole:`,
        ...blocked.map(({ type, id, block }) => `${type}/${id}: ${block?.text}`),
      ].join('\n'),
    )
  const { plan: removals } = pruneFor(programmeTypes, objects, { plan, target: older.lists })
  return { ...plan, rows: [...plan.rows, ...removals.rows], steps: [...plan.steps, ...removals.steps] }
}
