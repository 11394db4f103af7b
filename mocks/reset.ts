import { clearFaults } from './faults'
import { resetTicks } from './handlers/analytics'
import { store } from './state'

/** Brings the demo world back as it was, its figures included, and takes all faults away. */
export function reset(): void {
  store.reset()
  resetTicks()
  clearFaults()
}
