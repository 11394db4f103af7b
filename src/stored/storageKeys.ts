/** A value that the browser keeps. SECURITY.md lists all of them; a test compares the two. */
export interface StorageKey {
  /** The key, or the start of the key of a value that has an owner. */
  name: string
  /** `tab`: session storage. `browser`: local storage, which all tabs share. */
  where: 'tab' | 'browser'
  /** Where earlier releases stored it. Such values are moved when the console starts. */
  was?: 'tab'
  /** Values of a `person` are only read for that user. Values of the `browser` contain nothing about users. */
  owner: 'person' | 'browser'
  /** Increased when older values no longer fit the schema. Those are dropped. */
  version: number
  /** For how many days after the last write a value is kept. Without it, the value lasts as long as its storage. */
  days?: number
  atLogout: 'removed' | 'kept'
}

const tab = { where: 'tab', version: 1, atLogout: 'removed' } as const
const browser = { where: 'browser', version: 1, atLogout: 'removed' } as const
const choice = { where: 'browser', owner: 'browser', version: 1, atLogout: 'kept' } as const

export const storageKeys = {
  account: { ...tab, name: 'console.account', owner: 'person' },
  linkedAccount: { ...tab, name: 'console.linkedAccount', owner: 'browser' },
  lastAccount: { ...browser, name: 'console.lastAccount', owner: 'person', days: 90 },
  requestedLink: { ...tab, name: 'console.requestedLink', owner: 'browser' },
  planned: { ...tab, name: 'console.planned', owner: 'person' },
  previews: { ...browser, name: 'console.previews', owner: 'person', days: 14 },
  preview: { ...browser, name: 'console.preview', owner: 'person', days: 14 },
  nextPlans: { ...browser, name: 'console.nextPlans', was: 'tab', owner: 'person', days: 14 },
  comparison: { ...tab, name: 'console.comparison', owner: 'person' },
  calendarEdits: { ...browser, name: 'console.calendar.edits', was: 'tab', owner: 'person', days: 14 },
  tableEdits: { ...browser, name: 'console.table.edits', was: 'tab', owner: 'person', days: 14 },
  tableRows: { ...tab, name: 'console.table.rows', owner: 'person' },
  draft: { ...browser, name: 'console.draft', owner: 'person', days: 14 },
  opened: { ...browser, name: 'console.opened', owner: 'person', days: 90 },
  unfinishedPlan: { ...browser, name: 'console.unfinishedPlan', owner: 'person' },
  visits: { ...browser, name: 'console.visits', owner: 'person', days: 365, atLogout: 'kept' },
  check: { ...browser, name: 'console.check', owner: 'person', atLogout: 'kept' },
  kindsOfPlayers: {
    ...browser,
    name: 'console.kindsOfPlayers',
    owner: 'person',
    days: 365,
    atLogout: 'kept',
  },
  starredAccounts: {
    ...browser,
    name: 'console.starredAccounts',
    owner: 'person',
    days: 365,
    atLogout: 'kept',
  },
  templates: { ...browser, name: 'console.templates', owner: 'person', days: 365, atLogout: 'kept' },
  troubles: { ...browser, name: 'console.troubles', owner: 'person', days: 90, atLogout: 'kept' },
  economy: { ...browser, name: 'console.economy', owner: 'person', days: 365, atLogout: 'kept' },
  views: { ...browser, name: 'console.views', owner: 'person', days: 365, atLogout: 'kept' },
  csvSeparator: { ...browser, name: 'console.csvSeparator', owner: 'person', days: 365, atLogout: 'kept' },
  closedNotice: { ...browser, name: 'console.closedNotice', owner: 'person', days: 365, atLogout: 'kept' },
  tour: { ...choice, name: 'console.tour' },
  pageSize: { ...choice, name: 'console.pageSize' },
  density: { ...choice, name: 'console.density' },
  statistics: { ...choice, name: 'console.statistics' },
  abbreviate: { ...choice, name: 'console.abbreviate' },
  singleKeys: { ...choice, name: 'console.singleKeys' },
  colorMode: { ...choice, name: 'console.colorMode' },
} as const satisfies Record<string, StorageKey>

/** Keys of earlier releases that had no owner, so nobody can read them. */
export const retired: readonly RegExp[] = [/^console\.accountOwner$/, /^console\.check\../]
