import { cases } from './forms/cases'
import { record } from './forms/recording'
import { expectSent, inBrowser } from './forms/run'
import { test } from './forms/signedIn'

// Each test fills a whole form twice, which takes long on a busy machine.
test.describe.configure({ timeout: 120_000 })

for (const form of cases) {
  test(`${form.singular}: every section is filled, saved, listed, edited, kept over a reload and deleted`, async ({
    page,
  }) => {
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
