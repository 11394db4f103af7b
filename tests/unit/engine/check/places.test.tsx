import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { check } from '@/engine/check/check'
import { placeOf } from '@/engine/check/places'
import { accountTypes, type EntityType } from '@/model/entityTypes'
import { openForm, section, serveLists } from '../../entities/openForm'
import { cases } from './cases'
import { now } from './cases/samples'

serveLists()

/** Fields without a control: a finding on them shows the path. */
const withoutControl = /^(id|enabled|badges\.\d+)$/

/** Questions are folded; a quiz or survey has no field while events are chosen (fieldNames.test.tsx opens it). */
const hidden = /^Questions|^Objectives › (Quiz|Survey)$/

/** The places that the cases report, by type. */
const places = new Map<EntityType, Set<string>>()
for (const { fires } of Object.values(cases)) {
  const lists = new Map(
    accountTypes.map((type) => [type, (fires[type] ?? []).map((object) => ({ id: 'x', ...object }))]),
  )
  for (const { type, path } of check({ account: 'a', now, lists }))
    if (!withoutControl.test(path)) places.set(type, (places.get(type) ?? new Set()).add(placeOf(type, path)))
}

/** An object with an item in every list that a form can show. */
const filled = {
  id: 'x',
  player: 'x',
  account: 'a',
  name: 'X',
  isAvailable: true,
  limitCount: true,
  limitStock: true,
  timeToComplete: true,
  timing: {},
  prizes: [{ id: 'p', count: 1 }],
  objectives: { events: [{ id: 'e', count: 1 }] },
  reward: { achievements: [{ id: 'a', steps: 1 }] },
  questions: [{ id: 'q', text: 'Q', choices: [] }],
}

describe.each([...places])('the findings on the form of %s', (type, words) => {
  it('have places whose section and label exist in the form', async () => {
    const { objectives, ...other } = filled
    await openForm(type, { ...other, ...(type === 'missions' && { objectives }) })
    for (const place of words) {
      const [title = '', label = title] = place.split(' › ')
      const text = label.replace(/ \d+$/, '')
      expect(
        screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent),
        place,
      ).toContain(title)
      const found = section(title)
        .queryAllByText(/./)
        .map((one) => one.textContent)
        .join(' ')
      if (!hidden.test(place)) expect(found, place).toContain(text)
    }
  })
})
