import '@testing-library/jest-dom/vitest'
import { configure } from '@testing-library/react'
import { getElementError } from './elementError'
import { makeDomFast } from './fastDom'
import { applyStylesOfWidth } from './wideStyles'

// Queries wait longer, so that tests do not fail on a slow machine.
configure({ asyncUtilTimeout: 10_000, getElementError })

// jsdom has no layout to scroll, and would warn at every route change.
window.scrollTo = () => undefined

makeDomFast()
// The width of jsdom's window.
applyStylesOfWidth(1024)

export { cleanup } from '@testing-library/react'
