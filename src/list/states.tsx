import { chakra, Flex } from '@chakra-ui/react'
import { Link, type LinkOptions } from '@tanstack/react-router'
import { CloudAlert, RefreshCw, SearchX, Settings2 } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { Button } from '@/ui/Button'
import { lazyPiece } from '@/ui/lazyPiece'
import { Note } from '@/ui/Note'
import { StateView } from '@/ui/StateView'
import type { Truncation } from './query'
import type { ListSpec } from './types'

/** Few lists are cut, and this text comes later than the rows. */
const [MoreRows] = lazyPiece(async () => (await import('./MoreRows')).MoreRows)

type Spec = ListSpec<never>

/** A list without objects; the next step is to make the first one. */
export function NoData({ spec, createLink }: { spec: Spec; createLink: LinkOptions | undefined }) {
  const first = `Create the first ${spec.singular.toLowerCase()}`
  const action = createLink && (
    <Button asChild variant="outline">
      <Link {...createLink}>{first}</Link>
    </Button>
  )
  return <StateView title="No data available" action={action} />
}

interface NoResultsProps {
  spec: Spec
  /** '' where only filters are set. */
  term: string
  truncated: Truncation | undefined
  onClear: () => void
  /** Left out where no filter is set. */
  onClearFilters: (() => void) | undefined
}

export function NoResults({ spec, term, truncated, onClear, onClearFilters }: NoResultsProps) {
  return (
    <StateView
      borderTopWidth="1px"
      icon={SearchX}
      tone={spec.family}
      title="No results found"
      text={
        term ? `No ${spec.type} match your search for "${term}".` : `No ${spec.type} match these filters.`
      }
      action={
        <>
          {truncated && (
            // Its figures change several times a second, which is not to be read out.
            <Flex justify="center" mb="3" aria-live="off" css={{ '& > *': { justifyContent: 'center' } }}>
              <Suspense>
                <MoreRows {...truncated} {...(truncated.onLoadMore && { note: partly(term, truncated) })} />
              </Suspense>
            </Flex>
          )}
          <Flex justify="center" wrap="wrap" gap="2">
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
          </Flex>
        </>
      }
    />
  )
}

interface FailureProps {
  error: string
  /** The next attempt is under way. */
  isBusy: boolean
  onRetry: () => void
}

const wordsOf = (error: string) => `Error displaying entities: ${error}`

function Retry({ isBusy, onRetry, size }: Pick<FailureProps, 'isBusy' | 'onRetry'> & { size: 'sm' | 'md' }) {
  return (
    <Button variant="outline" size={size} isBusy={isBusy} onClick={onRetry}>
      <RefreshCw size={16} aria-hidden />
      Try again
    </Button>
  )
}

/** Nothing could be loaded. */
export function Failure({ error, ...retry }: FailureProps) {
  return (
    <StateView
      role="alert"
      borderTopWidth="1px"
      icon={CloudAlert}
      tone="danger"
      title={wordsOf(error)}
      action={<Retry size="md" {...retry} />}
    />
  )
}

/** What was loaded before still stands, but could not be brought up to date. */
export function StaleNote({ error, ...retry }: FailureProps) {
  return (
    <Note role="alert" tone="danger" mx="3" mb="3" action={<Retry size="sm" {...retry} />}>
      {wordsOf(error)}
    </Note>
  )
}

/** A list that nothing is known of (rule LIST-9). */
export function MissingTableSettings() {
  return <StateView level={1} icon={Settings2} title="Missing table settings" />
}

interface ResultLineProps {
  /** '' where only filters are set. */
  term: string
  found: number
  total: number
  truncated: Truncation | undefined
}

/** What was searched or filtered, where that is not all there is (decision B1). */
export const partly = (term: string, { note }: Truncation) =>
  `${term ? 'Searched' : 'Filtered'}: ${note.charAt(0).toLowerCase()}${note.slice(1)} only`

/** 'Found 3 results for "team" (filtered from 48 total)' (decisions B6, G4). */
export function ResultLine({ term, found, total, truncated }: ResultLineProps) {
  return (
    <chakra.p textStyle="sm" color="fg.muted" overflowWrap="anywhere">
      <chakra.strong color="fg">
        {`Found ${found} ${found === 1 ? 'result' : 'results'}${term && ` for "${term}"`}`}
      </chakra.strong>
      {found < total && ` (filtered from ${total} total)`}
      {truncated?.onLoadMore && ` · ${partly(term, truncated)}`}
    </chakra.p>
  )
}

interface ListFooterProps {
  truncated: Truncation | undefined
  /** Left and right; nothing where there is nothing to page. */
  pageSize?: ReactNode
  pager?: ReactNode
}

/** Below the rows: how many are shown, what was cut, and the pager. */
export function ListFooter({ truncated, pageSize, pager }: ListFooterProps) {
  return (
    <Flex
      align="center"
      wrap="wrap"
      columnGap="6"
      rowGap="2"
      minH="47px"
      px={{ base: '3', md: '5' }}
      pe={{ md: '3' }}
      py={{ base: '2', md: '0' }}
    >
      {pageSize}
      {truncated && <MoreRows {...truncated} />}
      <Flex ms="auto">{pager}</Flex>
    </Flex>
  )
}
