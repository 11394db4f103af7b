import { expect, it } from 'vitest'
import { basicEdits, expectEdits, groupingEdits, limitEdits, rewardEdits } from './edits'
import { filled, filledLimit, filledReward } from './filled'
import { at, openForm, serveLists } from './openForm'

serveLists()

const title = 'Limits and Settings'

it('an edited event sends only what was edited', async () => {
  await expectEdits('events', { ...filled, ...filledLimit, ...filledReward }, [
    ...basicEdits(),
    ...groupingEdits(title),
    ...limitEdits(title, 'Enable Restriction'),
    ...rewardEdits(),
  ])
})

it('a new event starts without a limit (rule EVENT-1)', async () => {
  await openForm('events')
  expect(at(title).field('Enable Restriction', 'switch')).not.toBeChecked()
  expect(at(title).field('Count limit')).toBeDisabled()
})
