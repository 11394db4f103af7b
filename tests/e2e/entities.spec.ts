import { cases } from './forms/cases'
import { record } from './forms/recording'
import { expectSent, inBrowser } from './forms/run'
import { test } from './forms/signedIn'

// Each test fills a whole form twice, which takes long on a busy machine.
test.describe.configure({ timeout: 120_000 })

/** An account and a player have calls of their own, a mission has most of the fields, a quiz has questions. */
const core = ['Account', 'Player', 'Mission']

for (const form of cases) {
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
