// Runs `contract verify` inside of the test's process, against the mocked API with faults: a run takes a part of a second.
import { parseArgs } from 'node:util'
import { serve } from '../../mocks/httpServer'
import { drifting, type Fault } from './drifting'
import { type Json, load, type Report } from './support'

type Server = Awaited<ReturnType<typeof serve>>

/** What a run brought: its report, or the reason why it could not run. `calls` are the requests that arrived. */
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
  const { run, options } = await load('openapi/kit/commands/verify.mjs')

  /** Runs `verify` with these faults. Later arguments replace the address and the token. */
  async function verify(faults: Fault[], ...args: string[]): Promise<Run> {
    const server = await drifting(faults)
    const fixed = ['--base-url', server.base, '--token', admin, '--rate', '10000']
    try {
      const { values } = parseArgs({ args: [...fixed, ...args], options })
      const report: Report = await run(values, [], { stderr: { write: () => true } })
      const found = Object.fromEntries(
        report.findings.map(({ id, message }) => [id.replace('answer/', ''), message]),
      )
      return { ...report, findings: report.findings, found, calls: server.calls }
    } catch (error) {
      return { found: {}, reason: (error as Error).message, calls: server.calls }
    } finally {
      await server.stop()
    }
  }

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
