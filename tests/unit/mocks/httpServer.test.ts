import { serve } from '@mocks/httpServer'
import { reset } from '@mocks/reset'
import { worldOptions } from '@mocks/state'
import { afterAll, beforeAll, expect, it } from 'vitest'

let origin = ''
let stop: () => Promise<void>

beforeAll(async () => {
  const started = await serve(0)
  origin = started.origin
  stop = started.stop
})

afterAll(async () => {
  await stop()
  reset()
})

const token = async () => (await fetch(`${origin}/mock-provider/tokens/service-admin`)).text()

it('the HTTP server serves the same handlers to every origin', async () => {
  const documented = await fetch(`${origin}/admin/api/v0/missions?account=brindlewick`, { method: 'OPTIONS' })
  expect(documented.status).toBe(204)
  expect(documented.headers.get('Access-Control-Allow-Headers')).toContain('Authorization')

  const headers = { Authorization: `Bearer ${(await token()).trim()}` }
  const response = await fetch(`${origin}/admin/api/v0/missions?account=brindlewick&limit=1`, { headers })
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
  const [mission] = await response.json()
  expect((await fetch(mission.imgUrl)).headers.get('Content-Type')).toBe('image/svg+xml')
})

it('the HTTP server accepts bodies, multipart ones too, and free-text ids', async () => {
  const headers = { Authorization: `Bearer ${(await token()).trim()}` }
  const image = new FormData()
  image.set('image', new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }))
  const upload = await fetch(`${origin}/admin/api/v0/accounts/image/brindlewick`, {
    method: 'POST',
    headers,
    body: image,
  })
  const { path } = await upload.json()
  expect(await (await fetch(path)).text()).toBe('<svg/>')

  const id = 'a/b 50%'
  const body = JSON.stringify({ id, account: 'brindlewick', name: 'Free' })
  expect((await fetch(`${origin}/admin/api/v0/events`, { method: 'POST', headers, body })).status).toBe(201)
  const address = `${origin}/admin/api/v0/events/brindlewick/${encodeURIComponent(id)}`
  expect((await fetch(address, { method: 'DELETE', headers })).status).toBe(204)
  expect((await fetch(address, { method: 'DELETE', headers })).status).toBe(404)
})

it('the HTTP server responds to nothing else', async () => {
  expect((await fetch(`${origin}/admin/api/v0/timers`)).status).toBe(404)
})

it('a stopped HTTP server leaves the world as it was', async () => {
  const before = worldOptions()
  const other = await serve(0, { crowd: 3 })
  expect(worldOptions()).toMatchObject({ imageBase: `${other.origin}/mock-images`, crowd: 3 })
  await other.stop()
  expect(worldOptions()).toEqual(before)
})
