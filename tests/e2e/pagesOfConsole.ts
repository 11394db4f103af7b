import type { Locator, Page } from '@playwright/test'

export type Visit = readonly [name: string, address: string, last: (page: Page) => Locator]

/** Title, address, and what appears last of a page: data, code and steps of a scenario arrive after the title. */
export const pages = [
  ['Overview', '/?scenario=home', (page) => page.getByText(/errors? needs? you\.$/)],
  ['Check', '/programme/check?scenario=check', (page) => page.getByText('Players meet these today')],
  ['Calendar', '/programme/calendar?scenario=calendar', (page) => page.getByText(/^Live (now: \d+|at )/)],
  ['Campaigns', '/programme/campaign?scenario=campaigns', (page) => page.getByText(/^New from a template$/)],
  [
    'zero-waste',
    '/programme/campaign?tag=zero-waste&scenario=campaigns',
    (page) => page.getByText(/^Time line$/),
  ],
  [
    'Economy',
    '/programme/economy?scenario=economy',
    (page) => page.getByText(/^A regular player earns about/),
  ],
  [
    'Player View',
    '/programme/player-view?as=regular&scenario=player-view',
    (page) => page.getByRole('heading', { level: 2 }),
  ],
  // The scenario goes to the journal step by step. The last step opens the plan.
  [
    'Journal',
    '/missions/list?scenario=journal',
    (page) => page.getByRole('button', { name: /^Changes of Deactivate/, expanded: true }),
  ],
  ['Missions', '/missions/list?scenario=demo', (page) => page.getByText('Zero-Waste Week')],
  ['Players', '/players/list?scenario=demo', (page) => page.getByText('Zoltan Santos')],
] as const satisfies readonly Visit[]
