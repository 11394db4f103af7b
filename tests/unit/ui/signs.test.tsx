import { readFileSync } from 'node:fs'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Inside, NewTab } from '@/ui/signs'
import { show } from './show'

it('the sign of a new tab is said after the text of the link, unless its name says it', () => {
  show(
    <>
      <a href="/a">
        Licences <NewTab />
      </a>
      <a href="/b" aria-label="Open B in a new tab">
        <NewTab isSaid />
      </a>
    </>,
  )
  expect(screen.getByRole('link', { name: 'Licences (opens a new tab)' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Open B in a new tab' })).toHaveTextContent(/^$/)
})

/** The selector of what is not printed. */
const unprinted =
  /([^{};]+)\{\s*display: none !important;/.exec(
    readFileSync('src/ui/theme/print.css', 'utf8').replaceAll(/\/\*.*?\*\//gs, ''),
  )?.[1] ?? ''

it('signs are not printed, and links that are a sign alone neither', () => {
  show(
    <>
      <a href="/a">
        Open the check <Inside />
      </a>
      <a href="/b" aria-label="Open B">
        <Inside />
      </a>
    </>,
  )
  const [withText, alone] = screen.getAllByRole('link')
  expect(withText?.matches(unprinted)).toBe(false)
  expect(alone?.matches(unprinted)).toBe(true)
  for (const sign of document.querySelectorAll('svg')) expect(sign.matches(unprinted)).toBe(true)
})
