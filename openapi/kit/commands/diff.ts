import type { ParseArgsOptionsConfig } from 'node:util'
import { contractFile, loadContract } from '../contract/bundle.ts'
import { loadDescription, nameOf } from '../contract/load.ts'
import { createReader } from '../contract/reader.ts'
import { createShapes } from '../contract/shape.ts'
import type { Json } from '../contract/types.ts'
import { compareDescriptions } from '../diff/paths.ts'
import { findingOf } from '../diff/spot.ts'
import type { Comparison } from '../diff/types.ts'
import { ofContract } from '../help.ts'
import { CouldNotRun } from '../report/couldNotRun.ts'
import { createReport } from '../report/findings.ts'
import { keepSecret } from '../report/redact.ts'
import type { Values } from '../types.ts'

export const most = 1

export const options = {
  ...ofContract,
  'base-path': { type: 'string' },
  only: { type: 'string', default: '' },
  header: { type: 'string', multiple: true },
  token: { type: 'string' },
} satisfies ParseArgsOptionsConfig

/** Compares the service's description with the contract and rates each difference for the console. */
export async function run(
  values: Values,
  [given]: (string | Json)[],
  _streams?: unknown,
  contract: Json = loadContract(),
) {
  if (!given) throw new CouldNotRun('Which description? contract diff <file or URL>')
  const { document, lineOf } = await loadDescription(given, headersOf(values))
  const source = nameOf(given)
  const report = createReport('diff', source)
  const ours = createShapes(createReader(contract, contractFile()))
  const theirs = createShapes(createReader(document, source))
  const comparison: Comparison = {
    ours,
    theirs,
    add: (spot, difference) =>
      report.add({
        ...findingOf(spot, difference),
        ...(difference.at && { source: { file: source, line: lineOf(difference.at) } }),
      }),
  }
  const only = String(values.only ?? '')
    .split(',')
    .filter(Boolean)
  const { looked, notes } = compareDescriptions(comparison, {
    base: values['base-path'],
    only: only.length > 0 ? only : undefined,
  })
  report.notes.push(...notes)
  if (only.length > 0) report.notes.push(`looked at on request: only ${only.join(', ')}`)
  report.looked = `${looked} operations of the contract`
  return report
}

/** Headers with ordinary values, which must not be redacted: they would disappear from the whole report. */
const plainHeaders = /^(accept|accept-language|user-agent|cache-control)$/i

/** The headers of the download of a description. Their values are never shown. */
function headersOf({ header = [], token }: Values) {
  const headers: Record<string, string> = {}
  for (const text of header) {
    const [, name = '', value = ''] = /^([\w!#$%&'*+.^`|~-]+):\s*(.+)$/.exec(text) ?? []
    if (!name) throw new CouldNotRun('--header must be a name and a value: --header "X-Key: value"')
    if (!plainHeaders.test(name)) keepSecret(value)
    headers[name] = value
  }
  keepSecret(token)
  return { ...headers, ...(token && { Authorization: `Bearer ${token}` }) }
}
