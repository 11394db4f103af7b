// An hour of the statistics strip on an idle list. The page's clock is moved on, so that it takes half a minute. The
// floor has no strip: its time is what moving the clock costs.

/** Counts React's commits, as its developer tools do, and the strip's changes of the document. */
function countWork() {
  const work = { commits: 0, changes: 0 }
  Object.assign(window, {
    work,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      isDisabled: false,
      renderers: new Map(),
      checkDCE: () => undefined,
      inject: () => 1,
      onCommitFiberRoot: () => {
        work.commits += 1
      },
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
    },
  })
}

function watchStrip() {
  const strip = document.querySelector('section[aria-label=Statistics]')
  if (!strip) throw new Error('There is no statistics strip')
  new MutationObserver((records) => {
    globalThis.work.changes += records.length
  }).observe(strip, { subtree: true, childList: true, characterData: true, attributes: true })
}

const hour = 3600
/** In seconds: the interval of the strip. */
const step = 5

export async function strip(visit, rows) {
  const { page } = visit
  await page.addInitScript(countWork)
  await page.clock.install()
  await visit.open('missions', rows)
  await visit.pause(3000)
  if (!visit.app.isFloor) await page.evaluate(watchStrip)
  await visit.slowProcessor()
  const requests = { statistics: 0, other: 0 }
  page.on('request', (request) => {
    if (request.method() !== 'OPTIONS')
      requests[/analytics/.test(request.url()) ? 'statistics' : 'other'] += 1
  })
  const counted = () => page.evaluate(() => ({ ...globalThis.work }))
  const before = { ...(await counted()), ...(await visit.metrics()) }
  for (let second = 0; second < hour; second += step) {
    await page.clock.runFor(step * 1000)
    // Waits for the response: the network does not follow the page's clock.
    await visit.pause(20)
  }
  const after = { ...(await counted()), ...(await visit.metrics()) }
  return {
    metrics: {
      'an idle hour: requests for statistics': requests.statistics,
      'an idle hour: other requests': requests.other,
      'an idle hour: renders': after.commits - before.commits,
      'an idle hour: changes of the strip in the document': after.changes - before.changes,
      'an idle hour: main thread busy, s': after.TaskDuration - before.TaskDuration,
    },
  }
}
