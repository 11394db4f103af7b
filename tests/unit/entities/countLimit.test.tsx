import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { filled } from './filled'
import { at, openForm, serveLists } from './openForm'

serveLists()

const message = 'Count limit is required when limit is enabled'

/** Rule FORM-8 names these six. */
test.each([
  ['events', 'Limits and Settings', 'Enable Restriction'],
  ['missions', 'Limit completions', 'Limit completions'],
  ['mysteryboxes', 'Participation', 'Limit Player Participation'],
  ['prizes', 'Purchases', 'Limit Purchases'],
  ['raffles', 'Entries', 'Limit Player Entries'],
  ['streaks', 'Streak length', 'Fixed Streak Length'],
])('%s require a count while their limit is on, and only then', async (type, title, toggle) => {
  const { save, refuse } = await openForm(type, { ...filled, limitCount: true })
  const part = at(title)
  await refuse(message)
  expect(part.field('Count limit')).toHaveAccessibleDescription(expect.stringContaining(message))
  expect(part.field('Count limit')).toBeRequired()
  part.type('Count limit', '2')
  expect(screen.queryByText(message)).toBeNull()
  part.type('Count limit', '0')
  await refuse(message)

  part.flip(toggle)
  expect(screen.queryByText(message)).toBeNull()
  expect(part.field('Count limit')).toBeDisabled()
  expect(await save()).toMatchObject({ limitCount: false, countLimit: 0 })

  part.flip(toggle)
  part.type('Count limit', '2')
  expect(await save()).toMatchObject({ limitCount: true, countLimit: 2 })
})

test('a new event starts without a limit (rule EVENT-1)', async () => {
  await openForm('events')
  expect(at('Limits and Settings').field('Enable Restriction', 'switch')).not.toBeChecked()
  expect(at('Limits and Settings').field('Count limit')).toBeDisabled()
})
