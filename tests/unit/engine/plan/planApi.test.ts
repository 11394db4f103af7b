// @vitest-environment jsdom
import { handlers } from '@mocks/handlers'
import { mintAccessToken } from '@mocks/provider/tokens'
import { store } from '@mocks/state'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { configureApi } from '@/api/request'
import { createQueryClient } from '@/api/rows'
import { announceCreated, type Created, onCreated } from '@/api/writes/created'
import { createPlanApi } from '@/api/writes/planApi'
import { makePlan } from '@/engine/plan/makePlan'
import { createQueue } from '@/engine/plan/queue'
import { noDecisions, type PlanRequest } from '@/engine/plan/types'
import { setCurrentUser } from '@/stored/stored'
import { options } from './service'

const base = `${window.location.origin}/admin/api/v0`
const server = setupServer(...handlers)
let calls: string[] = []

beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' })
  server.events.on('request:start', ({ request }) => {
    calls.push(`${request.method} ${new URL(request.url).pathname.replace('/admin/api/v0', '')}`)
  })
})
afterAll(() => server.close())
afterEach(() => server.resetHandlers())
beforeEach(() => {
  calls = []
  store.reset()
  const token = mintAccessToken('service-admin')
  configureApi({ baseUrl: base, getToken: async () => token, refreshToken: async () => token })
})

const types = ['events', 'missions', 'achievements', 'levels', 'quizzes', 'surveys'] as const
const listsOf = (account: string) => new Map(types.map((type) => [type, store.list(type, account)]))
const planOf = (request: PlanRequest, [from, to]: [string, string]) =>
  makePlan(request, {
    source: listsOf(from),
    target: listsOf(to),
    gaps: [],
    options,
    decisions: noDecisions,
  })
const reads = () => calls.filter((call) => call.startsWith('GET'))

it('a copy of missions and all that they need arrives at the mocked API', async () => {
  const objects = store.list('missions', 'brindlewick').map(({ id }) => ({ type: 'missions', id }) as const)
  const request = { kind: 'copy', from: 'brindlewick', to: 'quillmoor', objects } as const
  const plan = planOf(request, ['brindlewick', 'quillmoor'])
  const queue = createQueue({ plan, title: 'Copy', api: createPlanApi(createQueryClient()) })
  await queue.run()
  expect(Object.values(queue.get().states).filter(({ status }) => status !== 'done')).toEqual([])
  expect(calls.length).toBeGreaterThanOrEqual(objects.length)
  const after = planOf(request, ['brindlewick', 'quillmoor'])
  expect(after.rows.filter(({ verdict }) => verdict === 'new')).toEqual([])
  expect(after.steps).toEqual([])
})

/** A queue that gives all events of an account a category. */
function categorise(parallel?: number) {
  const objects = store.list('events', 'brindlewick').map(({ id }) => ({ type: 'events', id }) as const)
  const plan = planOf(
    { kind: 'edit', account: 'brindlewick', objects, edit: { set: 'category', value: 'bulk' } },
    ['brindlewick', 'brindlewick'],
  )
  expect(plan.steps.length).toBeGreaterThan(8)
  return createQueue({
    plan,
    title: 'Edit',
    api: createPlanApi(createQueryClient()),
    ...(parallel && { parallel }),
  })
}

it('many updates of one list read it once for each batch of calls', async () => {
  const queue = categorise()
  await queue.run()
  const updates = queue.get().steps.length
  expect(store.list('events', 'brindlewick').every(({ category }) => category === 'bulk')).toBe(true)
  expect(calls.filter((call) => call.startsWith('PUT'))).toHaveLength(updates)
  expect(reads().length).toBeLessThanOrEqual(Math.ceil(updates / 2))
})

it('what a colleague changes in other fields while the plan runs is kept (rule PLAN-11)', async () => {
  const queue = categorise(1)
  let isEdited = false
  queue.subscribe(() => {
    if (isEdited || !Object.values(queue.get().states).some(({ status }) => status === 'done')) return
    isEdited = true
    for (const event of store.list('events', 'brindlewick'))
      store.put('events', 'brindlewick', { ...event, description: `Edited ${event.id}` })
  })
  await queue.run()
  const after = store.list('events', 'brindlewick')
  expect(after.every(({ category }) => category === 'bulk')).toBe(true)
  expect(after.map(({ description }) => description)).toEqual(after.map(({ id }) => `Edited ${id}`))
})

it('tells other tabs what it creates, as a form does', async () => {
  const heard: Created[] = []
  const stop = onCreated((created) => heard.push(created))
  const [event] = store.list('events', 'brindlewick')
  const objects = [{ type: 'events', id: event?.id ?? '' } as const]
  const plan = planOf({ kind: 'copy', from: 'brindlewick', to: 'quillmoor', objects }, [
    'brindlewick',
    'quillmoor',
  ])
  await createQueue({ plan, title: 'Copy', api: createPlanApi(createQueryClient()) }).run()
  await vi.waitFor(() =>
    expect(heard).toContainEqual({ type: 'events', account: 'quillmoor', id: event?.id }),
  )
  stop()
})

it('does not tell another person what was created', async () => {
  const heard: Created[] = []
  const stop = onCreated(({ id }) => heard.push({ type: 'events', account: 'a', id }))
  const by = (id: string) => {
    setCurrentUser(id)
    announceCreated({ type: 'events', account: 'a', id })
  }
  by('noah')
  by('mira')
  await vi.waitFor(() => expect(heard).toEqual([{ type: 'events', account: 'a', id: 'mira' }]))
  setCurrentUser('')
  stop()
})

it('a written object is read again, not taken from data that was read before', async () => {
  const api = createPlanApi(createQueryClient())
  const name = { type: 'events', id: 'brand-new' } as const
  expect(await api.read('brindlewick', name)).toBeUndefined()
  await api.create('events', { id: 'brand-new', account: 'brindlewick', name: 'Brand new' })
  expect(await api.read('brindlewick', name)).toMatchObject({ name: 'Brand new' })
  await api.update('events', { id: 'brand-new', account: 'brindlewick', name: 'Renamed' })
  expect(await api.read('brindlewick', name)).toMatchObject({ name: 'Renamed' })
  await api.remove('brindlewick', name)
  expect(await api.read('brindlewick', name)).toBeUndefined()
  expect(await api.read('fennmarsh', name)).toBeUndefined()
})

it('only the lists of written types are refetched, each once', async () => {
  const client = createQueryClient()
  const api = createPlanApi(client)
  const invalidated = vi.spyOn(client, 'invalidateQueries')
  for (const id of ['one', 'two', 'three'])
    await api.create('events', { id, account: 'brindlewick', name: id })
  expect(invalidated).not.toHaveBeenCalled()
  api.flush?.()
  expect(invalidated).toHaveBeenCalledOnce()
  const [{ predicate } = {}] = invalidated.mock.calls[0] ?? []
  const concerns = (path: string) => predicate?.({ queryKey: [path] } as never)
  expect([concerns('/events'), concerns('/missions')]).toEqual([true, false])
  api.flush?.()
  expect(invalidated).toHaveBeenCalledOnce()
})

it('a picture is downloaded and uploaded to the account once, and other files are rejected with a message (rule PLAN-8)', async () => {
  const anyOrigin = { 'Access-Control-Allow-Origin': '*' }
  const picture = new Uint8Array([137, 80, 78, 71])
  const serve = (name: string, type: string) =>
    http.get(
      `https://pictures.test/${name}`,
      () => new HttpResponse(picture, { headers: { 'Content-Type': type, ...anyOrigin } }),
    )
  server.use(
    serve('a.png', 'image/png'),
    serve('page', 'text/html'),
    http.get(
      'https://pictures.test/gone.png',
      () => new HttpResponse(null, { status: 404, headers: anyOrigin }),
    ),
  )
  const api = createPlanApi(createQueryClient())
  const address = await api.copyImage('quillmoor', 'https://pictures.test/a.png')
  expect(address).toMatch(/uploads\/1$/)
  expect(await api.copyImage('quillmoor', 'https://pictures.test/a.png')).toBe(address)
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual(['POST /accounts/image/quillmoor'])
  await expect(api.copyImage('quillmoor', 'https://pictures.test/page')).rejects.toThrow(
    'The picture https://pictures.test/page is no PNG, JPEG, GIF, WebP or AVIF',
  )
  await expect(api.copyImage('quillmoor', 'https://pictures.test/gone.png')).rejects.toThrow(
    'could not be downloaded (404)',
  )
})
