import { createAtom } from '@tanstack/react-store'
import * as z from 'zod/mini'
import { storageKeys } from '@/stored/storageKeys'
import { stored } from '@/stored/stored'

/** True once the tour was taken, or its offer was closed, in this browser. */
export const toured = stored(storageKeys.tour, z.literal('ended'))

/** Counts the requests for the tour, from the user menu, the commands and the overview. Each one opens it. */
export const tourRequest = createAtom(0)

export const requestTour = () => tourRequest.set((count) => count + 1)

/** In mocked mode, first visits exist only in the scenario for them. */
export const hasFirstVisits = () => !import.meta.env.VITE_MOCKS || window.__mocks?.firstVisit === true
