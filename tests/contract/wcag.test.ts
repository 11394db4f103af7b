import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { citedIn, missingIn, statuses, untitledIn } from './conformance'

/** docs/wcag.md: each criterion of level A and AA once, counts that are right, and tests that exist. */

const text = readFileSync('docs/wcag.md', 'utf8')

const rows = [...text.matchAll(/^\| (\d\.\d\.\d+) \| (A|AA) \| ([^|]+) \| [^|]+ \| (.*) \|$/gm)].map(
  ([, id = '', level = '', status = '', heldBy = '']) => ({ id, level, status, heldBy }),
)

/** The criteria of WCAG 2.2, by level. 4.1.1 was removed. */
const criteria: Record<string, string> = {
  A: `1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2
    2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2`,
  AA: `1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4
    3.3.3 3.3.4 3.3.8 4.1.3`,
}

describe('the table of WCAG', () => {
  it.each(Object.entries(criteria))('has each criterion of level %s once, in order', (level, ids) => {
    expect(rows.filter((row) => row.level === level).map(({ id }) => id)).toEqual(ids.split(/\s+/))
  })

  it.each(Object.keys(criteria))('counts the criteria of level %s', (level) => {
    const own = rows.filter((row) => row.level === level)
    const counts = statuses.map((status) => own.filter((row) => row.status === status).length)
    expect(text).toContain(`\n| ${level} | ${counts.join(' | ')} |\n`)
  })

  it.each(rows.map((row) => [row.id, row] as const))('%s has a status and a reason', (_, row) => {
    expect(statuses).toContain(row.status)
    if (row.status === 'met') expect(citedIn(row.heldBy)).not.toEqual([])
    expect(row.heldBy.length).toBeGreaterThan(5)
  })

  it('names tests that exist, each with its title', () => {
    expect(missingIn(rows)).toEqual([])
    expect(untitledIn(rows)).toEqual([])
  })

  it('rests on no rule of axe that a scan of ours leaves out (rule VIEW-8)', () => {
    expect(readFileSync('tests/axe.ts', 'utf8')).not.toMatch(/enabled: false|disableRules/)
  })
})
