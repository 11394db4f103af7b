import { type LinkOptions, useRouter } from '@tanstack/react-router'
import {
  Building2,
  FileCheck2,
  Keyboard,
  Link as LinkIcon,
  List,
  type LucideIcon,
  Megaphone,
  Monitor,
  Moon,
  Plus,
  Rows2,
  Rows4,
  ScanSearch,
  Signpost,
  Sun,
  Undo2,
  UserRound,
} from 'lucide-react'
import { useMemo } from 'react'
import { isJournalOn } from '@/api/writes/journal'
import { canPlan } from '@/auth/permissions'
import { useSession } from '@/auth/session'
import { entities, entityOf } from '@/entities/registry'
import type { LoadedList } from '@/entities/useLists'
import { TextQuery } from '@/lib/textQuery'
import { titleOf } from '@/lib/value'
import { densityStore } from '@/list/density'
import { linkToNew, objectLink } from '@/list/ObjectLink'
import { allPagesOf, isPageOn } from '@/parts/navigation/pages'
import { recentObjects } from '@/parts/navigation/recentObjects'
import { requestOpen } from '@/parts/plan/openRequest'
import type { Command } from '@/search/types'
import { colorModeStore } from '@/ui/colorMode'
import { copyText } from '@/ui/copyText'
import { campaignsFound } from '../frame/foundCampaigns'
import { useAccountChoices } from '../frame/useAccountChoices'
import { chord, sectionKeys } from '../shortcuts/keys'
import { requestShortcuts, requestUndo } from '../shortcuts/Shortcuts'
import { requestTour } from '../tour/offer'

/** How many of the recently opened objects are offered as commands, and how many before anything is typed. */
const mostRecent = 10
const mostAtStart = 5

const themes = [
  { choice: 'light', title: 'Light theme', icon: Sun },
  { choice: 'dark', title: 'Dark theme', icon: Moon },
  { choice: 'system', title: 'Theme of the system', icon: Monitor },
] as const

const densities = [
  { density: 'comfortable', title: 'Comfortable rows', icon: Rows2 },
  { density: 'compact', title: 'Compact rows', icon: Rows4 },
] as const

/** Whether the text contains the query at the start of a word: 'mis' and 'go to mis' find 'Go to Missions'. */
const hasWord = (wanted: TextQuery, text: string) =>
  text.split(' ').some((_, at, words) => wanted.begins(words.slice(at).join(' ')))

/** How well a command matches: by the beginning of its title, by a word of it, by what stands before it. -1 if not at all. */
function rankOf(wanted: TextQuery, { kind = '', title }: Command): number {
  if (wanted.begins(title)) return 0
  if (hasWord(wanted, title)) return 1
  return hasWord(wanted, `${kind} ${title}`.trim()) ? 2 : -1
}

/** The address of this screen, with the account, so that it shows the same in another browser. */
function linkToHere(account: string): string {
  const here = new URL(window.location.href)
  if (account !== '') here.searchParams.set('account', account)
  // The copied address leaves out a proposal, which is only in the fragment (rule PROPOSE-3).
  if (here.pathname.endsWith('/programme/proposal')) here.hash = ''
  return here.href
}

/** The objects of the account that were opened last, with their names as far as the lists are loaded. */
const recentIn = (account: string, lists: readonly LoadedList[]) =>
  recentObjects()
    .filter((opened) => opened.account === account && opened.id !== 'new')
    .slice(0, mostRecent)
    .flatMap(({ type, id }) => {
      const entity = entityOf(type)
      const link = objectLink({ type, id })
      if (!entity || !link) return []
      const { icon, singular, idOf } = entity.list
      const row = lists.find((list) => list.type === type)?.rows?.find((one) => String(idOf(one)) === id)
      return [{ id: `recent ${type} ${id}`, of: singular, title: row ? titleOf(row, id) : id, icon, link }]
    })

/** All commands of the console (rule SEARCH-10). `lists` have the names of campaigns and of objects. */
export function useCommands(account: string, lists: readonly LoadedList[]) {
  const router = useRouter()
  const { user } = useSession()
  const { accounts = [], choose } = useAccountChoices()
  const permissions = user?.permissions ?? []
  const open = (link: LinkOptions) => ({
    href: () => router.history.createHref(router.buildLocation(link).publicHref),
    run: () => void router.navigate(link),
  })
  const goTo = (title: string, of: string, icon: LucideIcon, link: LinkOptions, key?: string): Command => ({
    id: `go to ${title}`,
    section: 'goTo',
    kind: 'Go to',
    title,
    of,
    icon,
    ...open(link),
    ...(key !== undefined && { keys: ['g', key] }),
  })
  // Names are looked up once for each change of the lists, not with each letter.
  const recents = useMemo(() => recentIn(account, lists), [account, lists])
  const recent = recents.map(
    ({ link, ...found }): Command => ({ ...found, section: 'recent', ...open(link) }),
  )
  const additions = entities
    .filter(
      ({ editableBy, scope }) => (editableBy ?? canPlan)(permissions) && (scope === 'all' || account !== ''),
    )
    .map(
      ({ list }): Command => ({
        id: `add ${list.type}`,
        section: 'create',
        kind: 'Add',
        title: list.singular,
        icon: Plus,
        ...open(linkToNew(list.type)),
      }),
    )
  const pages = allPagesOf(router).map(({ title, icon, to, shortcut }) =>
    goTo(title, 'Page', icon, { to } as LinkOptions, shortcut),
  )
  const sections = entities.map(({ list: { type, title } }) => {
    const link = { to: '/$entityType/list', params: { entityType: type } } as const
    return goTo(title, 'List', List, link as LinkOptions, sectionKeys[type])
  })
  const others: Omit<Command, 'section'>[] = [
    ...(isPageOn('/programme/check') && account !== ''
      ? [
          {
            id: 'check',
            title: 'Run the check',
            icon: ScanSearch,
            ...open({ to: '/programme/check' } as LinkOptions),
          },
        ]
      : []),
    ...(isJournalOn()
      ? [{ id: 'undo', title: 'Undo the last change', icon: Undo2, keys: [chord('Z')], run: requestUndo }]
      : []),
    { id: 'open proposal', title: 'Open a proposal...', icon: FileCheck2, run: requestOpen },
    {
      id: 'copy link',
      title: 'Copy the link to this screen',
      icon: LinkIcon,
      run: () => void copyText(linkToHere(account), 'the link'),
    },
    ...themes.map(({ choice, title, icon }) => ({
      id: `theme ${choice}`,
      kind: 'Switch to',
      title,
      icon,
      run: () => colorModeStore.choose(choice),
    })),
    ...densities
      .filter(({ density }) => density !== densityStore.get())
      .map(({ density, title, icon }) => ({
        id: `rows ${density}`,
        kind: 'Switch to',
        title,
        icon,
        run: () => densityStore.choose(density),
      })),
    { id: 'tour', title: 'Take the tour', icon: Signpost, run: requestTour },
    { id: 'shortcuts', title: 'Keyboard shortcuts', icon: Keyboard, keys: ['?'], run: requestShortcuts },
  ]
  const switches = accounts
    .filter((one) => one.account !== account)
    .map((one) => ({
      id: `account ${one.account}`,
      kind: 'Switch to account',
      title: one.name || one.account,
      icon: Building2,
      run: () => void choose(one.account),
    }))
  const profile = goTo('Your Profile', 'Page', UserRound, { to: '/profile' })
  const acts = [...others, ...switches].map((command): Command => ({ section: 'act', ...command }))
  const campaigns = (query: string) =>
    isPageOn('/programme/campaign')
      ? campaignsFound(lists, query).map(
          ({ title, address }): Command => ({
            ...goTo(title, 'Campaign', Megaphone, {
              to: '/programme/campaign',
              search: address,
            } as LinkOptions),
            id: `campaign ${JSON.stringify(address)}`,
            isLate: true,
          }),
        )
      : []

  /**
   * Returns the commands with a word that begins with the query, best first. `all` includes the recently opened
   * objects.
   */
  return (query: string, all: boolean): readonly Command[] => {
    if (query === '')
      return all
        ? [...recent, ...pages, ...sections, profile, ...additions, ...acts]
        : [...recent.slice(0, mostAtStart), ...pages, ...additions]
    const wanted = new TextQuery(query)
    const ranked = [...(all ? recent : []), ...pages, ...sections, profile, ...additions, ...acts].flatMap(
      (command) => {
        const rank = rankOf(wanted, command)
        return rank < 0 ? [] : [{ command, rank }]
      },
    )
    return [
      ...ranked.toSorted((a, b) => a.rank - b.rank).map(({ command }) => command),
      // Campaigns match by any part of their name, as on the page Campaigns.
      ...campaigns(query),
    ]
  }
}
