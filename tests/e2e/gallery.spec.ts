import { withScenario } from '@mocks/workshop/address'
import type { NamedScenario } from '@mocks/workshop/named'
import { scenarios } from '@mocks/workshop/scenarios'
import { expect, expectNoAxeViolations, forgive, test } from './support'

/** One test for each section and group: a page that is used again opens the next scenario faster. */
const partOf = ({ group, path }: NamedScenario) =>
  group === 'Lists' || group === 'Forms' ? `${group} of ${path.split('/')[1]}` : group
const parts = [...new Set(scenarios.map(partOf))]

const sizes = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } }
const looks = [
  { size: 'wide', theme: 'light' },
  { size: 'narrow', theme: 'dark' },
  { size: 'wide', theme: 'dark' },
  { size: 'narrow', theme: 'light' },
] as const

/** Each scenario has one of four looks here; `npm run gallery` takes pictures of all four. */
const lookOf = (one: NamedScenario) => looks[scenarios.indexOf(one) % looks.length] ?? looks[0]

test.use({ isRecorded: false })

/**
 * Lists and forms of all types come from the same code, so each of their states is visited for every third type, and
 * other scenarios always. GALLERY=all visits all of them; `npm run gallery` does so in every look.
 */
const isVisited = (one: NamedScenario) =>
  process.env.GALLERY === 'all' ||
  (one.group !== 'Lists' && one.group !== 'Forms') ||
  scenarios.indexOf(one) % 3 === 0

for (const part of parts) {
  test(`scenarios show their state without axe violations: ${part}`, async ({ page, complaints }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const one of scenarios.filter((each) => isVisited(each) && partOf(each) === part)) {
      const { size, theme } = lookOf(one)
      const name = `${one.name}, ${size}, ${theme}`
      await test.step(name, async () => {
        await page.setViewportSize(sizes[size])
        await page.goto(withScenario(one.path, `${one.name},theme:${theme}`))
        await expect(page.getByText(one.shows).filter({ visible: true }).first(), name).toBeVisible()
        await expectNoAxeViolations(page, name)
      })
    }
    // The browser reports refused requests, and the console the object that breaks the contract.
    forgive(complaints, /Failed to load resource|The API breaks its contract/)
  })
}
