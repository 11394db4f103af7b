/** The lists of one account: fetched page by page, then sorted and searched in the browser, as the console does. */
export type Row = Record<string, unknown>

export interface List {
  type: string
  title: string
  /** Columns after the name: header and path of the value. */
  columns: readonly [header: string, path: string][]
}

const reward: List['columns'] = [
  ['Points', 'reward.points'],
  ['Credits', 'reward.credits'],
]
const score: List['columns'] = [
  ['Points', 'points'],
  ['Credits', 'credits'],
]
const stock: List['columns'] = [
  ['Credits', 'credits'],
  ['Available', 'stock.available'],
  ['Redeemed', 'stock.redeemed'],
]
const completed: List['columns'] = [
  ['Category', 'category'],
  ['Completed', 'completed'],
]

export const lists: List[] = [
  { type: 'players', title: 'Players', columns: [['Level', 'level.name'], ...score] },
  { type: 'teams', title: 'Teams', columns: score },
  { type: 'events', title: 'Events', columns: [['Status', 'isAvailable']] },
  { type: 'missions', title: 'Missions', columns: reward },
  { type: 'streaks', title: 'Streaks', columns: reward },
  { type: 'achievements', title: 'Achievements', columns: reward },
  {
    type: 'levels',
    title: 'Levels',
    columns: [
      ['Ordinal', 'ordinal'],
      ['Points Required', 'objectives.points'],
    ],
  },
  { type: 'leaderboards', title: 'Leaderboards', columns: [['Period', 'period']] },
  { type: 'prizes', title: 'Prizes', columns: stock },
  {
    type: 'raffles',
    title: 'Raffles',
    columns: [
      ['Credits', 'credits'],
      ['Draw Date', 'drawTime'],
    ],
  },
  { type: 'mysteryboxes', title: 'Mystery Boxes', columns: stock },
  { type: 'surveys', title: 'Surveys', columns: completed },
  { type: 'quizzes', title: 'Quizzes', columns: completed },
]

export const valueAt = (row: Row, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Row | undefined)?.[key], row)

export const textAt = (row: Row, path: string): string => String(valueAt(row, path) ?? '')

export const idOf = (row: Row): string => textAt(row, 'id') || textAt(row, 'player')

// The servers of the bench listen on neighbouring ports.
const api = `http://localhost:${Number(location.port) + 1}/admin/api/v0/`
const wanted = new URLSearchParams(location.search).get('account')
if (wanted) sessionStorage.setItem('account', wanted)
const account = sessionStorage.getItem('account') ?? ''

const limitOf = (type: string) => (type === 'players' ? 100 : 500)
const queryOf = (type: string) =>
  type === 'players' ? 'sort=points&order=desc' : 'availability=all&timeframe=all&player='

async function fetchPage(type: string, skip: number): Promise<Row[]> {
  const limit = limitOf(type)
  const response = await fetch(
    `${api}${type}?account=${account}&limit=${limit}&skip=${skip}&${queryOf(type)}`,
  )
  if (!response.ok) throw new Error(`${type}: ${response.status}`)
  return response.json()
}

export interface Loaded {
  rows: Row[]
  hasMore: boolean
}

const loaded = new Map<string, Promise<Loaded>>()

/** The loaded rows of a type, or its first page. */
export function load(type: string): Promise<Loaded> {
  const known = loaded.get(type)
  if (known) return known
  const first = fetchPage(type, 0).then((rows) => ({ rows, hasMore: rows.length >= limitOf(type) }))
  loaded.set(type, first)
  return first
}

/** Fetches the remaining pages of a type in sequence. */
export async function loadAll(type: string, onProgress: (count: number) => void): Promise<Loaded> {
  const rows = [...(await load(type)).rows]
  for (let page: Row[] | undefined; !page || page.length >= limitOf(type); ) {
    page = await fetchPage(type, rows.length)
    rows.push(...page)
    onProgress(rows.length)
  }
  const all = { rows, hasMore: false }
  loaded.set(type, Promise.resolve(all))
  return all
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
const compare = (a: unknown, b: unknown) =>
  typeof a === 'string' && typeof b === 'string' ? collator.compare(a, b) : Number(a) - Number(b)

const searchedFields = ['name', 'description', 'title', 'player', 'account', 'team', 'level', 'id']

/** Computed once per array of rows: the order of a column, and the searched text of each row. */
const orders = new WeakMap<Row[], Map<string, Int32Array>>()
const haystacks = new WeakMap<Row[], string[]>()

/** Indexes of the rows in ascending order. */
export function orderOf(rows: Row[], path: string): Int32Array {
  const known = orders.get(rows) ?? new Map<string, Int32Array>()
  orders.set(rows, known)
  let order = known.get(path)
  if (!order) {
    const keys = rows.map((row) => valueAt(row, path))
    order = Int32Array.from(keys.keys()).sort((a, b) => compare(keys[a], keys[b]))
    known.set(path, order)
  }
  return order
}

export function haystacksOf(rows: Row[]): string[] {
  let texts = haystacks.get(rows)
  if (!texts) {
    texts = rows.map((row) =>
      searchedFields
        .map((field) => row[field] ?? '')
        .join('\n')
        .toLowerCase(),
    )
    haystacks.set(rows, texts)
  }
  return texts
}

export interface View {
  term: string
  sort: string
  isDescending: boolean
  page: number
}

export const pageSize = 10

/** The rows of one page, and how many match. */
export function select(rows: Row[], { term, sort, isDescending, page }: View) {
  let found: Int32Array | number[] = orderOf(rows, sort)
  const needle = term.trim().toLowerCase()
  if (needle) {
    const texts = haystacksOf(rows)
    found = found.filter((index) => texts[index]?.includes(needle))
  }
  const shown: Row[] = []
  for (let at = (page - 1) * pageSize; at < Math.min(page * pageSize, found.length); at += 1) {
    const row = rows[found[isDescending ? found.length - 1 - at : at] ?? -1]
    if (row) shown.push(row)
  }
  return { shown, count: found.length }
}
