import './nodeGlobals'
import '@testing-library/jest-dom/vitest'
import { cleanup, configure, prettyDOM } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'
import { dismissToast } from '@/ui/toast'
import { makeDomFast } from './fastDom'
import { applyStylesOfWidth } from './wideStyles'

// A slow machine must not fail a test: queries wait longer.
configure({ asyncUtilTimeout: 10_000, getElementError })

/**
 * The error of a query that found nothing. Its message prints the document, which takes longer than the query, so it is
 * built when it is read: `findBy` and `waitFor` drop all errors but the last.
 */
function getElementError(message: string | null, container: Element): Error {
  const error = new Error()
  error.name = 'TestingLibraryElementError'
  let text: string | undefined
  Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => {
      text ??= [message, prettyDOM(container)].filter(Boolean).join('\n\n')
      return text
    },
  })
  return error
}

// jsdom has no layout to scroll, and would warn at every route change. Some tests run without jsdom.
if (typeof window !== 'undefined') window.scrollTo = () => undefined

makeDomFast()
// The width of jsdom's window.
applyStylesOfWidth(1024)

/** A warning or an error on the console fails the test, unless the test has its own spy. */
let complaints: MockInstance[] = []

beforeEach(() => {
  complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
})

afterEach(() => {
  cleanup()
  const said = complaints.flatMap((spy) => (vi.isMockFunction(spy) ? spy.mock.calls : []))
  expect(said, 'nothing may be said on the console').toEqual([])
})

/** The next file can run in the same window, with the same modules. */
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  dismissToast()
  if (typeof window === 'undefined') return
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
  document.body.replaceChildren()
  for (const { name } of [...document.documentElement.attributes])
    document.documentElement.removeAttribute(name)
})
