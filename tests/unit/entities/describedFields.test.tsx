import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { entities } from '@/entities/registry'
import { describedFields } from '@/model/fieldNames'
import { namesNotShown } from './fixtureLabels'
import { openForm, serveLists } from './openForm'

serveLists()

/** An object with what a form shows only of some objects. */
const filled = {
  id: 'x',
  player: 'x',
  account: 'a',
  name: 'X',
  isAvailable: true,
  level: { name: 'Scout' },
  nextDraw: '2026-03-01T12:00:00Z',
  stock: { available: 2, redeemed: 1 },
}

/** The labels of the fields of a section, without their marks. */
function labelsIn(title: string): Set<string | undefined> {
  const region = screen.getByText(title, { selector: 'h2' }).closest('section')
  const labels = region?.querySelectorAll('h2, label, dt, [id$="-label"]') ?? []
  return new Set(
    [...labels].map((label) => (label.querySelector('span:not([aria-hidden])') ?? label).textContent?.trim()),
  )
}

describe.each(entities.map(({ list }) => list.type))('the form of %s', (type) => {
  // A field that it shows and the list does not describe is an error when it renders (`useLabels`).
  it('shows each described field in its section (rules ACCOUNT-3, EVENT-2, LEVEL-2, MISSION-2, BOX-2, PRIZE-2, RAFFLE-2, STREAK-2, SURVEY-2, QUIZ-2, TEAM-2 and PLAYER-2)', async () => {
    await openForm(type, filled)
    for (const [path, { section: title, label }] of describedFields(type)) {
      // The items of a list are shown after an item was added.
      if (title === undefined || path.includes('*')) continue
      expect([...labelsIn(title)], `${path} in ${title}`).toContain(label)
    }
  })

  it('has what its browser test names', async () => {
    await openForm(type)
    // After a rename of a label.
    expect(
      await namesNotShown(type),
      `what tests/entities/${type}.ts names, and the form does not have`,
    ).toEqual([])
  })
})
