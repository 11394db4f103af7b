import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { resourceFacts } from '@/generated/resourceFacts'
import { typesReferringBy } from '@/model/entityTypes'
import { fieldName, hasControl } from '@/model/fieldNames'
import { openForm, section, serveLists } from '../entities/openForm'

serveLists()

describe.each(typesReferringBy(''))('the form of %s', (type) => {
  it('has the section and the label that other screens show for its reference fields (rules ACCOUNT-3, EVENT-2, LEVEL-2, MISSION-2, BOX-2, PRIZE-2, RAFFLE-2, STREAK-2, SURVEY-2, QUIZ-2, TEAM-2 and PLAYER-2)', async () => {
    await openForm(type, { id: 'x', player: 'x', account: 'a', name: 'X', isAvailable: true })
    const titles = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
    for (const field of Object.keys(resourceFacts[type].refersTo)) {
      const [title = '', label = title] = fieldName(type, field).split(' › ')
      // A name without a section is the label of a control in any section.
      const place = titles.includes(title) ? section(title) : screen
      // A group without an input or a button shows a value that cannot be edited.
      const groups = place.queryAllByRole('group').filter((group) => group.querySelector('input, button'))
      const labels = [...place.queryAllByRole('combobox'), ...groups].map(
        (control) =>
          control.getAttribute('aria-label') ??
          document.getElementById(control.getAttribute('aria-labelledby') ?? `${control.id}-label`)
            ?.textContent,
      )
      const words = labels.map((text) => text?.replace(/ ?(\*|\(Optional\))$/, '').trim())
      expect(words.includes(label), `${field}: ${fieldName(type, field)}`).toBe(hasControl(type, field))
    }
  })
})
