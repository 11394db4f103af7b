import { nouns } from '@/model/words'

/*
 * The texts that are fixed with capitals inside, and proper names. Every other text of the screens is in sentence case
 * (rule VIEW-6): only its first word has a capital.
 */

const texts = [
  // Pages, sections and actions
  'Global Search',
  'Player View',
  'Not Found',
  'Your Profile',
  'Edit Profile',
  'Account Details',
  'Basic Details',
  'Limits and Settings',
  'Save Changes',
  'Add Question',
  // Labels of fields and columns
  'Account ID',
  'Player ID',
  'Player Name',
  'Draw Date',
  'Enable Restriction',
  'Failed Quiz Message',
  'Passed Quiz Message',
  'Pass Quiz Score',
  'Fixed Streak Length',
  'Limit Player Entries',
  'Limit Player Participation',
  'Limit Purchases',
  'Limit Stock Levels',
  'Steps Required',
  'Strict Mode',
  'Team Members',
  `${nouns.credits.title} to Participate`,
  `${nouns.credits.title} to Purchase`,
  `${nouns.points.title} Required`,
  'This Day',
  'This Week',
  'This Month',
  'John Doe',
  // Names of the pages, when a text says where something is
  'in Calendar',
  'in Check',
  'in Economy',
  'in Overview',
  'to Accounts',
  'open Overview',
  // Names of controls that a sentence quotes
  'Active from',
  'Active to',
  'Press Select',
  'without Save',
  'as in Time to prize',
  'under Mystery boxes',
  'Pause and Stop',
  'Undo is before',
  ', Correct',
  'Yes and No',
  'Yes or No',
]

/** Products, languages and terms of others. */
const names = [
  'Chrome',
  'Edge',
  'Firefox',
  'Safari',
  'Microsoft Office',
  'Excel',
  'Word',
  'Gregorian',
  'Latin',
  'Symbol',
  'Company Name Ltd',
  'Company Name',
  'Highlight',
  'JSON Parse error',
  'Aiken',
  // Keys
  'Shift',
  'Ctrl',
  'Enter',
  'Escape',
  'Home',
  'End',
]

/** The name of any type, as `sentenceCase.test.ts` reads it in templates. */
export const anyType = 'Type'

/** The titles of types stand in 'Add Mystery Box' and 'Delete Mystery Box', and name their lists. */
const types = Object.values(nouns).flatMap(({ singular, title }) => [
  title,
  singular,
  `Add ${singular}`,
  `Delete ${singular}`,
])

/** The longest first, because one can be a part of another. */
export const fixedTexts: readonly string[] = [
  ...texts,
  `Add ${anyType}`,
  `Delete ${anyType}`,
  ...types.filter((text) => text.includes(' ')),
  ...names,
].toSorted((a, b) => b.length - a.length)
