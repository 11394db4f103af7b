import type { Locator, Page } from '@playwright/test'
import { button } from '../pageParts'
import type { Chaos, Row } from './chaos'
import { enterCode, expectSignedInAgain, nameField, saveButton } from './support'

/* The steps of chaos.spec.ts. Each returns the ids of the missions that it may have changed. */

type Step = (chaos: Chaos) => Promise<readonly string[]>

/** Which of these is visible first. */
async function firstOf<Name extends string>(choices: Record<Name, Locator>): Promise<Name> {
  const entries = Object.entries<Locator>(choices)
  const any = entries.map(([, one]) => one.first()).reduce((all, one) => all.or(one))
  await any.first().waitFor({ timeout: 45_000 })
  for (const [name, one] of entries) if (await one.first().isVisible()) return name as Name
  throw new Error(`It went before it was read: ${entries.map(([name]) => name).join(', ')}`)
}

const success = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

/** What the console says about a save of a form. */
const answersOf = (page: Page, done: string) => ({
  saved: success(page, done),
  failed: page.getByText(/^Not saved\./),
  uncertain: page.getByText(/^It may have been saved(:|,)/),
  partly: page.getByText(/^Only a part was saved/),
  changed: page.getByRole('dialog', { name: /^Somebody else changed/ }),
  gone: page.getByRole('alertdialog', { name: /was deleted$/ }),
})

/** Opens the form of a mission and types a new name. */
async function typeName(chaos: Chaos, id: string, page = chaos.page): Promise<string> {
  await chaos.open(`/missions/${encodeURIComponent(id)}`, page)
  const name = chaos.unique('chaos')
  await nameField(page).fill(name)
  return name
}

/** Saves the form, and compares what it says with what the server has. */
async function save(chaos: Chaos, id: string, name: string, isNew = false) {
  const { page } = chaos
  const done = `${isNew ? 'Created' : 'Updated'} ${id} / ${name}`
  await page.keyboard.press('Control+s')
  const says = await firstOf(answersOf(page, done))
  const now = (await chaos.mission(id))?.name
  chaos.note(`  ${id}: ${says}`)
  if (says === 'saved') {
    const isNamed = (await success(page, done).innerText()).includes('The server saved other values')
    chaos.expectThat(isNamed ? now !== name : now === name, `${done}, but the server has ${now}`)
  } else if (says === 'failed') {
    chaos.expectThat(now !== name, `${id}: Not saved, but the server has it`)
  }
  if (says !== 'saved')
    chaos.expectThat((await nameField(page).inputValue()) === name, `${id}: what was typed is lost`)
  return says
}

/** Presses Undo in the toast. On a busy machine it can be gone by then. */
async function pressUndo({ page, note }: Chaos): Promise<boolean> {
  const isPressed = await button(page, 'Undo')
    .click({ timeout: 4000 })
    .then(
      () => true,
      () => false,
    )
  if (!isPressed) note('  the toast had gone')
  return isPressed
}

/** Undoes what the toast says. */
async function undo(chaos: Chaos, id: string, was: unknown) {
  const { page, tester } = chaos
  const isDisturbed = chaos.chance(0.3)
  const theirs = chaos.unique('since')
  if (isDisturbed) await tester.change('missions', id, { name: theirs })
  if (!(await pressUndo(chaos))) return
  const says = await firstOf({
    done: success(page, 'Reverted'),
    preview: page.getByRole('heading', { level: 1, name: /^Revert / }),
    failed: page.getByRole('alert').filter({ hasText: 'Error' }),
  })
  const now = (await chaos.mission(id))?.name
  chaos.note(`  undo of ${id}: ${says}${isDisturbed ? ', changed since' : ''}`)
  chaos.expectThat(isDisturbed === (says === 'preview'), `undo of ${id}: ${says}`)
  chaos.expectThat(now === (isDisturbed ? theirs : was), `undo of ${id}: the server has ${now}`)
}

const edit: Step = async (chaos) => {
  const { page, tester } = chaos
  const { id, name: was } = await chaos.anyMission()
  const name = await typeName(chaos, id)
  if (chaos.chance(0.2)) await tester.change('missions', id, { description: name })
  chaos.note(`  ${id}: ${await chaos.nextFault('PUT')}`)
  const says = await save(chaos, id, name)
  await tester.recover()
  if (says === 'saved') await chaos.compareJournal(id)
  if (says === 'saved' && (await chaos.mission(id))?.name === name && chaos.chance(0.5))
    await undo(chaos, id, was)
  if (says !== 'saved' && chaos.chance(0.5)) {
    const again = page.getByRole('button', { name: 'Sign in again' })
    if (await again.isVisible()) await again.click()
    chaos.expectThat((await save(chaos, id, name)) === 'saved', `${id}: the second save`)
    await chaos.compareJournal(id)
  }
  return [id]
}

const create: Step = async (chaos) => {
  const { page, tester } = chaos
  const [id, name] = [chaos.unique('made'), chaos.unique('chaos')]
  await chaos.open('/missions/new')
  await page.getByRole('textbox', { name: /^Id/ }).fill(id)
  await nameField(page).fill(name)
  chaos.note(`  ${id}: ${await chaos.nextFault('POST')}`)
  const says = await save(chaos, id, name, true)
  await tester.recover()
  await chaos.compareJournal(id)
  if (says === 'uncertain' || (says === 'failed' && chaos.chance(0.5))) {
    const again = page.getByRole('button', { name: 'Sign in again' })
    if (await again.isVisible()) await again.click()
    await save(chaos, id, name, true)
  }
  return [id]
}

/**
 * Presses Delete in the row of a mission. The search also finds longer names that begin with its name; in ascending order its
 * own row comes first.
 */
async function pressDelete(chaos: Chaos, { id, name }: Row, page = chaos.page) {
  await chaos.open(`/missions/list?dir=asc&q=${encodeURIComponent(String(name))}`, page)
  const row = page.getByRole('row').filter({ has: page.getByText(id, { exact: true }) })
  await row.getByRole('button', { name: /^Delete/ }).click()
}

const remove: Step = async (chaos) => {
  const { page, tester } = chaos
  const { id, name } = await chaos.anyMission()
  await pressDelete(chaos, { id, name })
  chaos.note(`  ${id}: ${await chaos.nextFault('DELETE')}`)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  const says = await firstOf({
    done: success(page, `Deleted ${id}`),
    perhaps: page.getByRole('alert').filter({ hasText: 'It may have been deleted' }),
    failed: page.getByRole('alert').filter({ hasText: 'Error' }),
  })
  await tester.recover()
  const isThere = (await chaos.mission(id)) !== undefined
  chaos.note(`  ${id}: ${says}`)
  if (says === 'done') chaos.expectThat(!isThere, `Deleted ${id}, but it is there`)
  if (says === 'failed') chaos.expectThat(isThere, `${id}: the deletion failed, but it is gone`)
  await chaos.compareJournal(id)
  if (says === 'done' && chaos.chance(0.7) && (await pressUndo(chaos))) {
    const undone = await firstOf({
      done: success(page, 'Reverted'),
      preview: page.getByRole('heading', { level: 1, name: /^Revert / }),
    })
    if (undone === 'preview') {
      await button(page, /^Revert/).click()
      await page.getByRole('heading', { level: 1, name: /^Reverted / }).waitFor()
    }
    const now = await chaos.mission(id)
    chaos.note(`  undo: ${undone}`)
    chaos.expectThat(now?.name === name, `undo of the deletion of ${id}: the server has ${now?.name}`)
  }
  return [id]
}

const bulk: Step = async (chaos) => {
  const { page, tester } = chaos
  const [way, wanted] = chaos.pick([['Activate', true] as const, ['Deactivate', false] as const])
  await chaos.open('/missions/list')
  await button(page, 'Select').click()
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ })
  await boxes.first().waitFor()
  for (const place of [0, 1, 2, 3]) await boxes.nth(place).check()
  await button(page, way).click()
  const run = page.getByRole('button', { name: new RegExp(`^${way} \\d+`) })
  const can = await firstOf({ run, nothing: page.getByText(/nothing to (do|change)|already/i) })
  if (can === 'nothing' || !(await run.isEnabled())) return []
  const before = await chaos.missions()
  chaos.note(`  ${way}: ${await chaos.nextFault('PUT')}`)
  await run.click()
  const title = page.getByRole('heading', { level: 1, name: /ctivated \d+ missions?$|\d+ of \d+ / })
  // A server that asks to wait 30 s is asked three times more.
  await title.waitFor({ timeout: 150_000 })
  const text = await title.innerText()
  await tester.recover()
  const changed = (await chaos.missions()).filter(
    (now) => now.isAvailable === wanted && before.find(({ id }) => id === now.id)?.isAvailable !== wanted,
  )
  chaos.note(`  ${text}, ${changed.length} changed`)
  const said = Number(/\d+/.exec(text))
  const isUnknown = (await page.getByText(/may have been|Not confirmed/).count()) > 0
  chaos.expectThat(
    isUnknown ? said <= changed.length : said === changed.length,
    `${text}, but ${changed.length} changed`,
  )
  for (const { id } of changed) await chaos.compareJournal(id)
  // A plan with failed steps is offered after a reload, and no other one starts until it is discarded.
  if (/\d+ of \d+ /.test(text)) {
    await chaos.open('/missions/list')
    const discard = page.getByRole('region', { name: 'Plan' }).getByRole('button', { name: 'Discard' })
    await discard.click()
    await discard.waitFor({ state: 'hidden' })
  }
  return changed.map(({ id }) => id)
}

/** Somebody else, or another tab, saves the same field while the form is open. */
const conflict: Step = async (chaos) => {
  const { page, tester, context } = chaos
  const { id } = await chaos.anyMission()
  const name = await typeName(chaos, id)
  let theirs = chaos.unique('theirs')
  if (chaos.chance(0.5)) {
    await tester.change('missions', id, { name: theirs })
  } else {
    const other = await context.newPage()
    theirs = await typeName(chaos, id, other)
    await other.keyboard.press('Control+s')
    await success(other, `Updated ${id} / ${theirs}`).waitFor()
    await other.close()
  }
  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('dialog', { name: /^Somebody else changed/ })
  await dialog.getByRole('radio', { name: `Theirs: ${theirs}` }).waitFor()
  const answer = chaos.pick(['mine', 'theirs', 'cancel'] as const)
  chaos.note(`  conflict about ${id}: ${answer}`)
  if (answer === 'theirs')
    await dialog.getByRole('radio', { name: `Theirs: ${theirs}` }).check({ force: true })
  await dialog.getByRole('button', { name: answer === 'cancel' ? 'Cancel' : 'Save these' }).click()
  if (answer === 'cancel') await dialog.waitFor({ state: 'hidden' })
  else await success(page, `Updated ${id}`).waitFor()
  const now = (await chaos.mission(id))?.name
  chaos.expectThat(now === (answer === 'mine' ? name : theirs), `${id}: ${answer}, but the server has ${now}`)
  return [id]
}

/** Another tab deletes the mission of the open form. */
const gone: Step = async (chaos) => {
  const { page, context } = chaos
  const { id, name: was } = await chaos.anyMission()
  const name = await typeName(chaos, id)
  const other = await context.newPage()
  await pressDelete(chaos, { id, name: was }, other)
  await other.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await success(other, `Deleted ${id}`).waitFor()
  await other.close()
  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('alertdialog', { name: /was deleted$/ })
  const answer = chaos.pick(['Create it again', 'Keep editing'])
  chaos.note(`  ${id} was deleted: ${answer}`)
  await dialog.getByRole('button', { name: answer }).click()
  if (answer === 'Create it again') await success(page, `Created ${id} / ${name}`).waitFor()
  else await dialog.waitFor({ state: 'hidden' })
  const now = (await chaos.mission(id))?.name
  const expected = answer === 'Create it again' ? name : undefined
  chaos.expectThat(now === expected, `${id}: ${answer}, but the server has ${now}`)
  return [id]
}

/** The page is reloaded in the middle of a save: it was saved, or what was typed is offered. */
const reload: Step = async (chaos) => {
  const { page } = chaos
  const { id } = await chaos.anyMission()
  const name = await typeName(chaos, id)
  chaos.note(`  reload while ${id} is saved`)
  await page.keyboard.press('Control+s')
  await page.reload()
  await chaos.open(`/missions/${encodeURIComponent(id)}`)
  await nameField(page).waitFor()
  if ((await chaos.mission(id))?.name === name) {
    await chaos.compareJournal(id, { canBeSent: true })
    return [id]
  }
  await button(page, 'Restore').click()
  chaos.expectThat((await nameField(page).inputValue()) === name, `${id}: the draft is lost`)
  await save(chaos, id, name)
  return [id]
}

async function logOut({ page }: Chaos) {
  await page.getByRole('button', { name: 'User menu' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
}

/** Logging out and in again, with something typed or with a save under way. */
const logout: Step = async (chaos) => {
  const { page } = chaos
  const { id, name: was } = await chaos.anyMission()
  const name = await typeName(chaos, id)
  const isSaving = chaos.chance(0.6)
  chaos.note(`  log out of ${id}${isSaving ? ' while it is saved' : ''}`)
  if (isSaving) await page.keyboard.press('Control+s')
  await logOut(chaos)
  const login = page.getByRole('button', { name: 'SEND CODE' })
  const leave = page.getByRole('alertdialog').getByRole('button', { name: 'Leave', exact: true })
  if ((await firstOf({ login, leave })) === 'leave') await leave.click()
  await login.waitFor()
  await chaos.signIn(`/missions/${encodeURIComponent(id)}`)
  await nameField(page).waitFor()
  const now = (await chaos.mission(id))?.name
  const shown = await nameField(page).inputValue()
  chaos.note(`  ${id}: ${now === name ? 'saved' : 'not saved'}`)
  chaos.expectThat(shown === now, `${id}: the form has ${shown}, the server ${now}`)
  chaos.expectThat(now === name || now === was, `${id}: the server has ${now}`)
  chaos.expectThat((await button(page, 'Restore').count()) === 0, `${id}: a draft after the logout`)
  if (now === name) await chaos.compareJournal(id, { canBeSent: true })
  return [id]
}

/** The provider ends the session while the form is open. */
const ended: Step = async (chaos) => {
  const { page, tester } = chaos
  const { id } = await chaos.anyMission()
  const name = await typeName(chaos, id)
  chaos.note(`  the session of ${id} ends`)
  await tester.endSessions()
  await tester.revokeTokens()
  chaos.expectThat((await save(chaos, id, name)) === 'failed', `${id}: a save without a session`)
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Sign in again' }).click()
  await enterCode(await opened, tester)
  await expectSignedInAgain(page)
  await saveButton(page).waitFor()
  chaos.expectThat((await save(chaos, id, name)) === 'saved', `${id}: the save after signing in`)
  await chaos.compareJournal(id)
  return [id]
}

export const steps: Record<string, Step> = {
  edit,
  create,
  remove,
  bulk,
  conflict,
  gone,
  reload,
  logout,
  ended,
}
