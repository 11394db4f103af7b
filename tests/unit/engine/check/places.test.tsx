import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { check } from '@/engine/check/check'
import { placeOf } from '@/engine/check/places'
import { resourceFacts } from '@/generated/resourceFacts'
import { resourceValues } from '@/generated/resourceValues'
import { accountTypes, type EntityType } from '@/model/entityTypes'
import { hasControl, isWithin } from '@/model/fieldNames'
import { openForm, section, serveLists } from '../../entities/openForm'
import { cases } from './cases'
import { now } from './cases/samples'

serveLists()

/** Fields without a control: a finding on them shows the path. */
const withoutControl = /^(id|enabled|badges\.\d+)$/

/** Fields that tables show and no form: they travel, or the server counts them. */
const onlyInTables = ['players description', 'surveys type', 'quizzes type']
const isInForm = (type: EntityType, path: string) => {
  const { readOnly }: { readOnly: readonly string[] } = resourceFacts[type]
  return (
    !withoutControl.test(path) &&
    !onlyInTables.includes(`${type} ${path}`) &&
    !readOnly.some((field) => isWithin(field, path))
  )
}

/** Questions are folded; a quiz or survey has no field while events are chosen (fieldNames.test.tsx opens it). */
const hidden = /^Questions|^Objectives › (Quiz|Survey)$/

/** The places that the cases report, by type. */
const places = new Map<EntityType, Set<string>>()
for (const { fires } of Object.values(cases)) {
  const lists = new Map(
    accountTypes.map((type) => [type, (fires[type] ?? []).map((object) => ({ id: 'x', ...object }))]),
  )
  for (const { type, path } of check({ account: 'a', now, lists }))
    if (isInForm(type, path)) places.set(type, (places.get(type) ?? new Set()).add(placeOf(type, path)))
}

/** A rule can report any field of an object, as one of `npm run new`. */
for (const type of accountTypes)
  for (const path of Object.keys(resourceValues[type]))
    if (
      !/[.*]|^account$/.test(path) &&
      path !== resourceFacts[type].idField &&
      hasControl(type, path) &&
      isInForm(type, path)
    )
      places.set(type, (places.get(type) ?? new Set()).add(placeOf(type, path)))

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
    const titles = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
    const textIn = (part: Pick<typeof screen, 'queryAllByText'>) =>
      part
        .queryAllByText(/./)
        .map((one) => one.textContent)
        .join(' ')
    const isThere = (place: string) => {
      const [title = '', label = title] = place.split(' › ')
      const text = label.replace(/ \d+$/, '')
      if (titles.includes(title)) return hidden.test(place) || textIn(section(title)).includes(text)
      // A label without its section is somewhere in the form.
      return !place.includes(' › ') && textIn(screen).includes(text)
    }
    expect([...words].filter((place) => !isThere(place))).toEqual([])
  })
})
