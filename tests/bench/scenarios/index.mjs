import { crowd, globalSearch, search, sort } from './find.mjs'
import { heldFind, heldLists } from './held.mjs'
import { cold, edit, heap, switches } from './lists.mjs'
import { programme } from './programme.mjs'
import { strip } from './strip.mjs'

/** Rows of a list whose length does not matter. */
const usual = 500
/** From here on only the longest blocks are measured. */
const isCrowd = (rows) => rows > 50_000

const once = () => [usual]
const each = (counts) => counts.filter((rows) => !isCrowd(rows))

/** The scenarios by name. `rowsOf` selects the row counts; `runs` limits the runs, which then have no warm-up. */
export const scenarios = {
  cold: { measure: cold, rowsOf: once },
  lists: { measure: switches, rowsOf: once },
  edit: { measure: edit, rowsOf: once },
  sort: { measure: sort, rowsOf: each },
  search: { measure: search, rowsOf: each },
  global: { measure: globalSearch, rowsOf: each },
  crowd: { measure: crowd, rowsOf: (counts) => counts.filter(isCrowd), runs: 2 },
  strip: { measure: strip, rowsOf: once, runs: 1 },
  programme: { measure: programme, rowsOf: once, runs: 2 },
  heap: { measure: heap, rowsOf: once, runs: 2 },
}

/** The same work in few visits, for `--held`. */
export const shortScenarios = {
  cold: { measure: cold },
  heldLists: { measure: heldLists },
  heldFind: { measure: heldFind },
}
