import type { ProgrammeIndex } from '@/features/check/programmeIndex'
import type { LoadedList, RestOfLists } from '@/features/shared/useLists'
import type { ExplainSearch } from '../address'
import type { View } from '../view'
import type { LoadedPlayers, Who } from '../who'

/** Changes parameters of the address. */
export type OnSearch = (patch: ExplainSearch, options?: { replace?: boolean }) => void

/** What all parts of the page get. */
export interface PageProps {
  account: string
  search: ExplainSearch
  onSearch: OnSearch
  who: Who
  programme: ProgrammeIndex
  players: LoadedPlayers
  /** The list of players, and what loads the rest of it. */
  playersList: LoadedList | undefined
  rest: RestOfLists
  /** What is shown, or its left side. */
  view: View
  now: number
}
