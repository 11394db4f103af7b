import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { useSession } from '@/auth/session'
import type { LoadedList, RemainingPages } from '@/entities/useLists'
import { formatNumber } from '@/lib/format'
import { LoadProgress } from '@/ui/LoadProgress'
import { LoadAll, PartLoaded } from '@/ui/PartLoaded'
import { TryAgain } from '@/ui/TryAgain'
import styles from './PartialDataNote.module.css'

interface PartialDataNoteProps {
  lists: readonly LoadedList[]
  rest: RemainingPages
  /** Rendered as a part of a page, with its spacing and divider. */
  asPart?: boolean
  /** The page searches the lists for findings or uses, so the note says 'checked' instead of 'loaded'. */
  isCheck?: boolean
}

const titlesOf = (lists: readonly LoadedList[]) => lists.map(({ entity }) => entity.list.title).join(', ')

/** Names the lists that failed, with the reason, and the lists that are partially loaded. */
export function PartialDataNote({ lists, rest, asPart = false, isCheck = false }: PartialDataNoteProps) {
  const { expired } = useSession()
  const verb = isCheck ? 'checked' : 'loaded'
  const failed = lists.filter(({ error }) => error !== undefined)
  // An outage affects all lists alike, so each reason is shown once.
  const reasons = [...new Set(failed.map(({ error }) => error))]
  const partial = lists.filter(({ isPartial, error }) => isPartial && error === undefined)
  useAfterSignIn(expired, () => {
    for (const { retry } of failed) retry()
  })
  if (failed.length + partial.length === 0) return null
  // The notice of the expired session explains what to do.
  if (expired && failed.length > 0) {
    return (
      <p className={styles.signedOut}>
        {`${titlesOf(failed)} could not be ${verb} while you are signed out.`}
      </p>
    )
  }
  return (
    <div className={clsx(styles.gaps, asPart && styles.part)}>
      {reasons.map((reason) => (
        <p key={reason} role="alert" className={styles.failed}>
          {`${titlesOf(failed.filter(({ error }) => error === reason))} could not be ${verb}: ${reason ?? ''}`}
        </p>
      ))}
      {failed.length > 0 && (
        <TryAgain
          onClick={() => {
            for (const { retry } of failed) retry()
          }}
        />
      )}
      {asPart && partial.length > named ? (
        <RestOfMany lists={partial} rest={rest} />
      ) : (
        partial.map((list) => <Rest key={list.type} list={list} rest={rest} />)
      )}
    </div>
  )
}

/** Calls `onSignedIn` when the user has signed in again after the session had expired. */
function useAfterSignIn(expired: boolean, onSignedIn: () => void) {
  const was = useRef(expired)
  useEffect(() => {
    if (was.current && !expired) onSignedIn()
    was.current = expired
  })
}

/** If more lists than this are partially loaded, a summary replaces their names. */
const named = 3

/** Many partial lists: one sentence, and one button for all of them. */
function RestOfMany({ lists, rest }: { lists: readonly LoadedList[]; rest: RemainingPages }) {
  const running = lists.flatMap(({ type }) => rest.progress.get(type) ?? [])
  const failed = lists.filter(({ type }) => rest.errors.has(type))
  if (running.length > 0) {
    return (
      <LoadProgress
        label="Loading all lists"
        onStop={() => {
          for (const { onStop } of running) onStop()
        }}
      >
        {`${formatNumber(running.reduce((sum, { loaded }) => sum + loaded, 0))} objects loaded`}
      </LoadProgress>
    )
  }
  return (
    <>
      <p className={styles.partial}>{`Loaded in part: ${titlesOf(lists).toLowerCase()}.`}</p>
      {failed.length > 0 && (
        <p role="alert" className={styles.failed}>
          {`Could not load all of: ${titlesOf(failed).toLowerCase()}.`}
        </p>
      )}
      <LoadAll
        of="of them"
        onClick={() => {
          for (const list of lists) rest.load(list)
        }}
      />
    </>
  )
}

/** One partial list: how many of its objects are loaded, and a button that loads the rest. */
const Rest = ({ list, rest }: { list: LoadedList; rest: RemainingPages }) => (
  <PartLoaded
    of={list.entity.list.title.toLowerCase()}
    loaded={list.rows?.length ?? 0}
    total={rest.totalOf(list.type)}
    progress={rest.progress.get(list.type)}
    error={rest.errors.get(list.type)}
    onLoad={() => rest.load(list)}
  />
)
