import { membersOf } from '@/engine/check/causes'
import { fieldLocation } from '@/engine/check/fieldLocations'
import { rules } from '@/engine/check/rules'
import type { Finding } from '@/engine/check/types'
import { lineOf, type Report } from './report'

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
  const { rule, severity, name, text, key } = finding
  const [first = finding, ...others] = membersOf(finding)
  const subject = finding.objects ? '' : `${name}: `
  return {
    ruleId: rule,
    level: severity,
    message: { text: `${subject}${text.replaceAll('`', "'")}` },
    partialFingerprints: { programmeFindingKey: key },
    locations: [locationOf(first, file)],
    ...(others.length > 0 && {
      relatedLocations: others.map((one, index) => ({
        id: index + 1,
        ...locationOf(one, file),
        message: { text: `${one.name}: ${one.text.replaceAll('`', "'")}` },
      })),
    }),
  }
}

function locationOf(finding: Finding, file: Report['file']) {
  const { type, id, path } = finding
  const line = file && lineOf(file.text, finding)
  return {
    ...(file && {
      physicalLocation: {
        artifactLocation: { uri: file.name.split('/').map(encodeURIComponent).join('/') },
        ...(line !== undefined && { region: { startLine: line } }),
      },
    }),
    logicalLocations: [
      { name: fieldLocation(type, path), fullyQualifiedName: `${type}/${id}#${path}`, kind: 'object' },
    ],
  }
}
