// Runs `contract verify` in the process of the test, against the mocked API with faults. A run takes less than a
// second.
import { parseArgs } from 'node:util'
import { serve } from '../../mocks/httpServer'
import { type Fault, withDrift } from './drifting'
import { type Json, load, type Report } from './support'

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

  return { ...api, tokenOf, admin, verify }
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
