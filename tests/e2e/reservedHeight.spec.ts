import { withScenario } from '@mocks/workshop/address'
import { scenarioNamed } from '@mocks/workshop/scenarios'
import { expect, forgiveFailedRequests, test } from './support'

/** The reserved and the rendered height of most of the rows that the browser does not render while they are out of view, in px. */
function heightsOfRows() {
  const rows = [...document.querySelectorAll<HTMLElement>('main :is(li, tr)')].filter(
    (row) => getComputedStyle(row).contentVisibility === 'auto',
  )
  const reserved = rows.map((row) =>
    Number.parseFloat(getComputedStyle(row).containIntrinsicBlockSize.replace('auto ', '')),
  )
  for (const row of rows) row.style.contentVisibility = 'visible'
  const rendered = rows.map((row) => Math.round(row.getBoundingClientRect().height))
  for (const row of rows) row.style.contentVisibility = ''
  const middle = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0
  return { count: rows.length, reserved: middle(reserved), rendered: middle(rendered) }
}

// Otherwise the page grows while it is scrolled, and a button below the rows moves away from the pointer.
for (const name of ['plan-preview', 'plan-done', 'campaigns', 'campaign-large'])
  test(`rows out of view have the height that they get: ${name}`, async ({ page, complaints }) => {
    const one = scenarioNamed(name)
    if (!one) throw new Error(`There is no scenario ${name}`)
    await page.goto(withScenario(one.path, name))
    await expect(page.getByText(one.shows).filter({ visible: true }).first()).toBeVisible()
    // Placeholders always have the reserved height.
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    // The objects of a long campaign are folded by type.
    if (name === 'campaign-large') {
      const folded = page.getByRole('region', { name: 'Objects' }).getByRole('button', { expanded: false })
      for (let open = 0; open < 3; open += 1) await folded.first().click()
    }
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await expect.poll(async () => (await page.evaluate(heightsOfRows)).count).toBeGreaterThanOrEqual(10)
      const apart = async () => {
        const { reserved, rendered } = await page.evaluate(heightsOfRows)
        return rendered - reserved
      }
      await expect.poll(apart, `${width} px`).toBe(0)
    }
    forgiveFailedRequests(complaints)
  })
