import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Json, load } from './support'

describe('contract diff: each change in each place has its verdict', () => {
  const loaded = load('openapi/kit/scoreboard/scoreboard.ts')

  it('every generated pair has it, except those that differ for a stated reason', async () => {
    const { pairs, rulesFor, verdictOf } = await loaded
    const all: Json[] = pairs()
    expect(all.length).toBeGreaterThan(500)
    const unexpected = all.flatMap(({ group, name, before, after, verdict, differs }) => {
      const rules = rulesFor(before, after)
      const ours = verdictOf(rules)
      return (verdict === ours) === Boolean(differs)
        ? [`${group}: ${name}: ${verdict}, here ${ours} (${rules})`]
        : []
    })
    expect(unexpected).toEqual([])
  })
})

describe('the scoreboard of the cases of public suites', () => {
  const loaded = load('openapi/kit/scoreboard/scoreboard.ts')
  const results: Promise<Json[]> = loaded.then(({ compared }) => compared())

  it('has each test once, with a change', async () => {
    const names = (await results).map(({ suite, test }) => `${suite} ${test}`)
    expect(names.length).toBeGreaterThan(730)
    expect(new Set(names).size).toBe(names.length)
    for (const { test, before, after } of await results) expect(before, test).not.toEqual(after)
  })

  it('has another verdict only for a reason, and agrees in 8 of 10 of all', async () => {
    const other = (await results).filter(({ verdict, ours }) => verdict !== ours)
    expect(other.filter(({ reason }) => !reason).map(({ test }) => test)).toEqual([])
    expect(1 - other.length / (await results).length).toBeGreaterThanOrEqual(0.8)
  })

  it('has no reason that no case needs', async () => {
    const used = new Set((await results).flatMap(({ reason }) => reason ?? []))
    const { reasonTexts } = await loaded
    expect([...reasonTexts].filter((reason: string) => !used.has(reason))).toEqual([])
  })

  it('is the table of the README', async () => {
    const { scoreboard } = await loaded
    expect(readFileSync('openapi/kit/README.md', 'utf8')).toContain(scoreboard(await results))
  })

  it('is the list of other verdicts in its own README', async () => {
    const { disagreements } = await loaded
    expect(readFileSync('openapi/kit/scoreboard/README.md', 'utf8')).toContain(disagreements(await results))
  })
})
