import { placeOf } from '@/programme/check/places'
import { rules } from '@/programme/check/rules'
import type { Finding } from '@/programme/check/types'
import { lineOf, nameOf, type Report } from './report'

/**
 * A report for code scanning, such as GitHub's (SARIF 2.1.0). The location of a finding is the object's line in the
 * bundle.
 */
export function sarif({ account, file, findings, muted }: Report): string {
  const used = new Set([...findings, ...muted.map(({ finding }) => finding)].map(({ rule }) => rule))
  const driver = {
    name: 'programme-check',
    rules: rules
      .filter(({ id }) => used.has(id))
      .map(({ id, title, why, fix, severity }) => ({
        id,
        shortDescription: { text: title },
        fullDescription: { text: why },
        help: { text: fix },
        defaultConfiguration: { level: severity },
      })),
  }
  const results = [
    ...findings.map((finding) => resultOf(finding, file)),
    ...muted.map(({ finding, mute }) => ({
      ...resultOf(finding, file),
      suppressions: [{ kind: 'external', justification: mute.reason }],
    })),
  ]
  return JSON.stringify(
    {
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      runs: [{ tool: { driver }, automationDetails: { id: `programme-check/${account}` }, results }],
    },
    null,
    2,
  )
}

function resultOf(finding: Finding, file: Report['file']) {
  const { rule, severity, name, text, type, path, key } = finding
  const line = file && lineOf(file.text, finding)
  return {
    ruleId: rule,
    level: severity,
    message: { text: `${name}: ${text.replaceAll('`', "'")}` },
    partialFingerprints: { programmeFindingKey: key },
    locations: [
      {
        ...(file && {
          physicalLocation: {
            artifactLocation: { uri: file.name.split('/').map(encodeURIComponent).join('/') },
            ...(line !== undefined && { region: { startLine: line } }),
          },
        }),
        logicalLocations: [
          { name: placeOf(type, path), fullyQualifiedName: `${nameOf(finding)}#${path}`, kind: 'object' },
        ],
      },
    ],
  }
}
