import { createAtom } from '@tanstack/react-store'
import * as z from 'zod/mini'
import { places } from '@/stored/places'
import { stored } from '@/stored/stored'

const toured = stored(places.tour, z.literal('ended'))

/** `count` grows with each request for the tour. `isWanted`: the last request came from the user, not from the first visit. */
export const tourRequest = createAtom({ count: 0, isWanted: false })

const request = (isWanted: boolean) => tourRequest.set(({ count }) => ({ count: count + 1, isWanted }))

/** From the user menu and the commands. */
export const requestTour = () => request(true)

export const rememberTour = () => void toured.set('ended')

/** The mocked console has first visits only in the scenario that asks for one. */
const hasFirstVisits = () => !import.meta.env.VITE_MOCKS || window.__mocks?.firstVisit === true

/**
 * Opens the tour once for a browser in which nobody has ended it. Call it when rows of a list have been shown for a while. Nothing covers
 * a dialog that is open: then the next list offers the tour.
 */
export function offerTour(): void {
  const isOpened = tourRequest.get().count > 0
  if (isOpened || !hasFirstVisits() || toured.get() !== undefined || document.querySelector('dialog[open]'))
    return
  request(false)
}
