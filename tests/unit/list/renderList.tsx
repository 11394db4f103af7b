import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Target } from 'lucide-react'
import { useState } from 'react'
import { onTestFinished, vi } from 'vitest'
import { listedFields } from '@/entities/definition'
import { ListScreen, type ListScreenProps } from '@/list/ListScreen'
import { parseListSearch, stringifySearch } from '@/list/listSearch'
import { defaultPageSize, rememberPageSize } from '@/list/pageSize'
import type { ListSpec } from '@/list/types'
import type { EntityType } from '@/model/entityTypes'
import { StyleProvider } from '@/ui/theme/StyleProvider'

export interface Thing {
  id: string
  name?: string
  description?: string
  imgUrl?: string
  points?: number
  level?: { name: string }
  isAvailable?: boolean
  draw?: string
  active?: { from?: string; to?: string }
}

export const spec: ListSpec<Thing> = {
  type: 'things' as EntityType,
  title: 'Odd Things',
  singular: 'Odd Thing',
  tagline: 'WHAT THINGS ARE',
  family: 'play',
  icon: Target,
  idOf: (row) => row.id,
  fields: listedFields,
  columns: [
    { id: 'points', header: 'Points', kind: 'number', value: (row) => row.points },
    { id: 'level', header: 'Level', kind: 'text', value: (row) => row.level?.name, missing: 'N/A' },
    { id: 'status', header: 'Status', kind: 'status', value: (row) => row.isAvailable },
    { id: 'draw', header: 'Draw Date', kind: 'dateTime', value: (row) => row.draw, sortable: false },
  ],
  defaultSort: { by: 'name', direction: 'desc' },
}

/** 'Thing 01' to 'Thing 12', with 10 points for each number. */
export const things = (count: number): Thing[] =>
  Array.from({ length: count }, (_, index) => {
    const number = String(index + 1).padStart(2, '0')
    return { id: `thing-${number}`, name: `Thing ${number}`, points: (index + 1) * 10 }
  })

type Props = Omit<Partial<ListScreenProps<Thing>>, 'query'> & {
  query?: Partial<ListScreenProps<Thing>['query']>
}

/** A list on a real router, as a route would show it. `change` passes other props. */
export async function renderList(rows: Thing[] | undefined, props: Props = {}, at = '/things/list') {
  // A page size that a test selects is stored.
  onTestFinished(() => rememberPageSize(defaultPageSize))
  let change: (props: Props) => void = () => undefined
  const filterIds = props.spec?.filters?.map(({ id }) => id)
  const root = createRootRoute({
    component: () => (
      <>
        <button type="button">Elsewhere</button>
        <Outlet />
      </>
    ),
  })
  const list = createRoute({
    getParentRoute: () => root,
    path: '/things/list',
    validateSearch: (raw: Record<string, unknown>) => parseListSearch(raw, filterIds),
    component: function Screen() {
      const [now, setNow] = useState(props)
      const navigate = list.useNavigate()
      change = setNow
      return (
        <ListScreen
          spec={now.spec ?? spec}
          search={list.useSearch()}
          onSearch={(patch, { replace }) =>
            void navigate({ search: ((before: object) => ({ ...before, ...patch })) as never, replace })
          }
          createLink={{ to: '/things/$id', params: { id: 'new' } } as never}
          editLink={(row) => ({ to: '/things/$id', params: { id: row.id } }) as never}
          onDelete={async () => undefined}
          {...now}
          query={{ rows, error: undefined, isFetching: false, onRetry: () => undefined, ...now.query }}
        />
      )
    },
  })
  const thing = createRoute({ getParentRoute: () => root, path: '/things/$id', component: () => 'a thing' })
  const history = createMemoryHistory({ initialEntries: [at] })
  const routeTree = root.addChildren([list, thing])
  const router = createRouter({ routeTree, history, stringifySearch })
  const user = userEvent.setup()
  vi.spyOn(window, 'scrollTo').mockReturnValue(undefined)
  render(
    <StyleProvider>
      <RouterProvider router={router as never} />
    </StyleProvider>,
  )
  await screen.findByRole('heading', { level: 1 })
  return {
    user,
    router,
    change: (next: Props) => change(next),
    address: () => router.state.location.href,
    searchBox: () => screen.getByRole('searchbox', { name: 'Search odd things' }),
  }
}

/** Texts of the body, one array per row: name cell, values. */
export const bodyRows = () => screen.getAllByRole('row').slice(1)
export const names = () => bodyRows().map((row) => row.querySelector('[data-part=name]')?.textContent)

export const sizeSelect = () => screen.getByRole('combobox', { name: 'Items to show' })
