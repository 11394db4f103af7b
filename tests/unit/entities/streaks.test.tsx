import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { filled } from './filled'
import { at, openForm, serveLists } from './openForm'

serveLists()

const mission = () => at('Objectives').field('Mission', 'combobox')

describe('the mission of a streak (rule STREAK-3)', () => {
  it.each([
    { objectives: ['ride'] },
    { objectives: 'ride' },
    { objectives: { missions: 'ride' } },
    { objectives: { missions: ['ride'] } },
  ])('is read from $objectives and sent back unchanged', async ({ objectives }) => {
    const received = { ...filled, objectives }
    const { save } = await openForm('streaks', received)
    expect(mission()).toHaveValue('Ride')
    at('Basic Details').type('Name', 'Other')
    expect(await save()).toEqual({ ...received, name: 'Other' })
    at('Objectives').pick('Mission', 'Walk')
    expect((await save()).objectives).toEqual({ missions: ['walk'] })
    at('Objectives').press('Clear')
    expect((await save()).objectives).toEqual({ missions: [] })
  })

  it.each([
    {},
    { objectives: undefined },
    { objectives: '' },
    { objectives: null },
    { objectives: { missions: [] } },
  ])('is optional: %j', async (part) => {
    const { save } = await openForm('streaks', { ...filled, ...part })
    expect(mission()).toHaveValue('')
    at('Objectives').pick('Mission', 'Ride')
    expect((await save()).objectives).toEqual({ missions: ['ride'] })
  })

  it('shows one of several that the server sent, and all stay until another one is selected', async () => {
    const { save } = await openForm('streaks', { ...filled, objectives: ['ride', 'gone'] })
    expect(mission()).toHaveValue('Ride')
    expect(screen.getByText(/It has 2 missions/)).toBeVisible()
    at('Basic Details').type('Name', 'Other')
    expect((await save()).objectives).toEqual(['ride', 'gone'])
    at('Objectives').pick('Mission', 'Walk')
    expect(screen.queryByText(/It has 2 missions/)).toBeNull()
    expect((await save()).objectives).toEqual({ missions: ['walk'] })
  })
})
