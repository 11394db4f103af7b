import type { NamedScenario, Step } from './named'
import { scenario } from './scenario'

const rename: readonly Step[] = [{ type: 'Team Wren and friends', into: /^Name/ }, { press: 'Save Changes' }]
const recategorise: readonly Step[] = [{ type: 'Garden', into: /^Category/ }, { press: 'Save Changes' }]

/** Writes whose response does not show whether they took effect, so the console reads the object again. */
export const scenariosOfAnswers: NamedScenario[] = [
  {
    name: 'save-empty-object',
    title: 'A save with an empty answer',
    text: 'The server answers 200 with an empty object and saves nothing: the form says so, and keeps what was typed.',
    group: 'Failures',
    path: '/teams/team-wren',
    state: scenario({ account: 'brindlewick', faults: { updateTeam: { fault: 'empty-object' } } }),
    steps: rename,
    shows: /is not the saved object\. Nothing was saved\./,
  },
  {
    name: 'save-error-body',
    title: 'A save with an error in a success',
    text: 'The server answers 200 with an error in its body.',
    group: 'Failures',
    path: '/teams/team-wren',
    state: scenario({ account: 'brindlewick', faults: { updateTeam: { fault: 'error-body' } } }),
    steps: rename,
    shows: /The quota of this account is used up/,
  },
  {
    name: 'save-queued',
    title: 'A save that is only queued',
    text: 'The server answers 202: nothing is saved yet.',
    group: 'Failures',
    path: '/teams/team-wren',
    state: scenario({ account: 'brindlewick', faults: { updateTeam: { fault: 'queued' } } }),
    steps: rename,
    shows: /has not carried it out yet/,
  },
  {
    name: 'save-other-values',
    title: 'A save that the server changes',
    text: 'The server saves the category in lower case: the message says what differs.',
    group: 'Failures',
    path: '/teams/team-wren',
    state: scenario({ account: 'brindlewick', faults: { updateTeam: { fault: 'other-values' } } }),
    steps: recategorise,
    endsAt: '/teams/list',
    shows: /The server saved other values: Category is garden, not Garden/,
  },
  {
    name: 'delete-sent-twice',
    title: 'A delete whose first answer is lost',
    text: 'The browser sends it again and gets 404: the team is gone, and Undo asks first, because it may be the work of somebody else.',
    group: 'Failures',
    path: '/teams/list',
    state: scenario({ account: 'brindlewick', faults: { deleteTeam: { fault: 'sent-twice' } } }),
    steps: [{ delete: 'Team Wren' }, { press: 'Delete' }],
    shows: /It was gone already/,
  },
]
