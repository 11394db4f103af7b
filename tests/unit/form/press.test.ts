// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { afterPress, isPressed } from '@/form/press'

const send = (type: string, more: MouseEventInit = {}) =>
  document.body.dispatchEvent(new MouseEvent(type, { bubbles: true, button: 0, ...more }))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  send('mouseup')
  vi.runAllTimers()
  vi.useRealTimers()
})

describe('a callback delayed while a pointer is pressed', () => {
  it('runs at once while nothing is pressed', () => {
    const run = vi.fn()
    afterPress(run)
    expect(run).toHaveBeenCalledOnce()
  })

  it('waits for the click of a mouse, which comes in the same task as its release (rule FORM-13)', () => {
    const order: string[] = []
    document.body.addEventListener('click', () => order.push('click'), { once: true })
    send('pointerdown')
    send('mousedown')
    afterPress(() => order.push('shown'))
    send('pointerup')
    send('mouseup')
    send('click')
    vi.runAllTimers()
    expect(order).toEqual(['click', 'shown'])
  })

  it('waits for the click of a finger, whose mouse events and blur follow its release', () => {
    const run = vi.fn()
    send('pointerdown')
    send('pointerup')
    vi.runAllTimers()
    expect(isPressed()).toBe(false)
    send('mousedown')
    afterPress(run)
    send('mouseup')
    send('click')
    expect(run).not.toHaveBeenCalled()
    vi.runAllTimers()
    expect(run).toHaveBeenCalledOnce()
  })

  it.each(['pointercancel', 'dragend', 'contextmenu'])('also runs after %s, without a click', (type) => {
    const run = vi.fn()
    send('pointerdown')
    afterPress(run)
    send(type)
    vi.runAllTimers()
    expect(run).toHaveBeenCalledOnce()
  })

  it('runs when the window loses the focus, or a released pointer returns to it', () => {
    const run = vi.fn()
    send('pointerdown')
    afterPress(run)
    window.dispatchEvent(new Event('blur'))
    vi.runAllTimers()
    expect(run).toHaveBeenCalledTimes(1)
    send('pointerdown')
    afterPress(run)
    send('pointermove', { buttons: 1 })
    vi.runAllTimers()
    expect(run).toHaveBeenCalledTimes(1)
    send('pointermove', { buttons: 0 })
    vi.runAllTimers()
    expect(run).toHaveBeenCalledTimes(2)
  })

  it('is not delayed by another button than the first', () => {
    send('pointerdown', { button: 2 })
    expect(isPressed()).toBe(false)
  })
})
