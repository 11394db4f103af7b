import type { LoadedList } from '@/entities/useLists'
import { Failure } from '@/list/states'

interface AllFailedProps {
  lists: readonly LoadedList[]
}

/** Whether none of the lists of a page could be loaded. */
export const haveAllFailed = (lists: readonly LoadedList[]): boolean =>
  lists.every(({ error }) => error !== undefined)

/** Shown instead of a page if none of its lists could be loaded. */
export const AllFailed = ({ lists }: AllFailedProps) => (
  <Failure
    error={lists[0]?.error ?? ''}
    isBusy={false}
    onRetry={() => {
      for (const { retry } of lists) retry()
    }}
  />
)
