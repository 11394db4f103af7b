import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { entities } from '@/entities/registry'
import { fixtureOf } from '../../entities'
import { at, openForm, serveLists } from './openForm'

serveLists()

/** What must be typed, by label: its path and its error message (rules FORM-7, ACCOUNT-4, PLAYER-3). */
const basics: Record<string, [path: string, message: string]> = {
  Id: ['id', 'Id is required'],
  Name: ['name', 'Name is required'],
}

describe.each(entities.map(({ list }) => list.type))('a new object of %s', (type) => {
  const { starts, title = 'Basic Details', asks } = fixtureOf(type).created
  const needed = asks ?? basics

  test('shows what it requires, and is sent with its defaults and nothing else (rules ACCOUNT-1, LEADERBOARD-1, BOX-1, RAFFLE-1, STREAK-1, QUIZ-1, TEAM-1, PLAYER-1 and ACCOUNT-4)', async () => {
    const { save, refuse, onSave } = await openForm(type)
    const part = at(title)
    expect(part.field('Availability', 'switch')).toBeChecked()
    const button = screen.getByRole('button', { name: 'Save Changes' })
    /** Accounts and players cannot be saved at all (decision D1), and the button says why. */
    const expectRefused = async (message: string) => {
      if (!asks) return refuse(message)
      expect(button).toBeDisabled()
      expect(button).toHaveAccessibleDescription(expect.stringContaining(message))
    }
    if (!asks) await refuse('Id is required')
    for (const [label, [, message]] of Object.entries(needed)) {
      expect(part.field(label)).toBeRequired()
      expect(screen.getByText(message)).toBeVisible()
      // Blank counts as empty.
      part.type(label, ' ')
      await expectRefused(message)
      expect(part.field(label)).toHaveAccessibleDescription(message)
      // Typing clears the error.
      part.type(label, `new ${label}`)
      expect(screen.queryByText(message)).toBeNull()
    }
    expect(onSave).not.toHaveBeenCalled()
    const typed = Object.entries(needed).map(([label, [path]]) => [path, `new ${label}`])
    expect(await save()).toEqual({
      isAvailable: true,
      ...starts,
      ...Object.fromEntries(typed),
    })
  })
})
