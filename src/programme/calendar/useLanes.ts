import { useEffect, useMemo, useRef, useState } from 'react'
import type { EntityType } from '@/entities/registry'
import { type Arrangement, arranged, type Wanted, type WindowsByType } from './arrange'
import { type Arranger, createArranger } from './arranger'
import { lanesOf, type TypeLanes } from './model'
import { useCalm } from './useCalm'
import type { Span, WindowEdits } from './windows'

/** From as many objects in a list on, the engine runs beside the page: a list that fills its first page. */
const workerFrom = 500

/** What was arranged, with what it was made from. */
interface Picture {
  arrangements: readonly Arrangement[]
  windows: WindowsByType<Span>
  loading: ReadonlySet<EntityType>
  moment: number | undefined
}

interface LanesWanted extends Omit<Wanted, 'edits'> {
  windows: WindowsByType<Span>
  edits: WindowEdits
  loading: ReadonlySet<EntityType>
}

export interface Lanes extends Pick<Picture, 'loading' | 'moment'> {
  rows: readonly TypeLanes[]
}

/** The last picture of long lists: the way to an object and back shows it again at once. */
let last: { asked: string; picture: Picture } | undefined

/** The held picture, if it is of the same lists and answers the same. */
function pictureOf(windows: WindowsByType<Span>, wanted: Wanted): Picture | undefined {
  if (!last || last.asked !== JSON.stringify(wanted)) return undefined
  const before = last.picture.windows
  return [...windows].every(([type, own]) => before.get(type) === own) ? last.picture : undefined
}

/** Before the first answer every type says that it is loading. */
const nothingYet = (types: readonly EntityType[]): Picture => ({
  arrangements: arranged(new Map(), {
    types,
    filter: {},
    moment: undefined,
    edits: {},
    range: { from: 0, to: 1 },
    msPerPx: 1,
    withGaps: false,
  }),
  windows: new Map(),
  loading: new Set(types),
  moment: undefined,
})

/**
 * What the time line shows. Of short lists it is calculated while rendering. Of lists of 500 and more in a worker: the
 * picture before stays until the new one is there, and only its edits are those of now (decision H72).
 */
export function useLanes(all: LanesWanted): Lanes {
  const { windows, loading, types, filter, moment, edits, range, withGaps } = all
  const isLong = useMemo(() => [...windows.values()].some(({ length }) => length >= workerFrom), [windows])
  const calm = useCalm(all.msPerPx)
  const msPerPx = isLong ? calm : all.msPerPx
  const wanted = useMemo<Wanted>(
    () => ({ types, filter, moment, edits, range, msPerPx, withGaps }),
    [types, filter, moment, edits, range, msPerPx, withGaps],
  )
  const now = useMemo<Picture | undefined>(
    () => (isLong ? undefined : { arrangements: arranged(windows, wanted), windows, loading, moment }),
    [isLong, windows, wanted, loading, moment],
  )
  // Short lists can become long ones: their last picture stays as well.
  const [before, setBefore] = useState<Picture | undefined>(() => (isLong ? pictureOf(windows, wanted) : now))
  if (now && now !== before) setBefore(now)

  const arranger = useRef<Arranger>(undefined)
  useEffect(
    () => () => {
      arranger.current?.stop()
      arranger.current = undefined
    },
    [],
  )
  useEffect(() => {
    if (!isLong) return
    const onDone = (arrangements: readonly Arrangement[]) => {
      const picture = { arrangements, windows, loading, moment }
      last = { asked: JSON.stringify(wanted), picture }
      setBefore(picture)
    }
    arranger.current ??= createArranger()
    arranger.current.ask({ windows, wanted, onDone })
  }, [isLong, windows, wanted, loading, moment])

  const empty = useMemo(() => nothingYet(types), [types])
  const picture = now ?? before ?? empty
  const rows = useMemo(() => lanesOf(picture.arrangements, picture.windows, edits), [picture, edits])
  return { rows, loading: picture.loading, moment: picture.moment }
}
