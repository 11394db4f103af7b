import type { Page } from '@playwright/test'
import { expect, nameField, openSignedIn, saveButton, test } from './support'

test.use({ isNewBrowser: false })

const typed = 'Typed with care'
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' })

test('every way out of a form asks about unsaved edits, and none asks once they are reverted', {
  tag: '@core',
}, async ({ page, tester }) => {
  await openSignedIn(page, tester, '/missions/list')
  await page.getByRole('link', { name: 'Edit First of missions' }).click()
  await nameField(page).fill(typed)
  const ways: Record<string, () => Promise<unknown>> = {
    'a link': () =>
      page
        .getByRole('navigation', { name: /sections/i })
        .getByRole('link', { name: 'Prizes', exact: true })
        .click(),
    Back: () => page.goBack({ waitUntil: 'commit' }).catch(() => undefined),
    'Global Search': async () => {
      await page.getByRole('button', { name: /Global Search/ }).click()
      await page.getByPlaceholder('Search across all entities...').fill('First of teams')
      await page.getByRole('dialog').getByText('First of teams').click()
    },
    'another account': async () => {
      await page.getByRole('button', { name: /Account\s*Acme/ }).click()
      await page.getByRole('option', { name: /Bolt/ }).click()
    },
    'logging out': async () => {
      await page.getByRole('button', { name: 'User menu' }).click()
      await page.getByRole('menuitem', { name: 'Logout' }).click()
    },
  }
  for (const [name, leave] of Object.entries(ways)) {
    await test.step(name, async () => {
      await leave()
      await question(page).getByRole('button', { name: 'Stay' }).click()
      await expect(question(page)).toBeHidden()
      await expect(page).toHaveURL(/\/missions\/first$/)
      await expect(nameField(page)).toHaveValue(typed)
    })
  }
  await test.step('closing the tab', async () => {
    const shown = page.waitForEvent('dialog')
    void page.close({ runBeforeUnload: true })
    const dialog = await shown
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
    await expect(nameField(page)).toHaveValue(typed)
  })
  await test.step('no dialog once the edits are reverted', async () => {
    await nameField(page).fill('First of missions')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Missions' })).toBeVisible()
    await expect(question(page)).toBeHidden()
  })
})

test.describe('in a browser of its own', () => {
  test.use({ isNewBrowser: true })

  test('what was typed survives a crash of the tab, and is deleted when the user logs out', async ({
    page,
    tester,
  }) => {
    await openSignedIn(page, tester, '/missions/first')
    await nameField(page).fill(typed)
    const kept = (of: Page) =>
      of.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('console.draft')))
    await expect.poll(() => kept(page)).toHaveLength(1)
    // The draft contains nothing but the edit.
    expect(JSON.stringify(await kept(page))).not.toMatch(/mystery|keep me|eyJ/)
    const crashed = page.waitForEvent('crash')
    await page.goto('chrome://crash').catch(() => undefined)
    await crashed

    const next = await page.context().newPage()
    await next.goto('/missions/first?account=acme')
    await expect(next.getByText(/^You have unsaved changes from /)).toBeVisible()
    await expect(nameField(next)).toHaveValue('First of missions')
    await next.getByRole('button', { name: 'Restore' }).click()
    await expect(nameField(next)).toHaveValue(typed)
    await saveButton(next).click()
    await expect(next.getByText(`Updated first / ${typed}`)).toBeVisible()
    await expect.poll(() => kept(next)).toEqual([])

    await next.getByRole('link', { name: `Edit ${typed}` }).click()
    await nameField(next).fill('Left alone')
    await expect.poll(() => kept(next)).toHaveLength(1)
    next.on('dialog', (dialog) => void dialog.accept())
    await next.reload()
    await expect(next.getByText(/^You have unsaved changes from /)).toBeVisible()
    await next.getByRole('button', { name: 'User menu' }).click()
    await next.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(next.getByRole('button', { name: 'SEND CODE' })).toBeVisible()
    await expect.poll(() => kept(next)).toEqual([])
  })
})

test('a focused control is never under the header or the save bar', async ({ page, tester }) => {
  await openSignedIn(page, tester, '/missions/first')
  await expect(nameField(page)).toBeVisible()
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 700 })
    for (const key of ['Tab', 'Shift+Tab']) {
      await nameField(page).focus()
      for (let count = 0; count < 40; count += 1) {
        await page.keyboard.press(key)
        const hidden = await page.evaluate(() => {
          const focused = document.activeElement
          if (!focused?.closest('form') || focused.closest('[data-save]')) return ''
          const { left, top, width, height } = focused.getBoundingClientRect()
          const at = (y: number) => document.elementFromPoint(left + width / 2, y)
          const isSeen = [top + 2, top + height / 2, top + height - 2].some((y) => {
            const there = at(y)
            return (
              there !== null &&
              (focused.contains(there) || there.contains(focused) || there.closest('label') !== null)
            )
          })
          return isSeen ? '' : focused.id || focused.outerHTML.slice(0, 120)
        })
        expect(hidden, `${width} px, ${key} ${count + 1}`).toBe('')
      }
    }
  }
})

/** The response is lost after the request was carried out. Browsers repeat a request whose connection was dropped. */
const lost = {
  'a status of 502': { status: 502, late: true },
  'a dropped connection': { drop: true, late: true },
}

for (const [name, fault] of Object.entries(lost)) {
  test(`a create, an update and a deletion that end with ${name} but were carried out are reported as done (rule SAFE-6)`, async ({
    page,
    tester,
    forgive,
  }) => {
    forgive()
    await openSignedIn(page, tester, '/missions/new')
    await page.getByRole('textbox', { name: /^Id/ }).fill('spring')
    await nameField(page).fill(typed)
    await tester.fail({ path: 'missions', method: 'POST', ...fault })
    await saveButton(page).click()
    await expect(page.getByText(`Created spring / ${typed}`)).toBeVisible()
    await expect(page).toHaveURL(/\/missions\/list/)

    await page.getByRole('link', { name: `Edit ${typed}` }).click()
    await nameField(page).fill('Typed again')
    await tester.fail({ path: 'missions', method: 'PUT', ...fault })
    await saveButton(page).click()
    await expect(page.getByText('Updated spring / Typed again')).toBeVisible()
    await expect(page).toHaveURL(/\/missions\/list/)

    await tester.fail({ path: 'missions', method: 'DELETE', ...fault })
    await page.getByRole('button', { name: 'Delete Typed again' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Deleted spring')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Edit Typed again' })).toBeHidden()
    expect((await tester.world()).missions?.map(({ id }) => id)).not.toContain('spring')
  })
}

test('an account and a player whose response was lost are saved, too', async ({ page, tester, forgive }) => {
  forgive()
  await openSignedIn(page, tester, '/players/first')
  await nameField(page).fill(typed)
  await tester.fail({ path: 'players', method: 'PATCH', ...lost['a status of 502'] })
  await saveButton(page).click()
  await expect(page.getByText('Updated player first')).toBeVisible()

  await page.goto('/accounts/new?account=acme')
  await page.getByRole('textbox', { name: 'Account ID' }).fill('spring')
  await nameField(page).fill(typed)
  await page.getByRole('textbox', { name: 'Image folder' }).fill('spring')
  await tester.fail({ path: 'accounts', method: 'POST', ...lost['a dropped connection'] })
  await saveButton(page).click()
  await expect(page.getByText('Added account spring')).toBeVisible()
})

test('a lost response that cannot be looked up says "It may have been saved", and the next Save finds out', async ({
  page,
  tester,
  forgive,
}) => {
  forgive()
  await openSignedIn(page, tester, '/missions/new')
  await page.getByRole('textbox', { name: /^Id/ }).fill('spring')
  await nameField(page).fill(typed)
  await tester.fail(
    { path: 'missions', method: 'POST', ...lost['a status of 502'] },
    { path: 'missions', status: 502 },
  )
  await saveButton(page).click()
  await expect(page.getByText(/^It may have been saved: it could not be read again\./)).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'It may have been saved.' })).toContainText(
    'Error 502',
  )
  await expect(nameField(page)).toHaveValue(typed)

  await tester.recover()
  await saveButton(page).click()
  await expect(page.getByText(`Created spring / ${typed}`)).toBeVisible()
  expect(await tester.sent('POST', 'missions')).toHaveLength(1)
})

test('a lost create that arrived with other values names them, and overwrites nothing before the user decides', async ({
  page,
  tester,
  forgive,
}) => {
  forgive()
  await openSignedIn(page, tester, '/missions/new')
  await page.getByRole('textbox', { name: /^Id/ }).fill('spring')
  await nameField(page).fill(typed)
  await tester.add('missions', { rows: [{ id: 'spring', name: 'Theirs', isAvailable: true, tags: [] }] })
  await tester.fail({ path: 'missions', method: 'POST', status: 502 })
  await saveButton(page).click()
  await expect(page.getByText(/but the server has other values: .*Basic Details · Name\./)).toBeVisible()
  await expect(nameField(page)).toHaveValue(typed)

  await tester.recover()
  await saveButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'This mission exists already' })
  await expect(dialog.getByRole('radio', { name: 'On the server: Theirs' })).toBeVisible()
  expect(await tester.sent('PUT', 'missions')).toEqual([])
  await dialog.getByRole('button', { name: 'Save these' }).click()
  await expect(page.getByText(`Updated spring / ${typed}`)).toBeVisible()
})

test('a deletion whose response was lost is done if the next one finds nothing', async ({
  page,
  tester,
  forgive,
}) => {
  forgive()
  await openSignedIn(page, tester, '/missions/list')
  await expect(page.getByRole('link', { name: 'Edit First of missions' })).toBeVisible()
  const remove = async () => {
    await page.getByRole('button', { name: 'Delete First of missions' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  }
  await tester.fail(
    { path: 'missions', method: 'DELETE', times: 1, ...lost['a status of 502'] },
    { path: 'missions', status: 502 },
  )
  const reads = async () => (await tester.sent('GET', 'missions')).length
  const before = await reads()
  await remove()
  await expect(page.getByText(/^It may have been deleted\./)).toBeVisible()
  // The lookup, and the refetch of the list, which would find the row gone.
  await expect.poll(reads).toBeGreaterThanOrEqual(before + 2)
  await tester.recover()
  await remove()
  await expect(page.getByText('Deleted first')).toBeVisible()
})
