import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { bodyRows, names, renderList, spec, type Thing, things } from './renderList'

const status = () => screen.getByRole('status')

test('a list offers only the actions it is given', async () => {
  await renderList(things(3), { createLink: undefined, editLink: undefined, onDelete: undefined })
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByRole('button', { name: /delete/i })).toBeNull()
  expect(screen.queryByRole('columnheader', { name: 'Actions' })).toBeNull()
})

test('values are formatted by their kind', async () => {
  const draw = new Date(2026, 2, 5, 9, 7).toISOString()
  await renderList([
    { id: 'b', name: 'B', points: 1500, level: { name: 'Gold' }, isAvailable: true, draw },
    { id: 'a', name: 'A', points: 0, isAvailable: false },
  ])
  const cells = bodyRows().map((row) =>
    within(row)
      .getAllByRole('cell')
      .slice(1)
      .map((cell) => cell.textContent),
  )
  expect(names()).toEqual(['B', 'A'])
  expect(cells).toEqual([
    ['1,500', 'Gold', 'Active', '05:03:26 - 09:07', ''],
    ['0', 'N/A', 'Inactive', '—', ''],
  ])
  expect(screen.getByText('05:03:26 - 09:07')).toHaveAttribute('datetime', draw)
})

test('a description longer than 50 characters is cut to 47 and three dots (rule LIST-13)', async () => {
  const long = 'x'.repeat(51)
  const whole = 'y'.repeat(50)
  await renderList([
    { id: 'b', name: 'B', description: long },
    { id: 'a', name: 'A', description: whole },
  ])
  expect(screen.getByText(`${'x'.repeat(47)}...`)).toBeVisible()
  expect(screen.getByText(whole)).toBeVisible()
})

test('objects that break the contract are shown as far as possible', async () => {
  const broken = [
    { id: 'b', name: 7, description: { a: 1 }, points: 'many', level: { name: { a: 1 } } },
    { id: 'a', name: null, draw: 'soon', isAvailable: 'yes' },
    { name: '  ' },
  ]
  await renderList(broken as unknown as Thing[], {
    spec: {
      ...spec,
      columns: [
        ...spec.columns,
        {
          id: 'deep',
          header: 'Deep',
          kind: 'text',
          value: (row) => (row as unknown as { x: { y: string } }).x.y,
        },
      ],
    },
  })
  expect(names()).toEqual(['7', 'a', '—'])
  expect(screen.getByText('many')).toBeVisible()
  expect(screen.getByText('soon')).toBeVisible()
})

test('without columns or a definition a list shows that there is nothing to show (rule LIST-9)', async () => {
  await renderList(things(1), { spec: { ...spec, columns: [] } })
  expect(screen.getByRole('heading', { name: 'Missing table settings' })).toBeVisible()
  expect(screen.queryByRole('table')).toBeNull()
})

test('an unknown definition shows the same message', async () => {
  await renderList(things(1), { spec: undefined })
  expect(screen.getByRole('heading', { name: 'Missing table settings' })).toBeVisible()
})

test('an empty list shows only its message to users who cannot create', async () => {
  await renderList([], { createLink: undefined })
  expect(screen.getByText('No data available')).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})

test('a loading list shows the same header and ten placeholder rows, and announces that it loads', async () => {
  await renderList(undefined)
  const table = screen.getByRole('table', { name: 'Odd Things' })
  expect(table).toHaveAttribute('aria-busy', 'true')
  expect(within(table).getByRole('columnheader', { name: 'Points' })).toBeVisible()
  expect(within(table).getAllByRole('row', { hidden: true })).toHaveLength(11)
  expect(within(table).getAllByRole('row')).toHaveLength(1)
  expect(status()).toHaveTextContent('Loading odd things')
})

test('a failed list shows why and can be retried', async () => {
  const onRetry = vi.fn()
  const { user, change } = await renderList(undefined, { query: { error: '503', onRetry } })
  expect(screen.getByRole('alert')).toHaveTextContent('Error displaying entities: 503')
  expect(screen.queryByRole('table')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledOnce()

  change({ query: { rows: things(1) } })
  await waitFor(() => expect(names()).toEqual(['Thing 01']))
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('a running retry is not started twice', async () => {
  const onRetry = vi.fn()
  const { user } = await renderList(undefined, { query: { error: '503', isFetching: true, onRetry } })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).not.toHaveBeenCalled()
})

test('the old rows stay if a refetch fails', async () => {
  await renderList(things(2), { query: { error: '503' } })
  expect(names()).toEqual(['Thing 02', 'Thing 01'])
  expect(screen.getByRole('alert')).toHaveTextContent('Error displaying entities: 503')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('a refetch keeps the rows on the screen', async () => {
  await renderList(things(2), { query: { isFetching: true } })
  expect(names()).toEqual(['Thing 02', 'Thing 01'])
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'false')
})

test('a partially loaded list shows that next to every count, and loads more (rule LIST-19)', async () => {
  const onLoadMore = vi.fn()
  const onLoadAll = vi.fn()
  const query = { truncated: { note: 'First 100 by points', onLoadMore, onLoadAll } }
  const { user, change, searchBox } = await renderList(things(8), { query })
  expect(await screen.findByText('First 100 by points')).toBeVisible()
  expect(screen.getByRole('navigation', { name: 'Pages of the First 100 by points' })).toBeVisible()
  await user.type(searchBox(), '01')
  expect(await screen.findByText(/Searched: first 100 by points only/)).toBeVisible()
  await user.type(searchBox(), ' unicorn')
  expect(await screen.findByText('No results found')).toBeVisible()
  expect(screen.getByText(/Searched: first 100 by points only/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Load all' }))
  expect(onLoadAll).toHaveBeenCalledOnce()
  await user.click(screen.getByRole('button', { name: 'Load more' }))
  expect(onLoadMore).toHaveBeenCalledOnce()
  change({ query: { truncated: { ...query.truncated, loading: true } } })
  await user.click(await screen.findByRole('button', { name: 'Loading...' }))
  expect(onLoadMore).toHaveBeenCalledOnce()
})

test('a fully loaded list shows no note about further rows', async () => {
  const { user, searchBox } = await renderList(things(8))
  await user.type(searchBox(), '01')
  expect(await screen.findByText(/Found 1 result/)).toBeVisible()
  expect(screen.queryByText(/Searched:|First|Load/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Clear' })).toBeVisible()
})

test('loading all shows its progress, and can be stopped', async () => {
  const onStop = vi.fn()
  const truncated = {
    note: 'First 100',
    onLoadMore: vi.fn(),
    onLoadAll: vi.fn(),
    progress: { loaded: 2300, onStop },
  }
  const { user } = await renderList(things(3), { query: { truncated } })
  expect(await screen.findByText('2,300 loaded')).toBeVisible()
  expect(screen.getByRole('progressbar', { name: 'Loading all' })).not.toHaveAttribute('value')
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Stop' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Stop' }))
  expect(onStop).toHaveBeenCalledOnce()
})

test('a long list shows when it was loaded, and can be reloaded', async () => {
  const onStartOver = vi.fn()
  const truncated = { note: 'All 2,300 as of 10:42', onStartOver }
  const { user, searchBox } = await renderList(things(8), { query: { truncated } })
  expect(await screen.findByText('All 2,300 as of 10:42')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(onStartOver).toHaveBeenCalledOnce()
  await user.type(searchBox(), '01')
  expect(await screen.findByText(/Found 1 result/)).toBeVisible()
  expect(screen.queryByText(/Searched:/)).toBeNull()
})
