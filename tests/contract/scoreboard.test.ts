import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Json, load } from './support'

describe('the scoreboard of contract diff', () => {
  const all: Promise<Json[]> = load('openapi/kit/scoreboard/scoreboard.ts').then(({ results }) => results())

  it('has at least 300 pairs, each with a name of its own in its group', async () => {
    const names = (await all).map(({ group, name }) => `${group}: ${name}`)
    expect(names.length).toBeGreaterThanOrEqual(300)
    expect(new Set(names).size).toBe(names.length)
  })

  it('has the verdict of public suites for every pair, except where it differs for a stated reason', async () => {
    const unexpected = (await all)
      .filter(({ verdict, ours, differs }) => (verdict === ours) === Boolean(differs))
      .map(
        ({ group, name, verdict, ours, rules }) => `${group}: ${name}: ${verdict}, here ${ours} (${rules})`,
      )
    expect(unexpected).toEqual([])
  })

  it('is the table of the README', async () => {
    const { scoreboard } = await load('openapi/kit/scoreboard/scoreboard.ts')
    expect(readFileSync('openapi/kit/README.md', 'utf8')).toContain(scoreboard(await all))
  })
})
