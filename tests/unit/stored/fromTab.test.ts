// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { storedTableDraft } from '@/parts/table-drafts/tableDrafts'
import { storageKeys } from '@/stored/storageKeys'
import { removeExpired, setCurrentUser } from '@/stored/stored'

/* Edits that an earlier release kept for the tab alone outlive it from now on (rule STORE-5). */

const keyOf = (account: string) =>
  `${storageKeys.tableEdits.name}:${JSON.stringify(['maya', account, 'prizes'])}`
const textOf = (name: string) =>
  JSON.stringify({ version: 1, at: Date.now(), value: { edits: { '=mug': { name } }, added: [] } })

afterEach(() => {
  setCurrentUser('')
  localStorage.clear()
  sessionStorage.clear()
})

it('what the tab has kept is moved to the browser, and what is there already stays (rule STORE-5)', () => {
  setCurrentUser('maya')
  sessionStorage.setItem(keyOf('a'), textOf('Typed'))
  sessionStorage.setItem(keyOf('b'), textOf('Older'))
  localStorage.setItem(keyOf('b'), textOf('Newer'))
  removeExpired()
  expect(storedTableDraft('a', 'prizes').edits).toEqual({ '=mug': { name: 'Typed' } })
  expect(storedTableDraft('b', 'prizes').edits).toEqual({ '=mug': { name: 'Newer' } })
  // Logging out looks for it in the browser alone.
  expect(Object.keys(sessionStorage)).toEqual([])
})
