import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { configureApi, request } from '@/api/request'
import { listen } from '../../listen'

/** A server that accepts every call and never responds. */
let silent: Server
beforeAll(async () => {
  silent = createServer((message, response) => {
    const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
    if (message.method === 'OPTIONS')
      response.writeHead(204, { ...cors, 'access-control-allow-methods': '*' }).end()
  })
  const origin = await listen(silent)
  const token = async () => undefined
  configureApi({ baseUrl: origin, getToken: token, refreshToken: token })
})
afterAll(() => silent.closeAllConnections())

it.each(['GET', 'PUT'])('a %s is aborted after 30 seconds without a response, not before', async (method) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const settled = vi.fn()
  const call = request({ url: '/missions', method, ...(method === 'PUT' && { data: {} }) }).catch(settled)
  const arrived = new Promise((resolve) => silent.on('request', resolve))
  await arrived
  await vi.advanceTimersByTimeAsync(29_000)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_000)
  await call
  expect(settled).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ kind: 'timeout', message: 'The server did not answer within 30 seconds' }),
  )
  vi.useRealTimers()
})
