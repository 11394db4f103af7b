import { isOfSeveral, membersOf } from '@/engine/check/causes'
import { fieldLocation } from '@/engine/check/fieldLocations'
import { ruleOf } from '@/engine/check/rules'
import type { Finding } from '@/engine/check/types'
import { visible } from '../markdown'
import { markdown } from './markdown'
import { countsOf, fails, nameOf, type Report } from './report'
import { sarif } from './sarif'

/** The text without the backticks around ids. */
const plain = (text: string) => text.replaceAll('`', "'")

function text(report: Report): string {
  const lines = [`programme check  ${report.account}`]
  let severity: string | undefined
  for (const finding of report.findings) {
    const { name, rule, nearest } = finding
    if (finding.severity !== severity) {
      severity = finding.severity
      lines.push('', `${severity.toUpperCase()}S`)
    }
    lines.push(
      `  ${nameOf(finding)}  ${isOfSeveral(finding) ? '' : `${name}: `}${plain(finding.text)}`,
      ...membersOf(finding).map(
        (one) =>
          `    where     ${finding.objects ? `${nameOf(one)}  ` : ''}${fieldLocation(one.type, one.path)} (${one.path})`,
      ),
      ...(nearest === undefined ? [] : [`    nearest   ${nearest}`]),
      `    fix       ${plain(ruleOf(rule).fix)}`,
      `    rule      ${rule}`,
    )
  }
  lines.push('')
  for (const { finding, mute } of report.muted)
    lines.push(`muted: ${finding.rule} ${nameOf(finding)} (${mute.reason})`)
  if (report.leftOut.length > 0)
    lines.push(`not checked, because players are not read: ${report.leftOut.join(', ')}`)
  return [...lines, `looked at ${report.objects} objects`, countsOf(report.findings)].map(visible).join('\n')
}

/** What `programme check --format json` prints. */
export function checkJson({ account, objects, findings, muted, leftOut, ...report }: Report) {
  const result: 'findings' | 'clean' = findings.some((finding) => fails(report, finding))
    ? 'findings'
    : 'clean'
  return {
    account,
    result,
    objects,
    findings,
    muted: muted.map(({ finding, mute }) => ({ ...finding, reason: mute.reason })),
    rulesNotRun: leftOut,
  }
}

const json = (report: Report): string => JSON.stringify(checkJson(report), null, 2)

/**
 * Replaces characters that XML does not allow, even escaped: control characters, unpaired surrogates, U+FFFE and
 * U+FFFF.
 */
const xml = (text: string) =>
  text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** A test case for each finding: failed if it fails the job, otherwise skipped. Muted findings are skipped, too. */
function junit(report: Report): string {
  const open = (finding: Finding) =>
    `    <testcase classname="check.${finding.rule}" name="${xml(finding.objects ? nameOf(finding) : `${nameOf(finding)} ${finding.path}`)}">`
  const body = (finding: Finding) =>
    xml(
      [
        plain(finding.text),
        ...(finding.objects ?? []).map((one) => `${nameOf(one)} ${one.path}`),
        plain(ruleOf(finding.rule).fix),
      ].join('\n'),
    )
  const cases = report.findings.map((finding) => {
    const message = xml(plain(finding.text))
    return fails(report, finding)
      ? `${open(finding)}<failure type="${finding.severity}" message="${message}">${body(finding)}</failure></testcase>`
      : `${open(finding)}<skipped message="${message}"></skipped></testcase>`
  })
  for (const { finding, mute } of report.muted)
    cases.push(`${open(finding)}<skipped message="${xml(`muted: ${mute.reason}`)}"></skipped></testcase>`)
  if (cases.length === 0) cases.push('    <testcase classname="check" name="clean"></testcase>')
  const failures = report.findings.filter((finding) => fails(report, finding)).length
  const skipped = report.findings.length - failures + report.muted.length
  const counts = `tests="${cases.length}" failures="${failures}" errors="0"`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${counts}>`,
    `  <testsuite name="programme check ${xml(report.account)}" ${counts} skipped="${skipped}">`,
    ...cases,
    '  </testsuite>',
    '</testsuites>',
  ].join('\n')
}

/** The functions that format a report, by the name of the format. */
export const formats = { text, md: markdown, json, junit, sarif } satisfies Record<
  string,
  (report: Report) => string
>
