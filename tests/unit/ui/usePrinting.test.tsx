import { act, render, screen } from '@testing-library/react'
import { useLayoutEffect, useRef } from 'react'
import { afterEach, expect, it } from 'vitest'
import { usePrinting, usePrintingPart } from '@/ui/usePrinting'

const dispatch = (name: 'beforeprint' | 'afterprint') => window.dispatchEvent(new Event(name))
const medium = () => screen.getByRole('status').textContent

// A browser ends each print.
afterEach(() => void dispatch('afterprint'))

function Medium({ onMount }: { onMount?: () => void }) {
  const isPrinting = usePrinting()
  useLayoutEffect(() => onMount?.(), [onMount])
  return <p role="status">{isPrinting ? 'paper' : 'screen'}</p>
}

it('what is on the page is rendered for paper when the event returns, and for the screen afterwards (rule VIEW-3)', () => {
  render(<Medium />)
  expect(medium()).toBe('screen')
  dispatch('beforeprint')
  expect(medium()).toBe('paper')
  act(() => void dispatch('afterprint'))
  expect(medium()).toBe('screen')
})

it('what mounts while a print begins or ends misses neither (rule VIEW-3)', () => {
  // Without media queries: the event has been, and the page is not laid out for paper yet.
  dispatch('beforeprint')
  const { unmount } = render(<Medium />)
  expect(medium()).toBe('paper')
  unmount()
  // After the first render, and before its effects.
  render(<Medium onMount={() => void dispatch('afterprint')} />)
  expect(medium()).toBe('screen')
})

it('what is typed is taken before anything renders for paper', () => {
  const taken: (string | null)[] = []
  function Part() {
    usePrintingPart(useRef(null), () => void taken.push(medium()))
    return null
  }
  const { unmount } = render(
    <>
      <Medium />
      <Part />
    </>,
  )
  dispatch('beforeprint')
  expect(taken).toEqual(['screen'])
  unmount()
  dispatch('beforeprint')
  expect(taken).toEqual(['screen'])
})
