import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { AccountSelector } from '@/app/frame/AccountSelector'
import { GlobalSearchHost } from '@/app/frame/GlobalSearchHost'
import { StatisticsStrip } from '@/app/frame/StatisticsStrip'
import { useAccountChoices } from '@/app/frame/useAccountChoices'
import { createConsoleRouter } from '@/app/router'
import { selectAccount } from '@/auth/selectedAccount'
import type { AnyEntity } from '@/entities/definition'
import { entities } from '@/entities/registry'
import { sectionsOf } from '@/form/sections'
import { FormStore } from '@/form/store'
import { NameCell } from '@/list/NameCell'
import { searchRows } from '@/list/searchRows'
import { StyleProvider } from '@/ui/theme/StyleProvider'
import { renderInFrame } from '../../unit/frame/renderInFrame'
import { contract, type Json, load } from '../support'
import { FormPart } from './FormPart'
import { bareObject, fullObject, pathsOf, watched } from './fullObject'

/** Operation or path -> the screens that use it, in the order of discovery. */
type Uses = Map<string, Set<string>>

const add = (uses: Uses, key: string, use: string) => uses.set(key, (uses.get(key) ?? new Set()).add(use))

/** `objectives.events.0.id` of a form is `objectives.events[].id` of the contract. */
const fieldOf = (path: string) => path.replaceAll(/\.\d+(?=\.|$)/g, '[]')

/** The screen that is being rendered, and the paths that its parts used. */
export interface Watch {
  screen: string
  operations: Uses
  /** For each tag of the contract: the response fields that are read, and the fields that a control edits. */
  reads: Map<string, Uses>
  edits: Map<string, Uses>
}

/** A type of the contract: its tag, an object with all fields, and the paths of these fields. */
interface Kind {
  tag: string
  full: Json
  known: Set<string>
}

const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

const show = async (children: ReactNode) =>
  act(async () => {
    render(
      <QueryClientProvider client={client()}>
        <RouterContextProvider
          router={createConsoleRouter({ client: client(), history: createMemoryHistory() })}
        >
          <StyleProvider>{children}</StyleProvider>
        </RouterContextProvider>
      </QueryClientProvider>,
    )
  })

/** Runs every part of the console that reads responses or edits objects, and collects the paths it uses. */
export async function deriveScreens(watch: Watch, requests: { respond: (operation: string) => unknown }) {
  const document = contract()
  const { schemas } = document.components
  const kinds = new Map<string, Kind>()
  const { createChecker } = await load('openapi/kit/check/contract.ts')
  const checker = createChecker(document)
  /** The type of the objects in a list or record, by the operation that returns it. */
  const kindOf = (operation: string): Kind => {
    const { tag, path } = checker.byId(operation)
    const { schema } = document.paths[path].get.responses[200].content['application/json']
    const full = fullObject(schemas, (schema.items ?? schema).$ref)
    return { tag, full, known: new Set(pathsOf(full)) }
  }
  for (const { id, method } of checker.operations)
    if (method === 'get' && !kinds.has(id)) kinds.set(id, kindOf(id))

  const note = (side: 'reads' | 'edits', { tag, known }: Kind, path: string) => {
    if (!known.has(path)) return
    const uses = watch[side].get(tag) ?? new Map()
    watch[side].set(tag, uses)
    add(uses, path, watch.screen)
  }
  const watchedOf = (kind: Kind) => watched(kind.full, (path) => note('reads', kind, path))
  const listOf = (entity: AnyEntity): Kind => {
    const found = [...kinds.values()].find(({ tag }) => tag === entity.list.type)
    if (!found) throw new Error(`The contract has no list of ${entity.list.type}`)
    return found
  }
  requests.respond = (operation) => {
    const kind = kinds.get(operation)
    const list = /^list/.test(operation)
    return kind ? (list ? [watchedOf(kind)] : watchedOf(kind)) : {}
  }

  for (const entity of entities) {
    const { list, calls, saved } = entity
    const kind = listOf(entity)
    const row = () => watchedOf(kind)
    const parts: [string, () => unknown][] = [
      [`${list.title} list`, () => calls.ensure(client(), 'x')],
      [`${list.title} list`, () => list.idOf(row())],
      [`${list.title} list, column Name`, () => show(<NameCell spec={list} row={row()} />)],
      ...list.columns.map((column): [string, () => unknown] => [
        `${list.title} list, column ${column.header}`,
        () => column.value(row()),
      ]),
      [`${list.title} list, search`, () => searchRows([row()], '?', (item) => item, list.fields.searched)],
      [`${list.title} list, Delete`, () => calls.remove('x', 'x')],
      // The form finds its object in the list.
      [`${list.singular} form`, () => calls.ensure(client(), 'x')],
      [`${list.singular} form`, () => calls.create(kind.full as never)],
      [`${list.singular} form`, () => calls.update(kind.full as never)],
      [`${list.singular} form, message when saved`, () => [saved.created(row()), saved.updated(row())]],
    ]
    for (const [name, part] of parts) {
      watch.screen = name
      await part()
      cleanup()
    }
  }

  await frame(watch)
  // From here on lists load synchronously, so that each request can be attributed to a component.
  for (const entity of entities) {
    const kind = listOf(entity)
    const operation = [...kinds].find(([, other]) => other === kind)?.[0] ?? ''
    vi.spyOn(entity.calls, 'useRows').mockImplementation(() => {
      add(watch.operations, operation, watch.screen)
      return {
        rows: [watchedOf(kind)],
        error: undefined,
        isPending: false,
        isFetching: false,
        hasMore: false,
        isLoadingMore: false,
        loadMore: async () => undefined,
        retry: async () => undefined,
      }
    })
  }
  watch.screen = 'Global Search'
  selectAccount('x')
  await renderInFrame(<GlobalSearchHost onClose={() => undefined} onSelectAccount={() => undefined} />)
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'x' } })
  cleanup()
  selectAccount('')
  for (const entity of entities) await form(watch, entity, listOf(entity), note)
}

function Selector() {
  return <AccountSelector choices={useAccountChoices()} />
}

/** The frame around every screen. */
async function frame(watch: Watch) {
  watch.screen = 'Account selector'
  selectAccount('x')
  await renderInFrame(<Selector />)
  await screen.findByText('Account')
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: /x/ }))
  })
  await screen.findByRole('option')
  cleanup()
  watch.screen = 'Statistics'
  for (const account of ['x', '']) {
    selectAccount(account)
    await renderInFrame(<StatisticsStrip accountName={undefined} />)
    await screen.findByText('API calls')
    await act(async () => undefined)
    cleanup()
  }
}

/** Every section of a form, new and with an object, full and bare. */
async function form(
  watch: Watch,
  entity: AnyEntity,
  kind: Kind,
  note: (side: 'reads' | 'edits', kind: Kind, path: string) => void,
) {
  const spec = await entity.form()
  const { singular } = entity.list
  // The defaults of a new object are sent without a control.
  watch.screen = `${singular} form`
  const defaults = pathsOf(spec.defaults('x'))
  for (const path of defaults)
    if (!defaults.some((deeper) => deeper.startsWith(`${path}.`))) note('edits', kind, path)
  note('edits', kind, spec.idPath ?? 'id')
  vi.spyOn(FormStore.prototype, 'register').mockImplementation(function (this: FormStore, path, field) {
    note('edits', kind, fieldOf(path))
    return register.call(this, path, field)
  })
  vi.spyOn(FormStore.prototype, 'subscribe').mockImplementation(function (this: FormStore, path, listener) {
    note('reads', kind, fieldOf(path))
    return subscribe.call(this, path, listener)
  })
  // An account that is not in the list, so that there is one to copy from.
  const full = { ...kind.full, account: 'register' }
  for (const section of sectionsOf(spec)) {
    watch.screen = `${singular} form, ${section.title}`
    for (const object of [undefined, full, bareObject(full)]) {
      if (section.appliesTo?.({ isNew: object === undefined, readOnly: false }) === false) continue
      let store: FormStore | undefined
      await show(
        <FormPart
          {...{ entity, spec, section, object }}
          onStore={(given) => {
            store = given
          }}
        />,
      )
      // Collapsed parts render their controls when they open.
      await act(async () => {
        for (const path of pathsOf(object ?? {})) store?.reveal(path.replaceAll('[]', '.0'))
        for (const index of [1, 2, 3]) store?.reveal(`questions.${index}`)
      })
      await callByHand()
      cleanup()
    }
  }
}

/** Operates the controls that call the API themselves: images, and copying from another account. */
async function callByHand() {
  const image = new File(['x'], 'x.png', { type: 'image/png' })
  await act(async () => {
    for (const input of document.querySelectorAll('input[type=file]'))
      fireEvent.change(input, { target: { files: [image] } })
  })
  if (!screen.queryByRole('button', { name: 'Copy elements' })) return
  fireEvent.click(screen.getByRole('combobox', { name: 'Copy from' }))
  fireEvent.click(await screen.findByRole('option'))
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Copy elements' }))
  })
  await act(async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Copy' }))
  })
}

const { register, subscribe } = FormStore.prototype
