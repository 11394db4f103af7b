import type { Locator, Page } from '@playwright/test'
import { show } from './livingPage'
import { pages, type Visit } from './pagesOfConsole'
import { expect, test } from './support'

/* What pages share: the inset of their panel, titles on one line, and on phones content that begins early. */

// A visit of all pages takes longer than other tests.
test.describe.configure({ timeout: 180_000 })

const open = async (page: Page, address: string, name: string | RegExp, last: (page: Page) => Locator) => {
  await show(page, `${address},latency:0`)
  // The title of the overview becomes its sentence.
  const title = name === 'Overview' ? /./ : name
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(last(page).filter({ visible: true }).first()).toBeVisible({ timeout: 60_000 })
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
}

/**
 * The bars of the panel (head, filters, footer) whose first or last painted part is not at the inset from its border, and
 * neighbouring titles that are not on one line. A part that ends far from an edge is not aligned with it.
 */
const faultsOf = (page: Page, insetPx = 20) =>
  page.evaluate((inset) => {
    const isNear = (distance: number) => distance < 32
    const isOff = (distance: number) => isNear(distance) && Math.abs(distance - inset) > 1.5
    const paintedIn = (bar: Element) => {
      const boxes: DOMRect[] = []
      const walker = document.createTreeWalker(bar, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const range = document.createRange()
        range.selectNodeContents(node)
        const element = node instanceof Element ? node : node.parentElement
        if (!element?.checkVisibility({ visibilityProperty: true })) continue
        const style = getComputedStyle(element)
        const { borderTopWidth, borderTopColor, backgroundColor, backgroundImage } = style
        const clear = 'rgba(0, 0, 0, 0)'
        // A ghost at an edge is moved outwards: its text or icon ends at the inset, also while it is open and has a fill.
        const isMovedOut = [style.marginInlineStart, style.marginInlineEnd].some((px) => parseFloat(px) < 0)
        const hasEdge = borderTopWidth !== '0px' && borderTopColor !== clear
        const hasFill = backgroundColor !== clear || backgroundImage !== 'none'
        const isPainted = hasEdge || (hasFill && !(isMovedOut && element.matches('[aria-expanded=true]')))
        if (node.nodeType === Node.TEXT_NODE ? node.textContent?.trim() : node.nodeName === 'svg')
          boxes.push(node instanceof Element ? node.getBoundingClientRect() : range.getBoundingClientRect())
        else if (node instanceof Element && node.matches('button, a, input, select, span') && isPainted)
          boxes.push(node.getBoundingClientRect())
      }
      return boxes.filter(({ width, height }) => width > 1 && height > 1)
    }
    let panel = document.querySelector('main h1')?.parentElement
    while (panel && getComputedStyle(panel).borderTopWidth !== '1px') panel = panel.parentElement
    if (!panel) return ['no panel']
    const { left, right, width } = panel.getBoundingClientRect()
    const bars = [...panel.querySelectorAll('div, header, footer')].filter((one) => {
      const box = one.getBoundingClientRect()
      const isWide = box.width >= width - 3 && box.height > 20 && box.height <= 90
      return isWide && one.querySelector('h1, button, select, input') && !one.closest('table, [role=grid]')
    })
    const faults: string[] = []
    for (const bar of bars) {
      const boxes = paintedIn(bar)
      const isDrawing = bar.querySelector('svg[width], canvas')?.closest('[role=group]')
      // A mark on a time line is where its moment is.
      if (boxes.length === 0 || isDrawing || bar.querySelector('[role=slider]')) continue
      const start = Math.min(...boxes.map((box) => box.left)) - left - 1
      const end = right - 1 - Math.max(...boxes.map((box) => box.right))
      const words = (bar.textContent ?? '').trim().slice(0, 40)
      if (isOff(start)) faults.push(`starts at ${start.toFixed(1)}: ${words}`)
      if (isOff(end)) faults.push(`ends at ${end.toFixed(1)}: ${words}`)
    }
    const titles = [...panel.querySelectorAll('h2')].filter((title) => title.checkVisibility())
    if (bars.length + titles.length === 0) return ['nothing to measure']
    for (const one of titles)
      for (const other of titles) {
        const apart = other.getBoundingClientRect().top - one.getBoundingClientRect().top
        if (apart > 1 && apart < 12)
          faults.push(`'${one.textContent}' and, ${apart.toFixed(1)} px lower, '${other.textContent}'`)
      }
    return [...new Set(faults)]
  }, insetPx)

/** Heads of tables that are not 34 px high, and rows that are lower than 40. */
const rowFaultsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main table')].flatMap((table) => {
      const heightOf = (row: Element) => Math.round(row.getBoundingClientRect().height)
      const isPictured = (row: Element) => row.querySelector('img, [data-part=tile]') !== null
      const heads = [...table.querySelectorAll('thead tr')].filter((row) => !isPictured(row))
      const rows = [...table.querySelectorAll('tbody tr')].filter(
        (row) => row.checkVisibility() && !row.matches('[data-part=group]'),
      )
      return [
        ...heads.filter((row) => Math.abs(heightOf(row) - 34) > 2),
        ...rows.filter((row) => heightOf(row) < 40),
      ].map((row) => `${heightOf(row)}: ${row.textContent?.slice(0, 40)}`)
    }),
  )

test('pages have one inset and one height of heads and rows, and titles one place and one line (rules FRAME-16, FRAME-21 and FRAME-25)', async ({
  page,
}) => {
  const others: Visit[] = [
    [
      'A mission',
      '/missions/zero-waste-week?scenario=demo',
      () => page.getByRole('textbox', { name: 'Name' }),
    ],
    [
      'Compare accounts',
      '/programme/compare?of=brindlewick&of=fennmarsh&scenario=compare-five',
      () => page.getByText(/^Compared with this/),
    ],
    ['A table', '/programme/table?type=prizes&scenario=demo', () => page.getByRole('grid')],
    ['Accounts to compare', '/programme/compare?scenario=compare-choose', () => page.getByRole('table')],
    ['Figures as tables', '/programme/economy?view=table&scenario=economy', () => page.getByRole('table')],
    [
      'Two players',
      '/programme/player-view?as=regular&compare=player&scenario=player-view-compare',
      () => page.getByRole('table'),
    ],
    ['Your Profile', '/profile?scenario=profile', () => page.getByRole('list', { name: 'Accounts' })],
  ]
  const titles = new Map<string, number[]>()
  for (const visit of [...pages, ...others]) {
    const [name, address, last] = visit
    const isOther = others.includes(visit)
    await open(page, address, isOther ? /./ : name, last)
    if (!isOther) expect.soft(await faultsOf(page), name).toEqual([])
    const { height, top, size } = await page.evaluate(() => {
      const title = document.querySelector('main h1') as HTMLElement
      const head = title.closest('[data-part=page-head], [data-part=head], header') as HTMLElement
      const above = title.closest('div')?.previousElementSibling
      return {
        height: head.getBoundingClientRect().height,
        top: title.getBoundingClientRect().top - head.getBoundingClientRect().top,
        size: above ? 'below a line' : title.closest('div')?.nextElementSibling ? 'above a line' : 'alone',
      }
    })
    expect.soft(height, name).toBe(60)
    expect.soft(await rowFaultsOf(page), name).toEqual([])
    titles.set(size, [...(titles.get(size) ?? []), Math.round(top)])
  }
  // The link back is above the title, or the tagline below it.
  for (const [kind, tops] of titles)
    expect(Math.max(...tops) - Math.min(...tops), kind).toBeLessThanOrEqual(2)
})

test('the inset is one at 200 % and on tablets, too', async ({ page }) => {
  for (const [name, inTablet] of [
    ['Missions', 12],
    ['Check', 20],
    ['Economy', 20],
  ] as const) {
    const [, address, last] = pages.find(([one]) => one === name) ?? []
    if (!address || !last) throw new Error(`${name} is not among the pages`)
    await page.setViewportSize({ width: 720, height: 900 })
    await open(page, address, name, last)
    for (const [width, insetPx] of [
      [720, 12],
      [768, inTablet],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => faultsOf(page, insetPx), `${name} at ${width} px`).toEqual([])
    }
  }
})

/** What is content on a phone, for pages that begin with controls. */
const contents: Partial<Record<'Compare accounts' | (typeof pages)[number][0], string>> = {
  'Compare accounts': 'p[role=status]:has(a)',
  Overview: 'h1',
  Calendar: '[data-part=moment] p',
  Campaigns: 'p:has(a)',
  Check: 'p:has-text("findings in")',
  'zero-waste': 'p[role=status]:has(a)',
  Economy: 'h2',
  Journal: 'h2',
  'Player View': 'h2',
  Missions: 'tbody tr',
  Players: 'tbody tr',
}

test('on a phone the content of a page begins in its upper two fifths, and a row of a list has one button (rules LIST-23 and FRAME-22)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const compared = [
    'Compare accounts',
    '/programme/compare?of=brindlewick&of=fennmarsh&scenario=compare-five',
    () => page.getByText(/^Compared with this/),
  ] as const
  for (const [name, address, last] of [compared, ...pages]) {
    await open(page, address, name, last)
    const content = page.locator(`main :is(${contents[name] ?? 'h2, h1'})`).first()
    const box = await content.boundingBox()
    expect.soft(box?.y, name).toBeLessThanOrEqual(320)
  }
  const row = page.getByRole('row').filter({ hasText: 'Zoltan Santos' })
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(80)
  await expect(row.getByRole('link', { name: /^Edit/ })).toBeHidden()
  await row.getByRole('button', { name: 'More for Zoltan Santos' }).click()
  const items = page.getByRole('menuitem')
  await expect(items.first()).toHaveText('Open')
  await expect(items.last()).toHaveText('Delete')
  await items.last().click()
  await expect(page.getByRole('alertdialog', { name: 'Delete Player' })).toBeVisible()
})

test('the button of the workshop covers no control', async ({ page }) => {
  for (const [name, address, last] of [
    ['Missions', '/missions/list?scenario=select', () => page.getByText('10 selected')],
    ['Calendar', '/programme/calendar?scenario=calendar', () => page.getByText(/^Live (now: \d+|at )/)],
  ] as const) {
    await open(page, address, name, last)
    for (const width of [1440, 1024, 768, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await expect(last().filter({ visible: true }).first()).toBeVisible()
      const opener = await page.getByRole('button', { name: 'Open Workshop' }).boundingBox()
      if (!opener) throw new Error('The button of the workshop is not shown')
      const covered = await page.evaluate(({ x, y, width: w, height: h }) => {
        const root = document.querySelector('#root')
        const points = [1, w / 2, w - 1].flatMap((right) =>
          Array.from({ length: Math.ceil(h / 4) }, (_, row) => [x + right, y + row * 4 + 1] as const),
        )
        const below = points
          .flatMap(([left, top]) => document.elementsFromPoint(left, top))
          .filter((one) => root?.contains(one))
          .map((one) => one.closest('a, button, input, select')?.textContent)
        return [...new Set(below)].filter((name) => name !== undefined)
      }, opener)
      expect(covered, `${address} at ${width} px`).toEqual([])
    }
  }
})
