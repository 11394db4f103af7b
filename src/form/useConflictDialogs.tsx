import { type ReactNode, useState } from 'react'
import type { LiveNotice } from './liveChange'
import { merge } from './merge'

type Versions = Omit<Parameters<typeof merge>[0], 'takeTheirs'>

/** Resolves to the merged value; undefined when the user cancelled. */
type Merging = Promise<{ merged: unknown } | undefined>

interface ConflictDialogs {
  /** The open dialog, to render in the form. */
  dialog: ReactNode
  /** Merges an object that was read again, and opens a dialog if there are conflicts. */
  mergeConcurrent: (versions: Versions, singular: string) => Merging
  /** Merges a draft, and opens a dialog if there are conflicts. */
  mergeDraft: (versions: Versions) => Merging
  /** Shows what can be done with edits of a deleted object. */
  resolveGone: (singular: string) => Promise<'create' | 'leave' | undefined>
  /** Confirms changes that players can notice. Resolves to false to return to the form. */
  confirmLive: (singular: string, notice: LiveNotice) => Promise<boolean>
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

  async function mergeWith(versions: Versions, occasion: { singular: string } | 'draft'): Merging {
    const { merged, conflicts } = merge(versions)
    if (conflicts.length === 0) return { merged }
    const { ConflictDialog, concurrentTexts, draftTexts } = await import('./ConflictDialog')
    const texts = occasion === 'draft' ? draftTexts : concurrentTexts(occasion.singular)
    const takeTheirs = await open<ReadonlySet<string> | undefined>((onResolve) => (
      <ConflictDialog conflicts={conflicts} texts={texts} onResolve={onResolve} />
    ))
    return takeTheirs && { merged: merge({ ...versions, takeTheirs }).merged }
  }

  return {
    dialog,
    mergeConcurrent: (versions, singular) => mergeWith(versions, { singular }),
    mergeDraft: (versions) => mergeWith(versions, 'draft'),
    resolveGone: async (singular) => {
      const { GoneDialog } = await import('./GoneDialog')
      return open((onResolve) => <GoneDialog singular={singular} onResolve={onResolve} />)
    },
    confirmLive: async (singular, notice) => {
      const { LiveDialog } = await import('./LiveDialog')
      return open((onResolve) => <LiveDialog singular={singular} notice={notice} onResolve={onResolve} />)
    },
  }
}
