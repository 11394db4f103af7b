import { haystacksOf, idOf, lists, load, orderOf, type Row, textAt } from './data'
import { el } from './dom'

/** Number of results in the document. Further ones would be added while scrolling. */
const drawn = 16

interface Source {
  type: string
  rows: Row[]
}

function option(type: string, row: Row) {
  return el(
    'a',
    { role: 'option', href: `/${type}/${encodeURIComponent(idOf(row))}` },
    el('b', {}, textAt(row, 'name')),
    ` ${type} `,
    el('span', {}, textAt(row, 'description')),
  )
}

/** All matching rows, by type and then by name. */
function resultsOf(sources: Source[], term: string) {
  const needle = term.trim().toLowerCase()
  const results: [type: string, row: Row][] = []
  if (!needle) return results
  for (const { type, rows } of sources) {
    const texts = haystacksOf(rows)
    for (const index of orderOf(rows, 'name')) {
      const row = rows[index]
      if (row && texts[index]?.includes(needle)) results.push([type, row])
    }
  }
  return results
}

/** Opens the search over the loaded rows of all types, and the first page of types that have not loaded. */
export function openSearch(): void {
  const status = el('p', { role: 'status' }, 'Loading entities...')
  const results = el('div', { role: 'listbox', ariaLabel: 'Results' })
  const input = el('input', { type: 'text', ariaLabel: 'Search across all entities' })
  const dialog = el(
    'dialog',
    { ariaLabel: 'Global Search' },
    el('h2', {}, 'Global Search'),
    input,
    status,
    results,
  )
  dialog.onclose = () => dialog.remove()
  document.body.append(dialog)
  dialog.showModal()

  let sources: Source[] | undefined
  const draw = () => {
    if (!sources) return
    const found = resultsOf(sources, input.value)
    status.textContent = input.value
      ? `Found ${found.length} results`
      : 'Start typing to search across all entities...'
    results.replaceChildren(...found.slice(0, drawn).map(([type, row]) => option(type, row)))
  }
  input.oninput = draw
  const types = lists.map(({ type }) => type).sort()
  void Promise.all(types.map(async (type) => ({ type, rows: (await load(type)).rows }))).then((all) => {
    sources = all
    draw()
  })
}
