import { handlers } from '@mocks/handlers'
import type { PersonaId } from '@mocks/provider/personas'
import { reset } from '@mocks/reset'
import { getResponse } from 'msw'
import { afterEach, describe, expect, it } from 'vitest'
import { call, listQuery, responseBreaches } from './support'

afterEach(reset)

const find = async (account: string) =>
  (await call('GET', 'accounts')).body.find((object: { account: string }) => object.account === account)
const missions = async (account: string) => (await call('GET', `missions?${listQuery(account)}`)).body

it('a created account gets an API key, keeps it, and starts empty', async () => {
  const body = { account: 'fresh', name: 'Fresh', apikey: 'mine' }
  const { body: created } = await call('POST', 'accounts', { body })
  expect(created).toMatchObject({
    account: 'fresh',
    isDevAccount: true,
    isFreeAccount: false,
    isAvailable: true,
  })
  expect(created.apikey).toMatch(/^demo_[0-9a-f]{16}$/)
  expect(await missions('fresh')).toEqual([])
  const { body: updated } = await call('PUT', 'accounts', {
    body: { ...created, apikey: 'mine', extra: { a: 1 } },
  })
  expect(updated).toEqual({ ...created, extra: { a: 1 } })
})

it.each([
  ['POST', { account: 'brindlewick', name: 'Again' }, 409, "The account id 'brindlewick' is already in use"],
  ['POST', { account: ' ', name: 'Blank' }, 422, 'Account ID is required'],
  ['POST', { account: 'fresh', name: '' }, 422, 'Name is required'],
  ['POST', { account: 'fresh', name: 'Fresh', colour: 'red' }, 422, "Unknown field 'colour'"],
  ['PUT', { account: 'nowhere', name: 'Nowhere' }, 404, "No account with the id 'nowhere'"],
])('%s accounts with %j is refused', async (method, body, status, error) => {
  const response = await call(method, 'accounts', { body })
  expect(response).toMatchObject({ status, body: { error } })
  expect(responseBreaches(method === 'POST' ? 'createAccount' : 'updateAccount', response)).toEqual([])
})

it('a deleted account is removed with all of its objects', async () => {
  expect((await call('DELETE', 'accounts/quillmoor')).status).toBe(204)
  expect(await find('quillmoor')).toBeUndefined()
  expect((await call('GET', `missions?${listQuery('quillmoor')}`)).status).toBe(404)
  await call('POST', 'accounts', { body: { account: 'quillmoor', name: 'Anew' } })
  expect(await missions('quillmoor')).toEqual([])
})

describe('copying an account', () => {
  const copy = (fromAccount: string, toAccount: string) =>
    call('POST', 'accounts/copy', { body: { fromAccount, toAccount } })

  it('copies all elements but no players, with counts at zero', async () => {
    expect((await copy('brindlewick', 'tarnstead')).status).toBe(204)
    const copies = await missions('tarnstead')
    expect(copies).toHaveLength((await missions('brindlewick')).length)
    expect(copies[0]).toMatchObject({ account: 'tarnstead', objectives: { events: [{ currentCount: 0 }] } })
    const { body: prizes } = await call('GET', `prizes?${listQuery('tarnstead')}`)
    expect(prizes.find(({ id }: { id: string }) => id === 'bicycle-bell').stock).toEqual({
      available: 60,
      redeemed: 0,
    })
    expect((await call('GET', 'players?account=tarnstead')).body).toEqual([])
  })

  it('keeps what the target already has', async () => {
    const body = { id: 'team-spirit', account: 'tarnstead', name: 'Ours' }
    await call('POST', 'missions', { body })
    await copy('brindlewick', 'tarnstead')
    expect((await missions('tarnstead')).find(({ id }: { id: string }) => id === 'team-spirit').name).toBe(
      'Ours',
    )
  })

  it('needs two accounts that exist', async () => {
    expect(await copy('brindlewick', 'brindlewick')).toMatchObject({
      status: 422,
      body: { field: 'toAccount' },
    })
    expect(await copy('nowhere', 'brindlewick')).toMatchObject({
      status: 404,
      body: { field: 'fromAccount' },
    })
    expect(await copy('brindlewick', 'nowhere')).toMatchObject({ status: 404, body: { field: 'toAccount' } })
  })
})

describe('images of accounts', () => {
  interface Options {
    account?: string
    as?: PersonaId
    part?: string
  }
  const upload = (file: File | undefined, { account = 'brindlewick', as, part = account }: Options = {}) => {
    const form = new FormData()
    if (file) form.set('image', file)
    form.set('account', part)
    return call('POST', `accounts/image/${account}`, { as, body: form })
  }
  const png = (bytes: number, name = 'a.png') =>
    new File([new Uint8Array(bytes).fill(7)], name, { type: 'image/png' })
  const fetchImage = (path: string) => getResponse(handlers, new Request(`http://localhost${path}`))

  it('uploaded images are returned unchanged', async () => {
    const { status, body } = await upload(png(3))
    expect([status, body]).toEqual([200, { path: '/mock-images/uploads/1' }])
    const image = await fetchImage(body.path)
    expect(image?.headers.get('Content-Type')).toBe('image/png')
    expect([...new Uint8Array((await image?.arrayBuffer()) ?? new ArrayBuffer())]).toEqual([7, 7, 7])
    expect((await upload(png(4))).body.path).toBe('/mock-images/uploads/2')
  })

  it.each([
    ['no file', undefined, 'Image is required'],
    ['a text', new File(['a'], 'a.txt', { type: 'text/plain' }), 'The file is not an image'],
    ['more than 5 MB', png(5 * 1024 * 1024 + 1), 'The image is larger than 5 MB'],
  ])('an upload is refused: %s', async (_, file, error) => {
    const response = await upload(file)
    expect(response).toMatchObject({ status: 422, body: { error, field: 'image' } })
    expect(responseBreaches('uploadAccountImage', response)).toEqual([])
  })

  it('images can have up to 5 MB', async () => {
    expect((await upload(png(5 * 1024 * 1024))).status).toBe(200)
  })

  it('images can belong to an account that does not exist yet, if the user has the permission to create it', async () => {
    expect((await upload(png(1), { account: 'soon' })).status).toBe(200)
    expect((await upload(png(1), { account: 'soon', as: 'account-admin' })).status).toBe(403)
    expect((await upload(png(1), { as: 'account-reader' })).status).toBe(403)
    expect((await upload(png(1), { part: 'fennmarsh' })).body.field).toBe('account')
    expect((await call('POST', 'accounts/image/brindlewick', { body: 'no form' })).status).toBe(400)
  })

  it('images of the demo world are drawn, others do not exist', async () => {
    expect(await (await fetchImage('/mock-images/leaf-lime.svg'))?.text()).toMatch(/^<svg .*#cfe6b4/)
    expect((await fetchImage('/mock-images/leaf-plaid.svg'))?.status).toBe(404)
    expect((await fetchImage('/mock-images/uploads/99'))?.status).toBe(404)
  })
})
