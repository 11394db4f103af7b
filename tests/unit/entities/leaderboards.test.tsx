import { within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { nouns } from '@/model/words'
import { filled } from './filled'
import { at, openForm, serveLists } from './openForm'

serveLists()

const choices = (section: string, label: string) =>
  within(at(section).field(label))
    .getAllByRole('option')
    .map((option) => option.textContent)

it('a leaderboard offers the units, elements and periods of rules LEADERBOARD-2 and FIELD-10', async () => {
  await openForm('leaderboards', { ...filled, units: 'points', element: 'player', period: 'daily' })
  expect(choices('Limits and Settings', 'Units')).toEqual([
    'Not set',
    nouns.points.title,
    nouns.credits.title,
  ])
  expect(choices('Limits and Settings', 'Elements in use')).toEqual([
    'Not set',
    'Players',
    'Teams',
    'Team Members',
  ])
  expect(choices('Schedule', 'Refresh period')).toEqual(['None', 'Day', 'Week', 'Month'])
})
