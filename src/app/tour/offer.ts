import { createAtom } from '@tanstack/react-store'
import * as z from 'zod/mini'
import { queueAhead } from '@/lib/idle'
import { places } from '@/stored/places'
import { person, stored } from '@/stored/stored'

const toured = stored(places.tour, z.literal('ended'))

/** How often the tour was requested, and whether the last request came from the user. */
export const tourRequest = createAtom({ count: 0, isWanted: false })

const request = (isWanted: boolean) => tourRequest.set(({ count }) => ({ count: count + 1, isWanted }))

/** From the user menu and the commands. */
export const requestTour = () => request(true)

export const rememberTour = () => void toured.set('ended')

/** Opens the tour for a person who has not ended it in this browser. Nothing covers a dialog that is open. */
export async function offerTour(): Promise<void> {
  if (person.get() === '' || toured.get() !== undefined || document.querySelector('dialog[open]')) return
  request(false)
}

/**
 * Whether this page has first visits: the mocked console has them in the scenario that asks for one. Neither development nor a
 * browser that a program drives is anybody's first visit, so tests of any kind see no tour that they did not open.
 */
const hasFirstVisits = () =>
  import.meta.env.VITE_MOCKS
    ? window.__mocks?.firstVisit === true
    : import.meta.env.PROD && !navigator.webdriver

// After the first list, with all that a next click needs. The mocks start after this module.
queueAhead(async () => {
  if (hasFirstVisits()) await offerTour()
})
