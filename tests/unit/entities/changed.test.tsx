import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { nouns } from '@/model/words'
import { filled } from './filled'
import { at, openForm, serveLists } from './openForm'

serveLists()

test('the save bar names the sections with changes (rule FORM-10)', async () => {
  const { save } = await openForm('events', { ...filled, reward: { points: 1 } })
  const says = () => screen.queryByText('Unsaved changes')?.parentElement?.textContent
  expect(says()).toBeUndefined()
  at('Reward').type(nouns.points.title, '7')
  expect(says()).toBe('Unsaved changesin Reward')
  at('Basic Details').flip('Availability')
  expect(says()).toBe('Unsaved changesin Basic Details, Reward')
  at('Reward').type(nouns.points.title, '1')
  // A row without a selection is not a change yet.
  at('Reward').press('Add Achievement')
  expect(says()).toBe('Unsaved changesin Basic Details')
  await save()
  expect(says()).toBeUndefined()
})
