import { exitCode, verdict } from './findings.mjs'
import { redact, redactDeep } from './redact.mjs'

/** @import { Finding, ReportContent, Severity } from '../types' */

/** @typedef {{ code: 0 | 1 | 2, colour: boolean }} Style `code` is the exit code */

const titles = { breaks: 'BREAKS THE CONSOLE', risky: 'RISKY', harmless: 'HARMLESS' }
const colours = { breaks: '31', risky: '33', harmless: '90' }

const show = (/** @type {unknown} */ value) => (typeof value === 'string' ? value : JSON.stringify(value))
/** @type {(text: string, code: string, on: boolean) => string} */
const paint = (text, code, on) => (on ? `\u001b[${code}m${text}\u001b[0m` : text)

const MOST = 8

/**
 * The first few names; only JSON has all of them.
 * @param {string[]} names
 * @param {string} between
 */
function some(names, between) {
  const more = names.length - MOST
  // A single further name takes no more space than "and 1 more".
  return more <= 1 ? names.join(between) : `${names.slice(0, MOST).join(between)} and ${more} more`
}

/**
 * The facts of a finding as `[label, text]`, in the order of all formats.
 * @param {Finding} finding
 * @returns {[string, string][]}
 */
function facts(finding) {
  /** @type {[string, string | false | undefined][]} */
  const all = [
    ['operation', finding.operations && some(finding.operations, ', ')],
    ['field', finding.field],
    ['contract', finding.ours === undefined ? undefined : show(finding.ours)],
    ['service', finding.theirs === undefined ? undefined : show(finding.theirs)],
    ['used by', finding.usedBy && (some(finding.usedBy, '; ') || 'nobody')],
    ['where', finding.where],
    [
      'seen',
      finding.times > Math.max(1, finding.operations?.length ?? 0) ? `${finding.times} times` : undefined,
    ],
  ]
  return all.flatMap(([label, text]) => (text ? [[label, text]] : []))
}

/**
 * @param {ReportContent} report
 * @param {Style} style
 */
function human(report, { code, colour }) {
  const lines = [`contract ${report.command}${report.subject ? `  ${report.subject}` : ''}`]
  let severity
  for (const finding of report.findings) {
    if (finding.severity !== severity) {
      severity = finding.severity
      lines.push('', paint(titles[severity], `1;${colours[severity]}`, colour))
    }
    lines.push(`  ${finding.message}`)
    for (const [label, text] of facts(finding)) lines.push(`    ${label.padEnd(9)} ${text}`)
    lines.push(paint(`    id        ${finding.id}`, '2', colour))
  }
  if (report.incomplete.length + report.notes.length + report.ignored.length > 0) lines.push('')
  for (const text of report.incomplete) lines.push(`could not look: ${text}`)
  for (const { id, reason, expires } of report.ignored)
    lines.push(`ignored until ${expires}: ${id} (${reason})`)
  for (const text of report.notes) lines.push(`note: ${text}`)
  if (report.looked) lines.push('', `looked at ${report.looked}`)
  return [...lines, paint(verdict(report, code), code === 0 ? '32' : '1;31', colour)].join('\n')
}

/**
 * @param {ReportContent} report
 * @param {Pick<Style, 'code'>} style
 */
function json(report, { code }) {
  const { command, subject, looked, notes, incomplete, ignored, findings } = report
  const result = ['clean', 'drift', 'could-not-look'][code]
  return JSON.stringify({ command, subject, result, looked, findings, ignored, incomplete, notes }, null, 2)
}

const xml = (/** @type {string} */ text) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML forbids them
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '')

/**
 * Every finding is a failed test case; harmless ones are skipped, and what could not be checked is an error.
 * @param {ReportContent} report
 */
function junit(report) {
  const open = (/** @type {string} */ name) =>
    `    <testcase classname="contract.${report.command}" name="${xml(name)}">`
  const cases = report.findings.map((finding) => {
    const text = xml(
      facts(finding)
        .map(([label, value]) => `${label}: ${value}`)
        .join('\n'),
    )
    const inner =
      finding.severity === 'harmless'
        ? `<skipped message="${xml(finding.message)}">${text}</skipped>`
        : `<failure type="${finding.severity}" message="${xml(finding.message)}">${text}</failure>`
    return `${open(finding.id)}${inner}</testcase>`
  })
  for (const text of report.incomplete)
    cases.push(`${open(`could not look: ${text}`)}<error message="${xml(text)}"/></testcase>`)
  if (cases.length === 0) cases.push(`${open('clean')}</testcase>`)
  const failures = report.findings.filter(({ severity }) => severity !== 'harmless').length
  const counts = `tests="${cases.length}" failures="${failures}" errors="${report.incomplete.length}"`
  const skipped = report.findings.length - failures
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${counts}>`,
    `  <testsuite name="contract ${xml(report.command)}" ${counts} skipped="${skipped}">`,
    ...cases,
    '  </testsuite>',
    '</testsuites>',
  ].join('\n')
}

/**
 * Workflow commands of GitHub Actions.
 * @param {ReportContent} report
 * @param {Pick<Style, 'code'>} style
 */
function github(report, { code }) {
  const encode = (/** @type {string} */ text) =>
    text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
  const title = (/** @type {string} */ text) => encode(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
  const commands = { breaks: 'error', risky: 'warning', harmless: 'notice' }
  const lines = report.findings.map((finding) => {
    const text = [finding.message, ...facts(finding).map(([label, value]) => `${label}: ${value}`)].join('\n')
    return `::${commands[finding.severity]} title=${title(finding.id)}::${encode(text)}`
  })
  for (const text of report.incomplete) lines.push(`::error title=could not look::${encode(text)}`)
  return [...lines, verdict(report, code)].join('\n')
}

/** @param {ReportContent} report */
function sarif(report) {
  const levels = { breaks: 'error', risky: 'warning', harmless: 'note' }
  const rules = [...new Set(report.findings.map(({ rule }) => rule))]
  const results = report.findings.map((finding) => ({
    ruleId: finding.rule,
    level: levels[finding.severity],
    message: {
      text: [finding.message, ...facts(finding).map(([label, value]) => `${label}: ${value}`)].join('\n'),
    },
    partialFingerprints: { contractFindingId: finding.id },
    locations: [
      {
        physicalLocation: { artifactLocation: { uri: 'openapi/admin-api-v0.yaml' } },
        logicalLocations: [{ fullyQualifiedName: finding.id }],
      },
    ],
  }))
  const invocation = {
    executionSuccessful: report.incomplete.length === 0,
    toolExecutionNotifications: report.incomplete.map((text) => ({ level: 'error', message: { text } })),
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

/**
 * @param {ReportContent} report
 * @param {Pick<Style, 'code'>} style
 */
function markdown(report, { code }) {
  const cell = (text = '') => text.replaceAll('|', '\\|').replaceAll('\n', ' ')
  const lines = [`### contract ${report.command}`, '', `**${verdict(report, code)}**`, '']
  if (report.findings.length > 0) {
    lines.push(
      '| | finding | operation | field | contract | service | used by |',
      '|---|---|---|---|---|---|---|',
    )
    for (const finding of report.findings) {
      const text = Object.fromEntries(facts(finding))
      const cells = [
        finding.severity,
        `${finding.message}<br>\`${finding.id}\``,
        text.operation,
        text.field,
        text.contract,
        text.service,
        text['used by'],
      ]
      lines.push(`| ${cells.map(cell).join(' | ')} |`)
    }
    lines.push('')
  }
  for (const text of report.incomplete) lines.push(`- could not look: ${text}`)
  for (const { id, reason, expires } of report.ignored)
    lines.push(`- ignored until ${expires}: \`${id}\` (${reason})`)
  for (const text of report.notes) lines.push(`- note: ${text}`)
  return lines.join('\n')
}

/** @type {Record<string, (report: ReportContent, style: Style) => string>} */
export const formats = { human, json, junit, github, sarif, markdown }

/**
 * Renders the report in a format, without secrets.
 * @param {ReportContent} report
 * @param {string} format
 * @param {{ failOn?: Severity, colour?: boolean }} [options]
 */
export function render(report, format, { failOn, colour = false } = {}) {
  const code = exitCode(report, failOn)
  const { command, subject, looked, notes, incomplete, ignored, findings } = report
  const clean = redactDeep({ command, subject, looked, notes, incomplete, ignored, findings })
  return redact(formats[format]?.(clean, { code, colour }))
}
