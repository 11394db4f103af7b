import type { LoadedList, RemainingPages } from '@/entities/useLists'
import { formatNumber } from '@/lib/format'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import { PartialDataNote } from './PartialDataNote'

/** The lists in which objects may be missing: they failed, are being reloaded, or are partially loaded. */
export const unseenIn = (lists: readonly LoadedList[]): readonly LoadedList[] =>
  lists.filter(({ rows, isPartial, error }) => rows === undefined || isPartial || error !== undefined)

/** 'Missions are not loaded, quizzes only in part (the first 500).' */
export function unseenText(lists: readonly LoadedList[]): string {
  const titles = (some: readonly LoadedList[]) =>
    some.map(({ entity }) => entity.list.title.toLowerCase()).join(', ')
  const absent = lists.filter(({ rows }) => rows === undefined)
  const partial = lists.flatMap(({ entity, rows }) =>
    rows ? [`${entity.list.title.toLowerCase()} only in part (the first ${formatNumber(rows.length)})`] : [],
  )
  const parts = [...(absent.length > 0 ? [`${titles(absent)} not at all`] : []), ...partial]
  return `Loaded are ${parts.join(', ')}.`
}

interface PartialDataDialogProps {
  /** The objects of the action, such as '12 objects of Spring'. */
  words: string
  /** All lists that can contain these objects. */
  lists: readonly LoadedList[]
  rest: RemainingPages
  onCancel: () => void
  onGoOn: () => void
}

/** Warns that an action cannot see all objects, and offers to load the rest first (rule CAMPAIGN-12). */
export function PartialDataDialog({ words, lists, rest, onCancel, onGoOn }: PartialDataDialogProps) {
  const unseen = unseenIn(lists)
  const isWhole = unseen.length === 0
  return (
    <ConfirmDialog
      open
      tone="primary"
      title={isWhole ? 'Everything is loaded now' : 'This may not be all of it'}
      text={
        isWhole
          ? `It is ${words}.`
          : `It would be ${words}. ${unseenText(unseen)} What was not loaded stays as it is.`
      }
      note={!isWhole && <PartialDataNote lists={unseen} rest={rest} />}
      confirmLabel={isWhole ? 'Go on' : 'Go on without the rest'}
      onCancel={onCancel}
      onConfirm={onGoOn}
    />
  )
}
