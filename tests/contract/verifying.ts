// Runs `contract verify` in the process of the test, against the mocked API with faults. A run takes less than a
// second.
import { execFile } from 'node:child_process'
import { parseArgs } from 'node:util'
import { serve } from '../../mocks/httpServer'
import { reset } from '../../mocks/reset'
import { drifting, type Fault, withDrift } from './drifting'
import { type Finding, type Json, load, type Report } from './support'

type Server = Awaited<ReturnType<typeof serve>>

/** The result of a run: its report, or the reason why it could not run. `calls` are the received requests. */
export interface Run extends Partial<Report> {
  /** Messages by id of the finding, without `answer/`. */
  found: Record<string, string>
  reason?: string
  calls: string[]
}

export async function startApi() {
  const api: Server = await serve(0)
  const tokenOf = async (persona: string) =>
    (await (await fetch(`${api.origin}/mock-provider/tokens/${persona}`)).text()).trim()
  const admin = await tokenOf('service-admin')
  const { run, options } = await load('openapi/kit/commands/verify.ts')

  /** Runs `verify` with these faults. Later arguments replace the address and the token. */
  const verify = (faults: Fault[], ...args: string[]): Promise<Run> =>
    withDrift(faults, async ({ base, calls }) => {
      const fixed = ['--base-url', base, '--token', admin, '--rate', 'Infinity']
      try {
        const { values } = parseArgs({ args: [...fixed, ...args], options })
        const report: Report = await run(values, [], { stderr: { write: () => true } })
        const found = Object.fromEntries(
          report.findings.map(({ id, message }) => [id.replace('answer/', ''), message]),
        )
        return { ...report, findings: report.findings, found, calls }
      } catch (error) {
        return { found: {}, reason: (error as Error).message, calls }
      }
    })

  /** What a `repeat` line prints. Days differ by themselves. */
  const printed = (line: string, faults: Fault[]) => {
    reset()
    return served(faults, (base) => {
      const here = line.replaceAll('http://drift.example/admin/api/v0', base)
      const env = { ...process.env, CONTRACT_TOKEN: admin }
      return new Promise<string>((resolve) =>
        execFile('sh', ['-c', here], { env, maxBuffer: 100_000_000 }, (error, out, err) =>
          resolve(
            `${out}${err || (error && !out ? error.message : '')}`
              .replaceAll(/^date: .*$/gim, '')
              .replaceAll(base, ''),
          ),
        ),
      )
    })
  }

  /** The ids of findings whose request, repeated, gives the same from the faulty and from the correct service. */
  async function unrepeatable(faults: Fault[], findings: Finding[] = []): Promise<string[]> {
    const same: string[] = []
    for (const { id, curl = '' } of findings) {
      const [wrong, right] = [await printed(curl, faults), await printed(curl, [])]
      if (curl === '' || wrong === right || /^(sh|curl): /m.test(right)) same.push(id)
    }
    reset()
    return same
  }

  return { ...api, tokenOf, admin, verify, unrepeatable }
}

/** Calls `use` with the address of the mocked API with drift, over HTTP. */
async function served<T>(faults: Fault[], use: (base: string) => Promise<T>): Promise<T> {
  const service = await drifting(faults)
  try {
    return await use(service.base)
  } finally {
    await service.stop()
  }
}

/** Changes what is sent to a path with these methods. */
export const inRequest = (
  methods: string,
  path: string,
  change: (sent: Json, method: string) => void,
): Fault => ({
  before: ({ method, path: called, sent }) => {
    if (methods.split(' ').includes(method) && called === path && sent) change(sent, method)
  },
})
