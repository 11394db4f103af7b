import { facts } from './facts.mjs'
import { exitCode, severities, verdict } from './findings.mjs'
import { placeInRepository } from './places.mjs'
import { redact, redactDeep } from './redact.mjs'
import { sarif } from './sarif.mjs'

/** @import { ReportContent, Severity } from '../types' */

/** @typedef {{ code: 0 | 1 | 2, colour: boolean, failOn: Severity }} Style `code` is the exit code */

const titles = { breaks: 'BREAKS THE CONSOLE', risky: 'RISKY', harmless: 'HARMLESS' }
const colours = { breaks: '31', risky: '33', harmless: '90' }

/** @type {(text: string, code: string, on: boolean) => string} */
const paint = (text, code, on) => (on ? `\u001b[${code}m${text}\u001b[0m` : text)

/** Escapes control characters in texts of the service: in a terminal they could move the cursor or change colours. */
const plain = (/** @type {string} */ text) =>
  text.replaceAll(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are replaced
    /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

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
    lines.push(plain(`  ${finding.message}`))
    for (const [label, text] of facts(finding)) lines.push(plain(`    ${label.padEnd(9)} ${text}`))
    lines.push(paint(plain(`    id        ${finding.id}`), '2', colour))
  }
  if (report.incomplete.length + report.notes.length + report.ignored.length > 0) lines.push('')
  for (const text of report.incomplete) lines.push(plain(`could not look: ${text}`))
  for (const { id, reason, expires } of report.ignored)
    lines.push(plain(`ignored until ${expires}: ${id} (${reason})`))
  for (const text of report.notes) lines.push(plain(`note: ${text}`))
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

/** XML does not allow control characters, lone surrogates, U+FFFE and U+FFFF, not even escaped. */
const xml = (/** @type {string} */ text) =>
  text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/**
 * Every finding is a test case: failed if it fails the job, otherwise skipped. A check that could not run is an error.
 * @param {ReportContent} report
 * @param {Pick<Style, 'failOn'>} style
 */
function junit(report, { failOn }) {
  const open = (/** @type {string} */ name) =>
    `    <testcase classname="contract.${report.command}" name="${xml(name)}">`
  const fails = (/** @type {{ severity: Severity }} */ { severity }) =>
    severities.indexOf(severity) <= severities.indexOf(failOn)
  const cases = report.findings.map((finding) => {
    const text = xml(
      facts(finding)
        .map(([label, value]) => `${label}: ${value}`)
        .join('\n'),
    )
    const inner = fails(finding)
      ? `<failure type="${finding.severity}" message="${xml(finding.message)}">${text}</failure>`
      : `<skipped message="${xml(finding.message)}">${text}</skipped>`
    return `${open(finding.id)}${inner}</testcase>`
  })
  for (const { id, reason, expires } of report.ignored)
    cases.push(
      `${open(id)}<skipped message="${xml(`ignored until ${expires}: ${reason}`)}"></skipped></testcase>`,
    )
  for (const text of report.incomplete)
    cases.push(`${open(`could not look: ${text}`)}<error message="${xml(text)}"/></testcase>`)
  const failures = report.findings.filter(fails).length
  const skipped = report.findings.length - failures + report.ignored.length
  if (cases.length === 0) cases.push(`${open('clean')}</testcase>`)
  const counts = `tests="${cases.length}" failures="${failures}" errors="${report.incomplete.length}"`
  const notes = report.notes.map((text) => `note: ${text}`).join('\n')
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${counts}>`,
    `  <testsuite name="contract ${xml(report.command)}" ${counts} skipped="${skipped}">`,
    ...cases,
    ...(notes ? [`    <system-out>${xml(notes)}</system-out>`] : []),
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
    // Without a line of the document that was checked, an annotation would point to an unrelated line.
    const place = finding.source?.line ? placeInRepository(finding) : undefined
    const where = place?.line ? `file=${title(place.file)},line=${place.line},` : ''
    return `::${commands[finding.severity]} ${where}title=${title(finding.id)}::${encode(text)}`
  })
  for (const text of report.incomplete) lines.push(`::error title=could not look::${encode(text)}`)
  for (const { id, reason, expires } of report.ignored)
    lines.push(`::notice title=ignored until ${expires}::${encode(`${id} (${reason})`)}`)
  for (const text of report.notes) lines.push(`::notice title=note::${encode(text)}`)
  return [...lines, verdict(report, code)].join('\n')
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
        text.field ?? text.places,
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
export function render(report, format, { failOn = 'risky', colour = false } = {}) {
  const code = exitCode(report, failOn)
  const { command, subject, looked, notes, incomplete, ignored, findings } = report
  const clean = redactDeep({ command, subject, looked, notes, incomplete, ignored, findings })
  return redact(formats[format]?.(clean, { code, colour, failOn }))
}
