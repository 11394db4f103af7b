import { useEffect, useMemo, useState } from 'react'
import type { EntityType } from '@/entities/registry'
import { isLong as isLongList } from '../worker/messages'
import { useRunner } from '../worker/useRunner'
import { type Arrangement, arranged, type Wanted, type WindowsByType } from './arrange'
import { createArranger } from './arranger'
import { lanesOf, type TypeLanes } from './model'
import { useCalm } from './useCalm'
import type { Span, WindowEdits } from './windows'

/** Arrangements with what they were made from. */
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

/** The last picture of long lists, shown at once when the user returns to the page. */
let last: { asked: string; picture: Picture } | undefined

/** The last picture, if it is of the same lists and answers the same request. */
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
 * Returns what the time line shows. Short lists are arranged during rendering, lists from 500 objects on in a worker.
 * The previous picture stays until the new one arrives, but shows the current edits (decision H72).
 */
export function useLanes(all: LanesWanted): Lanes {
  const { windows, loading, types, filter, moment, edits, range, withGaps } = all
  const isLong = useMemo(() => isLongList(windows), [windows])
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

  const arrange = useRunner(createArranger)
  useEffect(() => {
    if (!isLong) return
    const onDone = (arrangements: readonly Arrangement[]) => {
      const picture = { arrangements, windows, loading, moment }
      last = { asked: JSON.stringify(wanted), picture }
      setBefore(picture)
    }
    arrange({ windows, wanted }, onDone)
  }, [isLong, windows, wanted, loading, moment, arrange])

  const empty = useMemo(() => nothingYet(types), [types])
  const picture = now ?? before ?? empty
  const rows = useMemo(() => lanesOf(picture.arrangements, picture.windows, edits), [picture, edits])
  return { rows, loading: picture.loading, moment: picture.moment }
}
