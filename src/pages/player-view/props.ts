import type { ExplainSearch } from '@/engine/explain/address'
import type { View } from '@/engine/explain/view'
import type { LoadedPlayers, Who } from '@/engine/explain/who'
import type { ProgrammeIndex } from '@/engine/programme/programmeIndex'
import type { LoadedList, RemainingPages } from '@/entities/useLists'

/** Changes parameters of the address. */
export type OnExplainSearch = (patch: ExplainSearch, options?: { replace?: boolean }) => void

/** The props of all parts of the page. */
export interface PageProps {
  account: string
  search: ExplainSearch
  onSearch: OnExplainSearch
  who: Who
  programme: ProgrammeIndex
  players: LoadedPlayers
  /** The list of players, with functions to load the rest of it. */
  playersList: LoadedList | undefined
  rest: RemainingPages
  /** The view on the screen. In a comparison, the left side. */
  view: View
  now: number
}
