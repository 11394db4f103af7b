import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { openBrindlewick, openInBrindlewick, test } from './forms/signedIn'
import { show } from './livingPage'
import { expect, expectNoAxeViolations } from './support'

/** What a user does to get a list. A press and a choice count as one action each; typing a value counts as none. */
interface Way {
  press: (name: string) => Promise<void>
  choose: (label: string, option: string) => Promise<void>
  type: (label: string, text: string) => Promise<void>
}

const view = (name: string) => (way: Way) => way.press(name)

/** Filters by a field. Without `condition` it keeps the condition that the dialog selects first. */
const filter =
  (field: string, condition?: string, value?: [label: string, text: string]) => async (way: Way) => {
    await way.press('View')
    await way.press('Filter by any field...')
    await way.choose('Field', field)
    if (condition) await way.choose('Condition', condition)
    if (value) await way.type(...value)
    await way.press('Add filter')
  }

/**
 * What administrators ask of an account: each as a link, the way there from the list, and the number of its actions, which the
 * test counts. docs/admin-guide.md has the same table.
 */
const questions: readonly [
  question: string,
  link: string,
  clicks: number,
  way: ((way: Way) => Promise<void>)[],
][] = [
  [
    'Which players have more than 10,000 credits and no team?',
    '/players/list?where=credits%3Aleast%3A10001&where=team%3Anone',
    5,
    [view('Without a team'), filter('Credits', undefined, ['Value', '10001'])],
  ],
  [
    'Which missions give nothing?',
    '/missions/list?where=reward.points%3Amost%3A0&where=reward.credits%3Amost%3A0&where=reward.achievements%3Aempty',
    1,
    [view('Gives nothing')],
  ],
  [
    'Which missions end in the next 14 days?',
    '/missions/list?where=active.to%3Anext%3A14&cols=active.to',
    1,
    [view('Ends in 14 days')],
  ],
  [
    'Which missions can be completed without a limit?',
    '/missions/list?where=limitCount%3Ano',
    1,
    [view('No limit')],
  ],
  ['Which prizes can nobody win, because none is left?', '/prizes/list?stock=out', 1, [view('Out of stock')]],
  [
    'Which raffles are drawn in the next 14 days?',
    '/raffles/list?where=drawTime%3Anext%3A14',
    1,
    [view('Draws in 14 days')],
  ],
  ['Which events does nothing use?', '/events/list?where=%40unused%3Ayes', 1, [view('Used by nothing')]],
  [
    'Which missions have a finding of the check?',
    '/missions/list?where=%40finding%3Ayes',
    4,
    [filter('Has a finding')],
  ],
  [
    'Which missions did I change from this browser?',
    '/missions/list?where=%40changed%3Ayes',
    4,
    [filter('Changed from this browser')],
  ],
  [
    'How many credits do all prizes cost, and what is the median?',
    '/prizes/list?numbers=credits',
    4,
    [
      async (way) => {
        await way.press('View')
        await way.press('Numbers below the list...')
        await way.choose('Column', 'Credits')
        await way.press('Apply')
      },
    ],
  ],
  [
    'Which achievements take the most steps?',
    '/achievements/list?cols=points%2Ccredits%2Csteps&sort=steps&dir=desc',
    6,
    [
      async (way) => {
        await way.press('View')
        await way.press('Columns...')
        await way.choose('Add a column', 'Steps Required')
        await way.press('Apply')
        await way.press('Steps Required')
        await way.press('Steps Required')
      },
    ],
  ],
  [
    'Which missions carry the tag seasonal?',
    '/missions/list?where=tags%3Ahas%3Aseasonal',
    4,
    [filter('Tags', undefined, ['Value', 'seasonal'])],
  ],
]

const table = (page: Page) => page.getByRole('table')

/** What the address asks, in any order. */
const askedBy = (address: string) =>
  [...new URL(address, 'http://console').searchParams].map(([name, value]) => `${name}=${value}`).sort()

/** Two tests that run side by side. */
for (const half of [0, 1]) {
  const asked = questions.filter((_, index) => index % 2 === half)
  test(`questions of administrators take the clicks that the guide says: ${asked.map(([question]) => question).join(' ')}`, async ({
    page,
  }) => {
    await openBrindlewick(page)
    for (const [question, link, clicks, ways] of asked)
      await test.step(question, async () => {
        let actions = 0
        const way: Way = {
          press: async (name) => {
            actions += 1
            const named = { name, exact: true }
            await page
              .getByRole('menuitem', named)
              .or(page.getByRole('button', named))
              .or(page.getByRole('list', { name: /^Views of / }).getByRole('link', named))
              .filter({ visible: true })
              .first()
              .click()
          },
          choose: async (label, option) => {
            actions += 1
            await page
              .getByRole('dialog')
              .getByRole('combobox', { name: label })
              .selectOption({ label: option })
          },
          type: (label, text) => page.getByRole('dialog').getByLabel(label, { exact: true }).fill(text),
        }
        await show(page, link.replace(/\?.*/, ''))
        await expect(page.getByRole('button', { name: 'View', exact: true })).toBeEnabled()
        for (const part of ways) {
          const before = page.url()
          await part(way)
          await expect(page).not.toHaveURL(before)
        }
        await expect.poll(() => askedBy(page.url())).toEqual(askedBy(link))
        expect(actions).toBe(clicks)
        await expect(table(page).or(page.getByRole('heading', { name: 'No results found' }))).toBeVisible()
        const wanted = new URL(link, 'http://console').searchParams.getAll('where').length
        const chips = page
          .getByRole('list', { name: 'Filters on fields' })
          .getByRole('button', { name: /^Remove filter/ })
        await expect(chips).toHaveCount(wanted)
        if (link.includes('numbers=')) await expect(page.getByText('Median', { exact: true })).toBeVisible()
        if (link.includes('sort=steps'))
          await expect(page.getByRole('columnheader', { name: 'Steps Required' })).toHaveAttribute(
            'aria-sort',
            'descending',
          )
      })
  })
}

test('a filter on any field is added by keyboard alone, is a chip and part of the address, and is removed again (rule ASK-3)', {
  tag: '@core',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openInBrindlewick(page, '/missions/list')
  const view = page.getByRole('button', { name: 'View', exact: true })
  await expect(page.getByRole('link', { name: /^Edit / })).toHaveCount(10)
  await view.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu', { name: 'View of Missions' })).toBeVisible()
  await page.getByRole('menuitem', { name: 'Filter by any field...' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Filter by any field' })
  await dialog.getByRole('combobox', { name: 'Field' }).selectOption({ label: 'Reward › Points' })
  await dialog.getByRole('combobox', { name: 'Condition' }).selectOption({ label: 'between' })
  await dialog.getByRole('spinbutton', { name: 'From' }).fill('100')
  await expect(dialog.getByRole('button', { name: 'Add filter' })).toBeDisabled()
  await dialog.getByRole('spinbutton', { name: 'To' }).fill('200')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/where=reward\.points%3Abetween%3A100\.\.200/)
  await expect(page.getByText(/^Found \d+ results? \(filtered from \d+ total\)$/)).toBeVisible()
  await expect(view).toBeFocused()
  await page
    .getByRole('button', { name: 'Remove filter Reward › Points: between 100 and 200' })
    .press('Enter')
  await expect(page).not.toHaveURL(/where/)
  await expect(page.getByRole('link', { name: /^Edit / })).toHaveCount(10)
})

test('columns are added, ordered and sized, survive a reload, and the specified ones come back (rule ASK-5)', {
  tag: '@core',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openInBrindlewick(page, '/missions/list')
  await page.getByRole('button', { name: 'View', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Columns...' }).click()
  const dialog = page.getByRole('dialog', { name: 'Columns' })
  await dialog.getByRole('combobox', { name: 'Add a column' }).selectOption({ label: 'Priority' })
  await dialog.getByRole('button', { name: 'Move Priority up' }).click()
  await dialog.getByRole('button', { name: 'Remove Points' }).click()
  await dialog.getByRole('spinbutton', { name: /^Width of Priority/ }).fill('200')
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/cols=priority%7E200%2Ccredits|cols=priority~200%2Ccredits/)
  const headers = () => page.getByRole('columnheader').allTextContents()
  await expect.poll(headers).toEqual(['Name', 'Priority', 'Credits', 'Actions'])
  await page.getByRole('columnheader', { name: 'Priority' }).getByRole('button').click()
  await expect(page).toHaveURL(/sort=priority/)
  await page.reload()
  await expect.poll(headers).toEqual(['Name', 'Priority', 'Credits', 'Actions'])
  await page.getByRole('button', { name: 'View', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Standard list' }).click()
  await expect.poll(headers).toEqual(['Name', 'Points', 'Credits', 'Actions'])
})

test('a view is saved, pinned to the navigation, and opened from there', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openInBrindlewick(page, '/missions/list?where=limitCount%3Ano')
  await expect(page.getByRole('list', { name: 'Filters on fields' })).toBeVisible()
  await page.getByRole('button', { name: 'View', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Save view...' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Open ended')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'View', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Manage views...' }).click()
  await page.getByRole('button', { name: 'Pin Open ended' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()
  await page.goto('/prizes/list')
  await page
    .getByRole('navigation', { name: 'Views', exact: true })
    .getByRole('link', { name: 'Open ended' })
    .click()
  await expect(page).toHaveURL(/missions\/list\?where=limitCount%3Ano/)
})

test('the views of a list are beside its buttons, own ones first, and a press on the shown one leads back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openInBrindlewick(page, '/missions/list')
  const views = page.getByRole('list', { name: 'Views of Missions' })
  const noLimit = views.getByRole('link', { name: 'No limit' })
  await expect(views.getByRole('link')).toHaveText(['Ends in 14 days', 'Gives nothing', 'No limit'])
  await noLimit.click()
  await expect(page).toHaveURL(/where=limitCount%3Ano/)
  await expect(noLimit).toHaveAttribute('aria-current', 'true')
  await noLimit.press('Enter')
  await expect(page).toHaveURL(/missions\/list$/)
  await expect(noLimit).not.toHaveAttribute('aria-current')
  await expect(noLimit).toBeFocused()

  await page.goto('/missions/list?sort=points')
  await page.getByRole('button', { name: 'View', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Save view...' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('By points')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(views.getByRole('link').first()).toHaveText('By points')
  await expect(views.getByRole('link').first()).toHaveAttribute('aria-current', 'true')

  // The chips of specified filters need the space, but the shown view keeps its place and the focus.
  await page.goto('/missions/list?tag=seasonal')
  await expect(page.getByRole('list', { name: 'Filters', exact: true })).toBeVisible()
  await expect(views).toBeHidden()
  await page.goto('/prizes/list')
  const outOfStock = page
    .getByRole('list', { name: 'Views of Prizes' })
    .getByRole('link', { name: 'Out of stock' })
  await outOfStock.focus()
  const place = await outOfStock.boundingBox()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Filters', exact: true })).toBeVisible()
  await expect(outOfStock).toBeFocused()
  await expect(outOfStock).toBeInViewport()
  expect(await outOfStock.boundingBox()).toEqual(place)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/prizes\/list$/)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/missions/list')
  await expect(page.getByRole('row')).toHaveCount(11)
  await expect(views).toBeHidden()
  await page.getByRole('button', { name: 'View', exact: true }).click()
  await expect(page.getByRole('menuitem', { name: 'By points' })).toBeVisible()
})

test('views are exported as a file, removed, and read from it again', async ({ page }) => {
  await openInBrindlewick(page, '/missions/list?where=limitCount%3Ano')
  const view = page.getByRole('button', { name: 'View', exact: true })
  await view.click()
  await page.getByRole('menuitem', { name: 'Save view...' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Open ended')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await view.click()
  await page.getByRole('menuitem', { name: 'Manage views...' }).click()
  const dialog = page.getByRole('dialog', { name: 'Manage views' })
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Export' }).click()
  const file = await (await downloading).path()
  await dialog.getByRole('button', { name: 'Remove Open ended' }).click()
  await expect(dialog.getByText('Missions: Open ended')).toHaveCount(0)
  const input = dialog.getByLabel('File with views')
  await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no views') })
  await expect(dialog.getByRole('status')).toHaveText('This file has no views of this console.')
  await input.setInputFiles({ name: 'views.json', mimeType: 'application/json', buffer: readFileSync(file) })
  await expect(dialog.getByRole('status')).toHaveText('1 view imported.')
  await expect(dialog.getByText('Missions: Open ended')).toBeVisible()
})

test('the button View stays where it is while conditions come and go, wide and narrow', async ({ page }) => {
  await openInBrindlewick(page, '/players/list')
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    const view = page.getByRole('button', { name: 'View', exact: true })
    const conditions = page.getByRole('list', { name: 'Filters on fields' })
    await expect(page.getByRole('row')).toHaveCount(11)
    const place = await view.boundingBox()
    for (const [item, shown] of [
      ['Without a team', page.getByText(/^Found \d+ results/)],
      ['Filter by any field...', page.getByRole('heading', { name: 'No results found' })],
    ] as const) {
      await view.click()
      await page.getByRole('menuitem', { name: item }).click()
      if (item !== 'Without a team') {
        const dialog = page.getByRole('dialog', { name: 'Filter by any field' })
        await dialog.getByRole('combobox', { name: 'Field' }).selectOption({ label: 'Credits' })
        await dialog.getByLabel('Value', { exact: true }).fill('99999999')
        await dialog.getByRole('button', { name: 'Add filter' }).click()
      }
      await expect(conditions).toBeVisible()
      await expect(shown).toBeVisible()
      expect(await view.boundingBox(), `${width} px`).toEqual(place)
      if (item === 'Filter by any field...') {
        const [chips, result] = [await conditions.boundingBox(), await shown.boundingBox()]
        expect(result?.y).toBeGreaterThan((chips?.y ?? 0) + (chips?.height ?? 0))
      }
    }
    await page.getByRole('button', { name: 'Clear filters on fields' }).click()
    await expect(conditions).toBeHidden()
    await expect(page.getByRole('row')).toHaveCount(11)
    expect(await view.boundingBox(), `${width} px`).toEqual(place)
  }
})

test('an address with nonsense shows the specified list', async ({ page }) => {
  await openInBrindlewick(
    page,
    '/missions/list?where=points%3Aleast%3A1&where=name%3Anothing&cols=nothing%2C~3&numbers=nothing',
  )
  await expect(page.getByRole('link', { name: /^Edit / })).toHaveCount(10)
  await expect(page.getByRole('list', { name: 'Filters on fields' })).toHaveCount(0)
})

test('the dialogs of View that no scenario shows have no accessibility violation, wide and narrow', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openInBrindlewick(page, '/missions/list?cols=points%2Cpriority%2Cactive.to&numbers=points')
  await expect(page.getByText('Median', { exact: true })).toBeVisible()
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const item of ['Numbers below the list...', 'Save view...', 'Manage views...']) {
      await page.getByRole('button', { name: 'View', exact: true }).click()
      await page.getByRole('menuitem', { name: item }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectNoAxeViolations(page, `${item} ${width} px`)
      await page.keyboard.press('Escape')
    }
  }
})
