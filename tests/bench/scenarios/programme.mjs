// The screens of a whole programme, over 13 lists of 500 objects: the longest blocks, and frames while the calendar is
// panned and zoomed. The floor has no such screens.

const opened = { selector: 'main h1', text: '.' }
const link = (path) => `nav a[href="${path}"]`

/** Resolves with the gaps between the frames of two seconds in which `act` runs, in ms. */
async function framesOf(page, act) {
  const frames = page.evaluate(
    () =>
      new Promise((resolve) => {
        const gaps = []
        let last = performance.now()
        const end = last + 2000
        const next = (now) => {
          gaps.push(now - last)
          last = now
          if (now < end) requestAnimationFrame(next)
          else resolve(gaps)
        }
        requestAnimationFrame(next)
      }),
  )
  await act()
  return frames
}

/** 60 steps, as far apart as frames. */
async function steps(page, step) {
  for (let number = 0; number < 60; number += 1) {
    await step(number)
    await page.waitForTimeout(16)
  }
}

/** Drags from the middle of an element from side to side. */
async function drag(page, element) {
  const { x, y, width, height } = await element.boundingBox()
  const [left, top] = [x + width / 2, y + height / 2]
  await page.mouse.move(left, top)
  await page.mouse.down()
  await steps(page, (number) => page.mouse.move(left + 200 * Math.sin(number / 6), top))
  await page.mouse.up()
}

/** Zooms in with Ctrl and the wheel, and out again. */
async function zoom(page, element) {
  await element.hover()
  await page.keyboard.down('Control')
  await steps(page, (number) => page.mouse.wheel(0, number < 30 ? -25 : 25))
  await page.keyboard.up('Control')
}

export async function programme(visit, rows) {
  if (visit.app.isFloor) return { metrics: {} }
  const { page } = visit
  const metrics = {}
  const watch = async (name, act) => {
    metrics[`longest block: ${name}, ms`] = await visit.longestTask(async () => {
      await act()
      await visit.pause(3000)
    })
  }
  const goTo = async (path, shown) => {
    await page.locator(link(path)).first().click()
    await visit.shown(shown)
  }
  await visit.open('missions', rows)
  await visit.pause(3000)
  await visit.slowProcessor()
  await watch('overview, first', () => goTo('/', { ...opened, text: 'today' }))
  await watch('check, first', () => goTo('/programme/check', { selector: 'main h1', text: 'Check' }))
  await watch('calendar, first', () => goTo('/programme/calendar', { selector: 'main h1', text: 'Calendar' }))
  await watch('calendar, a year', () => page.getByText('Year', { exact: true }).click())
  const ticks = page.locator('[data-part=ticks]').first()
  const moves = {
    panning: () => drag(page, ticks),
    zooming: () => zoom(page, ticks),
    'the moment': () => drag(page, page.getByRole('slider', { name: 'Live at' })),
  }
  for (const [name, act] of Object.entries(moves)) {
    const gaps = await framesOf(page, act)
    metrics[`calendar, ${name}: frames over 34 ms of 100`] =
      (100 * gaps.filter((gap) => gap > 34).length) / gaps.length
    await visit.pause(1000)
  }
  await watch('overview, again', () => goTo('/', { ...opened, text: 'today' }))
  await watch('calendar, again', () => goTo('/programme/calendar', { selector: 'main h1', text: 'Calendar' }))
  await goTo('/missions/list', { selector: 'main tbody tr', text: 'Mission' })
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('button', { name: /^select all/i }).click()
  await watch(`plan of ${rows} changes`, async () => {
    await page.getByRole('button', { name: 'Deactivate', exact: true }).click()
    await visit.shown({ selector: 'main h1', text: '^Deactivate' })
  })
  return { metrics }
}
