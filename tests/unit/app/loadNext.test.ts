// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/* Each test loads the module again, because it runs once for the first list. */
const fresh = async () => {
  vi.resetModules()
  const { loadNext } = await import('@/app/routing')
  const { queuePreload, whenQuiet } = await import('@/lib/idle')
  const state = { isLoading: false }
  const isFetching = vi.fn(() => 0)
  const preloadRoute = vi.fn(async () => undefined)
  const parts = { router: { preloadRoute, state }, client: { isFetching } } as never
  const loadForm = vi.fn(async () => undefined)
  return {
    loadNext: (type: string) => loadNext(parts, type, loadForm),
    queueAhead: queuePreload,
    whenQuiet,
    preloadRoute,
    loadForm,
    state,
    isFetching,
  }
}

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(navigator, 'connection')
  Reflect.deleteProperty(window, 'requestIdleCallback')
})

test('two seconds after the first list, its form is loaded, then the marked parts (rule SPEED-6)', async () => {
  const { loadNext, queueAhead, preloadRoute, loadForm } = await fresh()
  const order: string[] = []
  preloadRoute.mockImplementation(async () => void order.push('form'))
  loadForm.mockImplementation(async () => void order.push('its code'))
  queueAhead(async () => void order.push('search'))
  queueAhead(async () => void order.push('filters'))
  loadNext('missions')
  await vi.advanceTimersByTimeAsync(1999)
  expect(order).toEqual([])
  await vi.advanceTimersByTimeAsync(100)
  expect(order).toEqual(['form', 'its code', 'search', 'filters'])
  expect(preloadRoute).toHaveBeenCalledWith({
    to: '/$entityType/$id',
    params: { entityType: 'missions', id: 'new' },
  })
})

test('a list that is left loads nothing; the next one does not wait again', async () => {
  const { loadNext, preloadRoute } = await fresh()
  loadNext('missions')()
  await vi.advanceTimersByTimeAsync(2500)
  expect(preloadRoute).not.toHaveBeenCalled()
  loadNext('streaks')
  await vi.advanceTimersByTimeAsync(20)
  expect(preloadRoute).toHaveBeenCalledOnce()
})

test('the marked parts load even if the form fails to load', async () => {
  const { loadNext, queueAhead, loadForm } = await fresh()
  loadForm.mockRejectedValue(new Error('offline'))
  const part = vi.fn(async () => undefined)
  queueAhead(part)
  loadNext('missions')
  await vi.advanceTimersByTimeAsync(2500)
  expect(part).toHaveBeenCalledOnce()
})

test('the marked parts wait until the user pauses, and are not loaded after their list is left', async () => {
  const { loadNext, queueAhead, loadForm } = await fresh()
  const part = vi.fn(async () => undefined)
  queueAhead(part)
  loadForm.mockImplementation(async () => void window.dispatchEvent(new Event('keydown')))
  const leave = loadNext('missions')
  await vi.advanceTimersByTimeAsync(2250)
  expect(loadForm).toHaveBeenCalledOnce()
  expect(part).not.toHaveBeenCalled()
  leave()
  await vi.advanceTimersByTimeAsync(1000)
  expect(part).not.toHaveBeenCalled()
})

test('a quiet moment comes without an idle callback, which Chromium may not send to a page where nothing moves', async () => {
  const { whenQuiet } = await fresh()
  const ask = (answer: () => void, options?: { timeout: number }) =>
    options && setTimeout(answer, options.timeout)
  Object.defineProperty(window, 'requestIdleCallback', { value: ask, configurable: true })
  window.dispatchEvent(new Event('pointerdown'))
  const quiet = vi.fn()
  void whenQuiet().then(quiet)
  await vi.advanceTimersByTimeAsync(290)
  expect(quiet).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(300)
  expect(quiet).toHaveBeenCalledOnce()
})

test.each(['keydown', 'pointerdown', 'wheel'])(
  'nothing is loaded ahead within 300 ms after %s (rule SPEED-6)',
  async (type) => {
    const { loadNext, preloadRoute } = await fresh()
    loadNext('missions')
    await vi.advanceTimersByTimeAsync(1990)
    window.dispatchEvent(new Event(type))
    await vi.advanceTimersByTimeAsync(290)
    expect(preloadRoute).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(200)
    expect(preloadRoute).toHaveBeenCalledOnce()
  },
)

test('while a field has the focus, nothing is loaded ahead within two seconds after a key or press (rule SPEED-6)', async () => {
  const { loadNext, preloadRoute } = await fresh()
  const field = document.body.appendChild(document.createElement('input'))
  loadNext('missions')
  await vi.advanceTimersByTimeAsync(1990)
  field.focus()
  for (const type of ['pointerdown', 'keydown', 'keydown']) {
    field.dispatchEvent(new Event(type, { bubbles: true }))
    await vi.advanceTimersByTimeAsync(1900)
    expect(preloadRoute).not.toHaveBeenCalled()
  }
  await vi.advanceTimersByTimeAsync(300)
  expect(preloadRoute).toHaveBeenCalledOnce()
  field.remove()
})

test('nothing is loaded ahead while a screen or a response is pending (rule SPEED-6)', async () => {
  const { loadNext, queueAhead, preloadRoute, state, isFetching } = await fresh()
  const part = vi.fn(async () => undefined)
  queueAhead(part)
  state.isLoading = true
  loadNext('missions')
  await vi.advanceTimersByTimeAsync(4000)
  expect(preloadRoute).not.toHaveBeenCalled()
  state.isLoading = false
  preloadRoute.mockImplementation(async () => void isFetching.mockReturnValue(1))
  await vi.advanceTimersByTimeAsync(1000)
  expect(preloadRoute).toHaveBeenCalledOnce()
  expect(part).not.toHaveBeenCalled()
  isFetching.mockReturnValue(0)
  await vi.advanceTimersByTimeAsync(300)
  expect(part).toHaveBeenCalledOnce()
})

test.each([{ saveData: true }, { effectiveType: '2g' }])(
  'nothing is loaded ahead on a connection that saves data: %o',
  async (connection) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
    const { loadNext, queueAhead, preloadRoute } = await fresh()
    const part = vi.fn(async () => undefined)
    queueAhead(part)
    loadNext('missions')
    await vi.advanceTimersByTimeAsync(2500)
    expect(preloadRoute).not.toHaveBeenCalled()
    expect(part).not.toHaveBeenCalled()
  },
)
