import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { focusAfterPaint } from '@/ui/focusAfterPaint'

const nextPaint = () => new Promise((resolve) => requestAnimationFrame(resolve))

describe('the focus after the next paint', () => {
  let field: HTMLInputElement
  beforeEach(() => {
    field = document.body.appendChild(document.createElement('input'))
  })
  afterEach(() => field.remove())

  it('goes to a field that the click has rendered', async () => {
    focusAfterPaint(() => document.getElementById('late'))
    field.id = 'late'
    await nextPaint()
    expect(field).toHaveFocus()
  })

  it('stays where a press before the paint has put it', async () => {
    focusAfterPaint(() => field)
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    await nextPaint()
    expect(field).not.toHaveFocus()
  })

  it('moves again after a later click', async () => {
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    focusAfterPaint(() => field)
    await nextPaint()
    expect(field).toHaveFocus()
  })
})
