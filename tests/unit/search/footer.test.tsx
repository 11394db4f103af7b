import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const css = readFileSync('src/search/GlobalSearch.module.css', 'utf8')
/** The row at the end of the modal is hidden on small screens if it matches this. */
const hidden =
  /\n\.footer \{[^}]*?&(?<selector>[^{&]+)\{\s*display: none;/.exec(css)?.groups?.selector?.trim() ?? ''

const isHidden = (content: string) => {
  const row = document.createElement('div')
  row.innerHTML = content
  return row.matches(hidden)
}

it('the row below the results is hidden on small screens, which hide its keys, if nothing else is in it', () => {
  expect(isHidden('')).toBe(true)
  expect(isHidden('<div class="hints">Esc close</div>')).toBe(true)
  expect(isHidden('<p>100 of 350 players loaded.</p>')).toBe(false)
  expect(isHidden('<p>100 of 350 players loaded.</p><div class="hints">Esc close</div>')).toBe(false)
})
