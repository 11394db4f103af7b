import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { active } from '@/model/fields/common'
import { filled, filledRange } from './filled'
import { at, openForm, serveLists } from './openForm'

serveLists()

/** Incomplete input that no rule forbids shows a warning, and never blocks. */

const now = new Date('2025-06-01T12:00:00Z')
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now })
})
afterEach(() => {
  vi.useRealTimers()
})

const settings = at('Limits and Settings')
const schedule = at('Schedule')
const noUnits = 'Choose what players are ranked by.'
const noElement = 'Choose who is ranked.'
const noObjective = 'Players have nothing to do: add an event, a quiz or a survey.'

describe('an existing object', () => {
  it.each([
    ['leaderboards', {}, [noUnits, noElement, 'No start is set.', 'No end is set.']],
    ['leaderboards', { units: 'points', element: 'team', ...filledRange }, []],
    ['missions', filledRange, [noObjective]],
    ['missions', { ...filledRange, objectives: { events: [], missions: ['m'] } }, []],
    ['missions', { ...filledRange, objectives: { quizzId: 'q' } }, []],
    ['missions', { ...filledRange, objectives: { events: [{ id: 'e', count: 1 }] } }, []],
    [
      'missions',
      { ...filledRange, objectives: { events: [{ id: 'e' }, { id: 'f' }, { id: 'e' }] } },
      ['This event is in the list already.'],
    ],
    ['levels', {}, ['Without an ordinal, the level has no place in the order of levels.']],
    ['levels', { ordinal: 0 }, []],
    [
      'prizes',
      { active: { from: '2025-01-01T00:00:00Z', to: '2025-06-01T11:59:00Z' }, stockCount: 1 },
      ['The end of the active range has passed.'],
    ],
    ['raffles', { active: { from: '2025-01-01T00:00:00Z', to: '2025-06-01T12:01:00Z' } }, []],
    ['streaks', {}, ['No start is set.', 'No end is set.']],
    ['mysteryboxes', { active: { to: '2026-01-01T00:00:00Z' } }, ['No start is set.']],
    [
      'surveys',
      { questions: [{ id: 'q', type: 'single', text: 'Why?', choices: [] }] },
      ['This question has no responses.'],
    ],
  ])(
    'shows its warnings at once and is still saved: %s with %j (rule FORM-9)',
    async (type, more, warnings) => {
      const object = { ...filled, ...(type === 'missions' && { countLimit: 1 }), ...more }
      const { save } = await openForm(type, object)
      for (const button of screen.queryAllByRole('button', { name: /^Question/ }))
        await userEvent.click(button)
      const found = [...document.querySelectorAll('form [aria-live=polite]')].map((note) => note.textContent)
      expect(found).toEqual(warnings)
      at('Basic Details').type('Name', 'Other')
      expect(await save()).toMatchObject({ ...more, name: 'Other' })
    },
  )
})

describe('a new object', () => {
  const count = () => screen.queryByRole('button', { name: /warnings?$/ })

  it('shows no warning about blanks before the user has left that part of the form', async () => {
    await openForm('leaderboards')
    const user = userEvent.setup()
    expect(screen.queryByText(noUnits)).toBeNull()
    await user.click(settings.field('Units'))
    await user.click(settings.field('Category'))
    expect(screen.queryByText(noUnits)).toBeNull()
    await user.click(schedule.field(active['active.from'].label))
    expect(settings.field('Units')).toHaveAccessibleDescription(noUnits)
    expect(settings.field('Elements in use')).toHaveAccessibleDescription(noElement)
    expect(screen.queryByText('No start is set.')).toBeNull()
    settings.type('Units', 'credits')
    expect(screen.queryByText(noUnits)).toBeNull()
  })

  it('shows the number of warnings before Save, and links to the first of them', async () => {
    const { save } = await openForm('leaderboards')
    const user = userEvent.setup()
    expect(count()).toBeNull()
    at('Basic Details').type('Name', 'Sprint')
    expect(count()).toHaveAccessibleName('4 warnings')
    expect(screen.queryByText(noUnits)).toBeNull()
    await user.click(count() as HTMLElement)
    expect(screen.getByText(noUnits)).toBeVisible()
    expect(screen.getByText('No end is set.')).toBeVisible()
    await waitFor(() => expect(settings.field('Units')).toHaveFocus())
    settings.type('Units', 'points')
    settings.type('Elements in use', 'team')
    schedule.type(active['active.from'].label, '01:06:25 - 10:00')
    expect(count()).toHaveAccessibleName('1 warning')
    expect(await save()).toMatchObject({ id: 'sprint', name: 'Sprint', units: 'points' })
  })

  it('shows all warnings after the first attempt to save', async () => {
    const { refuse } = await openForm('missions')
    expect(screen.queryByText(noObjective)).toBeNull()
    await refuse('Name is required')
    expect(screen.getByText(noObjective)).toBeVisible()
    expect(screen.getByText('No start is set.')).toBeVisible()
    at('Basic Details').type('Name', 'Walk')
    const user = userEvent.setup()
    expect(count()).toHaveAccessibleName('3 warnings')
    await user.click(at('Objectives').field('Quiz'))
    expect(screen.getByRole('group', { name: /^Events/ })).toHaveAccessibleDescription(noObjective)
  })
})
