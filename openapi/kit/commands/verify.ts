import { writeFileSync } from 'node:fs'
import type { ParseArgsOptionsConfig } from 'node:util'
import { createChecker } from '../check/contract.ts'
import { examplesOf, loadContract } from '../contract/bundle.ts'
import { CouldNotRun } from '../report/couldNotRun.ts'
import { createReport } from '../report/findings.ts'
import { keepSecret, redact } from '../report/redact.ts'
import type { Checker, Stream, Streams, Values } from '../types.ts'
import type { Client } from '../verify/client.ts'
import { createClient, Stopped } from '../verify/client.ts'
import { kindsOf } from '../verify/kinds.ts'
import type { Ledger } from '../verify/ledger.ts'
import { createLedger } from '../verify/ledger.ts'
import { createProgress } from '../verify/progress.ts'
import { readAll, reportUnseen } from '../verify/read.ts'
import { createSamples } from '../verify/samples.ts'
import { needPermission, needService, needWritingToken, outOfReach } from '../verify/start.ts'
import type { VerifyContext } from '../verify/types.ts'
import { writeAll } from '../verify/write.ts'

export const options = {
  'base-url': { type: 'string' },
  token: { type: 'string' },
  account: { type: 'string' },
  write: { type: 'boolean' },
  skip: { type: 'string', default: '' },
  only: { type: 'string', default: '' },
  origin: { type: 'string', default: 'http://localhost:5173' },
  rate: { type: 'string', default: '30' },
  timeout: { type: 'string', default: '30' },
  'max-objects': { type: 'string', default: '10000' },
  har: { type: 'string' },
} satisfies ParseArgsOptionsConfig

/** Checks a running service against the contract. */
export async function run(values: Values, _positionals: string[], { stderr }: Pick<Streams, 'stderr'>) {
  const settings = settingsOf(values)
  const contract = loadContract()
  const checker = createChecker(contract)
  const report = createReport('verify', redact(settings.base))
  const skip = leftOut(settings, checker)
  // A run that creates no accounts skips all operations on them anyway.
  const alone = !values.write || settings.skip.has('createAccount')
  const beyond = alone ? [] : outOfReach(checker, settings.token).filter(({ id }) => !skip.has(id))
  for (const { id } of beyond) skip.add(id)
  const client = createClient({ ...settings, skip, checker, report })
  // Every finding gets the request that led to it.
  const { add } = report
  report.add = (given) => add({ curl: client.trail.repeat(), ...given })
  const progress = createProgress(stderr)
  const context: VerifyContext = {
    client,
    checker,
    report,
    progress,
    account: values.account,
    origin: settings.origin,
    most: settings.most,
    documented: createSamples(contract).fieldsOf,
    tried: {
      lists: new Set(),
      objects: new Set(),
      paging: new Set(),
      capped: new Set(),
      once: new Set(),
      longest: new Map(),
    },
  }
  if (values.write) needWritingToken(settings.token)
  const ledger = createLedger(context)
  const release = onInterrupt(client, ledger, stderr)
  try {
    await needService(context, settings.base)
    await readAll(context)
    if (values.write) await beforeWriting(context)
    if (values.write) await writeAll(context, values.account, contract, examplesOf(contract), ledger)
    reportUnseen(context)
  } catch (error) {
    if (!(error instanceof Stopped)) throw error
    if (client.stopped)
      report.incomplete.push(`interrupted (${client.stopped}) after ${client.seen.requests} requests`)
  } finally {
    const left = ledger.ids.length
    if (left > 0) progress(`cleaning up ${objects(left)}`)
    await ledger.cleanUp()
    release()
    client.settle()
    if (values.har) writeFileSync(values.har, client.recorder.toText())
    progress()
  }
  if (beyond.length > 0) {
    const names = beyond.map(({ id }) => id).join(', ')
    report.incomplete.push(
      `${names}: left out, because this token has no admin:write; --skip createAccount leaves them out knowingly`,
    )
  }
  if (settings.skip.size > 0) report.notes.push(`left out on request: ${[...settings.skip].join(', ')}`)
  if (settings.only.size > 0) report.notes.push(`looked at on request: only ${[...settings.only].join(', ')}`)
  const { operations, asked, requests } = client.seen
  const all = checker.operations.length
  report.looked = [
    `${operations.size} of ${all} operations, ${requests} requests${values.write ? '' : ', read-only'}`,
    ...(asked.size > operations.size ? [`could not look at ${asked.size - operations.size}`] : []),
    ...(all > asked.size ? [`${all - asked.size} not asked`] : []),
  ].join('; ')
  return report
}

/** Ids of the operations that `--skip` and `--only` exclude. */
function leftOut({ skip, only }: { skip: Set<string>; only: Set<string> }, checker: Checker) {
  const unknown = [...skip].filter((id) => !checker.has(id))
  if (unknown.length > 0) throw new CouldNotRun(`--skip: there is no operation ${unknown.join(', ')}`)
  const tags = new Set(checker.operations.map(({ tag }) => tag))
  const strange = [...only].filter((tag) => !tags.has(tag))
  if (strange.length > 0)
    throw new CouldNotRun(`--only: there is no ${strange.join(', ')}; there are ${[...tags].join(', ')}`)
  const others = checker.operations.filter(({ tag }) => only.size > 0 && !only.has(tag ?? ''))
  return new Set([...skip, ...others.map(({ id }) => id)])
}

/** Throws before anything is written if the service refuses writes. */
async function beforeWriting(context: VerifyContext) {
  const { client, checker, account = '' } = context
  const kind = kindsOf(checker).find(({ name, remove }) => name !== 'accounts' && !client.skips(remove))
  if (kind) await needPermission(context, kind.remove, account)
}

const objects = (count: number) => `${count} object${count === 1 ? '' : 's'}`

function settingsOf(values: Values) {
  const token = values.token ?? process.env.CONTRACT_TOKEN
  keepSecret(token)
  if (!values['base-url'])
    throw new CouldNotRun('Where is the service? --base-url https://api.example.com/admin/api/v0')
  if (!token)
    throw new CouldNotRun('An access token is needed: --token, or CONTRACT_TOKEN in the environment')
  if (values.write && !values.account) throw new CouldNotRun('--write needs --account <scratch account>')
  if (!URL.canParse(values['base-url']) || !/^https?:/.test(values['base-url']))
    throw new CouldNotRun('--base-url must be an http or https address')
  const rate = Number(values.rate)
  if (!(rate > 0)) throw new CouldNotRun('--rate must be a number of requests a second')
  const timeout = Number(values.timeout)
  if (!(timeout > 0 && timeout <= 30))
    throw new CouldNotRun('--timeout must be a number of seconds, at most 30')
  const most = Number(values['max-objects'])
  if (!(Number.isInteger(most) && most > 0)) throw new CouldNotRun('--max-objects must be a whole number')
  return {
    base: values['base-url'].replace(/\/+$/, ''),
    token,
    origin: values.origin,
    rate,
    timeout,
    most,
    fetch: values.fetch as typeof globalThis.fetch | undefined,
    skip: namesIn(values.skip),
    only: namesIn(values.only),
  }
}

const namesIn = (list: string): Set<string> => new Set(list.split(',').filter(Boolean))

/** Ctrl-C ends the run and cleans up. A second one exits at once and lists what is left behind. */
function onInterrupt(client: Client, ledger: Ledger, stderr: Stream) {
  const handler = (signal: string) => {
    if (client.stopped) {
      stderr.write(`\nleft behind: ${ledger.ids.join(', ') || 'nothing'}\n`)
      process.exit(2)
    }
    client.stop(signal)
    const left = ledger.ids.length > 0 ? ` and cleaning up ${objects(ledger.ids.length)}` : ''
    stderr.write(`\nstopping${left}; press Ctrl-C again to leave at once\n`)
  }
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, handler)
  return () => {
    for (const signal of signals) process.off(signal, handler)
  }
}
