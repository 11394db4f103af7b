import { Link, type LinkOptions } from '@tanstack/react-router'
import { CloudAlert, Settings2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/ui/Button'
import { Note } from '@/ui/Note'
import { StateView } from '@/ui/StateView'
import { TryAgain } from '@/ui/TryAgain'
import { MoreRows } from './MoreRows'
import type { Truncation } from './query'
import styles from './states.module.css'
import type { EmptyList, ListSpec } from './types'

type Spec = ListSpec<never>

interface NoDataProps {
  spec: Spec
  createLink: LinkOptions | undefined
  empty: EmptyList | undefined
}

/** An empty list, with a link to create the first object. */
export function NoData({ spec, createLink, empty }: NoDataProps) {
  const first = `Create the first ${spec.singular.toLowerCase()}`
  const action = createLink && (
    <Button asChild variant="outline">
      <Link {...createLink}>{first}</Link>
    </Button>
  )
  return (
    <StateView
      icon="first"
      title="No data available"
      text={empty?.about}
      action={
        action && (
          <>
            {action}
            {empty?.further}
          </>
        )
      }
    />
  )
}

interface NoResultsProps {
  spec: Spec
  /** The searched text; '' if only filters are set. */
  term: string
  /** Names that can match are still being fetched. */
  isNaming: boolean
  truncated: Truncation | undefined
  onClear: () => void
  /** Undefined if no filter is set. */
  onClearFilters: (() => void) | undefined
}

export function NoResults({ spec, term, isNaming, truncated, onClear, onClearFilters }: NoResultsProps) {
  const text = term
    ? `No ${spec.type} match your search for "${term}".`
    : `No ${spec.type} match these filters.`
  return (
    <StateView
      className={styles.state}
      icon={spec.icon}
      title={isNaming ? 'Searching...' : 'No results found'}
      text={isNaming ? `Names that ${spec.type} refer to are still loading.` : text}
      action={
        <>
          {truncated && (
            // The counts change several times a second, so screen readers must not announce them.
            <div className={styles.partly} aria-live="off">
              <MoreRows {...truncated} {...(truncated.onLoadMore && { note: partly(term, truncated) })} />
            </div>
          )}
          <div className={styles.actions}>
            {term && (
              <Button variant="outline" onClick={onClear}>
                Clear search
              </Button>
            )}
            {onClearFilters && (
              <Button variant="outline" onClick={onClearFilters}>
                Clear filters
              </Button>
            )}
          </div>
        </>
      }
    />
  )
}

interface FailureProps {
  error: string
  /** The retry is in progress. */
  isBusy: boolean
  onRetry: () => void
}

const wordsOf = (error: string) => `Error displaying entities: ${error}`

/** Nothing could be loaded. */
export function Failure({ error, isBusy, onRetry }: FailureProps) {
  return (
    <StateView
      role="alert"
      className={styles.state}
      icon={CloudAlert}
      tone="danger"
      title={wordsOf(error)}
      action={<TryAgain size="md" isBusy={isBusy} onClick={onRetry} />}
    />
  )
}

/** Shows that a refetch failed while the earlier rows stay. */
export function StaleNote({ error, isBusy, onRetry }: FailureProps) {
  return (
    <Note
      role="alert"
      tone="danger"
      className={styles.stale}
      action={<TryAgain isBusy={isBusy} onClick={onRetry} />}
    >
      {wordsOf(error)}
    </Note>
  )
}

/** A list without column settings (rule LIST-9). */
export function MissingTableSettings() {
  return <StateView level={1} icon={Settings2} title="Missing table settings" />
}

interface ResultLineProps {
  /** The searched text; '' if only filters are set. */
  term: string
  found: number
  total: number
  truncated: Truncation | undefined
}

/** States that the search or filter covered only the loaded rows (decision B1). */
export const partly = (term: string, { note }: Truncation) =>
  `${term ? 'Searched' : 'Filtered'}: ${note.charAt(0).toLowerCase()}${note.slice(1)} only`

/** 'Found 3 results for "team" (filtered from 48 total)' (decisions B6, G4). */
export function ResultLine({ term, found, total, truncated }: ResultLineProps) {
  return (
    <p className={styles.result}>
      <strong>{`Found ${found} ${found === 1 ? 'result' : 'results'}${term && ` for "${term}"`}`}</strong>
      <span>
        {`${found < total ? ` (filtered from ${total} total)` : ''}${truncated?.onLoadMore ? ` · ${partly(term, truncated)}` : ''}`}
      </span>
    </p>
  )
}

interface ListFooterProps {
  truncated: Truncation | undefined
  /** Shown left and right; undefined if there is only one page. */
  pageSize?: ReactNode
  pager?: ReactNode
}

/** The row below the table: page size, truncation note, and pager. */
export function ListFooter({ truncated, pageSize, pager }: ListFooterProps) {
  return (
    <div data-part="footer" className={styles.footer}>
      {pageSize}
      {truncated && <MoreRows {...truncated} />}
      <div className={styles.pager}>{pager}</div>
    </div>
  )
}
