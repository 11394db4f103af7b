import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ParseArgsOptionsConfig } from 'node:util'
import { CouldNotRun } from '../report/couldNotRun.ts'
import { createReport, findingId } from '../report/findings.ts'
import type { RuleId } from '../report/rules.ts'
import { root, runNode } from '../tools.ts'
import type { GivenFinding } from '../types.ts'

export const options = { check: { type: 'boolean' } } satisfies ParseArgsOptionsConfig

/** Checks whether the generated code is current. openapi/tools/generate.mjs does the work, in a copy. */
export async function run({ check }: { check?: boolean }) {
  if (!check) throw new CouldNotRun('This only checks: contract generate --check. To write: npm run generate')
  if (!existsSync(join(root, 'src/generated')))
    throw new CouldNotRun(
      'An installed package has no generated code; run this in the repository of the console',
    )
  const report = createReport('generate', 'src/generated')
  const { code, stdout, stderr } = await runNode([join(root, 'openapi/tools/generate.mjs'), '--check'], {
    cwd: root,
  })
  if (code !== 0 && code !== 1) throw new CouldNotRun(`The generator failed:\n${stderr || stdout}`)
  for (const finding of findingsOf(stderr)) report.add(finding)
  // A failure that lists no files must not count as clean.
  if (code === 1 && report.findings.length === 0) throw new CouldNotRun(`The generator failed:\n${stderr}`)
  report.looked = /\((\d+ files)\)/.exec(stdout)?.[1] ?? 'all generated files'
  return report
}

/** Parses the lines that generate.mjs --check writes for each file: `changed   src/generated/…`. */
export function findingsOf(text: string): GivenFinding[] {
  return [...text.matchAll(/^(missing|changed|left over)\s+(\S+)$/gm)].map(([, what = '', file = '']) => ({
    id: findingId('generate', what, file),
    rule: `generated-${what.replace(' ', '-')}` as RuleId,
    severity: 'breaks',
    message: `${file} is ${what === 'changed' ? 'not what the contract gives' : what}; run npm run generate`,
    where: file,
  }))
}
