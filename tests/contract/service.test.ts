import { describe, expect, it } from 'vitest'
import { guarded } from './guarded'
import { describedAllowed, describedDefects } from './service/described'
import { allowed, defects } from './service/drifts'
import { createService, type Drift } from './service/service'
import { changed, type Json, load, pathFor, type Report, report } from './support'

// Runs in test:all: it runs three commands of the kit against a service with 66 drifts.

/** Runs `verify --write` on the service through `guard`, and `har` on its recording. */
async function verified(drift: Drift, only: string) {
  const { base: target, left, stop } = await createService(drift)
  const recording = pathFor('service.har')
  let found: (Report & { code: number | null }) | undefined
  const { out, code } = await guarded(
    target,
    async (base) => {
      found = await report(
        ...['verify', '--base-url', base, '--token', 'anything', '--account', 'scratch', '--write'],
        ...['--rate', 'Infinity', '--har', recording, ...(only ? ['--only', only] : [])],
      )
    },
    ...['--format', 'json'],
  )
  const recorded = await report('har', recording)
  await stop()
  if (!found) throw new Error('verify did not run')
  return { found, recorded, guard: { ...(JSON.parse(out) as Report), code }, left: left() }
}

const rulesOf = ({ findings }: Report) => new Set(findings.map(({ rule }) => rule))

/** Rules that `har` and `guard` cannot know, because they do not know what was asked for, or compare no two calls. */
async function alone(): Promise<Set<string>> {
  const { groups } = await load('openapi/kit/report/rules.ts')
  return new Set(
    groups
      .filter(({ commands }: Json) => commands.join() === 'verify')
      .flatMap((group: Json) => Object.keys(group.rules)),
  )
}

/** What fails no job. */
const quiet = ({ code, findings, incomplete }: Report & { code: number | null }) => ({
  code,
  findings: findings.filter(({ severity }) => severity !== 'harmless'),
  incomplete,
})
const clean = { code: 0, findings: [], incomplete: [] }

describe('verify --write, har of its recording, and guard in between, of a service that is written from the contract alone', () => {
  it('find nothing, in all kinds of objects; nothing is left behind', async () => {
    const { found, recorded, guard, left } = await verified({}, '')
    expect({ ...quiet(found), all: found.findings, left }).toEqual({ ...clean, all: [], left: [] })
    expect(quiet(recorded)).toEqual(clean)
    expect(quiet(guard)).toEqual(clean)
  }, 60_000)

  it.each(defects)('find %s', async (_title, only, drift, rules) => {
    const { found, recorded, guard, left } = await verified(drift, only)
    const own = await alone()
    const all = rulesOf(found)
    expect({ code: found.code, found: rules.split(' ').some((rule) => all.has(rule)), all }).toMatchObject({
      code: 1,
      found: true,
    })
    expect(left).toEqual([])
    // What a single call shows, the recording and guard show.
    const shown = [...all].filter((rule) => !own.has(rule))
    const fails = found.findings.some(({ rule, severity }) => !own.has(rule) && severity !== 'harmless')
    for (const other of [recorded, guard]) {
      expect(shown.filter((rule) => !rulesOf(other).has(rule))).toEqual([])
      if (fails) expect(other.code).toBe(1)
    }
    expect([...rulesOf(guard)].sort()).toEqual([...rulesOf(recorded)].sort())
  })

  it('say that 404 is what the page behind the end of a list is answered with', async () => {
    const drift: Drift = {
      answer: (answer, { method, query }) => {
        const isBehind =
          Number(query.get('skip')) > 0 && Array.isArray(answer.body) && answer.body.length === 0
        if (method === 'GET' && isBehind)
          Object.assign(answer, { status: 404, body: { error: 'No such page' } })
      },
    }
    const { found } = await verified(drift, '')
    expect(found.findings.map(({ message }) => message)).toEqual([
      '14 operations answer the page behind the end of the list with 404',
    ])
  }, 60_000)

  it.each(allowed)('take %s', async (_title, only, drift) => {
    const { found, recorded, guard, left } = await verified(drift, only)
    expect({ code: found.code, incomplete: found.incomplete, left }).toEqual({
      code: 0,
      incomplete: [],
      left: [],
    })
    expect(quiet(recorded)).toEqual(clean)
    expect(quiet(guard)).toEqual(clean)
  })
})

describe('diff of the description of such a service', () => {
  it.each(Object.entries(describedDefects))('finds %s', async (_title, change) => {
    expect((await changed(change)).filter((line) => !line.startsWith('harmless '))).not.toEqual([])
  })

  it.each(Object.entries(describedAllowed))('takes %s', async (_title, change) => {
    expect((await changed(change)).filter((line) => !line.startsWith('harmless '))).toEqual([])
  })

  it('has the titles of the drifts', () => {
    const titles = new Set([...defects, ...allowed].map(([title]) => title))
    const described = [...Object.keys(describedDefects), ...Object.keys(describedAllowed)]
    expect(described.filter((title) => !titles.has(title))).toEqual([])
  })
})
