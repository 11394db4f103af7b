import { renderHook } from '@testing-library/react'
import { draftsOf } from '@/form/draftStorage'
import { readVisits } from '@/pages/overview/visits'
import { storedTemplates } from '@/parts/campaigns/storedTemplates'
import { isStarred } from '@/parts/comparison/accountOrder'
import { lastComparison } from '@/parts/comparison/lastComparison'
import { csvSeparator } from '@/parts/files/csvSeparator'
import { findingCounts } from '@/parts/findings/findingCounts'
import { storageOf } from '@/parts/findings/storage'
import { storedViews } from '@/parts/list-views/storedViews'
import { recentObjects } from '@/parts/navigation/recentObjects'
import { usePlanned } from '@/parts/plan/planned'
import { selectedFor } from '@/parts/table-drafts/tableLinks'
import { useStoredEdits } from '@/parts/time-line/edits'
import { type StorageKey, storageKeys } from '@/stored/storageKeys'

export const at = Date.now() - 60_000

export interface Store {
  place: StorageKey
  /** The rest of the key. */
  parts?: readonly string[]
  /** As the console writes it. */
  valid: unknown
  /** As the pages read it; undefined, or what stands for nothing, once it is dropped. */
  read: () => unknown
  /** What may be missing. */
  optional?: RegExp
  /** What the API may give as anything. */
  free?: RegExp
  /** The screen that shows it. */
  path?: string
}

export const never = /^$a/
export const account = 'brindlewick'
const inAccount = [account]

/** Every place with fields, with a value as the console writes it. */
export const stores: Store[] = [
  {
    place: storageKeys.draft,
    parts: [account, 'missions', 'the-long-haul', 'f'],
    valid: {
      changes: [
        { path: ['name'], was: 'The Long Haul', is: 'Other' },
        { path: ['tags'], was: ['a'], is: ['b'] },
        { path: ['reward', 'points'], was: 5, is: 7 },
        { path: ['active', 'from'], was: '2026-01-01T00:00:00Z', is: '2026-02-01T00:00:00Z' },
        { path: ['badges', { id: 'x' }, 'name'], was: 'a', is: 'b' },
      ],
    },
    read: () => draftsOf([account, 'missions', 'the-long-haul']).map(({ changes }) => ({ changes }))[0],
    // A step of a path is a text or an id.
    free: /\.(was|is)$|\.path\.\d$/,
    optional: /\.(was|is)$/,
    path: '/missions/the-long-haul',
  },
  {
    place: storageKeys.calendarEdits,
    parts: inAccount,
    valid: { 'missions the-long-haul': { from: at, to: at + 1, draw: at } },
    read: () => renderHook(() => useStoredEdits(account).edits).result.current,
    optional: /./,
    path: '/programme/calendar',
  },
  {
    place: storageKeys.check,
    parts: inAccount,
    valid: {
      mutes: [
        {
          rule: 'no-name',
          type: 'missions',
          id: 'm',
          isCause: true,
          reason: 'r',
          at: '2026-01-01T00:00:00Z',
        },
      ],
      visit: { at, keys: ['k'] },
    },
    read: () => storageOf(account).get(),
    optional: /\.isCause$|^\.visit$|^\.mutes\.0$/,
    path: '/programme/check',
  },
  {
    place: storageKeys.visits,
    parts: inAccount,
    valid: { seen: { at, figures: { points: 5 } }, before: { at, figures: { points: 4 } } },
    read: () => readVisits(account),
    optional: /^\.before$|\.points$/,
    path: '/',
  },
  {
    place: storageKeys.opened,
    parts: [],
    valid: [{ account, type: 'missions', id: 'the-long-haul', at }],
    read: recentObjects,
    path: '/',
  },
  {
    place: storageKeys.troubles,
    parts: inAccount,
    valid: { errors: 3, warnings: 1, at },
    read: () => findingCounts(account).get(),
    optional: /^\.at$/,
    path: '/',
  },
  {
    place: storageKeys.economy,
    parts: inAccount,
    valid: [{ at: at - 9e7, credits: 5, redeemed: { p: 1 }, given: { points: 2, players: 1 } }],
    read: () => undefined,
    path: '/programme/economy',
  },
  {
    place: storageKeys.kindsOfPlayers,
    parts: inAccount,
    valid: [
      {
        name: 'New',
        facts: {
          level: 'l',
          category: 'c',
          points: 1,
          credits: 1,
          tags: ['t'],
          badges: ['b'],
          finished: ['f'],
        },
      },
    ],
    read: () => undefined,
    path: '/programme/player-view',
  },
  { place: storageKeys.csvSeparator, parts: [], valid: ',', read: csvSeparator },
  {
    place: storageKeys.views,
    parts: [],
    valid: [{ type: 'missions', name: 'Mine', search: { q: 'a', where: ['points:least:5'] }, pinned: true }],
    read: storedViews().get,
    optional: /\.search\.(q|where)/,
    // A parameter is one text or several.
    free: /\.search\.(q|where)$/,
    path: '/missions/list',
  },
  {
    place: storageKeys.templates,
    parts: [],
    valid: ['{"template":{}}'],
    read: storedTemplates.get,
    path: '/programme/campaign',
  },
  {
    place: storageKeys.comparison,
    parts: [],
    valid: { accounts: [account, 'fennmarsh'], type: 'missions' },
    read: lastComparison,
    optional: /./,
    free: /./,
  },
  {
    place: storageKeys.tableRows,
    parts: [account, 'missions'],
    valid: ['the-long-haul', 'gone'],
    read: () => selectedFor(account, 'missions'),
  },
  {
    place: storageKeys.tableEdits,
    parts: [account, 'missions'],
    valid: {
      edits: { '=the-long-haul': { name: 'Other', priority: 'x' }, '+1': { name: 'New' } },
      added: [{ key: '+1', below: '=the-long-haul', sent: 'new' }],
      notes: { '=the-long-haul': { priority: { was: '1', refused: { message: 'No', nearest: '2' } } } },
      sent: { '=the-long-haul': { name: 'Other' } },
    },
    read: () => undefined,
    path: '/programme/table?type=missions',
  },
  {
    place: storageKeys.starredAccounts,
    parts: [],
    valid: [account],
    read: () => (isStarred(account) ? [account] : undefined),
  },
  {
    place: storageKeys.planned,
    parts: [],
    valid: {
      request: {
        kind: 'edit',
        account,
        objects: [{ type: 'missions', id: 'the-long-haul' }],
        edit: { set: 'isAvailable', value: true },
      },
      options: { arriveInactive: true, takeAvailability: false, keepImageAddresses: true },
      decisions: {
        leaveOut: ['a'],
        sides: { a: { name: 'source' } },
        newIds: { a: 'b' },
        useInstead: { a: 'b' },
        newNames: { a: 'b' },
      },
      source: 'missions',
    },
    read: () => renderHook(usePlanned).result.current,
    optional: /^\.campaign$|\.takeAvailability$|\.newNames$|\.decisions\.\w+\./,
  },
]
