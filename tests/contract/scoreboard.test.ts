// Runs in test:all: it compares many descriptions with the kit.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  compared,
  disagreements,
  pairs,
  reasonTexts,
  rulesFor,
  scoreboard,
  verdictOf,
} from './scoreboard/scoreboard'
import type { Json } from './support'

const readme = 'tests/contract/scoreboard/README.md'

describe('contract diff: each change in each place has its verdict', () => {
  it('every generated pair has it, except those that differ for a stated reason', () => {
    const all = pairs()
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
  const results = compared()

  it('has each test once, with a change', () => {
    const names = results.map(({ suite, test }) => `${suite} ${test}`)
    expect(names.length).toBeGreaterThan(730)
    expect(new Set(names).size).toBe(names.length)
    for (const { test, before, after } of results) expect(before, test).not.toEqual(after)
  })

  it('has another verdict only for a reason, and agrees in 8 of 10 of all', () => {
    const other = results.filter(({ verdict, ours }) => verdict !== ours)
    expect(other.filter(({ reason }) => !reason).map(({ test }) => test)).toEqual([])
    expect(1 - other.length / results.length).toBeGreaterThanOrEqual(0.8)
  })

  it('has no reason that no case needs', () => {
    const used = new Set(results.flatMap(({ reason }) => reason ?? []))
    expect([...reasonTexts].filter((reason: string) => !used.has(reason))).toEqual([])
  })

  it('is the table of its README', () => {
    expect(readFileSync(readme, 'utf8')).toContain(scoreboard(results))
  })

  it('is the list of other verdicts there', () => {
    expect(readFileSync(readme, 'utf8')).toContain(disagreements(results))
  })
})

describe('the pairs of openapi-comparator', () => {
  type Pair = [name: string, letter: 'B' | 'c', reason: string | null, before: Json, after: Json]
  const rows: Pair[] = JSON.parse(readFileSync('tests/contract/documents/openapi-comparator.json', 'utf8'))

  /** Without a verdict if one of the documents has a mistake. */
  function ours(before: Json, after: Json) {
    try {
      return verdictOf(rulesFor(before, after)) === 'breaking' ? 'B' : 'c'
    } catch (error) {
      return (error as Error).message
    }
  }

  it('have their verdict, or another one for a reason', () => {
    expect(rows).toHaveLength(79)
    const unexplained = rows.flatMap(([name, letter, reason, before, after]) => {
      const verdict = ours(before, after)
      return (verdict === letter) === (reason === null)
        ? []
        : [`${name}: ${letter}, here ${verdict}; ${reason}`]
    })
    expect(unexplained).toEqual([])
  })
})
