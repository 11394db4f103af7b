import { clearFaults } from './faults'
import { resetTicks } from './handlers/analytics'
import { setPageClock } from './pageClock'
import { resetSettings } from './settings'
import { configureWorld, store, worldOptions } from './state'
import { forgetReads } from './workshop/otherPerson'

/** Restores the demo world, figures included, and removes all faults and other settings of a scenario. */
export function reset(): void {
  if (worldOptions().shape) configureWorld({ shape: undefined })
  else store.reset()
  resetTicks()
  clearFaults()
  resetSettings()
  setPageClock(undefined)
  forgetReads()
}
