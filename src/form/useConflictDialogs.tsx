import { type ReactNode, useState } from 'react'
import type { ChangeNotice } from '@/model/liveChange'
import { merge } from '@/model/merge'
import type { textsOf } from './ConflictDialog'

type Versions = Omit<Parameters<typeof merge>[0], 'takeTheirs'>

/** Resolves to the merged value; undefined when the user cancelled. */
type Merging = Promise<{ merged: unknown } | undefined>

interface ConflictDialogs {
  /** The open dialog, to render in the form. */
  dialog: ReactNode
  /** Merges an object that was read again, or a draft, and opens a dialog if there are conflicts. */
  mergeWith: (versions: Versions, occasion: keyof typeof textsOf, singular: string) => Merging
  /** Shows what can be done with edits of a deleted object. */
  resolveGone: (singular: string) => Promise<'create' | 'leave' | undefined>
  /**
   * Confirms changes that players can notice, and large ones. Resolves to the reason that the user gave, or to undefined to
   * return to the form.
   */
  confirmLive: (
    singular: string,
    notice: ChangeNotice,
    large: readonly string[],
  ) => Promise<string | undefined>
}

/** The dialogs before a save or a restore. They load on demand; the promises reject when loading fails. */
export function useConflictDialogs(): ConflictDialogs {
  const [dialog, show] = useState<ReactNode>(null)

  /** Shows a dialog until it resolves. */
  const open = <R,>(render: (onResolve: (result: R) => void) => ReactNode) =>
    new Promise<R>((resolve) => {
      const onResolve = (result: R) => {
        show(null)
        resolve(result)
      }
      show(render(onResolve))
    })

  const mergeWith: ConflictDialogs['mergeWith'] = async (versions, occasion, singular) => {
    const { merged, conflicts } = merge(versions)
    if (conflicts.length === 0) return { merged }
    const { ConflictDialog, textsOf } = await import('./ConflictDialog')
    const texts = textsOf[occasion](singular)
    const takeTheirs = await open<ReadonlySet<string> | undefined>((onResolve) => (
      <ConflictDialog conflicts={conflicts} texts={texts} onResolve={onResolve} />
    ))
    return takeTheirs && { merged: merge({ ...versions, takeTheirs }).merged }
  }

  return {
    dialog,
    mergeWith,
    resolveGone: async (singular) => {
      const { GoneDialog } = await import('./GoneDialog')
      return open((onResolve) => <GoneDialog singular={singular} onResolve={onResolve} />)
    },
    confirmLive: async (singular, notice, large) => {
      const { LiveDialog } = await import('./LiveDialog')
      return open((onResolve) => <LiveDialog {...{ singular, notice, large, onResolve }} />)
    },
  }
}
