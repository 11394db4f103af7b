// @vitest-environment jsdom
import { fireEvent, renderHook, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Range } from '@/engine/time/range'
import { useTimeLinePointer } from '@/parts/time-line/useTimeLinePointer'

const dayMs = 86_400_000
const range: Range = { from: Date.UTC(2026, 0, 1), to: Date.UTC(2026, 1, 1) }

/** A time line of 1,000 px. Returns the ranges that it was asked to show. */
function timeLine() {
  const element = document.createElement('div')
  const onRange = vi.fn<(range: Range) => void>()
  const noop = () => {}
  const actions = { range, pxPerMs: 1000 / (range.to - range.from), canMove: false, onRange }
  const { unmount } = renderHook(() =>
    useTimeLinePointer({ current: element }, { ...actions, onOpen: noop, onDrag: noop, onMark: noop }),
  )
  const zoom = (deltaY: number) => fireEvent.wheel(element, { deltaY, ctrlKey: true, clientX: 700 })
  const pan = (deltaX: number) => fireEvent.wheel(element, { deltaX })
  return { zoom, pan, onRange, unmount }
}

async function shownAfter(act: (line: ReturnType<typeof timeLine>) => void): Promise<Range> {
  const line = timeLine()
  act(line)
  expect(line.onRange).not.toHaveBeenCalled()
  await waitFor(() => expect(line.onRange).toHaveBeenCalledTimes(1))
  return line.onRange.mock.calls[0]?.[0] as Range
}

it('wheel events within a frame are applied once and completely', async () => {
  const once = await shownAfter(({ zoom }) => zoom(-200))
  const twice = await shownAfter(({ zoom }) => {
    zoom(-80)
    zoom(-120)
  })
  expect(once.to - once.from).toBeLessThan(20 * dayMs)
  expect(Math.abs(twice.from - once.from)).toBeLessThan(1000)
  expect(Math.abs(twice.to - once.to)).toBeLessThan(1000)

  const panned = await shownAfter(({ pan }) => {
    pan(50)
    pan(50)
  })
  expect(Math.abs(panned.from - range.from - 3.1 * dayMs)).toBeLessThan(1000)
})

it('a time line that was unmounted renders nothing', async () => {
  const { zoom, onRange, unmount } = timeLine()
  zoom(-100)
  unmount()
  await new Promise(requestAnimationFrame)
  expect(onRange).not.toHaveBeenCalled()
})
