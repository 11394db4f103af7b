// The screens of a whole programme, over 13 lists of 500 objects: the longest blocks, and frames while the calendar is
// panned. The floor has no such screens.

const opened = { selector: 'main h1', text: '.' }
const link = (path) => `nav a[href="${path}"]`

/** Moves the pointer from side to side for two seconds. Resolves with the gaps between its frames, in ms. */
async function pan(page, track) {
  const { x, y, width, height } = await track.boundingBox()
  const middle = y + height / 2
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
  await page.mouse.move(x + width / 2, middle)
  await page.mouse.down()
  for (let step = 0; step < 60; step += 1) {
    await page.mouse.move(x + width / 2 + 200 * Math.sin(step / 6), middle)
    await page.waitForTimeout(16)
  }
  await page.mouse.up()
  return frames
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
  const gaps = await pan(page, page.locator('.cal-ticks').first())
  metrics['calendar, panning: frames over 34 ms of 100'] =
    (100 * gaps.filter((gap) => gap > 34).length) / gaps.length
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
