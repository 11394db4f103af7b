import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type EntityType, entities } from '@/entities/registry'
import { resourceFacts } from '@/generated/resourceFacts'
import { fieldName, hasControl } from '@/programme/fieldNames'
import { openForm, section, serveLists } from '../entities/openForm'

serveLists()

const types = entities
  .map(({ list }) => list.type as EntityType)
  .filter((type) => Object.keys(resourceFacts[type].refersTo).length > 0)

describe.each(types)('the form of %s', (type) => {
  it('has the section and the label by which other forms name its reference fields', async () => {
    await openForm(type, { id: 'x', player: 'x', account: 'a', name: 'X', isAvailable: true })
    for (const field of Object.keys(resourceFacts[type].refersTo)) {
      const [title = '', label] = fieldName(type, field).split(' › ')
      const titles = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
      const labels = titles.includes(title)
        ? [...section(title).queryAllByRole('combobox'), ...section(title).queryAllByRole('group')].map(
            (control) =>
              control.getAttribute('aria-label') ??
              document.getElementById(control.getAttribute('aria-labelledby') ?? `${control.id}-label`)
                ?.textContent,
          )
        : []
      const words = labels.map((text) => text?.replace(/ ?(\*|\(Optional\))$/, '').trim())
      expect(words.includes(label ?? title), `${field}: ${fieldName(type, field)}`).toBe(
        hasControl(type, field),
      )
    }
  })
})
