import { useSelector } from '@tanstack/react-store'
import { useMemo, useState } from 'react'
import { keptOf, type Mute, muteOf } from '../kept'
import type { Finding } from '../types'

export interface MutedFinding {
  finding: Finding
  mute: Mute
}

/** Divides findings into those that are shown and those that are muted; and the visit before this one. */
export function useMuted(account: string, findings: readonly Finding[]) {
  const mutes = useSelector(keptOf(account), (kept) => kept.mutes)
  // This visit is kept, too: what changed is told against the one before.
  const [visit] = useState(() => keptOf(account).get().visit)
  return useMemo(() => {
    const shown: Finding[] = []
    const muted: MutedFinding[] = []
    for (const finding of findings) {
      const mute = muteOf(mutes, finding)
      if (mute) muted.push({ finding, mute })
      else shown.push(finding)
    }
    return { shown, muted, visit }
  }, [findings, mutes, visit])
}
