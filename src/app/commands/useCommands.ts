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
import { isPageOn, pagesOf } from '@/pages/parts/pages'
import { requestOpen } from '@/pages/parts/plan/openRequest'
import { recentObjects } from '@/pages/parts/recentObjects'
import type { Command } from '@/search/types'
import { colorModeStore } from '@/ui/colorMode'
import { copyText } from '@/ui/copyText'
import { campaignsFound } from '../frame/foundCampaigns'
import { useAccountChoices } from '../frame/useAccountChoices'
import { chord, sectionKeys } from '../shortcuts/keys'
import { requestShortcuts, requestUndo } from '../shortcuts/Shortcuts'
import { requestTour } from '../tour/offer'

/** So many of the objects that were opened last are commands. */
const mostRecent = 10
/** So many commands stand below the results. All of them stand above, after '>'. */
const mostBelow = 8

const themes = [
  { choice: 'light', title: 'Light theme', icon: Sun },
  { choice: 'dark', title: 'Dark theme', icon: Moon },
  { choice: 'system', title: 'Theme of the system', icon: Monitor },
] as const

const densities = [
  { density: 'comfortable', title: 'Comfortable rows', icon: Rows2 },
  { density: 'compact', title: 'Compact rows', icon: Rows4 },
] as const

/** Whether a word of the text begins with the query: 'mis' and 'go to mis' find 'Go to Missions'. */
const hasWord = (wanted: TextQuery, text: string) =>
  text.split(' ').some((_, at, words) => wanted.begins(words.slice(at).join(' ')))

/** The address of this screen, with the account, so that it shows the same in another browser. */
function linkToHere(account: string): string {
  const here = new URL(window.location.href)
  if (account !== '') here.searchParams.set('account', account)
  // A proposal is no part of a screen (rule PROPOSE-3).
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
      return [{ id: `recent ${type} ${id}`, kind: singular, title: row ? titleOf(row, id) : id, icon, link }]
    })

/** All commands of the console (rule SEARCH-10). `lists` have the names of campaigns and of objects. */
export function useCommands(account: string, lists: readonly LoadedList[]) {
  const router = useRouter()
  const { user } = useSession()
  const { accounts = [], choose } = useAccountChoices()
  const permissions = user?.permissions ?? []
  const open = (link: LinkOptions) => () => void router.navigate(link)
  const goTo = (title: string, icon: LucideIcon, link: LinkOptions, keys?: readonly string[]): Command => ({
    ...{ id: `go to ${title}`, kind: 'Go to', title, icon, run: open(link) },
    ...(keys && { keys }),
  })
  // The names are looked up once for a state of the lists, not with every letter.
  const recent = useMemo(
    () =>
      recentIn(account, lists).map(
        ({ link, ...command }): Command => ({ ...command, run: () => void router.navigate(link) }),
      ),
    [account, lists, router],
  )
  const additions = entities
    .filter(
      ({ editableBy, scope }) => (editableBy ?? canPlan)(permissions) && (scope === 'all' || account !== ''),
    )
    .map(
      ({ list }): Command => ({
        ...{
          id: `add ${list.type}`,
          kind: 'Add',
          title: list.singular,
          icon: Plus,
          run: open(linkToNew(list.type)),
        },
      }),
    )
  const pages = pagesOf(router).map(({ title, icon, to, shortcut }) =>
    goTo(title, icon, { to } as LinkOptions, shortcut === undefined ? undefined : ['g', shortcut]),
  )
  const sections = entities.map(({ list: { type, title } }) => {
    const key = sectionKeys[type]
    const link = { to: '/$entityType/list', params: { entityType: type } } as const
    return goTo(title, List, link as LinkOptions, key === undefined ? undefined : ['g', key])
  })
  const others: Command[] = [
    goTo('Your Profile', UserRound, { to: '/profile' }),
    ...(isPageOn('/programme/check') && account !== ''
      ? [
          {
            id: 'check',
            title: 'Run the check',
            icon: ScanSearch,
            run: open({ to: '/programme/check' } as LinkOptions),
          },
        ]
      : []),
    ...(isJournalOn()
      ? [{ id: 'undo', title: 'Undo the last change', icon: Undo2, keys: [chord('Z')], run: requestUndo }]
      : []),
    { id: 'open proposal', title: 'Open a proposal...', icon: FileCheck2, run: requestOpen },
    {
      ...{ id: 'copy link', title: 'Copy the link to this screen', icon: LinkIcon },
      run: () => void copyText(linkToHere(account), 'the link'),
    },
    ...themes.map(({ choice, title, icon }) => ({
      ...{ id: `theme ${choice}`, kind: 'Switch to', title, icon, run: () => colorModeStore.choose(choice) },
    })),
    ...densities
      .filter(({ density }) => density !== densityStore.get())
      .map(({ density, title, icon }) => ({
        ...{ id: `rows ${density}`, kind: 'Switch to', title, icon },
        run: () => densityStore.choose(density),
      })),
    { id: 'tour', title: 'Take the tour', icon: Signpost, run: requestTour },
    { id: 'shortcuts', title: 'Keyboard shortcuts', icon: Keyboard, keys: ['?'], run: requestShortcuts },
  ]
  const switches = accounts
    .filter((one) => one.account !== account)
    .map(
      (one): Command => ({
        id: `account ${one.account}`,
        kind: 'Switch to account',
        title: one.name || one.account,
        icon: Building2,
        run: () => void choose(one.account),
      }),
    )
  const campaigns = (query: string) =>
    isPageOn('/programme/campaign')
      ? campaignsFound(lists, query).map(
          ({ title, address }): Command => ({
            ...goTo(title, Megaphone, { to: '/programme/campaign', search: address } as LinkOptions),
            id: `campaign ${JSON.stringify(address)}`,
            kind: 'Go to campaign',
          }),
        )
      : []

  /** The commands with a word that begins with the query. `all` has pages and campaigns, too: they stand beside the results. */
  return (query: string, all: boolean): readonly Command[] => {
    const wanted = new TextQuery(query)
    const some = [
      ...recent,
      ...additions,
      ...(all || query === '' ? pages : []),
      ...sections,
      ...others,
      ...switches,
    ].filter(({ kind = '', title }) => hasWord(wanted, `${kind} ${title}`.trim()))
    if (all) return query === '' ? some : [...some, ...campaigns(query)]
    return query === '' ? some.slice(0, mostRecent) : some.slice(0, mostBelow)
  }
}
