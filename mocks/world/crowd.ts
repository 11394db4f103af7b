import type { Player } from '@/generated/model'
import type { AccountWorldRows } from '../entities'
import type { AccountContents } from '../store/resources'
import { firstNames, lastNames } from './build/names'

/** An account with any number of players; exists only on request (`PLAYERS=100000 npm run mocks:serve`). */
export const crowdstead: AccountWorldRows = {
  account: {
    account: 'crowdstead',
    name: 'Crowdstead Arena',
    about: 'Everybody plays here.',
    art: 'users-round sky',
    plan: 'paid',
  },
  teams: [
    { name: 'North Stand', about: 'Louder than the south stand.', art: 'megaphone coral' },
    { name: 'South Stand', about: 'Louder than the north stand.', art: 'megaphone sky' },
  ],
}

/** Creates that many players quickly: 100,000 take a moment. */
export function crowdOf(count: number): Player[] {
  return Array.from({ length: count }, (_, index) => {
    const first = firstNames[index % firstNames.length]
    const last = lastNames[(index * 7) % lastNames.length]
    return {
      player: `p-${index + 1}`,
      account: crowdstead.account.account,
      name: `${first} ${last} ${index + 1}`,
      isAvailable: true,
      tags: [],
      team: index % 2 ? 'north-stand' : 'south-stand',
      points: count * 3 - index * 3,
      credits: (index * 37) % 500,
      badges: [],
    }
  })
}

export const withCrowd = (contents: AccountContents, count: number): AccountContents => ({
  ...contents,
  players: crowdOf(count),
})
