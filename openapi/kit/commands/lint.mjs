import { CouldNotRun, createReport, findingId } from '../report/findings.mjs'
import { lintRules, redocly, root, sourceFile } from '../tools.mjs'

/** Lints the contract with redocly's rules. */
export async function run() {
  const report = createReport('lint', 'openapi/openapi.yaml')
  const { stdout, stderr } = await redocly(['lint', sourceFile, '--config', lintRules, '--format', 'json'], {
    cwd: root,
  })
  let problems
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
      rule: ruleId,
      severity: severity === 'error' ? 'breaks' : 'risky',
      message,
      where,
    })
  }
  report.looked = 'the contract and all files it refers to'
  return report
}
