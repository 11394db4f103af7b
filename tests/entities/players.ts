import { nouns } from '@/model/words'
import type { Fixture } from './fixture'

export const fixture: Fixture = {
  words: ['Players', 'Player', "IT'S ALL ABOUT THEM"],
  rows: [
    [
      { player: 'p', level: { name: 'Scout' }, points: 1, credits: 2 },
      { Level: 'Scout', [nouns.points.title]: 1, [nouns.credits.title]: 2 },
    ],
    [{ player: 'p' }, { Level: 'N/A', [nouns.points.title]: 0, [nouns.credits.title]: 0 }],
  ],
  created: {
    starts: { account: 'a' },
    title: 'Player details',
    asks: {
      'Player ID': ['player', 'Player ID is required'],
      'Player Name': ['name', 'Name is required'],
    },
  },
  edited: {
    fixed: ['player', 'description', 'badges', 'level'],
  },
  world: { id: 'ona.velsing', atLeast: 250 },
  browser: ({ account, external, flip, grouping, idFor, imageAddress, pick, score, sentGrouping, text }) => ({
    name: 'Wilma Lantern',
    sections: {
      'Player details': [
        text('Player ID', idFor('Wilma Lantern')),
        flip('Availability'),
        text('Player Name', 'Wilma Lantern'),
        imageAddress,
      ],
      Grouping: [pick('Team', 'Team Otter'), ...grouping],
      Score: score(1_234_567, 89),
    },
    sent: {
      account,
      player: idFor('Wilma Lantern'),
      name: 'Wilma Lantern',
      isAvailable: false,
      imgUrl: external,
      team: 'team-otter',
      ...sentGrouping,
      points: 1_234_567,
      credits: 89,
    },
    // Rule PLAYER-2: the form of a player has no description, and earned values are not edited.
    unset: ['description', 'badges', 'level'],
    row: { Level: 'N/A', [nouns.points.title]: '1,234,567', [nouns.credits.title]: '89' },
    edit: { section: 'Score', label: nouns.points.title, value: 1_234_568, path: 'points' },
    toast: { created: 'Added player', updated: 'Updated player' },
  }),
}
