import { useSelector } from '@tanstack/react-store'
import * as z from 'zod/mini'
import { storageKeys } from '@/stored/storageKeys'
import { stored } from '@/stored/stored'

type Density = 'comfortable' | 'compact'

const kept = stored<Density>(storageKeys.density, z.enum(['comfortable', 'compact']), 'comfortable')

/** Sets an attribute of the page, so that a change of density renders no row again (rule LIST-22). */
const apply = (density: Density) => {
  // Tests of addresses import this file where there is no document.
  if (typeof document !== 'undefined') document.documentElement.dataset.density = density
}

apply(kept.get())
kept.atom().subscribe(() => apply(kept.get()))

export const densityStore = {
  get: (): Density => kept.get(),
  choose(density: Density) {
    kept.set(density)
    apply(density)
  },
}

export const useDensity = (): Density => useSelector(kept.atom())
