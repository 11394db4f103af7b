import { useEffect, useMemo, useRef, useState } from 'react'
import type { LoadedPlayers } from '@/engine/explain/who'
import { entityOf } from '@/entities/registry'
import { Combobox } from '@/form/fields/Combobox'
import type { ReferenceItem } from '@/form/types'
import { inSlices } from '@/lib/idle'
import { TextQuery } from '@/lib/textQuery'
import { TextSearch } from '@/lib/textSearch'
import { fieldText, titleOf } from '@/lib/value'
import { idOf } from '@/model/references'

interface PlayerSearchProps {
  id: string
  players: LoadedPlayers
  isLoading: boolean
  error?: string
  chosen: string | undefined
  /** Options that are shown before the players. */
  others?: readonly ReferenceItem[]
  onPick: (id: string) => void
}

/** Up to this many players the dropdown sorts and searches itself. */
const fewPlayers = 2000
/** How many players of a longer list are offered at once. */
const mostMatches = 100

const itemOf = (row: object): ReferenceItem => {
  const id = idOf('players', row)
  return { id, name: titleOf(row, id), image: fieldText(row, 'imgUrl') || undefined }
}

/** A dropdown over players, by name or id. Long lists are prepared in slices and searched without sorting them. */
export function PlayerSearch({ id, players, isLoading, error, chosen, others, onPick }: PlayerSearchProps) {
  const input = useRef<HTMLInputElement>(null)
  const { icon, family } = entityOf('players').list
  const [typed, setTyped] = useState('')
  const isLong = players.rows.length > fewPlayers
  const search = useTextSearch(isLong ? players.rows : undefined)
  const wanted = isLong ? typed.trim() : ''
  const items = useMemo(() => {
    const { rows, byId } = players
    if (!isLong) return [...(others ?? []), ...rows.map(itemOf)]
    const own = chosen === undefined ? undefined : byId.get(chosen)
    const found =
      wanted === ''
        ? rows.slice(0, mostMatches)
        : [...(search?.find(new TextQuery(wanted)) ?? [])]
            .slice(0, mostMatches)
            .flatMap((index) => rows[index] ?? [])
    const all = new Set([...(own ? [own] : []), ...found])
    return [...(others ?? []), ...[...all].map(itemOf)]
  }, [players, isLong, others, chosen, wanted, search])
  const isKnown = items.some((item) => item.id === chosen)
  // An id that is not loaded is not missing, as long as there are more players.
  const isWaiting = isLoading || (isLong && !search) || (chosen !== undefined && !isKnown && !players.isWhole)
  return (
    <Combobox
      control={{ id }}
      options={{ items, isLoading: isWaiting, icon, family, error }}
      chosen={chosen === undefined ? [] : [chosen]}
      placeholder="Search by name or id"
      canClear={false}
      onPick={onPick}
      onClear={() => undefined}
      onType={setTyped}
      inputRef={input}
    />
  )
}

/** Names and ids, prepared in slices. Undefined until it is ready. */
function useTextSearch(rows: readonly object[] | undefined): TextSearch | undefined {
  const [ready, setReady] = useState<{ rows: readonly object[]; search: TextSearch }>()
  useEffect(() => (rows ? inSlices(prepare(rows), setReady) : undefined), [rows])
  return ready?.rows === rows ? ready?.search : undefined
}

function* prepare(rows: readonly object[]) {
  const search = new TextSearch()
  let count = 0
  for (const row of rows) {
    const id = idOf('players', row)
    search.add([titleOf(row, id), id])
    count += 1
    if (count % 100 === 0) yield
  }
  return { rows, search }
}
