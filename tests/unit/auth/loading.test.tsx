import { act, renderHook, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LoadingScreen } from '@/app/loading/LoadingScreen'
import { show } from './render'

describe('the Loading page', () => {
  it('shows Loading... at once and then its 150 flakes, which are hidden from screen readers', async () => {
    const { container } = show(<LoadingScreen />)
    expect(screen.getByRole('status')).toHaveTextContent(/^Loading\.\.\.$/)
    const flakes = () => container.querySelectorAll('[aria-hidden=true] > svg > [data-flake]')
    await waitFor(() => expect(flakes()).toHaveLength(150))
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
