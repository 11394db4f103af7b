// Runs in test:all: a browser test of the core walks through the table.
import { server } from '@mocks/node'
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { base, openConsole, withMockedApi } from './openConsole'

withMockedApi()

const account = 'brindlewick'

/** Serves a list in the pages that are asked for. */
const serve = (type: string, rows: readonly object[]) =>
  server.use(
    http.get(`*${base}/${type}`, ({ request }) => {
      const { searchParams } = new URL(request.url)
      const [skip, limit] = ['skip', 'limit'].map((name) => Number(searchParams.get(name) ?? 0))
      return HttpResponse.json(rows.slice(skip, (skip ?? 0) + (limit || 500)))
    }),
  )

const many = (count: number, one: (index: number) => object) =>
  Array.from({ length: count }, (_, index) => ({ account, ...one(index) }))

it('a table of all objects says that only the first ones are loaded, and loads the rest (rule TABLE-1)', async () => {
  serve(
    'missions',
    many(520, (index) => ({ id: `m${index}`, name: `Mission ${index}` })),
  )
  const { user } = await openConsole('/programme/table?type=missions')
  expect(
    await screen.findByRole(
      'heading',
      { level: 1, name: 'Edit the first 500 missions' },
      { timeout: 15_000 },
    ),
  ).toBeVisible()
  expect(screen.getByText('First 500 missions loaded.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Load all/ }))
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Edit 520 missions' }, { timeout: 15_000 }),
  ).toBeVisible()
  expect(screen.queryByText(/missions loaded\.$/)).toBeNull()
})

it('levels are numbered again only when all are loaded (rule TABLE-1)', async () => {
  serve(
    'levels',
    many(510, (index) => ({ id: `l${index}`, name: `Level ${index}`, ordinal: 2 * index + 1 })),
  )
  await openConsole('/programme/table?type=levels&renumber=on')
  await waitFor(() => expect(screen.getByText('509 changes in 509 levels')).toBeVisible(), {
    timeout: 20_000,
  })
  expect(screen.getByRole('heading', { level: 1, name: 'Edit 510 levels' })).toBeVisible()
})
