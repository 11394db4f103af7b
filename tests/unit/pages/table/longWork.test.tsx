import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { columnsOf } from '@/engine/table/columns'
import type { TableDraftSource } from '@/engine/table/tableDraft'
import { entityOf } from '@/entities/registry'
import { inSlices } from '@/lib/idle'
import { Editor } from '@/pages/table/Editor'
import { StyleProvider } from '@/ui/theme/StyleProvider'
import { announce } from '@/ui/toast'

/* Long work on a table (rule TABLE-9): it stands still until `goOn`. */

vi.mock('@/lib/idle', async (original) => ({
  ...(await original<typeof import('@/lib/idle')>()),
  inSlices: vi.fn(),
}))

vi.mock('@/ui/toast', async (original) => ({
  ...(await original<typeof import('@/ui/toast')>()),
  announce: vi.fn(),
}))

let tables = 0
let goOn: () => void

beforeEach(() => {
  // A window without a layout renders no row.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(640)
  vi.mocked(announce).mockClear()
  vi.mocked(inSlices).mockImplementation((work, onDone) => {
    let isStopped = false
    goOn = () => {
      let next = work.next()
      while (!next.done) next = work.next()
      if (!isStopped) onDone?.(next.value)
    }
    return () => {
      isStopped = true
    }
  })
})
const defaults = {}
const columns = columnsOf('levels')
/** Their numbers have a gap, so that all get another one. */
const objects = Array.from({ length: 80 }, (_, at) => ({
  id: `l${at}`,
  name: `Level ${at}`,
  ordinal: at + 2,
}))
const source: TableDraftSource = {
  columns,
  objects,
  idOf: (row) => (row as { id: string }).id,
  find: (id) => objects.find((one) => one.id === id),
  isTaken: (id) => objects.some((one) => one.id === id),
  defaults,
  suggest: () => undefined,
  check: () => [],
}

async function openTable(search: { columns?: string[] } = {}) {
  // What was typed is kept by account.
  tables += 1
  const account = `account-${tables}`
  const entity = entityOf('levels')
  if (!entity) throw new Error('No levels')
  const root = createRootRoute({ component: Outlet })
  const at = (path: string, component: () => ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component })
  const router = createRouter({
    routeTree: root.addChildren([
      at('/', () => (
        <Editor
          entity={entity}
          account={account}
          search={{ type: 'levels', ...search }}
          source={source}
          heading="Edit 80 levels"
        />
      )),
      at('/$entityType/list', () => <h1>List</h1>),
    ]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  render(
    <StyleProvider>
      {/* biome-ignore lint/suspicious/noExplicitAny: not the router of the console */}
      <RouterProvider router={router as any} />
    </StyleProvider>,
  )
  await screen.findByRole('grid')
  return { router, user: userEvent.setup() }
}

const press = (name: string) => screen.getByRole('button', { name })
const finish = () => act(async () => goOn())

it.each([
  ['Renumber', 'Renumbering levels', '80 levels got another number.'],
  ['Insert level', 'Inserting a level', 'A new level is below row 1.'],
])(
  '%s tells and shows what it did once it is done, and nothing after Stop (rule TABLE-9)',
  async (name, work, told) => {
    const { router, user } = await openTable({ columns: ['name'] })
    await user.click(press(name))
    const dialog = screen.getByRole('dialog', { name: work })
    expect(within(dialog).queryByText(/\d/)).not.toBeInTheDocument()
    await user.click(within(dialog).getByRole('button', { name: 'Stop' }))
    await finish()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByText('No changes')).toBeVisible()
    expect(announce).not.toHaveBeenCalled()
    expect(router.state.location.search).toEqual({})

    await user.click(press(name))
    await finish()
    expect(announce).toHaveBeenCalledExactlyOnceWith(told)
    expect(screen.queryByText('No changes')).not.toBeInTheDocument()
    if (name === 'Renumber') expect(router.state.location.search).toEqual({ columns: ['name', 'ordinal'] })
  },
)

it('the focus goes back to where the work began', async () => {
  const { user } = await openTable()
  await user.click(press('Renumber'))
  await finish()
  expect(press('Renumber')).toHaveFocus()
  await user.click(press('Undo'))
  expect(screen.getByRole('dialog', { name: 'Undoing the last change' })).toBeVisible()
  await finish()
  expect(screen.getByRole('grid')).not.toContainElement(document.activeElement as HTMLElement)

  const cell = screen.getAllByRole('gridcell', { name: /^Ordinal of/ })[0] as HTMLElement
  await user.click(cell)
  await user.keyboard('{Control>}y{/Control}')
  expect(screen.getByRole('dialog', { name: 'Redoing a change' })).toBeVisible()
  await finish()
  expect(cell).toHaveFocus()
})

it('a long range is emptied in slices', async () => {
  const { user } = await openTable()
  await user.click(screen.getAllByRole('gridcell', { name: /^Ordinal of/ })[0] as HTMLElement)
  await user.keyboard('{Control>}a{/Control}{Delete}')
  expect(screen.getByRole('dialog', { name: 'Emptying cells' })).toBeVisible()
  await finish()
  expect(screen.queryByText('No changes')).not.toBeInTheDocument()
})
