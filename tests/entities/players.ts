import type { Fixture } from './fixture'

export const fixture: Fixture = {
  words: ['Players', 'Player', "IT'S ALL ABOUT THEM"],
  rows: [
    [
      { player: 'p', level: { name: 'Scout' }, points: 1, credits: 2 },
      { Level: 'Scout', Points: 1, Credits: 2 },
    ],
    [{ player: 'p' }, { Level: 'N/A', Points: 0, Credits: 0 }],
  ],
  created: {
    starts: { account: 'a' },
    title: 'Player Details',
    asks: {
      'Player ID': ['player', 'Player ID is required'],
      'Player Name': ['name', 'Name is required'],
    },
  },
  edited: {
    fixed: ['player', 'description', 'badges', 'level'],
  },
  world: { id: 'ona.velsing', atLeast: 250 },
}
