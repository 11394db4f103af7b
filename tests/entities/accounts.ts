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
      // Rule ACCOUNT-2: one choice sets two flags.
      'Account type': ['isDevAccount', 'isFreeAccount'],
      // It acts at once and is not part of what is saved (decision A5).
      'Copy from': [],
    },
    needed: { imageFolder: 'folder' },
  },
  browser: ({ flip, imageFile, press, radio, text, uploaded }) => ({
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
  }),
}
