import { existsSync } from 'node:fs'
import { titlesOf } from './titles'

/* What the reports on standards have in common (docs/asvs.md and docs/wcag.md): states, and the tests that they name. */

export const statuses = ['met', 'partly', 'not met', 'deployment', 'n/a']

interface Row {
  status: string
  heldBy: string
}

/** The tests that a text cites: `file` "title". */
export const citedIn = (cell: string) =>
  [...cell.matchAll(/`(tests\/[^`]+)` "([^"]+)"/g)].map(([, file = '', title = '']) => ({ file, title }))

/** The cited tests that do not exist. */
export const missingIn = (rows: readonly Row[]) =>
  rows
    .flatMap(({ heldBy }) => citedIn(heldBy))
    .filter(({ file, title }) => !existsSync(file) || !titlesOf(file).includes(title))

/** The files of tests that are named without a title. */
export const untitledIn = (rows: readonly Row[]) =>
  rows.flatMap(({ heldBy }) => {
    const cited = citedIn(heldBy).map(({ file }) => file)
    const named = [...heldBy.matchAll(/`(tests\/[^`]+)`/g)].map(([, file = '']) => file)
    return named.length === cited.length ? [] : named
  })
