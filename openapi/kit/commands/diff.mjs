import { loadContract } from '../contract/bundle.mjs'
import { loadDescription } from '../contract/load.mjs'
import { createReader } from '../contract/reader.mjs'
import { createShapes } from '../contract/shape.mjs'
import { compareDescriptions } from '../diff/paths.mjs'
import { findingOf } from '../diff/spot.mjs'
import { CouldNotRun, createReport } from '../report/findings.mjs'
import { keepSecret } from '../report/redact.mjs'
import { bundleFile } from '../tools.mjs'

/** @import { Values } from '../types' */
/** @import { Json } from '../contract/types' */
/** @import { Comparison } from '../diff/types' */

/** @satisfies {import('node:util').ParseArgsOptionsConfig} */
export const options = {
  'base-path': { type: 'string' },
  header: { type: 'string', multiple: true },
  token: { type: 'string' },
}

/**
 * Compares the service's description with the contract and rates each difference for the console.
 * @param {Values} values
 * @param {string[]} positionals
 * @param {unknown} [_streams]
 * @param {Json} [contract]
 */
export async function run(values, [source], _streams, contract = loadContract()) {
  if (!source) throw new CouldNotRun('Which description? contract diff <file or URL>')
  const { document, lineOf } = await loadDescription(source, headersOf(values))
  const report = createReport('diff', source)
  const ours = createShapes(createReader(contract, bundleFile))
  const theirs = createShapes(createReader(document, source))
  /** @type {Comparison} */
  const comparison = {
    ours,
    theirs,
    add: (spot, difference) =>
      report.add({
        ...findingOf(spot, difference),
        ...(difference.at && { source: { file: source, line: lineOf(difference.at) } }),
      }),
  }
  const { looked, note } = compareDescriptions(comparison, values['base-path'])
  if (note) report.notes.push(note)
  report.looked = `${looked} operations of the contract`
  return report
}

/** Headers with ordinary values, which must not be redacted: they would disappear from the whole report. */
const plainHeaders = /^(accept|accept-language|user-agent|cache-control)$/i

/**
 * The headers of the download of a description. Their values are never shown.
 * @param {Values} values
 */
function headersOf({ header = [], token }) {
  /** @type {Record<string, string>} */
  const headers = {}
  for (const text of header) {
    const [, name = '', value = ''] = /^([\w!#$%&'*+.^`|~-]+):\s*(.+)$/.exec(text) ?? []
    if (!name) throw new CouldNotRun('--header must be a name and a value: --header "X-Key: value"')
    if (!plainHeaders.test(name)) keepSecret(value)
    headers[name] = value
  }
  keepSecret(token)
  return { ...headers, ...(token && { Authorization: `Bearer ${token}` }) }
}
