import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withScenario } from '@mocks/workshop/address'
import { scenarioNamed } from '@mocks/workshop/scenarios'
import { expect } from '@playwright/test'
import { test } from './engineTest'
import type { Screen } from './screen'
import { sizes } from './sizes'

/** One scenario of each kind of screen and popup: lists, forms and plans share their layouts. */
const names = [
  'demo',
  'filters',
  'account-selector',
  'global-search-results',
  'menu-of-a-list',
  'delete-used',
  'long-names',
  'first-day',
  'select',
  'plan-preview',
  'plan-done',
  'import',
  'used-by',
  'home',
  'check-details',
  'calendar',
  'calendar-moment',
  'economy-assumptions',
  'player-view-why',
  'player-view-compare',
  'journal',
  'profile',
  'visitor',
  'not-found',
]

/** Scenarios whose steps carry out a plan. */
const once: ReadonlySet<string> = new Set(['plan-done', 'journal'])

for (const name of names) {
  test(`scenario ${name}`, async ({ shared: screen }) => {
    const one = scenarioNamed(name)
    if (!one) throw new Error(`There is no scenario ${name}`)
    for (const [size, px] of Object.entries(sizes)) {
      await screen.resize(px)
      // A popup depends on the size at which it opens; other screens follow that of the window.
      // A plan that is done cannot be done again.
      const opens = px === sizes.wide || (one.steps && !once.has(name))
      if (opens) await screen.open(withScenario(one.path, one.name))
      await screen.expectText(one.shows)
      // What is behind an open menu cannot be reached.
      if (!one.steps) await screen.expect({ heading: /./ })
      await screen.expectSound(size)
      await savePicture(screen, `${test.info().project.name}-${name}-${size}.png`)
      expect(await screen.complaints(), `${size}: messages on the console`).toEqual([])
    }
  })
}

/** To look at, in the folder $PICTURES. */
async function savePicture(screen: Screen, name: string) {
  const folder = process.env.PICTURES
  if (folder) writeFileSync(join(folder, name), await screen.engine.picture())
}
