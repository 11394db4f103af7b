import type { Server } from 'node:http'
import type { ParseArgsOptionsConfig } from 'node:util'
import { createChecker } from '../check/contract.ts'
import { createEntryCheck } from '../check/recording.ts'
import { configured } from '../config/severities.ts'
import { createProxy } from '../guard/proxy.ts'
import { ofContract } from '../help.ts'
import { CouldNotRun } from '../report/couldNotRun.ts'
import { commonId, createReport, FEW } from '../report/findings.ts'
import { ignoredIds } from '../report/ignore.ts'
import { keepSecret, redact } from '../report/redact.ts'
import { messageOf } from '../tools.ts'
import type { Exchange, GivenFinding, Report, Streams, Values } from '../types.ts'

/** Maximum number of distinct findings. A service with more usually has one cause. */
const MOST = 1000

export const options = {
  ...ofContract,
  listen: { type: 'string', default: '4020' },
  target: { type: 'string' },
} satisfies ParseArgsOptionsConfig

/** A proxy between a console and a service that reports drift until it is interrupted. */
export function run(values: Values, _positionals: string[], { stderr }: Pick<Streams, 'stderr'>) {
  const target = targetOf(values.target)
  const subject = redact(target.href.replace(/\/+$/, ''))
  return watch(target, { name: 'guard', subject, values, stderr })
}

interface Watched {
  /** Of the command. */
  name: string
  subject: string
  values: Values
  stderr: Streams['stderr']
  /** The answers are ours: they may break the contract on purpose, and refused requests have to fit it, too. */
  requestsOnly?: boolean
  onExchange?: (passed: Exchange) => void
  /** What else the first lines say. */
  hint?: (origin: string) => string
}

/**
 * Listens on the port of `--listen`, passes every call on to a service, and checks it, until it is interrupted.
 * @returns the report of what came through
 */
export async function watch(
  target: URL,
  { name, subject, values, stderr, requestsOnly = false, onExchange, hint }: Watched,
) {
  // stdout is for the report.
  const print = (text: string) => void stderr.write(`${redact(text)}\n`)
  const port = Number(values.listen)
  if (!(Number.isInteger(port) && port >= 0 && port < 65_536))
    throw new CouldNotRun('--listen must be the number of a port')
  const report = createReport(name, subject)
  const check = createEntryCheck({
    checker: createChecker(),
    report: printingReport(report, {
      ignored: ignoredIds(values.known ?? []),
      print,
      counts: requestsOnly ? isOfRequest : () => true,
    }),
    base: target.href.replace(/\/+$/, ''),
    strict: requestsOnly,
  })
  const secrets = new Set()
  const onPassed = (passed: Exchange) => {
    const token = /^bearer (.+)$/i.exec(passed.headers.authorization ?? '')?.[1]
    if (token && secrets.size < MOST && !secrets.has(token)) keepSecret(token)
    if (token) secrets.add(token)
    onExchange?.(passed)
    try {
      check.lookAt(passed)
    } catch (error) {
      // The console must continue to work.
      if (report.incomplete.length < MOST)
        report.incomplete.push(`one exchange could not be looked at: ${messageOf(error)}`)
    }
  }
  const { server, close } = createProxy(target, onPassed, { breaksToo: requestsOnly })
  const address = await listening(server, port)
  const origin = `http://localhost:${address}`
  print(`listening on ${origin}${target.pathname.replace(/\/+$/, '')}; Ctrl-C ends and sums up`)
  if (hint) print(hint(origin))
  await interrupted()
  await close()
  if (check.counts.responses === 0) report.incomplete.push('no answer of the API came through')
  check.end()
  report.looked = check.looked
  return report
}

const isOfRequest = ({ id, side }: GivenFinding) =>
  id.startsWith('request/') || side === 'request' || id.startsWith('answer/undocumented-call/')

function targetOf(target?: string) {
  if (!target) throw new CouldNotRun('Where is the service? --target https://api.example.com/admin/api/v0')
  if (!URL.canParse(target) || !/^https?:/.test(target))
    throw new CouldNotRun('--target must be an http or https address')
  return new URL(target)
}

/**
 * A report that prints a line for each new finding and keeps a limited number of them. Findings of the ignore file are
 * not printed, and of one cause only the first few.
 */
function printingReport(
  report: Report,
  {
    ignored,
    print,
    counts,
  }: { ignored: Set<string>; print: (text: string) => void; counts: (finding: GivenFinding) => boolean },
): Report {
  const known = new Set()
  const causes = new Map<string, number>()
  const lineOf = (finding: GivenFinding) => {
    const common = commonId(finding)
    if (ignored.has(finding.id) || (common && ignored.has(common))) return undefined
    const count = (causes.get(common ?? '') ?? 0) + 1
    if (common) causes.set(common, count)
    const start = finding.severity.padEnd(8)
    if (!common || count <= FEW) return `${start} ${finding.message}  (${finding.id})`
    return count === FEW + 1 ? `${start} and more of this; the report has all of it  (${common})` : undefined
  }
  const add = (given: GivenFinding) => {
    const finding = counts(given) ? configured(given) : undefined
    if (!finding) return
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

/** @returns the port */
function listening(server: Server, port: number): Promise<number> {
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
  new Promise<void>((resolve) => {
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
    const end = () => {
      for (const signal of signals) process.off(signal, end)
      resolve()
    }
    for (const signal of signals) process.on(signal, end)
  })
