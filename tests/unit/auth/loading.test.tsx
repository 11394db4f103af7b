import { act, renderHook, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LoadingScreen } from '@/app/loading/LoadingScreen'
import { show } from './render'

describe('the Loading page', () => {
  const flakesIn = (container: Element) =>
    container.querySelectorAll('[aria-hidden=true] > svg > [data-flake]')

  it('shows Loading... at once and then its 150 flakes, which are hidden from screen readers (rule AUTH-7)', async () => {
    const { container } = show(<LoadingScreen />)
    expect(screen.getByRole('status')).toHaveTextContent(/^Loading\.\.\.$/)
    await waitFor(() => expect(flakesIn(container)).toHaveLength(150), { timeout: 5000 })
  })

  it('does not snow in the first half second, which a quick sign-in needs (decision E1)', async () => {
    // The first Loading page loads the code of the snow.
    const first = show(<LoadingScreen />)
    await waitFor(() => expect(flakesIn(first.container)).toHaveLength(150), { timeout: 5000 })
    first.unmount()
    vi.useFakeTimers()
    try {
      const { container } = show(<LoadingScreen />)
      await act(() => vi.advanceTimersByTimeAsync(499))
      expect(flakesIn(container)).toHaveLength(0)
      await act(() => vi.advanceTimersByTimeAsync(1))
      expect(flakesIn(container)).toHaveLength(150)
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('the delay before routes (rule AUTH-6, decision E1)', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.resetModules()
  })
  afterEach(() => vi.useRealTimers())

  async function start(loading: boolean) {
    const { useAuthLoaderDelay } = await import('@/app/loading/LoadingScreen')
    const use = (props: { loading: boolean }) => useAuthLoaderDelay(props.loading, 1500)
    return { use, ...renderHook(use, { initialProps: { loading } }) }
  }
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

  it('waits for the provider and then for the delay', async () => {
    const { result, rerender } = await start(true)
    pass(5000)
    expect(result.current).toBe(true)
    rerender({ loading: false })
    pass(1499)
    expect(result.current).toBe(true)
    pass(1)
    expect(result.current).toBe(false)
  })

  it('runs once per page load', async () => {
    const { use, unmount } = await start(false)
    pass(1500)
    unmount()
    expect(renderHook(use, { initialProps: { loading: true } }).result.current).toBe(false)
  })
})
