import type { ExplainSearch } from '@/engine/explain/address'
import type { View } from '@/engine/explain/view'
import type { LoadedPlayers, Who } from '@/engine/explain/who'
import type { ProgrammeIndex } from '@/engine/programme/programmeIndex'
import type { LoadedList, RemainingPages } from '@/entities/useLists'

/** Changes parameters of the address. */
export type OnExplainSearch = (patch: ExplainSearch, options?: { replace?: boolean }) => void

/** What all parts of the page get. */
export interface PageProps {
  account: string
  search: ExplainSearch
  onSearch: OnExplainSearch
  who: Who
  programme: ProgrammeIndex
  players: LoadedPlayers
  /** The list of players, and what loads the rest of it. */
  playersList: LoadedList | undefined
  rest: RemainingPages
  /** What is shown, or its left side. */
  view: View
  now: number
}
