import { server } from '@mocks/node'
import { findPersona } from '@mocks/provider/personas'
import { mintAccessToken } from '@mocks/provider/tokens'
import { reset } from '@mocks/reset'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { operationOf } from '@/api/driftReport'
import { configureApi } from '@/api/request'
import { base, calls, openConsole } from '../app/openConsole'
import type { Requests } from './figures'

/* An administrator at the real console on the mocked API, whose clock is moved: hours pass in seconds. */

const secondMs = 1000

/** Before the clock is replaced. Responses arrive in real time. */
const realTimeout = setTimeout

const moment = () => act(() => new Promise<void>((resolve) => realTimeout(resolve, 1)))

/** The operation of a recorded call, with the names of its parameters in place of ids. */
function operationName(call: string): string {
  const [method = '', url = ''] = call.split(' ')
  const path = url.split('?')[0] ?? ''
  return `${method} ${operationOf({ method, path })?.path ?? path}`
}

/** Opens the console with a clock that only `pass` moves. The one before it is closed, with its changes. */
export async function administrator(path: string) {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  server.resetHandlers()
  reset()
  vi.useFakeTimers({
    now: new Date('2026-03-12T09:00:00Z'),
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    shouldAdvanceTime: true,
  })
  const { client, router } = await openConsole(path)
  vi.setTimerTickMode('manual')
  const persona = findPersona('service-admin')
  if (!persona) throw new Error('No such persona')
  // The sign-in SDK renews a token before it expires.
  const getToken = async () => mintAccessToken(persona)
  configureApi({ baseUrl: base, getToken, refreshToken: getToken })

  /** Until no response is pending, or what is pending waits for the clock. */
  async function settle() {
    await act(() => vi.dynamicImportSettled())
    let quiet = 0
    for (let tries = 0; tries < 200 && quiet < 3; tries += 1) {
      await moment()
      quiet = client.isFetching() + client.isMutating() > 0 ? 0 : quiet + 1
    }
  }
  async function pass(ms: number, stepMs = 5 * secondMs) {
    for (let left = ms; left > 0; left -= stepMs) {
      await act(() => vi.advanceTimersByTimeAsync(Math.min(stepMs, left)))
      await settle()
    }
  }
  /** Moves the clock in small steps until something is found. */
  async function found<T>(find: () => T | null | undefined): Promise<T> {
    for (let tries = 0; tries < 1000; tries += 1) {
      const result = find()
      if (result) return result
      await pass(10)
    }
    throw new Error(`Not on screen: ${find}: ${document.body.textContent}`)
  }
  async function go(to: string) {
    let isThere = false
    void router.navigate({ to }).then(() => {
      isThere = true
    })
    await found(() => isThere && screen.queryByRole('heading', { level: 1 }))
    await settle()
  }
  const saveButton = () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Save Changes')

  /** The requests since the last look, by operation. */
  function taken(): Requests {
    const requests: Requests = new Map()
    for (const name of calls.splice(0).map(operationName)) requests.set(name, (requests.get(name) ?? 0) + 1)
    return requests
  }
  await settle()

  return {
    pass,
    /** The requests of the start. */
    opening: taken(),
    /** The requests of an activity. */
    async during(activity: () => Promise<unknown>): Promise<Requests> {
      taken()
      await activity()
      await settle()
      return taken()
    },
    /** Opens a screen and looks at it for a while. */
    async visit(to: string, ms: number) {
      await go(to)
      await pass(ms)
    },
    /** Changes the name of an object, and saves it. */
    async rename(type: string, id: string, name: string, ms: number) {
      await go(`/${type}/${id}`)
      const field = await found(() => screen.queryByRole('textbox', { name: 'Name' }))
      await act(async () => void fireEvent.change(field, { target: { value: name } }))
      await pass(ms)
      const save = await found(saveButton)
      await act(async () => void fireEvent.click(save))
      await found(() => document.querySelector('tbody [data-part=name]'))
      await settle()
    },
    /** The tab is hidden or shown, as the browser tells. */
    async setHidden(isHidden: boolean) {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible')
      await act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
      await settle()
    },
  }
}
