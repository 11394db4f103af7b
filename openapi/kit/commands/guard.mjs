import { createChecker } from '../check/contract.mjs'
import { createEntryCheck } from '../check/recording.mjs'
import { createProxy } from '../guard/proxy.mjs'
import { CouldNotRun, commonId, createReport, FEW } from '../report/findings.mjs'
import { ignoredIds, readIgnoreFile } from '../report/ignore.mjs'
import { keepSecret, redact } from '../report/redact.mjs'
import { counted, messageOf } from '../tools.mjs'

/** @import { HarEntry } from '../check/har' */
/** @import { Passed } from '../guard/proxy.mjs' */
/** @import { GivenFinding, Report, Streams, Values } from '../types' */

/** Maximum number of distinct findings. A service with more usually has one cause. */
const MOST = 1000

/** @satisfies {import('node:util').ParseArgsOptionsConfig} */
export const options = { listen: { type: 'string', default: '4020' }, target: { type: 'string' } }

/**
 * A proxy between a console and a service that reports drift until it is interrupted.
 * @param {Values} values
 * @param {string[]} _positionals
 * @param {Pick<Streams, 'stderr'>} streams
 */
export async function run(values, _positionals, { stderr }) {
  // stdout is for the report.
  const print = (/** @type {string} */ text) => void stderr.write(`${redact(text)}\n`)
  const target = targetOf(values.target)
  const port = Number(values.listen)
  if (!(Number.isInteger(port) && port >= 0 && port < 65_536))
    throw new CouldNotRun('--listen must be the number of a port')
  const base = target.href.replace(/\/+$/, '')
  const report = createReport('guard', redact(base))
  const check = createEntryCheck({
    checker: createChecker(),
    report: printingReport(report, ignoredIds(readIgnoreFile(values.ignore)), print),
    base,
  })
  let failures = 0
  const secrets = new Set()
  const server = createProxy(target, (passed) => {
    const token = /^bearer (.+)$/i.exec(passed.headers.authorization ?? '')?.[1]
    if (token && secrets.size < MOST && !secrets.has(token)) keepSecret(token)
    if (token) secrets.add(token)
    if (passed.failure) failures += 1
    try {
      check.look(entryOf(passed))
    } catch (error) {
      // The console must continue to work.
      if (report.incomplete.length < MOST)
        report.incomplete.push(`one exchange could not be looked at: ${messageOf(error)}`)
    }
  })
  const address = await listening(server, port)
  print(
    `listening on http://localhost:${address}${target.pathname.replace(/\/+$/, '')}; Ctrl-C ends and sums up`,
  )
  await interrupted()
  server.close()
  server.closeAllConnections()
  check.noteLeftOut()
  const { responses, operations } = check.counts
  if (responses === 0) report.incomplete.push('no answer of the API came through')
  if (failures > 0)
    report.incomplete.push(`without an answer of the service: ${counted(failures, 'request')}`)
  report.looked = `${counted(responses, 'answer')} of ${counted(operations.size, 'operation')}`
  return report
}

/** @param {string} [target] */
function targetOf(target) {
  if (!target) throw new CouldNotRun('Where is the service? --target https://api.example.com/admin/api/v0')
  if (!URL.canParse(target) || !/^https?:/.test(target))
    throw new CouldNotRun('--target must be an http or https address')
  return new URL(target)
}

/**
 * A report that prints a line for each new finding and keeps a limited number of them. Findings of the ignore file are
 * not printed, and of one cause only the first few.
 * @param {Report} report
 * @param {Set<string>} ignored
 * @param {(text: string) => void} print
 * @returns {Report}
 */
function printingReport(report, ignored, print) {
  const known = new Set()
  /** @type {Map<string, number>} */
  const causes = new Map()
  const lineOf = (/** @type {GivenFinding} */ finding) => {
    const common = commonId(finding)
    if (ignored.has(finding.id) || (common && ignored.has(common))) return undefined
    const count = (causes.get(common ?? '') ?? 0) + 1
    if (common) causes.set(common, count)
    const start = finding.severity.padEnd(8)
    if (!common || count <= FEW) return `${start} ${finding.message}  (${finding.id})`
    return count === FEW + 1 ? `${start} and more of this; the report has all of it  (${common})` : undefined
  }
  const add = (/** @type {GivenFinding} */ finding) => {
    if (known.has(finding.id)) return report.add(finding)
    if (known.size === MOST) return
    known.add(finding.id)
    report.add(finding)
    const line = lineOf(finding)
    if (line) print(line)
    if (known.size === MOST) report.notes.push(`only the first ${MOST} findings were kept`)
  }
  return Object.create(report, { add: { value: add } })
}

/**
 * @param {Passed} passed
 * @returns {HarEntry}
 */
function entryOf({ method, url, headers, sent, status = 0, responseHeaders = {}, text }) {
  const type = headers['content-type'] ?? ''
  return {
    request: {
      method,
      url: url.href,
      ...(type && {
        postData: {
          mimeType: type,
          // Only the names of a form's parts are checked.
          ...(type.startsWith('multipart/') ? { params: partsOf(sent) } : { text: sent }),
        },
      }),
    },
    response: {
      status,
      headers: Object.entries(responseHeaders).map(([name, value]) => ({ name, value: String(value) })),
      content: { mimeType: responseHeaders['content-type'] ?? '', ...(text !== undefined && { text }) },
    },
  }
}

/** The names of the parts of a form. @param {string} [body] */
const partsOf = (body = '') =>
  [...body.matchAll(/^content-disposition: form-data;.*?\bname="([^"]*)"/gim)].map(([, name = '']) => ({
    name,
  }))

/**
 * @param {import('node:http').Server} server
 * @param {number} port
 * @returns {Promise<number>} the port
 */
function listening(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', (error) =>
      reject(new CouldNotRun(`cannot listen on port ${port}: ${error.message}`)),
    )
    server.listen(port, 'localhost', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

/** Resolves on the first signal. The next one ends the process at once. */
const interrupted = () =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, resolve)
  })
