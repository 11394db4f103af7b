import { createAtom, useSelector } from '@tanstack/react-store'
import { useCallback } from 'react'
import { tabStorage } from '@/ui/browserStorage'
import type { WindowEdits } from './windows'

const storageKey = 'console.calendar.edits'
const none: WindowEdits = {}

type ByOwner = Readonly<Record<string, WindowEdits>>

function stored(): ByOwner {
  try {
    return JSON.parse(tabStorage.get(storageKey) ?? 'null') ?? {}
  } catch {
    return {}
  }
}

const held = createAtom<ByOwner>(stored())

/**
 * The windows that were moved and are not confirmed. They are stored for this tab, so that opening the plan, opening an
 * object or a reload does not lose them (decision H67).
 */
export function useStoredEdits(user: string, account: string) {
  // Another user of this tab does not see them.
  const key = `${user} ${account}`
  const edits = useSelector(held, (all) => all[key] ?? none)
  const set = useCallback(
    (change: (before: WindowEdits) => WindowEdits) => {
      held.set((all) => ({ ...all, [key]: change(all[key] ?? none) }))
      tabStorage.set(storageKey, JSON.stringify(held.get()))
    },
    [key],
  )
  return [edits, set] as const
}
