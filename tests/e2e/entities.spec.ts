import { cases } from './forms/cases'
import { record } from './forms/recording'
import { expectPosted, expectSent, inBrowser } from './forms/run'
import { openBrindlewick, test } from './forms/signedIn'

// Each test fills whole forms, which takes long on a busy machine.
test.describe.configure({ timeout: 240_000 })

/**
 * An account and a player have calls of their own, a mission has most of the fields, a quiz has questions. ENTITIES=all tries
 * every type so; `npm run test:entity` does.
 */
const core = ['Account', 'Player', 'Mission']
const whole = process.env.ENTITIES === 'all' ? cases.map(({ singular }) => singular) : [...core, 'Quiz']

for (const form of cases.filter(({ singular }) => whole.includes(singular))) {
  const tag = core.includes(form.singular) ? '@core' : []
  test(`${form.singular}: every section is filled, saved, listed, edited, kept over a reload and deleted`, {
    tag,
  }, async ({ page }) => {
    const calls = record(page)
    const { create, seeInList, change, seeAfterReload, remove } = inBrowser(page, form)
    await create()
    await seeInList()
    await change()
    await seeAfterReload()
    await remove()
    await expectSent(calls, form)
  })
}

/** All types share what follows the first save (tests/unit/entities/untouched.test.tsx edits every control of every form). */
const others = cases.filter(({ singular }) => !whole.includes(singular))
const half = Math.ceil(others.length / 2)

for (const forms of [others.slice(0, half), others.slice(half)])
  test(`every section is filled, saved as the contract wants and listed: ${forms.map(({ singular }) => singular).join(', ')}`, async ({
    page,
  }) => {
    await openBrindlewick(page)
    const calls = record(page)
    for (const form of forms)
      await test.step(form.singular, async () => {
        const { create, seeInList } = inBrowser(page, form)
        await create()
        await seeInList()
        expectPosted(calls.splice(0), form)
      })
  })
