import { flip, number, pick, press, radio, rows, text } from './controls'
import { account, basics, type FormCase, grouping, idFor, score, sentBasics, sentGrouping } from './formCase'
import { external, imageAddress, imageFile, uploaded } from './images'

export const accountCase: FormCase = {
  type: 'accounts',
  title: 'Accounts',
  singular: 'Account',
  schema: 'Account',
  name: 'Lantern Quay',
  id: 'lantern-quay',
  sections: {
    'Account Details': [
      text('Account ID', 'lantern-quay'),
      flip('Availability'),
      text('Name', 'Lantern Quay'),
      text('Description', 'The harbour of lights.'),
      imageFile,
      text('Image folder', 'lantern-quay-images'),
    ],
    Plan: [
      radio('Account type', 'Free'),
      flip('Custom prizing'),
      press('Add Prizing model'),
      text('Prizing model 1', 'per season, flat'),
      press('Add Prizing model'),
      text('Prizing model 2', 'per player'),
    ],
  },
  sent: {
    account: 'lantern-quay',
    name: 'Lantern Quay',
    description: 'The harbour of lights.',
    isAvailable: false,
    imgUrl: uploaded,
    isDevAccount: false,
    isFreeAccount: true,
    imageFolder: 'lantern-quay-images',
    hasCustomPrizing: true,
    prizingModel: ['per season, flat', 'per player'],
  },
  unset: [],
  row: { Status: 'Inactive' },
  edit: { section: 'Account Details', label: 'Image folder', value: 'quay', path: 'imageFolder' },
  toast: { created: 'Added account', updated: 'Updated account' },
}

export const playerCase: FormCase = {
  type: 'players',
  title: 'Players',
  singular: 'Player',
  schema: 'Player',
  name: 'Wilma Lantern',
  sections: {
    'Player Details': [
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
  // Rule PLAYER-2: the form of a player knows no description, and what players earn is not edited.
  unset: ['description', 'badges', 'level'],
  row: { Level: 'N/A', Points: '1,234,567', Credits: '89' },
  edit: { section: 'Score', label: 'Points', value: 1_234_568, path: 'points' },
  toast: { created: 'Added player', updated: 'Updated player' },
}

export const teamCase: FormCase = {
  type: 'teams',
  title: 'Teams',
  singular: 'Team',
  schema: 'Team',
  name: 'Team Lantern',
  sections: {
    'Basic Details': [...basics('Team Lantern'), flip('Availability')],
    Settings: grouping,
    Score: score(12_000, 340),
  },
  sent: {
    ...sentBasics('Team Lantern'),
    ...sentGrouping,
    isAvailable: false,
    points: 12_000,
    credits: 340,
  },
  unset: ['badges'],
  row: { Points: '12,000', Credits: '340' },
  edit: { section: 'Score', label: 'Credits', value: 341, path: 'credits' },
}

export const eventCase: FormCase = {
  type: 'events',
  title: 'Events',
  singular: 'Event',
  schema: 'Event',
  name: 'Lantern lit',
  sections: {
    'Basic Details': [...basics('Lantern lit'), flip('Availability')],
    'Limits and Settings': [...grouping, flip('Enable Restriction'), number('Count limit', 3)],
    Reward: [...score(10, 1), rows('Achievement', 'Steps', { 'Early Bird': 2, 'Night Owl': 5 })],
  },
  sent: {
    ...sentBasics('Lantern lit'),
    ...sentGrouping,
    isAvailable: false,
    limitCount: true,
    countLimit: 3,
    reward: {
      points: 10,
      credits: 1,
      achievements: [
        { id: 'early-bird', steps: 2 },
        { id: 'night-owl', steps: 5 },
      ],
    },
  },
  unset: ['languages'],
  row: { Status: 'Inactive' },
  edit: { section: 'Limits and Settings', label: 'Count limit', value: 4, path: 'countLimit' },
}
