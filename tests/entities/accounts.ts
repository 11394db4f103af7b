import type { Fixture } from './fixture'

export const fixture: Fixture = {
  words: ['Accounts', 'Account', 'WHERE THE MAGIC BEGINS'],
  rows: [[{ account: 'a', isAvailable: false }, { Status: false }]],
  created: {
    starts: { isDevAccount: true, isFreeAccount: false },
    title: 'Account Details',
    asks: {
      'Account ID': ['account', 'Account ID is required'],
      Name: ['name', 'Name is required'],
      'Image folder': ['imageFolder', 'Image folder is required'],
    },
  },
  edited: {
    fixed: ['apikey'],
    controls: {
      // Rule ACCOUNT-2: one choice, two flags.
      'Account type': ['isDevAccount', 'isFreeAccount'],
      // It acts at once and is no part of what is saved (decision A5).
      'Copy from': [],
    },
    needed: { imageFolder: 'folder' },
  },
}
