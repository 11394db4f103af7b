import type { Page } from '@playwright/test'
import { openBrindlewick, test } from './forms/signedIn'
import { expect, openSection } from './support'

/** Presses a key of another layout, or one that an input method takes (key code 229). */
async function press(
  page: Page,
  key: string,
  code: string,
  options: { ctrl?: boolean; keyCode?: number } = {},
) {
  const { ctrl = false, keyCode = 0 } = options
  const client = await page.context().newCDPSession(page)
  const event = { key, code, modifiers: ctrl ? 2 : 0, windowsVirtualKeyCode: keyCode }
  await client.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...event })
  await client.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event })
  await client.detach()
}

/** Types a text with an input method, and leaves it composing. */
async function compose(page: Page, text: string) {
  const client = await page.context().newCDPSession(page)
  await client.send('Input.imeSetComposition', {
    text,
    selectionStart: text.length,
    selectionEnd: text.length,
  })
  await client.detach()
}

const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)

test('shortcuts work with Cyrillic and Dvorak keys, and no key of an input method acts', async ({ page }) => {
  await openBrindlewick(page)
  await openSection(page, 'Missions')
  const search = page.getByRole('dialog', { name: 'Global Search', exact: true })
  const field = search.getByRole('combobox', { name: 'Search across all entities' })
  await press(page, 'л', 'KeyK', { ctrl: true })
  // A composition that begins in the placeholder of Global Search would keep the placeholder until it ends.
  await expect(field).toBeFocused()

  await compose(page, 'にほ')
  for (const key of ['Escape', 'Enter', 'ArrowDown', 'Tab']) await press(page, key, key, { keyCode: 229 })
  await expect(search).toBeVisible()
  await expect(field).toBeFocused()
  await compose(page, '')
  await page.keyboard.press('Escape')
  await expect(search).toBeHidden()

  await press(page, 'k', 'KeyV', { ctrl: true })
  await expect(search).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(search).toBeHidden()

  await press(page, 'п', 'KeyG')
  await press(page, 'е', 'KeyT')
  await expect(page).toHaveURL(/\/teams\/list$/)
  const box = page.getByRole('searchbox', { name: 'Search teams' })
  await expect(box).toBeVisible()
  await press(page, '.', 'Slash')
  await expect(box).toBeFocused()
})

test('a list finds what only looks like the query, and keeps what it finds as typed', {
  tag: '@core',
}, async ({ page }) => {
  await openBrindlewick(page)
  await openSection(page, 'Missions')
  const search = page.getByRole('searchbox', { name: 'Search missions' })
  const found = page.getByText(/^Found \d+ results?/)
  await search.fill('sprint')
  await expect(found).toContainText('"sprint"')
  const count = /\d+/.exec((await found.textContent()) ?? '')?.[0]
  await search.fill('ｓｐｒ\u00ad\u200bｉｎｔ')
  await expect(found).toHaveText(new RegExp(`^Found ${count} result`))
})

test('a list finds a number in the digits of any script', async ({ page }) => {
  await openBrindlewick(page)
  await openSection(page, 'Teams')
  await page.getByRole('link', { name: 'Add Team' }).click()
  await page.getByRole('textbox', { name: /^Name/ }).fill('Team ٣٧')
  await page.getByRole('textbox', { name: /^Id/ }).fill('team-of-digits')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  const search = page.getByRole('searchbox', { name: 'Search teams' })
  for (const number of ['37', '३७', '３７', '۳۷', '٣٧']) {
    await search.fill(`team ${number}`)
    await expect(page.getByText(`Found 1 result for "team ${number}"`)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Edit Team ٣٧', exact: true })).toBeVisible()
  }
  await search.fill('38')
  await expect(page.getByText('No results found')).toBeVisible()
})

test('pasted tags are split and repeats are named; a picture gives its address; a stray file changes nothing', async ({
  page,
}) => {
  await openBrindlewick(page)
  await openSection(page, 'Teams')
  await page.getByRole('link', { name: 'Add Team' }).click()
  const tags = page.getByRole('textbox', { name: /^Tags/ })
  await tags.fill('vip، new')
  await paste(page, '; VIP\nother；last')
  await tags.press('Tab')
  await expect(tags).toHaveValue('vip, new, other, last')
  await expect(page.getByText('Left out, as it is there already: “VIP”')).toBeVisible()

  const drop = (selector: string, kind: 'file' | 'picture' | 'files') =>
    page.evaluate(
      ([where, what]) => {
        const dataTransfer = new DataTransfer()
        const file = new File(['x'], 'a.png', { type: 'image/png' })
        if (what === 'picture')
          dataTransfer.setData('text/html', `<img src="${new URL('./favicon.svg', location.origin)}">`)
        else for (let count = what === 'files' ? 2 : 1; count > 0; count -= 1) dataTransfer.items.add(file)
        const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
        document.querySelector(where ?? '')?.dispatchEvent(event)
        return event.defaultPrevented
      },
      [selector, kind] as const,
    )
  expect(await drop('label:has(input[type=file])', 'files')).toBe(true)
  await expect(page.getByText('Choose one image at a time: these are 2 files')).toBeVisible()
  expect(await drop('h1, h2', 'file')).toBe(true)
  await expect(page.getByText('What you dropped was not used.')).toBeVisible()
  expect(await drop('label:has(input[type=file])', 'picture')).toBe(true)
  await expect(page.getByRole('textbox', { name: 'Image URL' })).toHaveValue(/favicon\.svg$/)
})
