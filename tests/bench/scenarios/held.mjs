// The work that has limits, in few visits: `npm run bench -- --held` takes about three minutes.
import { at } from '../visit.mjs'
import { search, sort } from './find.mjs'
import { switches } from './lists.mjs'

const toMission = async (visit) => {
  const label = await visit.page.locator(at.editFirst).getAttribute('aria-label')
  return visit.click(at.editFirst, { selector: at.nameField, value: label?.replace('Edit ', '') })
}

/** Other lists, then a form: the code of forms has loaded meanwhile, as rule SPEED-6 has it. */
export async function heldLists(visit, rows) {
  const { metrics, same } = await switches(visit, rows)
  return { same, metrics: { ...metrics, 'edit click to filled form: mission, ms': await toMission(visit) } }
}

/** Sorting, searching and opening a form in one list. */
export async function heldFind(visit, rows) {
  const sorted = await sort(visit, rows)
  const searched = await search(visit, rows, { isOpen: true })
  const metrics = { ...sorted.metrics, ...searched.metrics }
  if (rows > 500) {
    await visit.slowNetwork()
    metrics[`edit click to filled form: mission, ${rows.toLocaleString('en')} rows, ms`] =
      await toMission(visit)
  }
  return { same: [...sorted.same, ...searched.same], metrics }
}
