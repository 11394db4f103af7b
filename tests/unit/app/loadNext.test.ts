// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/* Each test loads the module again: the first moments of the first list pass once. */
const fresh = async () => {
  vi.resetModules()
  const { loadNext } = await import('@/app/routing')
  const { queueAhead } = await import('@/ui/ahead')
  return { loadNext, queueAhead, preloadRoute: vi.fn(async () => undefined) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(navigator, 'connection')
})

test('two seconds after the first list, its form is loaded, then the marked parts one after the other (rule SPEED-6)', async () => {
  const { loadNext, queueAhead, preloadRoute } = await fresh()
  const order: string[] = []
  preloadRoute.mockImplementation(async () => void order.push('form'))
  queueAhead(async () => void order.push('search'))
  queueAhead(async () => void order.push('filters'))
  loadNext({ preloadRoute }, 'missions')
  await vi.advanceTimersByTimeAsync(1999)
  expect(order).toEqual([])
  await vi.advanceTimersByTimeAsync(100)
  expect(order).toEqual(['form', 'search', 'filters'])
  expect(preloadRoute).toHaveBeenCalledWith({
    to: '/$entityType/$id',
    params: { entityType: 'missions', id: 'new' },
  })
})

test('a list that is left loads nothing; the next one does not wait again', async () => {
  const { loadNext, preloadRoute } = await fresh()
  loadNext({ preloadRoute }, 'missions')()
  await vi.advanceTimersByTimeAsync(2500)
  expect(preloadRoute).not.toHaveBeenCalled()
  loadNext({ preloadRoute }, 'streaks')
  await vi.advanceTimersByTimeAsync(20)
  expect(preloadRoute).toHaveBeenCalledOnce()
})

test.each([{ saveData: true }, { effectiveType: '2g' }])(
  'nothing is loaded ahead on a connection that saves data: %o',
  async (connection) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
    const { loadNext, queueAhead, preloadRoute } = await fresh()
    const part = vi.fn(async () => undefined)
    queueAhead(part)
    loadNext({ preloadRoute }, 'missions')
    await vi.advanceTimersByTimeAsync(2500)
    expect(preloadRoute).not.toHaveBeenCalled()
    expect(part).not.toHaveBeenCalled()
  },
)
