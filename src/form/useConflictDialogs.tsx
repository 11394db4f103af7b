import { type ReactNode, useCallback, useState } from 'react'
import type { ConflictWords } from './ConflictDialog'
import type { LiveNotice } from './liveChange'
import { merge } from './merge'

type Versions = Omit<Parameters<typeof merge>[0], 'takeTheirs'>

/** Resolves to the merged value; undefined when the user cancelled. */
export type Merge = (versions: Versions, words: ConflictWords) => Promise<{ merged: unknown } | undefined>

interface Questions {
  /** The open dialog, to render in the form. */
  dialog: ReactNode
  /** Merges, and opens a dialog if there are conflicts. */
  mergeAsking: Merge
  askGone: (singular: string) => Promise<'create' | 'leave' | undefined>
  /** Says what players may notice. Resolves to false to go back to the form. */
  askLive: (singular: string, notice: LiveNotice) => Promise<boolean>
}

/** The dialogs before a save. They load on demand; the promises reject when loading fails. */
export function useConflictDialogs(): Questions {
  const [dialog, show] = useState<ReactNode>(null)

  const ask = useCallback(
    <A,>(draw: (onAnswer: (answer: A) => void) => ReactNode) =>
      new Promise<A>((resolve) =>
        show(
          draw((answer) => {
            show(null)
            resolve(answer)
          }),
        ),
      ),
    [],
  )
  const mergeAsking = useCallback<Merge>(
    async (versions, words) => {
      const { merged, conflicts } = merge(versions)
      if (conflicts.length === 0) return { merged }
      const { ConflictDialog } = await import('./ConflictDialog')
      const takeTheirs = await ask<ReadonlySet<string> | undefined>((onAnswer) => (
        <ConflictDialog conflicts={conflicts} words={words} onAnswer={onAnswer} />
      ))
      return takeTheirs && { merged: merge({ ...versions, takeTheirs }).merged }
    },
    [ask],
  )
  const askGone = useCallback(
    async (singular: string) => {
      const { GoneDialog } = await import('./GoneDialog')
      return ask<'create' | 'leave' | undefined>((onAnswer) => (
        <GoneDialog singular={singular} onAnswer={onAnswer} />
      ))
    },
    [ask],
  )
  const askLive = useCallback(
    async (singular: string, notice: LiveNotice) => {
      const { LiveDialog } = await import('./LiveDialog')
      return ask<boolean>((onAnswer) => (
        <LiveDialog singular={singular} notice={notice} onAnswer={onAnswer} />
      ))
    },
    [ask],
  )
  return { dialog, mergeAsking, askGone, askLive }
}
