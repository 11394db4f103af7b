import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  type RouterHistory,
  RouterProvider,
} from '@tanstack/react-router'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Target } from 'lucide-react'
import { createContext, type ReactNode, use } from 'react'
import { expect, vi } from 'vitest'
import { type ZodType, z } from 'zod'
import { EntityForm, type EntityFormProps } from '@/form/EntityForm'
import type { FormApi, FormSpec, ReferenceOptions } from '@/form/types'
import type { EntityType } from '@/model/entityTypes'
import { active, basicDetails, questions, requirement, reward } from '@/model/fields/common'
import type { EntityFields } from '@/model/fields/fields'
import { StyleProvider } from '@/ui/theme/StyleProvider'

// biome-ignore lint/suspicious/noExplicitAny: form/ knows no entity, and neither do its tests
export type Thing = Record<string, any>

export const thing = {
  type: 'things' as EntityType,
  title: 'Things',
  singular: 'Thing',
  family: 'play' as const,
  icon: Target,
  idOf: (object: Thing) => String(object.id),
}

/** Fields that several entities share. All others have their own labels here. */
const described: EntityFields<Thing> = {
  sections: {
    fields: {
      fields: {
        ...active,
        ...basicDetails.fields,
        ...questions.fields,
        ...requirement.fields,
        ...reward.fields,
      },
    },
  },
  live: {},
  derived: [],
}

interface Show extends Partial<Omit<EntityFormProps<Thing>, 'spec'>> {
  /** Of the request body. Default: any object. */
  schema?: ZodType
  fields: ReactNode
  spec?: Partial<FormSpec<Thing>>
  history?: RouterHistory
  onSave?: (...saved: Parameters<FormApi<Thing>['save']>) => Promise<unknown>
  /** Reads the object again. Without it, updates are sent unchecked. */
  reread?: () => Promise<Thing | undefined>
}

const FieldsContext = createContext<ReactNode>(null)
const Content = () => use(FieldsContext)

const atRoot = (): RouterHistory => createMemoryHistory({ initialEntries: ['/'] })

/** A router with two routes: `/` renders `home`, `/things/list` renders a heading. */
export function thingsRouter(home: () => ReactNode, history = atRoot()) {
  const root = createRootRoute({ component: Outlet })
  const at = (path: string, component: () => ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component })
  return createRouter({
    routeTree: root.addChildren([at('/', home), at('/things/list', () => <h1>The list</h1>)]),
    history,
  })
}

export const Routed = ({ router }: { router: ReturnType<typeof thingsRouter> }) => (
  <StyleProvider>
    {/* biome-ignore lint/suspicious/noExplicitAny: not the router of the console */}
    <RouterProvider router={router as any} />
  </StyleProvider>
)

/** A form with these fields in one section, under a router whose other route is `/things/list`. */
export async function showForm({
  fields,
  spec,
  schema = z.object({}),
  history = atRoot(),
  onSave: save = vi.fn(async (body: Thing) => body),
  reread,
  ...props
}: Show) {
  const onSave = vi.mocked(save)
  const onSaved = vi.fn()
  const onRefused = vi.fn()
  const full: FormSpec<Thing> = {
    fields: described,
    defaults: (account) => ({ account }),
    rules: [],
    sections: [{ id: 'fields', title: 'Fields', text: 'All of them.', Content }],
    ...spec,
  }
  const all = {
    entity: thing,
    account: 'a',
    object: { id: 't', account: 'a' },
    api: {
      read: reread,
      save: async (body, { onUncertain: _, ...info }) => {
        await onSave(body, info)
        return {}
      },
    } satisfies FormApi<Thing>,
    onSaved,
    onRefused,
    schemas: async () => ({ create: schema, update: schema }),
    ...props,
    spec: full,
  }
  const router = thingsRouter(() => <EntityForm {...(all as EntityFormProps<Thing>)} />, history)
  const view = render(
    <FieldsContext value={fields}>
      <Routed router={router} />
    </FieldsContext>,
  )
  await screen.findByRole('form')
  await allSections()
  const user = userEvent.setup()
  const press = () => user.click(screen.getByRole('button', { name: /Save Changes|Saving/ }))
  return { ...view, user, save: press, onSave, onSaved, onRefused, router }
}

/** A form renders its first screen first, and is busy until the rest has followed. */
export const allSections = () => waitFor(() => expect(document.querySelector('form[aria-busy]')).toBeNull())

/** Without an object, to create one. */
export const showNew = (props: Show) => showForm({ ...props, object: undefined })

export const options = (count: number): ReferenceOptions => ({
  items: Array.from({ length: count }, (_, index) => ({ id: `id-${index}`, name: `Item ${index}` })),
  isLoading: false,
})
