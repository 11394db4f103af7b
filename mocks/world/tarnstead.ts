import type { AccountWorldRows } from '../entities'

/** Opened yesterday, so its lists are empty. */
export const tarnstead: AccountWorldRows = {
  account: {
    account: 'tarnstead',
    name: 'Tarnstead Academy',
    about: 'Evening classes for curious people. Opened yesterday, nothing set up yet.',
    art: 'graduation-cap sky',
    plan: 'paid',
  },
}
