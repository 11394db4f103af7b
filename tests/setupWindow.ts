import '@testing-library/jest-dom/vitest'
import { cleanup, configure, prettyDOM } from '@testing-library/react'
import { afterEach } from 'vitest'
import { makeDomFast } from './fastDom'
import { applyStylesOfWidth } from './wideStyles'

// Queries wait longer, so that tests do not fail on a slow machine.
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

// jsdom has no layout to scroll, and would warn at every route change.
window.scrollTo = () => undefined

makeDomFast()
// The width of jsdom's window.
applyStylesOfWidth(1024)

afterEach(cleanup)
