import type { NamedScenario, Step } from './named'
import { scenario } from './scenario'

/** Ten missions are switched off, which is a plan in the journal. */
const deactivated: readonly Step[] = [
  { press: 'Select' },
  { press: 'Select all on this page', role: 'checkbox' },
  { press: 'Deactivate' },
  { press: /^Deactivate \d+$/ },
  // The screen of a plan that has ended.
  { press: 'Back to Missions', role: 'link' },
  { section: 'Journal' },
]

const deleted: readonly Step[] = [{ delete: 'Zero-Waste Week' }, { press: 'Delete' }]

/** The states of the journal, and of what leads back. */
export const scenariosOfJournal: NamedScenario[] = [
  {
    name: 'journal-empty',
    title: 'The journal before the first change',
    text: 'What it is, and what it cannot see.',
    group: 'Programme',
    path: '/programme/journal',
    state: scenario({ account: 'brindlewick' }),
    shows: 'Nothing has been changed yet',
  },
  {
    name: 'journal',
    title: 'The journal after a plan',
    text: 'Ten missions were switched off: one line, with the entries below it.',
    group: 'Programme',
    path: '/missions/list',
    state: scenario({ account: 'brindlewick' }),
    steps: [...deactivated, { press: /^Changes of Deactivate/ }],
    endsAt: '/programme/journal',
    shows: /^Plan, in Brindlewick: 10 changed/,
  },
  {
    name: 'journal-revert',
    title: 'The preview of a revert',
    text: 'What goes back, and what cannot come back. Nothing has been sent.',
    group: 'Programme',
    path: '/missions/list',
    state: scenario({ account: 'brindlewick' }),
    steps: [...deactivated, { press: 'Revert all 10' }],
    endsAt: '/programme/plan',
    shows: 'Cannot come back',
  },
  {
    name: 'journal-deleted',
    title: 'The journal after a deletion',
    text: 'The deleted mission with its fields; it can be created again.',
    group: 'Programme',
    path: '/missions/list',
    state: scenario({ account: 'brindlewick' }),
    steps: [...deleted, { section: 'Journal' }, { press: /^Details of Zero-Waste Week/ }],
    endsAt: '/programme/journal',
    shows: 'Kept here',
  },
  {
    name: 'journal-undo',
    title: 'Undo in the message of a deletion',
    text: 'The message has the way back, and says what stays lost.',
    group: 'Programme',
    path: '/missions/list',
    state: scenario({ account: 'brindlewick' }),
    steps: deleted,
    shows: 'Open the journal',
  },
  {
    name: 'journal-failed',
    title: 'The journal after a write without a response',
    text: 'The entry is unknown, and the page offers to look at the server.',
    group: 'Programme',
    path: '/missions/list',
    state: scenario({
      account: 'brindlewick',
      faults: { deleteMission: { fault: 'status-500' } },
    }),
    steps: [...deleted, { section: 'Journal' }, { press: /^Details of Zero-Waste Week/ }],
    endsAt: '/programme/journal',
    shows: 'Look at the server',
  },
]
