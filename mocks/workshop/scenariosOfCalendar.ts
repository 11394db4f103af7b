import { scenario } from './scenario'

/** The states of the calendar. */
export const scenariosOfCalendar = [
  {
    name: 'calendar',
    title: 'The calendar of an account',
    text: 'Windows, draws and refresh periods of the month; on phones an agenda.',
    group: 'Programme',
    path: '/programme/calendar',
    state: scenario({ account: 'brindlewick' }),
    shows: /^Live now: \d+$/,
  },
  {
    name: 'calendar-moment',
    title: 'The calendar at a moment, as a table',
    text: 'Only what is live at the moment is shown.',
    group: 'Programme',
    path: '/programme/calendar?view=table&at=2026-04-10T10:00Z&from=2026-01-01T00:00Z&to=2026-12-31T00:00Z',
    state: scenario({ account: 'brindlewick', clock: { kind: 'running', at: '2026-03-18T11:00:00.000Z' } }),
    shows: /^Live at this moment: \d+$/,
  },
  {
    name: 'calendar-reader',
    title: 'The calendar of a reader',
    text: 'Bars open their objects, and no window can be moved.',
    group: 'Programme',
    path: '/programme/calendar',
    state: scenario({ persona: 'account-reader', account: 'brindlewick' }),
    shows: /^Live now: \d+$/,
  },
  {
    name: 'calendar-failed',
    title: 'The calendar without its lists',
    text: 'No list could be loaded. Try again loads all of them.',
    group: 'Programme',
    path: '/programme/calendar',
    state: scenario({
      account: 'brindlewick',
      faults: {
        listMissions: { fault: 'status-500' },
        listStreaks: { fault: 'status-500' },
        listLeaderboards: { fault: 'status-500' },
        listPrizes: { fault: 'status-500' },
        listRaffles: { fault: 'status-500' },
        listMysteryBoxes: { fault: 'status-500' },
      },
    }),
    shows: /^Error displaying entities/,
  },
  {
    name: 'calendar-empty',
    title: 'The calendar of a new account',
    text: 'Nothing has a window yet.',
    group: 'Programme',
    path: '/programme/calendar',
    state: scenario({
      account: 'brindlewick',
      sizes: { missions: 0, streaks: 0, leaderboards: 0, prizes: 0, raffles: 0, mysteryboxes: 0 },
    }),
    shows: 'Nothing to show yet',
  },
] as const
