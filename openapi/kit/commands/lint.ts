import type { Json } from '../contract/types.ts'
import { CouldNotRun } from '../report/couldNotRun.ts'
import { createReport, findingId } from '../report/findings.ts'
import { lintRules, redocly, root, sourceFile } from '../tools.ts'

/** Lints the contract with redocly's rules. */
export async function run() {
  const report = createReport('lint', 'openapi/openapi.yaml')
  const { stdout, stderr } = await redocly(
    'contract lint',
    ['lint', sourceFile, '--config', lintRules, '--format', 'json'],
    {
      cwd: root,
    },
  )
  let problems: Json[]
  try {
    problems = JSON.parse(stdout).problems
  } catch {
    throw new CouldNotRun(`redocly lint gave no report:\n${stderr || stdout}`)
  }
  for (const { ruleId, severity, message, location } of problems) {
    const [place] = location ?? []
    const where = `${place?.source?.ref ?? ''}${place?.pointer ?? ''}`
    report.add({
      id: findingId('lint', ruleId, where),
      // A rule of redocly; openapi/redocly.yaml has its severity.
      rule: ruleId,
      severity: severity === 'error' ? 'breaks' : 'risky',
      message,
      where,
    })
  }
  report.looked = 'the contract and all files it refers to'
  return report
}
