import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { nouns } from '@/model/words'
import { basicEdits, expectEdits, groupingEdits, rangeEdits, requirementEdits } from './edits'
import { filled, filledRange, filledRequirement } from './filled'
import { at, openForm, serveLists } from './openForm'

serveLists()

const leaderboard = {
  ...filled,
  ...filledRange,
  ...filledRequirement,
  element: 'player',
  rankBy: 'average',
  units: 'points',
  drivenBy: { missions: ['ride'], unknown: 1 },
}
const settings = at('Limits and Settings')
const choices = (label: string) =>
  within(settings.field(label))
    .getAllByRole('option')
    .map((option) => option.textContent)

describe('a leaderboard', () => {
  it('sends only what was edited', async () => {
    await expectEdits('leaderboards', leaderboard, [
      ...basicEdits(),
      ...groupingEdits('Limits and Settings'),
      ['units', () => settings.type('Units', 'credits'), { units: 'credits' }],
      ['element', () => settings.type('Elements in use', 'teammembers'), { element: 'teammembers' }],
      ...rangeEdits(),
      ['missions', () => at('Schedule').pick('Driving Missions', 'Walk'), { 'drivenBy.missions.1': 'walk' }],
      ...requirementEdits(),
    ])
  })

  it('offers the units and elements of rule LEADERBOARD-2', async () => {
    await openForm('leaderboards', leaderboard)
    expect(choices('Units')).toEqual(['Not set', nouns.points.title, nouns.credits.title])
    expect(choices('Elements in use')).toEqual(['Not set', 'Players', 'Teams', 'Team Members'])
    expect(
      within(at('Schedule').field('Refresh Period'))
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['None', 'Day', 'Week', 'Month'])
  })

  it('warns about a range that ends before it starts, and still saves it (decision D2)', async () => {
    const active = { from: '2025-02-01T00:00:00Z', to: '2025-01-01T00:00:00Z' }
    const { save } = await openForm('leaderboards', { ...leaderboard, active })
    expect(screen.getByText('The end of the active range is before its start.')).toBeVisible()
    at('Basic Details').type('Name', 'Other')
    expect(await save()).toMatchObject({ active })
  })
})
