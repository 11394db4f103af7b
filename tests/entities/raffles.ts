import { nouns } from '@/model/words'
import type { Fixture } from './fixture'

export const fixture: Fixture = {
  words: ['Raffles', 'Raffle', 'AND WE HAVE A WINNER'],
  rows: [
    [
      { id: 'r', credits: 3, drawTime: '2026-03-01T18:00:00Z' },
      { [nouns.credits.title]: 3, 'Draw Date': '2026-03-01T18:00:00Z' },
    ],
  ],
  created: {
    starts: { account: 'a', enabled: true },
  },
  edited: {
    fixed: ['nextDraw', 'enabled', 'prizes.*.currentCount'],
  },
  world: { id: 'friday-draw', atLeast: 9 },
  browser: ({
    basics,
    date,
    grouping,
    inMonths,
    number,
    select,
    sentBasics,
    sentGrouping,
    shared,
    shown,
    wire,
  }) => {
    const draw = inMonths(3, 15)
    return {
      name: 'Harbour Draw',
      sections: {
        'Basic Details': basics('Harbour Draw'),
        Settings: grouping,
        Schedule: [select('Refresh period', 'Month'), date('Draw Date', draw), ...shared.activeRange],
        Entries: [
          ...shared.limit('Limit Player Entries', 5),
          number(`${nouns.credits.title} to Purchase`, 25),
        ],
        Prizes: shared.prizes,
        Requirement: shared.requirement,
      },
      sent: {
        ...sentBasics('Harbour Draw'),
        ...sentGrouping,
        ...shared.sentActiveRange,
        ...shared.sentLimit(5),
        ...shared.sentPrizes,
        ...shared.sentRequirement,
        // Has no control (rule DATA-7).
        enabled: true,
        period: 'monthly',
        drawTime: wire(draw),
        credits: 25,
      },
      unset: ['languages'],
      row: { [nouns.credits.title]: '25', 'Draw Date': shown(draw) },
      edit: { section: 'Entries', label: 'Count limit', value: 6, path: 'countLimit' },
    }
  },
}
