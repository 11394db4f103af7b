// Sorting, searching and Global Search, by the number of rows.
import { median } from '../figures.mjs'
import { longTypeOf, term } from '../servers/rows.mjs'
import { at } from '../visit.mjs'

const labelled = (rows) => (words) => `${words}, ${rows.toLocaleString('en')} rows, ms`

/** Opens the list with all its rows, and waits until it is idle. */
async function openWhole(visit, rows) {
  await visit.open(longTypeOf(rows), rows)
  await visit.loadAll(rows)
  await visit.pause(1500)
  await visit.slowProcessor()
}

async function sortBy(visit, header) {
  const not = (await visit.probe('textsOf', at.rows)).join('\n')
  return visit.click(at.sort(header), { selector: at.rows, not })
}

const searched = { selector: at.rows, text: term }

async function focusSearch(visit) {
  await visit.page.locator(at.search).click()
  await visit.pause(500)
}

/** Opens Global Search. Resolves with the times until its field is shown, and until it can search. */
async function openGlobalSearch(visit) {
  const field = visit.shown({ selector: at.globalField })
  const ready = await visit.click(at.openSearch, { selector: at.globalStatus, text: 'Start typing' })
  return { field: (await field) - (await visit.lastEvent('click')), ready }
}

const typeInGlobalSearch = (visit) => visit.type(term, { selector: at.results, text: term })
const globalResults = async (visit) => [
  await visit.page.locator(at.globalStatus).textContent(),
  ...(await visit.names(at.results)).slice(0, 10),
]

export async function sort(visit, rows) {
  const of = labelled(rows)
  await openWhole(visit, rows)
  const times = []
  const same = []
  for (const header of ['Points', 'Points', 'Credits', 'Credits']) {
    times.push(await sortBy(visit, header))
    await visit.pause(400)
    // The first order can be ascending or descending. After each pair of clicks both were shown.
    same.push(...(await visit.names(at.rows)))
  }
  return {
    same: same.sort(),
    metrics: { [of('sort: click to rows')]: median(times), [of('sort: worst click')]: Math.max(...times) },
  }
}

/** `isOpen`: the list is open already, with all its rows. */
export async function search(visit, rows, { isOpen = false } = {}) {
  const of = labelled(rows)
  if (!isOpen) await openWhole(visit, rows)
  await focusSearch(visit)
  const { result, paints, busyPerKey } = await visit.type(term, searched)
  return {
    same: await visit.names(at.rows),
    metrics: {
      [of('list search: last key to final rows')]: result,
      [of('list search: keystroke to paint')]: median(paints),
      [of('list search: worst keystroke to paint')]: Math.max(...paints),
      [of('list search: main thread busy per key')]: busyPerKey,
    },
  }
}

export async function globalSearch(visit, rows) {
  const of = labelled(rows)
  await openWhole(visit, rows)
  const { field, ready } = await openGlobalSearch(visit)
  await visit.pause(500)
  const { result, paints } = await typeInGlobalSearch(visit)
  return {
    same: await globalResults(visit),
    metrics: {
      [of('Global Search: click to its field')]: field,
      [of('Global Search: click to ready')]: ready,
      [of('Global Search: last key to results')]: result,
      [of('Global Search: keystroke to paint')]: median(paints),
    },
  }
}

/** The longest blocks in a list of 100,000 players. The browser reports none below 50 ms. */
export async function crowd(visit, rows) {
  const of = labelled(rows)
  const blocks = {}
  const watch = async (name, act) => {
    blocks[of(`longest block: ${name}`)] = await visit.longestTask(act)
  }
  await visit.open(longTypeOf(rows), rows)
  await visit.pause(1500)
  await visit.slowProcessor()
  let loaded = 0
  await watch('Load all', async () => {
    loaded = await visit.loadAll(rows)
    await visit.pause(3000)
  })
  await watch('first sort', () => sortBy(visit, 'Points'))
  const same = await visit.names(at.rows)
  await focusSearch(visit)
  let typed
  await watch('list search', async () => {
    typed = await visit.type(term, searched)
  })
  same.push(...(await visit.names(at.rows)))
  await visit.page.locator(at.search).fill('')
  await visit.pause(1000)
  let global
  await watch('Global Search', async () => {
    await openGlobalSearch(visit)
    global = await typeInGlobalSearch(visit)
  })
  return {
    same: [...same, ...(await globalResults(visit))],
    metrics: {
      ...blocks,
      [of('Load all')]: loaded,
      [of('list search: last key to final rows')]: typed.result,
      [of('Global Search: last key to results')]: global.result,
    },
  }
}
