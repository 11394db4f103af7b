import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { filled, filledReward } from './filled'
import { at, openForm, serveLists } from './openForm'

serveLists()

test('the save bar names the sections with changes', async () => {
  const { save } = await openForm('events', { ...filled, ...filledReward })
  const says = () => screen.queryByText('Unsaved changes')?.textContent
  expect(says()).toBeUndefined()
  at('Reward').type('Points', '7')
  expect(says()).toBe('Unsaved changesin Reward')
  at('Basic Details').flip('Availability')
  expect(says()).toBe('Unsaved changesin Basic Details, Reward')
  at('Reward').type('Points', '1')
  // A row without a selection is not a change yet.
  at('Reward').press('Add Achievement')
  expect(says()).toBe('Unsaved changesin Basic Details')
  await save()
  expect(says()).toBeUndefined()
})
