import { scenario } from './scenario'

const shared = { account: 'brindlewick', programmes: 'shared' } as const
const five = 'of=brindlewick&of=fennmarsh&of=quillmoor&of=tarnstead&of=oldharbour'
const twenty = [
  'brindlewick',
  'fennmarsh',
  'quillmoor',
  'tarnstead',
  'oldharbour',
  ...[2, 3, 4].flatMap((round) =>
    ['brindlewick', 'fennmarsh', 'quillmoor', 'tarnstead', 'oldharbour'].map((id) => `${id}-${round}`),
  ),
]

/** The states of the page Compare accounts. */
export const scenariosOfAccounts = [
  {
    name: 'compare-choose',
    title: 'The accounts to compare',
    text: 'All accounts with plan, objects, findings and drafts; 2 to 20 are chosen.',
    group: 'Programme',
    path: '/programme/compare',
    state: scenario({ ...shared, sizes: { accounts: 200 } }),
    shows: /^Choose 2 to 20 accounts/,
  },
  {
    name: 'compare-five',
    title: 'Five accounts that differ',
    text: 'The same programme, with differences: what differs and what is missing, by account.',
    group: 'Programme',
    path: `/programme/compare?${five}`,
    state: scenario(shared),
    shows: /^Compared with this/,
  },
  {
    name: 'compare-twenty',
    title: 'Twenty accounts that differ',
    text: 'The most accounts that are compared at once.',
    group: 'Programme',
    path: `/programme/compare?${twenty.map((id) => `of=${id}`).join('&')}`,
    state: scenario({ ...shared, sizes: { accounts: 20 }, latency: 0 }),
    shows: /^Compared with this/,
    // Reading 240 lists takes long on a slow machine.
    looksLike: 'compare-five',
  },
  {
    name: 'compare-same',
    title: 'Accounts without a difference',
    text: 'A campaign that no object has: nothing to compare.',
    group: 'Programme',
    path: `/programme/compare?${five}&tag=no-such-tag`,
    state: scenario(shared),
    shows: /^Nothing to compare$/,
  },
  {
    name: 'compare-fails',
    title: 'A list that cannot be read',
    text: 'The reason is in the column of each account, and its missions are unknown.',
    group: 'Programme',
    path: `/programme/compare?${five}`,
    state: scenario({ ...shared, faults: { listMissions: { fault: 'status-403' } } }),
    shows: /^Missions: 403/,
  },
] as const
