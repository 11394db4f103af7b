import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { entities } from '@/entities/registry'
import { at, openForm, serveLists } from './openForm'

serveLists()

/** What a new object starts with beside its availability (e.g. rule MISSION-1); no date is invented (decision D5). */
const defaults: Record<string, object> = {
  accounts: { isDevAccount: true, isFreeAccount: false },
  players: { account: 'a' },
  teams: { account: 'a' },
  events: { account: 'a' },
  missions: { account: 'a', period: 'daily', priority: 0, limitCount: true, countLimit: 1 },
  streaks: { account: 'a', period: 'monthly' },
  achievements: { account: 'a', steps: 1 },
  levels: { account: 'a', ordinal: 1 },
  leaderboards: { account: 'a', rankBy: 'total' },
  prizes: { account: 'a', limitStock: true, stockCount: 1 },
  raffles: { account: 'a', enabled: true },
  mysteryboxes: { account: 'a', period: 'all-time' },
  surveys: { account: 'a', type: 'basic', isShuffleRequired: true },
  quizzes: {
    account: 'a',
    type: 'basic',
    requiredPassRate: 100,
    timing: { maxSecondsToComplete: 120 },
  },
}

/** What must be typed, by label: its path and the words that ask for it (rules FORM-7, ACCOUNT-4, PLAYER-3). */
type Needed = Record<string, [path: string, message: string]>
const basics: Needed = { Id: ['id', 'Id is required'], Name: ['name', 'Name is required'] }
const own: Record<string, { title: string; needed: Needed }> = {
  accounts: {
    title: 'Account Details',
    needed: {
      'Account ID': ['account', 'Account ID is required'],
      Name: ['name', 'Name is required'],
      'Image folder': ['imageFolder', 'Image folder is required'],
    },
  },
  players: {
    title: 'Player Details',
    needed: {
      'Player ID': ['player', 'Player ID is required'],
      'Player Name': ['name', 'Name is required'],
    },
  },
}

describe.each(entities.map(({ list }) => list.type))('a new object of %s', (type) => {
  const { title, needed } = own[type] ?? { title: 'Basic Details', needed: basics }

  test('is asked for what it needs, and sent with its defaults and nothing else', async () => {
    const { save, refuse, onSave } = await openForm(type)
    const part = at(title)
    expect(part.field('Availability', 'switch')).toBeChecked()
    // Accounts and players are held back by a disabled button, which says the same (decision D1).
    if (!own[type]) await refuse('Id is required')
    for (const [label, [, message]] of Object.entries(needed)) {
      expect(part.field(label)).toBeRequired()
      expect(screen.getByText(message)).toBeVisible()
      // Blanks are empty.
      part.type(label, ' ')
      if (!own[type]) await refuse(message)
      expect(part.field(label)).toHaveAccessibleDescription(message)
      // Typing clears the error.
      part.type(label, `new ${label}`)
      expect(screen.queryByText(message)).toBeNull()
    }
    expect(onSave).not.toHaveBeenCalled()
    const typed = Object.entries(needed).map(([label, [path]]) => [path, `new ${label}`])
    expect(await save()).toEqual({
      isAvailable: true,
      ...defaults[type],
      ...Object.fromEntries(typed),
    })
  })
})
