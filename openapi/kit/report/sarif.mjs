// Results for code scanning, such as GitHub's.
import { facts } from './facts.mjs'
import { anyFile, placeInRepository } from './places.mjs'

/** @import { Finding, ReportContent } from '../types' */

const levels = { breaks: 'error', risky: 'warning', harmless: 'note' }

/** @param {ReportContent} report */
export function sarif(report) {
  const all = [...report.findings, ...report.ignored]
  const rules = [...new Set(all.map(({ rule }) => rule))]
  const results = [
    ...report.findings.map(resultOf),
    ...report.ignored.map((finding) => ({
      ...resultOf(finding),
      suppressions: [
        { kind: 'external', justification: `${finding.reason} (ignored until ${finding.expires})` },
      ],
    })),
  ]
  const invocation = {
    executionSuccessful: report.incomplete.length === 0,
    toolExecutionNotifications: [
      ...report.incomplete.map((text) => ({ level: 'error', message: { text } })),
      ...report.notes.map((text) => ({ level: 'note', message: { text } })),
    ],
  }
  const driver = { name: 'contract', rules: rules.map((id) => ({ id, shortDescription: { text: id } })) }
  return JSON.stringify(
    {
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      runs: [{ tool: { driver }, invocations: [invocation], results }],
    },
    null,
    2,
  )
}

/** @param {Finding} finding */
function resultOf(finding) {
  const known = placeInRepository(finding)
  const file = known ? known.file : anyFile()
  const line = known?.line
  return {
    ruleId: finding.rule,
    level: levels[finding.severity],
    message: {
      text: [finding.message, ...facts(finding).map(([label, value]) => `${label}: ${value}`)].join('\n'),
    },
    partialFingerprints: { contractFindingId: finding.id },
    locations: [
      {
        ...(file && {
          physicalLocation: {
            artifactLocation: { uri: file.split('/').map(encodeURIComponent).join('/') },
            ...(line && { region: { startLine: line } }),
          },
        }),
        logicalLocations: [{ fullyQualifiedName: finding.id }],
      },
    ],
  }
}
