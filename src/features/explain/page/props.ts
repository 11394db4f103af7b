import type { ProgrammeIndex } from '@/features/check/programmeIndex'
import type { LoadedList, RestOfLists } from '@/features/shared/useLists'
import type { ExplainSearch } from '../address'
import type { LoadedPlayers } from '../players'
import type { View } from '../view'
import type { Who } from '../who'

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
  /** What is shown, or its left side. */
  view: View
  now: number
}

export interface WithPlayers {
  playersList: LoadedList | undefined
  rest: RestOfLists
}
