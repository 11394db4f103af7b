import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { citedIn, missingIn, statuses, untitledIn } from './conformance'

/** docs/asvs.md: each requirement once, counts that are right, and tests that exist. */

interface Row {
  ids: string[]
  status: string
  heldBy: string
}

const text = readFileSync('docs/asvs.md', 'utf8')

const numbersOf = (first: string, last = first): string[] => {
  const chapter = first.slice(0, first.lastIndexOf('.') + 1)
  const [from, to] = [first, last].map((id) => Number(id.slice(chapter.length))) as [number, number]
  return Array.from({ length: to - from + 1 }, (_, index) => `${chapter}${from + index}`)
}

const rows: Row[] = [
  ...text.matchAll(/^\| (\d+\.\d+\.\d+)(?: to (\d+\.\d+\.\d+))? \| [123] \| ([^|]+) \| [^|]+ \| (.*) \|$/gm),
].map(([, first = '', last, status = '', heldBy = '']) => ({ ids: numbersOf(first, last), status, heldBy }))

/** The number of requirements in each section of the standard. */
const sections: Record<string, number[]> = {
  '3': [1, 3, 5, 8, 8, 1, 5],
  '10': [2, 3, 5, 16, 5, 2, 3],
  '14': [2, 8, 3],
}

describe('the table of ASVS', () => {
  it.each(Object.entries(sections))(
    'has each requirement of chapter %s once, in order',
    (chapter, counts) => {
      const expected = counts.flatMap((count, index) =>
        numbersOf(`${chapter}.${index + 1}.1`, `${chapter}.${index + 1}.${count}`),
      )
      expect(rows.flatMap(({ ids }) => ids).filter((id) => id.startsWith(`${chapter}.`))).toEqual(expected)
    },
  )

  it.each(Object.keys(sections))('counts the requirements of chapter %s', (chapter) => {
    const own = rows.filter(({ ids }) => ids[0]?.startsWith(`${chapter}.`))
    const counts = statuses.map((status) =>
      own.filter((row) => row.status === status).reduce((sum, { ids }) => sum + ids.length, 0),
    )
    expect(text.match(new RegExp(`^\\| V${chapter} .*`, 'm'))?.[0]).toBe(
      `| V${chapter} | ${counts.join(' | ')} |`,
    )
  })

  it.each(rows.map((row) => [row.ids[0], row] as const))('%s has a status and a reason', (_, row) => {
    expect(statuses).toContain(row.status)
    if (row.status === 'met') expect(citedIn(row.heldBy)).not.toEqual([])
    expect(row.heldBy.length).toBeGreaterThan(5)
  })

  it('names tests that exist', () => {
    expect(rows.flatMap(({ heldBy }) => citedIn(heldBy)).length).toBeGreaterThan(30)
    expect(missingIn(rows)).toEqual([])
  })

  it('cites nothing that looks like a test without its title', () => {
    expect(untitledIn(rows)).toEqual([])
  })
})
