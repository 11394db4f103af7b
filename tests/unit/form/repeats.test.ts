// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { isRepeat, readingMs } from '@/form/repeats'

const change = { at: 1000, place: { x: 300, y: 200 } }
const click = (more: object = {}) => ({ detail: 1, clientX: 300, clientY: 200, ...more })

describe('a click after the screen has changed', () => {
  it('belongs to the previous screen if it continues a multi-click, at any time and place', () => {
    expect(isRepeat(click({ detail: 2 }), change, 1100)).toBe(true)
    expect(isRepeat(click({ detail: 7, clientX: 900 }), change, 9000)).toBe(true)
    expect(isRepeat(click({ detail: 2 }), { at: 1000, place: undefined }, 1100)).toBe(true)
  })

  it('belongs to the previous screen if it comes at once and the pointer did not move', () => {
    expect(isRepeat(click(), change, 1000 + readingMs)).toBe(true)
    expect(isRepeat(click({ clientX: 304, clientY: 195 }), change, 1100)).toBe(true)
  })

  it('belongs to the new screen if there was time to read it, or the pointer was moved', () => {
    expect(isRepeat(click(), change, 1001 + readingMs)).toBe(false)
    expect(isRepeat(click({ clientX: 320 }), change, 1100)).toBe(false)
    expect(isRepeat(click({ clientY: 180 }), change, 1100)).toBe(false)
    expect(isRepeat(click(), { at: 1000, place: undefined }, 1100)).toBe(false)
  })
})
