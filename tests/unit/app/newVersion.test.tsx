import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isNewVersionDeployed } from '@/app/deployed'
import { watchVersion } from '@/app/watchVersion'
import { guardUnsaved } from '@/form/unsaved'

const page = (script: string) =>
  `<!doctype html><script type="module" crossorigin src="/assets/${script}.js"></script><div id="root"></div>`

describe('the check for a new version', () => {
  const check = (respond: () => Promise<Response>) => {
    vi.stubGlobal('fetch', respond)
    return isNewVersionDeployed()
  }
  beforeEach(() => {
    const script = document.createElement('script')
    script.type = 'module'
    script.setAttribute('src', '/assets/one.js')
    script.id = 'entry'
    // jsdom does not load the script.
    document.head.append(script)
  })
  afterEach(() => {
    document.getElementById('entry')?.remove()
    vi.unstubAllGlobals()
  })

  it('reports a new version if the page has another entry script', async () => {
    expect(await check(async () => new Response(page('two')))).toBe(true)
    expect(await check(async () => new Response(page('one')))).toBe(false)
  })

  it('reports none if the response has no entry script', async () => {
    expect(await check(async () => new Response('<h1>Sign in to the network</h1>'))).toBe(false)
    expect(await check(async () => new Response(page('two'), { status: 503 }))).toBe(false)
    expect(await check(async () => Promise.reject(new TypeError('offline')))).toBe(false)
  })
})

describe('the watch for a new version', () => {
  let end: () => void = () => undefined
  const reload = vi.fn()
  const isNew = vi.fn<() => Promise<boolean>>()
  const start = () => {
    end = watchVersion({ isNew, reload })
  }
  const bar = () => screen.queryByText('A new version is available')
  const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const comeBack = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')))

  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    reload.mockReset()
    isNew.mockReset().mockResolvedValue(false)
    start()
  })
  afterEach(() => {
    act(() => end())
    vi.useRealTimers()
  })

  it('checks every five minutes, and not on every visit to the tab', async () => {
    await comeBack()
    expect(isNew).not.toHaveBeenCalled()
    await later(31_000)
    await comeBack()
    await comeBack()
    expect(isNew).toHaveBeenCalledTimes(1)
    await later(5 * 60_000)
    expect(isNew).toHaveBeenCalledTimes(2)
    expect(bar()).toBeNull()
  })

  it('does not check in a hidden tab (rule SPEED-2)', async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await comeBack()
    await later(60 * 60_000)
    expect(isNew).not.toHaveBeenCalled()
    visibility.mockReturnValue('visible')
    await comeBack()
    expect(isNew).toHaveBeenCalledTimes(1)
    visibility.mockRestore()
  })

  it('checks at once when a chunk of this version is missing', async () => {
    isNew.mockResolvedValue(true)
    await act(async () => void window.dispatchEvent(new Event('vite:preloadError')))
    expect(bar()).toBeVisible()
    expect(reload).not.toHaveBeenCalled()
  })

  it('reloads on request, after the question about unsaved edits (rule FRAME-12)', async () => {
    isNew.mockResolvedValue(true)
    await later(5 * 60_000)
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    let leave = false
    const discard = vi.fn()
    const release = guardUnsaved({ isUnsaved: () => true, confirm: async () => leave, discard })
    await user.click(screen.getByRole('button', { name: 'Reload' }))
    expect(reload).not.toHaveBeenCalled()
    leave = true
    await user.click(screen.getByRole('button', { name: 'Reload' }))
    expect(discard).toHaveBeenCalled()
    expect(reload).toHaveBeenCalledTimes(1)
    release()
  })

  it('can be dismissed, and appears again', async () => {
    isNew.mockResolvedValue(true)
    await later(5 * 60_000)
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    await user.click(screen.getByRole('button', { name: 'Later' }))
    expect(bar()).toBeNull()
    await later(5 * 60_000)
    expect(bar()).toBeVisible()
  })
})
