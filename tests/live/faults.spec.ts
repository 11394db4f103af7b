import type { Page } from '@playwright/test'
import { entities } from '@/entities/registry'
import { brokenObjects, invalidField, notAList, readFaults, rereadFaults, writeFaults } from './faults'
import { expect, type Fault, nameField, openSignedIn, saveButton, type Tester, test } from './support'

test.use({ isNewBrowser: false })

const lists = entities.map(({ list }) => list)
const firstName = (type: string) => (type === 'accounts' ? 'Acme' : `First of ${type}`)
const firstId = (type: string) => (type === 'accounts' ? 'acme' : 'first')
const idKey = (type: string) => ({ accounts: 'account', players: 'player' })[type] ?? 'id'

const failReads = (tester: Tester, types: readonly string[], fault: Omit<Fault, 'path'>) =>
  tester.fail(...types.map((path) => ({ path, ...fault })))

const openList = (page: Page, title: string) =>
  page
    .getByRole('navigation', { name: /sections/i })
    .getByRole('link', { name: title, exact: true })
    .click()

/** The frame and a heading are visible, regardless of what the API returns. */
async function expectNoBlankPage(page: Page, heading: string) {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
}

/** All lists share their code, and so do all forms: each fault is tried at another type, as far as there are types. */
const faultOf = new Map(lists.map(({ type }, index) => [type, readFaults[index % readFaults.length]]))

test('each list survives a fault while it is read, with a reason and Try again', async ({
  page,
  tester,
  forgive,
  drift,
}) => {
  forgive()
  await openSignedIn(page, tester, '/accounts/list')
  await expect(page.getByRole('link', { name: 'Edit Acme' })).toBeVisible()
  let failing = lists.map(({ type }) => type)
  const failAll = () => tester.fail(...failing.map((path) => ({ path, ...faultOf.get(path)?.fault })))
  await failAll()
  await page.reload()
  for (const { type, title } of lists) {
    const { name = '', words = '' } = faultOf.get(type) ?? {}
    await test.step(`${title}: ${name}`, async () => {
      if (type !== 'accounts') await openList(page, title)
      await expectNoBlankPage(page, title)
      const alert = page.getByRole('main').getByRole('alert').filter({ hasText: 'Error displaying' })
      await expect(alert).toContainText(`Error displaying entities: ${words}`)
      failing = failing.filter((other) => other !== type)
      await failAll()
      await alert.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('link', { name: `Edit ${firstName(type)}` })).toBeVisible()
      await expect(alert).toBeHidden()
    })
  }
  // Only this fault breaks the contract.
  const broken = lists.find(({ type }) => faultOf.get(type)?.name === notAList)?.type
  await expect.poll(() => drift).not.toEqual([])
  expect(drift.filter((text) => !text.includes(`GET ${broken}`))).toEqual([])
})

test('each form survives a fault while its object is read, with a reason and Try again', async ({
  page,
  tester,
  forgive,
}) => {
  forgive()
  await openSignedIn(page, tester, '/accounts/list')
  await expect(page.getByRole('link', { name: 'Edit Acme' })).toBeVisible()
  for (const [index, { name, fault, words = '' }] of readFaults.entries()) {
    // At another type than the list of this fault.
    const { type = '', singular = '' } = lists[(2 * lists.length - index) % lists.length] ?? {}
    await test.step(`${singular}: ${name}`, async () => {
      await failReads(tester, [type], fault)
      await page.goto(`/${type}/${firstId(type)}`)
      await expectNoBlankPage(page, `${singular} could not be loaded`)
      await expect(page.getByRole('main')).toContainText(words)
      await tester.recover()
      await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
      await expect(nameField(page)).toHaveValue(firstName(type))
    })
  }
})

test('lists show objects that break the contract as far as possible', async ({ page, tester, drift }) => {
  await openSignedIn(page, tester, '/accounts/list')
  await expect(page.getByRole('link', { name: 'Edit Acme' })).toBeVisible()
  const others = lists.filter(({ type }) => type !== 'accounts')
  const bodyOf = (type: string) => JSON.stringify(brokenObjects(idKey(type)))
  await tester.fail(...others.map(({ type }) => ({ path: type, body: bodyOf(type) })))
  for (const { type, title } of others) {
    await test.step(title, async () => {
      await openList(page, title)
      await expect(page.getByRole('link', { name: 'Edit Odd' })).toBeVisible()
      // It has no address, so its row says why and has no link (rule DATA-9).
      await expect(page.getByRole('row', { name: /^Nameless id It has no id, so it cannot/ })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Edit Nameless id' })).toBeHidden()
      await page.getByRole('searchbox', { name: /^Search / }).fill('odd')
      await expect(page.getByText(/Found 1 result/)).toBeVisible()
      // Sorting by any column must not fail either.
      for (const header of await page.getByRole('columnheader').getByRole('button').all())
        await header.click()
      await page.getByRole('link', { name: 'Edit Odd' }).click()
      await expect(page).toHaveURL(new RegExp(`/${type}/odd$`))
      await expect(nameField(page)).toHaveValue('Odd')
      // Values that no field can show do not count as edits.
      await expect(page.getByText('Unsaved changes')).toBeHidden()
    })
  }
  await expect.poll(() => drift.length).toBeGreaterThan(others.length - 1)
})

/** All types share the code that saves. Players are sent with another method, and accounts are in no account. */
const saved = lists.filter(({ type }) => ['missions', 'players', 'accounts'].includes(type))

for (const { type, title } of saved) {
  const isCore = type === 'missions'
  const tag = isCore ? '@core' : []
  /** What the code that types share does with each fault is tried with missions. */
  const isTried = ({ name }: { name: string }) =>
    isCore || ['500', 'connection dropped', notAList, '200 with {}', '202, queued'].includes(name)
  test(`saving under faults loses nothing: ${title}`, { tag }, async ({
    page,
    context,
    tester,
    forgive,
    drift,
  }) => {
    forgive()
    await openSignedIn(page, tester, `/${type}/${firstId(type)}`)
    const field = nameField(page)
    await field.fill('Typed with care')
    /** One error message; what was typed stays, and Save still works. */
    const expectRefused = async (words: string) => {
      await saveButton(page).click()
      const toast = page.getByRole('alert').filter({ hasText: words })
      await expect(toast).toHaveCount(1)
      await expect(toast).toContainText('Error')
      await expect(page.getByText('Not saved. Everything you entered is still here.')).toBeVisible()
      await expect(field).toHaveValue('Typed with care')
      await toast.getByRole('button', { name: 'Close' }).click()
      await expect(toast).toBeHidden()
    }
    // The object is read again before it is sent: if that fails, nothing is sent.
    for (const { name, fault, words = '' } of rereadFaults.filter(isTried)) {
      await test.step(`read again: ${name}`, async () => {
        await failReads(tester, [type], fault)
        await expectRefused(words)
        // Reported once, when the browser is idle.
        if (name === notAList)
          await expect.poll(() => drift).toEqual([expect.stringContaining(`GET ${type}`)])
      })
    }
    await test.step('offline and back', async () => {
      await tester.recover()
      await context.setOffline(true)
      await expectRefused('The server could not be reached')
      await context.setOffline(false)
    })
    expect((await tester.log()).filter(({ method }) => method !== 'GET')).toEqual([])
    const failWrites = (fault: Omit<Fault, 'path'>) =>
      tester.fail({ ...fault, path: type, method: type === 'players' ? 'PATCH' : 'PUT' })
    for (const { name, fault, words = '' } of writeFaults.filter(isTried)) {
      await test.step(name, async () => {
        await failWrites(fault)
        await expectRefused(words)
      })
    }
    await failWrites(invalidField.fault)
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
    // An answer to a write that is not the object breaks the contract, too.
    const ofReads = drift.filter((text) => !/: (PUT|PATCH) /.test(text))
    expect(ofReads).toHaveLength(1)
  })
}

test('a write whose response has no body counts as saved only if the server has it', async ({
  page,
  tester,
}) => {
  await openSignedIn(page, tester, '/missions/first')
  await nameField(page).fill('Typed with care')
  await tester.fail({ path: 'missions', method: 'PUT' })
  await saveButton(page).click()
  await expect(page.getByText('Not saved. Everything you entered is still here.')).toBeVisible()
  await tester.fail({ path: 'missions', method: 'PUT', late: true })
  await saveButton(page).click()
  await expect(page.getByText('Updated first / Typed with care')).toBeVisible()
})
