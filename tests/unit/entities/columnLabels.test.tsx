import { describe, expect, it } from 'vitest'
import { columnsOf } from '@/engine/table/columns'
import { termOf } from '@/entities/fields/terms'
import { entities } from '@/entities/registry'
import { namesNotShown } from './fixtureLabels'
import { openForm, serveLists } from './openForm'

serveLists()

/** Fields that a client may write and that no form edits: they travel. */
const onlyInTables = ['players description', 'surveys type', 'quizzes type']

function labelOf(path: string): HTMLElement | undefined {
  const end = `-${path.replaceAll('.', '-')}`
  return [...document.querySelectorAll<HTMLElement>('form label[for], form [id$="-label"]')].find((one) =>
    (one.getAttribute('for') ?? one.id.replace(/-label$/, '')).endsWith(end),
  )
}

/** The question beside the label of a path. */
const questionOf = (path: string) =>
  labelOf(path)?.parentElement?.querySelector(':scope > [aria-label^="What "]')?.getAttribute('aria-label')

/** The label of the control that edits a path, with its section where the table names it, too. */
function formLabel(path: string, withSection: boolean): string | undefined {
  const label = labelOf(path)
  const own = label?.querySelector('span')?.textContent ?? label?.textContent ?? undefined
  const section = label?.closest('section')?.querySelector('h2')?.textContent
  return withSection && section ? `${section} › ${own}` : own
}

describe('the columns of a table and the browser test of a form have the labels of the form (rule TABLE-1)', () => {
  it.each(entities.map(({ list }) => list.type))('of %s', async (type) => {
    await openForm(type)
    const columns = columnsOf(type).filter(({ path }) => !onlyInTables.includes(`${type} ${path}`))
    expect(columns.map(({ path, label }) => `${path}: ${label}`)).toEqual(
      columns.map(({ path, label }) => `${path}: ${formLabel(path, label.includes(' › '))}`),
    )
    // And their terms (rule FAST-6).
    expect(columns.map(({ path }) => `${path}: ${questionOf(path)}`)).toEqual(
      columns.map(({ path }) => {
        const term = termOf(type, path)
        return `${path}: ${term && `What ${term.endsWith('s') ? 'are' : 'is'} ${term}?`}`
      }),
    )
    // After a rename of a label.
    expect(
      await namesNotShown(type),
      `what tests/entities/${type}.ts names, and the form does not have`,
    ).toEqual([])
  })
})
