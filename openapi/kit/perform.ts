// Runs one command with its settings. The command line and the programmatic API share it.
import type { ParseArgsOptionsConfig } from 'node:util'

import type { Severities } from './config/severities.ts'
import { chooseSeverities, notesOfDropped } from './config/severities.ts'
import { chooseContract } from './contract/bundle.ts'
import { loadDescription, nameOf } from './contract/load.ts'
import type { Json } from './contract/types.ts'
import { applyIgnored } from './report/ignore.ts'
import { chooseScreens, forgetScreens } from './screens/usedBy.ts'
import type { Known, Report, Streams, Values } from './types.ts'

/** A command of the kit: `commands/<name>.ts`. */
export interface Command {
  options?: ParseArgsOptionsConfig
  /** How many arguments it reads. More are refused: a file that nobody reads must not look checked. */
  most?: number
  /** The formats that it writes. Default: those of reports. */
  formats?: string[]
  /** It writes the file of `--output` itself. */
  ownOutput?: boolean
  run(values: Values, positionals: Json[], streams: Streams): Promise<Report> | Report
}

export const commands = {
  lint: () => import('./commands/lint.ts'),
  generate: () => import('./commands/generate.ts'),
  diff: () => import('./commands/diff.ts'),
  har: () => import('./commands/har.ts'),
  guard: () => import('./commands/guard.ts'),
  verify: () => import('./commands/verify.ts'),
  mock: () => import('./commands/mock.ts'),
  mocks: () => import('./commands/mocks.ts'),
  docs: () => import('./commands/docs.ts'),
  changelog: () => import('./commands/changelog.ts'),
  rules: () => import('./commands/rules.ts'),
  decisions: () => import('./commands/decisions.ts'),
} satisfies Record<string, () => Promise<Command>>

interface Settings {
  /** A file, a URL, or a description as an object. */
  contract?: Json
  screens?: string
  severities?: Severities
  known: Known[]
}

export async function perform(
  command: Command,
  { values, positionals, streams }: { values: Values; positionals: Json[]; streams: Streams },
  { contract, screens, severities, known }: Settings,
): Promise<Report> {
  try {
    const document = contract === undefined ? undefined : (await loadDescription(contract)).document
    chooseContract(document && { file: nameOf(contract), document })
    chooseScreens({ file: screens, other: document !== undefined })
    chooseSeverities(severities)
    const report = await command.run({ ...values, known }, positionals, streams)
    report.notes.push(...notesOfDropped())
    applyIgnored(report, known)
    return report
  } finally {
    // What was chosen is for this run only.
    chooseContract(undefined)
    forgetScreens()
    chooseSeverities()
  }
}
