// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/react-router'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createQueryClient } from '@/api/rows'
import { createConsoleRouter } from '@/app/router'
import { objectLink } from '@/list/ObjectLink'
import { addressOf, idFromPath, idRefusal, idWarnings, knownIds, noAddress } from '@/model/ids'
import { anyText, settings } from './settings'

/** Any text that JSON can contain, also halves of surrogate pairs. */
const anyId = fc.oneof(
  anyText,
  fc.string({
    unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
    maxLength: 8,
  }),
  fc.constantFrom('x\ud83d', '\udc00', '.', '..', '~..', 'new', 'list', 'a\u0000b', '\u200b', '\u00a0'),
)
const anything = fc.oneof(anyId, fc.anything())

describe('the address of an object', () => {
  const router = createConsoleRouter({
    client: createQueryClient(),
    session: undefined,
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })

  it('leads back to its id, in one segment, or is missing for a reason', () => {
    fc.assert(
      fc.property(anything, (id) => {
        const address = addressOf('missions', id)
        expect(address === undefined).toBe(noAddress(id) !== undefined)
        if (address === undefined) return
        const [, type, part = '', ...more] = new URL(address, 'https://console.example').pathname.split('/')
        expect([type, more]).toEqual(['missions', []])
        expect(idFromPath(decodeURIComponent(part))).toBe(String(id))
      }),
      settings,
    )
  })

  it('is the same in links of the router', () => {
    fc.assert(
      fc.property(anyId, (id) => {
        const link = objectLink({ type: 'missions', id })
        expect(link === undefined).toBe(noAddress(id) !== undefined)
        if (!link) return
        const { pathname } = new URL(router.buildLocation(link).publicHref, 'https://console.example')
        expect(idFromPath(decodeURIComponent(pathname.split('/')[2] ?? ''))).toBe(id)
        expect(pathname.split('/')).toHaveLength(3)
      }),
      settings,
    )
  })
})

describe('the id of a new object', () => {
  it('has an address at the server if it is not refused', () => {
    fc.assert(
      fc.property(anyId, (id) => {
        if (id.trim() === '' || idRefusal(id) !== undefined) return
        const part = encodeURIComponent(id.trim())
        const { pathname } = new URL(`/missions/acme/${part}`, 'https://api.example')
        expect(pathname).toBe(`/missions/acme/${part}`)
      }),
      settings,
    )
  })

  it('is warningful if it equals another id but for case, composition or invisible characters (rule TEXT-2)', () => {
    fc.assert(
      fc.property(anyId, (id) => {
        const others = [id.toUpperCase(), id.normalize('NFD'), id.normalize('NFC'), `${id}\u200b`]
        for (const other of others) {
          const known = knownIds([other], (one) => one)
          if (id.trim() !== id || id === '' || other === id) continue
          // Some letters have no case of their own: 'ß' in capitals is 'SS'.
          if (other.toLowerCase() !== id.toLowerCase() && other === id.toUpperCase()) continue
          expect(idWarnings(id, known).join(' ')).toContain(other)
        }
      }),
      settings,
    )
  })
})
