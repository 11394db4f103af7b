import { clearFaults } from './faults'
import { resetTicks } from './handlers/analytics'
import { store } from './state'

/** Restores the demo world, figures included, and removes all faults. */
export function reset(): void {
  store.reset()
  resetTicks()
  clearFaults()
}
