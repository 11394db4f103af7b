import { writeFileSync } from 'node:fs'
import { createChecker } from '../check/contract.mjs'
import { examplesOf, loadContract } from '../contract/load.mjs'
import { CouldNotRun, createReport } from '../report/findings.mjs'
import { keepSecret, redact } from '../report/redact.mjs'
import { createClient, Stopped } from '../verify/client.mjs'
import { createLedger } from '../verify/ledger.mjs'
import { readAll, tellUnseen } from '../verify/read.mjs'
import { writeAll } from '../verify/write.mjs'

/** @import { Client, Ledger, Values, VerifyContext } from '../types' */

/** @satisfies {import('node:util').ParseArgsOptionsConfig} */
export const options = {
  'base-url': { type: 'string' },
  token: { type: 'string' },
  account: { type: 'string' },
  write: { type: 'boolean' },
  skip: { type: 'string', default: '' },
  origin: { type: 'string', default: 'http://localhost:5173' },
  rate: { type: 'string', default: '30' },
  timeout: { type: 'string', default: '30' },
  har: { type: 'string' },
}

/**
 * Checks a running service against the contract.
 * @param {Values} values
 */
export async function run(values) {
  const settings = settingsOf(values)
  const contract = loadContract()
  const checker = createChecker(contract)
  const report = createReport('verify', redact(settings.base))
  const unknown = [...settings.skip].filter((id) => !checker.has(id))
  if (unknown.length > 0) throw new CouldNotRun(`--skip: there is no operation ${unknown.join(', ')}`)
  const client = createClient({ ...settings, checker, report })
  /** @type {VerifyContext} */
  const context = {
    client,
    checker,
    report,
    progress,
    account: values.account,
    origin: settings.origin,
    tried: { lists: new Set(), objects: new Set(), paging: new Set() },
  }
  const ledger = createLedger(context)
  const release = onInterrupt(client, ledger)
  try {
    await readAll(context)
    if (values.write) await writeAll(context, values.account, examplesOf(contract), ledger)
    tellUnseen(context)
  } catch (error) {
    if (!(error instanceof Stopped)) throw error
    if (client.stopped)
      report.incomplete.push(`interrupted (${client.stopped}) after ${client.seen.requests} requests`)
  } finally {
    const left = ledger.ids.length
    if (left > 0) progress(`cleaning up ${left} object${left === 1 ? '' : 's'}`)
    await ledger.cleanUp()
    release()
    if (values.har) writeFileSync(values.har, client.recorder.toText())
    progress()
  }
  if (settings.skip.size > 0) report.notes.push(`left out on request: ${[...settings.skip].join(', ')}`)
  report.looked = `${client.seen.operations.size} of ${checker.operations.length} operations, ${client.seen.requests} requests${values.write ? '' : ', read-only'}`
  return report
}

/** @param {Values} values */
function settingsOf(values) {
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
  return {
    base: values['base-url'].replace(/\/+$/, ''),
    token,
    origin: values.origin,
    rate,
    timeout,
    skip: new Set(/** @type {string[]} */ (values.skip.split(',').filter(Boolean))),
  }
}

/**
 * Ctrl-C ends the run and cleans up; a second one exits at once and lists what is left.
 * @param {Client} client
 * @param {Ledger} ledger
 */
function onInterrupt(client, ledger) {
  const handler = (/** @type {string} */ signal) => {
    if (client.stopped) {
      process.stderr.write(`\nleft behind: ${ledger.ids.join(', ') || 'nothing'}\n`)
      process.exit(2)
    }
    client.stop(signal)
    process.stderr.write('\nstopping and cleaning up; press Ctrl-C again to leave at once\n')
  }
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, handler)
  return () => {
    for (const signal of signals) process.off(signal, handler)
  }
}

let shown = ''

/** Overwrites one line on a terminal, writes one line per update elsewhere. Without text it clears the line. */
function progress(text = '') {
  if (process.stderr.isTTY) process.stderr.write(`\r${text.padEnd(shown.length)}${text ? '' : '\r'}`)
  else if (text) process.stderr.write(`${text}\n`)
  shown = text
}
