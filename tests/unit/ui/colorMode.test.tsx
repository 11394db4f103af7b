import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

function system(dark: boolean) {
  const media = Object.assign(new EventTarget(), { matches: dark })
  vi.stubGlobal('matchMedia', () => media)
  return (next: boolean) => {
    media.matches = next
    media.dispatchEvent(new Event('change'))
  }
}

/** A fresh page: the module reads the system's preference when it loads. */
async function boot() {
  vi.resetModules()
  const colorMode = await import('@/ui/colorMode')
  colorMode.startColorMode()
  const { useColorMode } = await import('@/app/frame/ThemeChoice')
  return renderHook(() => useColorMode())
}

const shown = () => document.documentElement.dataset.theme

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

it('the colour mode follows the system by default', async () => {
  const change = system(true)
  const { result } = await boot()
  expect(shown()).toBe('dark')
  expect(result.current).toMatchObject({ mode: 'dark', choice: 'system' })
  act(() => change(false))
  expect(shown()).toBe('light')
  expect(document.documentElement.style.colorScheme).toBe('light')
  expect(result.current.mode).toBe('light')
})

it('a selected colour mode overrides the system and survives a reload', async () => {
  const change = system(false)
  const first = await boot()
  act(() => first.result.current.choose('dark'))
  expect(shown()).toBe('dark')
  act(() => change(false))
  expect(shown()).toBe('dark')
  first.unmount()

  const second = await boot()
  expect(second.result.current).toMatchObject({ mode: 'dark', choice: 'dark' })
  act(() => second.result.current.choose('system'))
  expect(shown()).toBe('light')
  expect(localStorage).toHaveLength(0)
})

it('the colour mode works without storage', async () => {
  system(false)
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('blocked')
    },
    setItem: () => {
      throw new Error('blocked')
    },
  })
  const { result } = await boot()
  act(() => result.current.choose('dark'))
  expect(shown()).toBe('dark')
})
