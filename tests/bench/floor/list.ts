import {
  idOf,
  type List,
  type Loaded,
  load,
  loadAll,
  pageSize,
  type Row,
  select,
  textAt,
  type View,
} from './data'
import { el } from './dom'

/** A row of the table. It is created once, and filled with another object when the page turns. */
function createLine(columns: List['columns']) {
  const image = el('img', { alt: '', width: 48, height: 48 })
  const name = el('a')
  const id = el('code')
  const description = el('p')
  const cells = columns.map(() => el('td'))
  const edit = el('a', {}, 'Edit')
  const remove = el('button', { type: 'button' }, 'Delete')
  const line = el(
    'tr',
    {},
    el('td', {}, image, name, el('p', {}, id, ' '), description),
    ...cells,
    el('td', {}, edit, ' ', remove),
  )
  let filledWith: Row | undefined
  const fill = (row: Row, { type }: List) => {
    if (row === filledWith) return
    filledWith = row
    const title = textAt(row, 'name')
    image.src = textAt(row, 'imgUrl')
    name.textContent = title
    id.textContent = idOf(row)
    description.textContent = textAt(row, 'description')
    columns.forEach(([, path], index) => {
      const cell = cells[index]
      if (cell) cell.textContent = textAt(row, path)
    })
    edit.href = name.href = `/${type}/${encodeURIComponent(idOf(row))}`
    edit.ariaLabel = `Edit ${title}`
    remove.ariaLabel = `Delete ${title}`
  }
  return { line, fill }
}

/** A list with search, sort and pages. The element is filled when its rows have loaded. */
export function listScreen(list: List): HTMLElement {
  const { type, title, columns } = list
  const view: View = { term: '', sort: 'name', isDescending: type !== 'raffles', page: 1 }
  let loaded: Loaded = { rows: [], hasMore: false }

  const search = el('input', {
    type: 'search',
    placeholder: `Search ${title.toLowerCase()}`,
    ariaLabel: `Search ${title.toLowerCase()}`,
  })
  const sorts: readonly [string, string][] = [['Name', 'name'], ...columns]
  const heads = sorts.map(([header, path]) =>
    el('th', { scope: 'col' }, el('button', { type: 'button', onclick: () => sortBy(path) }, header)),
  )
  const body = el('tbody')
  const lines = Array.from({ length: pageSize }, () => createLine(columns))
  const status = el('span', { role: 'status' })
  const page = el('span')
  const previous = el('button', { type: 'button', onclick: () => turnTo(view.page - 1) }, 'Previous page')
  const next = el('button', { type: 'button', onclick: () => turnTo(view.page + 1) }, 'Next page')
  const note = el('span')
  const all = el('button', { type: 'button', onclick: () => void fetchRest() }, 'Load all')

  function draw() {
    const { shown, count } = select(loaded.rows, view)
    shown.forEach((row, index) => {
      lines[index]?.fill(row, list)
    })
    if (body.childElementCount !== shown.length) {
      body.replaceChildren(...lines.slice(0, shown.length).map(({ line }) => line))
    }
    sorts.forEach(([, path], index) => {
      const sorted = view.isDescending ? 'descending' : 'ascending'
      heads[index]?.setAttribute('aria-sort', path === view.sort ? sorted : 'none')
    })
    const total = loaded.rows.length.toLocaleString('en')
    status.textContent = view.term ? `Found ${count} results for "${view.term}" from ${total} total` : ''
    page.textContent = `Page ${view.page} of ${Math.max(1, Math.ceil(count / pageSize))}`
    previous.disabled = view.page === 1
    next.disabled = view.page * pageSize >= count
    note.textContent = `${loaded.hasMore ? 'First' : 'All'} ${total}`
    all.hidden = !loaded.hasMore
  }
  const turnTo = (to: number) => {
    view.page = to
    draw()
  }
  const sortBy = (path: string) => {
    view.isDescending = view.sort === path && !view.isDescending
    view.sort = path
    turnTo(1)
  }
  search.oninput = () => {
    view.term = search.value
    turnTo(1)
  }
  async function fetchRest() {
    loaded = await loadAll(type, (count) => {
      note.textContent = `${count.toLocaleString('en')} loaded`
    })
    draw()
  }
  void load(type).then((first) => {
    loaded = first
    draw()
  })

  return el(
    'section',
    {},
    el('header', {}, el('h1', {}, title), search),
    status,
    el('table', {}, el('thead', {}, el('tr', {}, ...heads, el('th', {}, 'Actions'))), body),
    el('footer', {}, page, previous, next, note, all),
  )
}
