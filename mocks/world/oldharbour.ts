import type { AccountWorldRows } from '../entities'

/** Closed: not available, so the account selector does not list it. */
// biome-ignore format: a table, one object per row
export const oldharbour: AccountWorldRows = {
  account: { account: 'oldharbour', name: 'Old Harbour Arcade', about: 'Closed for good last autumn. Kept for the record.', plan: 'paid', off: true, playerCount: 6 },
  teams: [{ name: 'Dockhands', about: 'Last ones at the pinball machine.', art: 'anchor sky' }],
  events: [{ name: 'Coin inserted', about: 'A coin went into a machine.', art: 'coins amber', gives: [1, 0] }],
  achievements: [{ name: 'Tilt', about: 'Tilt a machine ten times.', art: 'joystick coral', steps: 10, gives: [10, 1] }],
  levels: [{ name: 'Deckhand', about: 'Permission to come aboard.', art: 'anchor sky', ordinal: 1, points: 10, gives: [0, 1] }],
  missions: [{ name: 'Last Game', about: 'One more coin before the lights go out.', art: 'joystick coral', category: 'Arcade', period: 'daily', limit: 1, events: { 'coin-inserted': 1 }, gives: [5, 1, { tilt: 1 }] }],
}
