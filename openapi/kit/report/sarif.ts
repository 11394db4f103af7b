// Results for code scanning, such as GitHub's.
import type { Finding, ReportContent } from '../types.ts'
import { facts } from './facts.ts'
import { anyFile, placeInRepository } from './places.ts'
import { rules } from './rules.ts'

const levels = { breaks: 'error', risky: 'warning', harmless: 'note' }

export function sarif(report: ReportContent) {
  const all = [...report.findings, ...report.ignored]
  const found = [...new Set(all.map(({ rule }) => rule))]
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
  const { kit, ...contract } = report.version
  const driver = {
    name: 'contract',
    version: kit,
    properties: contract,
    // The rules of lint are redocly's, and not in the list.
    rules: found.map((id) => ({ id, shortDescription: { text: rules[id]?.means ?? id } })),
  }
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

function resultOf(finding: Finding) {
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
