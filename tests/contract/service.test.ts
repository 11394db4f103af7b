import { describe, expect, it } from 'vitest'
import { allowed, defects } from './service/drifts'
import { BASE, createService, type Drift } from './service/service'
import { type Json, load, pathFor, type Report, report } from './support'

// Runs in test:all: it runs the kit against a service with 66 drifts.

/** Runs `verify --write` on the service, and `har` on its recording. */
async function verified(drift: Drift, only: string, accounts?: string[]) {
  const service = await createService(drift, accounts)
  const { run, options } = await load('openapi/kit/commands/verify.ts')
  const defaults = Object.fromEntries(Object.entries<Json>(options).map(([name, one]) => [name, one.default]))
  const har = pathFor('service.har')
  const values = {
    ...defaults,
    'base-url': BASE,
    token: 'anything',
    account: 'scratch',
    write: true,
    rate: 'Infinity',
  }
  const found: Report = await run({ ...values, only, har, fetch: service.fetch }, [], {
    stderr: { write: () => true },
  })
  const { exitCode } = await load('openapi/kit/report/findings.ts')
  const recorded = await report('har', har)
  return { found, recorded, code: exitCode(found) as number, left: service.left() }
}

const rulesOf = ({ findings }: Report) => new Set(findings.map(({ rule }) => rule))

/** Rules that `har` cannot know, because it does not know what was asked for, or compares no two calls. */
async function alone(): Promise<Set<string>> {
  const { groups } = await load('openapi/kit/report/rules.ts')
  return new Set(
    groups
      .filter(({ commands }: Json) => commands.join() === 'verify')
      .flatMap((group: Json) => Object.keys(group.rules)),
  )
}

describe('contract verify of a service that is written from the contract alone', () => {
  it('is clean, all kinds of objects, and so is har of its recording; nothing is left behind', async () => {
    const { found, recorded, code, left } = await verified({}, '')
    expect({ code, findings: found.findings, incomplete: found.incomplete, left }).toEqual({
      code: 0,
      findings: [],
      incomplete: [],
      left: [],
    })
    expect(recorded.findings.filter(({ severity }) => severity !== 'harmless')).toEqual([])
    expect(recorded.incomplete).toEqual([])
  }, 60_000)

  it.each(defects)('finds %s', async (_title, only, drift, rules) => {
    const { found, recorded, code, left } = await verified(drift, only)
    const own = await alone()
    const all = rulesOf(found)
    expect({ code, found: rules.split(' ').some((rule) => all.has(rule)), all: [...all] }).toMatchObject({
      code: 1,
      found: true,
    })
    expect(left).toEqual([])
    // What a single call shows, the recording shows.
    const inRecording = rulesOf(recorded)
    expect([...all].filter((rule) => !own.has(rule) && !inRecording.has(rule))).toEqual([])
  })

  it.each(allowed)('takes %s', async (_title, only, drift) => {
    const { found, recorded, code, left } = await verified(drift, only)
    expect({ code, incomplete: found.incomplete, left }).toEqual({ code: 0, incomplete: [], left: [] })
    expect(recorded.findings.filter(({ severity }) => severity !== 'harmless')).toEqual([])
  })
})
