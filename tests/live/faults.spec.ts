import type { Page } from '@playwright/test'
import { entities } from '@/entities/registry'
import { brokenObjects, invalidField, readFaults, writeFaults } from './faults'
import { expect, type Fault, nameField, saveButton, signInTo, type Tester, test } from './support'

const lists = entities.map(({ list }) => list)
const firstName = (type: string) => (type === 'accounts' ? 'Acme' : `First of ${type}`)
const firstId = (type: string) => (type === 'accounts' ? 'acme' : 'first')
const idKey = (type: string) => ({ accounts: 'account', players: 'player' })[type] ?? 'id'

const failReads = (tester: Tester, types: readonly string[], answer: Omit<Fault, 'path'>) =>
  tester.fail(...types.map((path) => ({ path, ...answer })))

const openList = (page: Page, title: string) =>
  page
    .getByRole('navigation', { name: /sections/i })
    .getByRole('link', { name: title, exact: true })
    .click()

/** The frame and a heading stand, whatever the API does. */
async function expectNoBlankPage(page: Page, heading: string) {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
}

for (const { name, answer, words = '' } of readFaults) {
  test(`reading lists and objects: ${name}`, async ({ page, tester, forgive }) => {
    forgive()
    await signInTo(page, tester, '/accounts/list')
    await expect(page.getByRole('link', { name: 'Edit Acme' })).toBeVisible()
    let failing = lists.map(({ type }) => type)
    await failReads(tester, failing, answer)
    await page.reload()
    for (const { type, title } of lists) {
      await test.step(title, async () => {
        if (type !== 'accounts') await openList(page, title)
        await expectNoBlankPage(page, title)
        const alert = page.getByRole('main').getByRole('alert').filter({ hasText: 'Error displaying' })
        await expect(alert).toContainText(`Error displaying entities: ${words}`)
        failing = failing.filter((other) => other !== type)
        await failReads(tester, failing, answer)
        await alert.getByRole('button', { name: 'Try again' }).click()
        await expect(page.getByRole('link', { name: `Edit ${firstName(type)}` })).toBeVisible()
        await expect(alert).toBeHidden()
      })
    }
    for (const { type, singular } of lists.filter((list) => ['missions', 'accounts'].includes(list.type))) {
      await test.step(`the form of ${singular}`, async () => {
        await failReads(tester, [type], answer)
        await page.goto(`/${type}/${firstId(type)}`)
        await expectNoBlankPage(page, `${singular} could not be loaded`)
        await expect(page.getByRole('main')).toContainText(words)
        await tester.recover()
        await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
        await expect(nameField(page)).toHaveValue(firstName(type))
      })
    }
  })
}

test('reading lists: objects that break the contract are shown as far as they can be', async ({
  page,
  tester,
}) => {
  await signInTo(page, tester, '/accounts/list')
  await expect(page.getByRole('link', { name: 'Edit Acme' })).toBeVisible()
  const others = lists.filter(({ type }) => type !== 'accounts')
  const bodyOf = (type: string) => JSON.stringify(brokenObjects(idKey(type)))
  await tester.fail(...others.map(({ type }) => ({ path: type, body: bodyOf(type) })))
  for (const { type, title } of others) {
    await test.step(title, async () => {
      await openList(page, title)
      await expect(page.getByRole('link', { name: 'Edit Odd' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Edit Nameless id' })).toBeVisible()
      await page.getByRole('searchbox', { name: /^Search / }).fill('odd')
      await expect(page.getByText(/Found 1 result/)).toBeVisible()
      // Sorting by any column has to cope as well.
      for (const header of await page.getByRole('columnheader').getByRole('button').all())
        await header.click()
      await page.getByRole('link', { name: 'Edit Odd' }).click()
      await expect(page).toHaveURL(new RegExp(`/${type}/odd$`))
      await expect(nameField(page)).toHaveValue('Odd')
      // What no field can show is no edit.
      await expect(page.getByText('Unsaved changes')).toBeHidden()
    })
  }
})

test('a list of accounts that cannot be read leaves the chosen account alone', async ({
  page,
  tester,
  forgive,
}) => {
  forgive()
  await signInTo(page, tester, '/missions/list')
  await expect(page.getByRole('link', { name: 'Edit First of missions' })).toBeVisible()
  for (const { name, answer } of readFaults.filter(({ answer: { status = 200 } }) => status < 400)) {
    await test.step(name, async () => {
      await failReads(tester, ['accounts'], answer)
      await page.reload()
      await expect(page.getByRole('link', { name: 'Edit First of missions' })).toBeVisible()
    })
  }
})

for (const { type, title } of lists) {
  test(`saving under faults loses nothing: ${title}`, async ({ page, tester, forgive }) => {
    forgive()
    await signInTo(page, tester, `/${type}/${firstId(type)}`)
    const field = nameField(page)
    await field.fill('Typed with care')
    const failWrites = (answer: Omit<Fault, 'path'>) =>
      tester.fail({ ...answer, path: type, method: type === 'players' ? 'PATCH' : 'PUT' })
    for (const { name, answer, words = '' } of writeFaults) {
      await test.step(name, async () => {
        await failWrites(answer)
        await saveButton(page).click()
        const toast = page.getByRole('alert').filter({ hasText: words })
        await expect(toast).toHaveCount(1)
        await expect(toast).toContainText('Error')
        await expect(page.getByText('Not saved. Everything you entered is still here.')).toBeVisible()
        await expect(field).toHaveValue('Typed with care')
        await toast.getByRole('button', { name: 'Close' }).click()
      })
    }
    await failWrites(invalidField.answer)
    await saveButton(page).click()
    await expect(field).toHaveAccessibleDescription(/That name is taken/)
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('Typed with care')
    await expect(page.getByText('1 field needs attention')).toBeVisible()

    await tester.recover()
    await field.fill('Typed with great care')
    await saveButton(page).click()
    await expect(page.getByText(/^Updated /)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/${type}/list$`))
    await expect(page.getByRole('link', { name: 'Edit Typed with great care' })).toBeVisible()
  })
}

test('a delete that fails is told once, and the object is still there', async ({ page, tester, forgive }) => {
  forgive()
  await signInTo(page, tester, '/missions/list')
  for (const { name, answer, words = '' } of writeFaults) {
    await test.step(name, async () => {
      await tester.fail({ ...answer, path: 'missions', method: 'DELETE' })
      await page.getByRole('button', { name: 'Delete First of missions' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      await expect(page.getByRole('alertdialog')).toBeHidden()
      const toast = page.getByRole('alert').filter({ hasText: words })
      await expect(toast).toHaveCount(1)
      await expect(page.getByRole('link', { name: 'Edit First of missions' })).toBeVisible()
      await toast.getByRole('button', { name: 'Close' }).click()
    })
  }
})

test('offline and back', async ({ page, context, tester, forgive }) => {
  forgive()
  await signInTo(page, tester, '/missions/first')
  await nameField(page).fill('Typed in a tunnel')
  await context.setOffline(true)
  await saveButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'The server could not be reached' })).toBeVisible()
  await expect(nameField(page)).toHaveValue('Typed in a tunnel')
  await context.setOffline(false)
  await saveButton(page).click()
  await expect(page.getByText('Updated first / Typed in a tunnel')).toBeVisible()
})
