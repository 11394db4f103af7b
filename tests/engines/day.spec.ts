import { writeFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { active } from '@/model/fields/common'
import { picture } from '../e2e/forms/images'
import { test } from './engineTest'
import type { Screen } from './screen'
import { sizes } from './sizes'

/** The page of the provider shows the code that it would mail. */
const mailedCode = () => document.querySelector('[data-testid=mailed-code]')?.textContent ?? ''

async function signIn(screen: Screen) {
  await screen.open('/?account=brindlewick')
  await screen.fill({ textbox: 'E-mail' }, 'mira.tarnwell@brindlewick.example')
  await screen.click({ button: 'SEND CODE' })
  await screen.click({ button: 'CONTINUE' })
  await screen.expect({ textbox: '6-digit code' })
  await screen.fill({ textbox: '6-digit code' }, await screen.engine.run(mailedCode))
  await screen.click({ button: 'SIGN IN' })
  await screen.expect({ heading: 'Accounts' })
}

async function searchFilterAndSort(screen: Screen) {
  await screen.open('/missions/list?account=brindlewick')
  await screen.fill({ searchbox: 'Search missions' }, 'long')
  await screen.expectText(/^Found \d+ results?/)
  await screen.press('Escape')
  await screen.expect({ searchbox: 'Search missions' }, { text: '' })

  await screen.click({ button: 'Filter' })
  await screen.expect({ dialog: 'Filters' })
  await screen.click({ checkbox: /^Inactive/ })
  await screen.expect({ checkbox: /^Inactive/ }, { isChecked: true })
  await screen.press('Escape')
  await screen.expectGone({ dialog: 'Filters' })
  await screen.expectAddress(/availability=inactive/)

  await screen.click({ button: /^Points/ })
  await screen.expectAddress(/sort=/)
}

async function planTen(screen: Screen) {
  await screen.open('/missions/list?account=brindlewick')
  await screen.click({ button: 'Select' })
  await screen.click({ checkbox: 'Select all on this page' })
  await screen.expectText('10 selected')
  // A click on a row, beside its checkbox, ticks this row and no other one.
  const [first, last] = [0, -1].map((at) => async () => {
    const { x, y } = await screen.engine.run(cornerOfRow, at)
    await screen.engine.click(x, y)
  })
  await first?.()
  await screen.expectText('9 selected')
  await screen.expect({ checkbox: /^Select (?!all)/ }, { isChecked: false }, 0)
  await last?.()
  await screen.expectText('8 selected')
  await screen.expect({ checkbox: /^Select (?!all)/ }, { isChecked: false }, -1)
  await first?.()
  await last?.()
  await screen.expectText('10 selected')
  await screen.click({ button: 'Deactivate' })
  // The preview rests.
  await screen.expectText('10 of 10 ready')
  await screen.click({ button: 'Deactivate 10' })
  await screen.expectText('Deactivated 10 missions')
}

/** A point of a row that has no control: near its end, beside the scrollbar that WebKit lays over the page. */
const cornerOfRow = (at: number) => {
  const row = [...document.querySelectorAll('tbody tr')].at(at)
  row?.scrollIntoView({ block: 'center', behavior: 'instant' })
  const box = row?.getBoundingClientRect() ?? { right: 0, bottom: 0 }
  return { x: box.right - 48, y: box.bottom - 8 }
}

async function editAndUndo(screen: Screen) {
  await screen.open('/teams/team-wren?account=brindlewick')
  await screen.fill({ textbox: /^Name/ }, 'Team Wren of today')
  await screen.engine.pressControl('s')
  await screen.expectText('Saved just now')
  // At once: the toast leaves after some seconds, and the checks below take as long on a slow machine.
  await screen.click({ button: 'Undo' })
  await screen.expectText(/^Reverted/)
  await screen.expectSound('the list with the saved row')
}

async function create(screen: Screen, file: string) {
  await screen.open('/missions/new?account=brindlewick')
  await screen.fill({ textbox: /^Name/ }, 'Engine Walk')
  await screen.engine.attach('input[type=file]', file)
  await screen.expect({ button: 'Remove image' })

  await screen.click({ button: 'Open calendar' })
  await screen.click({ button: 'Next month' })
  await screen.click({ button: /\b15 \w+ 20\d\d$/ })
  await screen.press('Escape')
  await screen.expectGone({ dialog: 'Date and time' })
  await screen.expectFilled({ textbox: active['active.from'].label }, /15/)

  await screen.fill({ combobox: /^Quiz/ }, 'Night')
  await screen.click({ option: /^Night Sky/ })
  await screen.engine.pressControl('s')
  await screen.expectText(/^Created engine-walk/)
}

async function logOut(screen: Screen) {
  await screen.click({ button: 'User menu' })
  await screen.click({ menuitem: 'Logout' })
  await screen.expect({ button: 'SEND CODE' })
}

for (const [size, px] of Object.entries(sizes)) {
  test.describe(size, () => {
    // Phones have WebKit or Chromium.
    test.skip(({ engineName }) => size === 'narrow' && engineName === 'firefox')

    test(`a day from sign-in to logout, ${size}`, async ({ fresh: screen }, info) => {
      const file = info.outputPath('lantern.png')
      writeFileSync(file, picture.buffer)
      await screen.resize(px)
      const parts = {
        'sign-in': () => signIn(screen),
        'search, filter and sort': () => searchFilterAndSort(screen),
        'plan ten': () => planTen(screen),
        'edit and undo': () => editAndUndo(screen),
        'upload, date and combobox': () => create(screen, file),
        logout: () => logOut(screen),
      }
      for (const [name, part] of Object.entries(parts))
        await test.step(name, async () => {
          await part()
          expect(await screen.complaints(), `${name}: messages on the console`).toEqual([])
        })
    })
  })
}
