import type { ReportContent, Result, Severity } from '../types.ts'
import { versionLine } from '../version.ts'
import { facts } from './facts.ts'
import { exitCode, severities, verdict } from './findings.ts'
import { placeInRepository } from './places.ts'
import { redact, redactDeep } from './redact.ts'
import { sarif } from './sarif.ts'

/** `code` is the exit code */
type Style = { code: 0 | 1 | 2; colour: boolean; failOn: Severity }

const titles = { breaks: 'BREAKS THE CONSOLE', risky: 'RISKY', harmless: 'HARMLESS' }
const colours = { breaks: '31', risky: '33', harmless: '90' }

const paint = (text: string, code: string, on: boolean): string =>
  on ? `\u001b[${code}m${text}\u001b[0m` : text

/** Escapes control characters in texts of the service: in a terminal they could move the cursor or change colours. */
const plain = (text: string) =>
  text.replaceAll(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are replaced
    /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

function human(report: ReportContent, { code, colour }: Style) {
  const lines = [`contract ${report.command}${report.subject ? `  ${report.subject}` : ''}`]
  let severity: Severity | undefined
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
  return [
    ...lines,
    paint(verdict(report, code), code === 0 ? '32' : '1;31', colour),
    paint(versionLine(report.version), '2', colour),
  ].join('\n')
}

const json = (report: Result) => JSON.stringify(report, null, 2)

/** XML does not allow control characters, lone surrogates, U+FFFE and U+FFFF, not even escaped. */
const xml = (text: string) =>
  text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** Every finding is a test case: failed if it fails the job, otherwise skipped. A check that could not run is an error. */
function junit(report: ReportContent, { failOn }: Pick<Style, 'failOn'>) {
  const open = (name: string) => `    <testcase classname="contract.${report.command}" name="${xml(name)}">`
  const fails = ({ severity }: { severity: Severity }) =>
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
    `    <system-out>${xml([versionLine(report.version), notes].filter(Boolean).join('\n'))}</system-out>`,
    '  </testsuite>',
    '</testsuites>',
  ].join('\n')
}

/** Workflow commands of GitHub Actions. */
function github(report: ReportContent, { code }: Pick<Style, 'code'>) {
  const encode = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
  const title = (text: string) => encode(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
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
  return [...lines, `::debug::${versionLine(report.version)}`, verdict(report, code)].join('\n')
}

function markdown(report: ReportContent, { code }: Pick<Style, 'code'>) {
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
  return [...lines, '', `<sub>${versionLine(report.version)}</sub>`].join('\n')
}

export const formats: Record<string, (report: Result, style: Style) => string> = {
  human,
  json,
  junit,
  github,
  sarif,
  markdown,
}

/** Renders the report in a format, without secrets. */
export function render(
  report: ReportContent,
  format: string,
  { failOn = 'risky', colour = false }: { failOn?: Severity; colour?: boolean } = {},
) {
  return redact(
    formats[format]?.(resultOf(report, failOn), { code: exitCode(report, failOn), colour, failOn }),
  )
}

/** The results by exit code. */
const results = ['clean', 'drift', 'could-not-look'] as const

/** What all formats contain, without secrets. */
export function resultOf(report: ReportContent, failOn: Severity = 'risky'): Result {
  const { command, subject, version, looked, findings, ignored, incomplete, notes } = report
  const result = results[exitCode(report, failOn)]
  return redactDeep({ command, subject, version, result, looked, findings, ignored, incomplete, notes })
}
