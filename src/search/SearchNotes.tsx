import { Building2 } from 'lucide-react'
import { formatNumber } from '@/lib/format'
import { Button } from '@/ui/Button'
import { LoadProgress } from '@/ui/LoadProgress'
import { Note } from '@/ui/Note'
import { TryAgain } from '@/ui/TryAgain'
import styles from './SearchNotes.module.css'
import type { SearchSource, WholeLists } from './types'

/** Nothing loads without an account (rule SEARCH-2). Explains this and links to the account selector. */
function NoAccount({ onSelectAccount }: { onSelectAccount: () => void }) {
  return (
    <div className={styles.noAccount}>
      <p>No account is selected. Select one to search in it.</p>
      <Button variant="outline" onClick={onSelectAccount}>
        <Building2 size={16} aria-hidden />
        Select account
      </Button>
    </div>
  )
}

/** Groups the titles of failed lists by error, because an outage affects all of them alike. */
function titlesByError(failed: readonly SearchSource[]): [error: string, titles: string][] {
  const titles = new Map<string, string[]>()
  for (const { error = '', title } of failed) titles.set(error, [...(titles.get(error) ?? []), title])
  return [...titles].map(([error, names]) => [error, names.join(', ')])
}

interface GapsProps {
  sources: readonly SearchSource[]
  /** A long list has loaded and is not searchable yet. */
  isPreparing: boolean
  wholeLists: WholeLists | undefined
}

/** What the search does not cover: lists that failed, and the rest of long lists. */
function Gaps({ sources, isPreparing, wholeLists }: GapsProps) {
  const failed = sources.filter((source) => source.error !== undefined)
  const partial = sources.filter((source) => source.isPartial)
  if (failed.length + partial.length === 0 && !isPreparing) return null
  const retry = () => {
    for (const source of failed) source.retry()
  }
  return (
    <div className={styles.gaps}>
      {failed.length > 0 && (
        <Note tone="danger" role="alert" action={<TryAgain onClick={retry} />}>
          {titlesByError(failed).map(([error, titles]) => (
            <p key={error}>{`Could not load ${titles.toLowerCase()}: ${error}`}</p>
          ))}
        </Note>
      )}
      {isPreparing && <p className={styles.preparing}>Getting the loaded objects ready to be searched...</p>}
      {partial.length > 0 && (
        <div className={styles.partial}>
          <p>
            {`Searched are the first ${partial.map(({ rows, title }) => `${formatNumber(rows?.length ?? 0)} ${title}`).join(', ')}.`}
          </p>
          {wholeLists && partial.map((source) => <Rest key={source.type} {...{ source, wholeLists }} />)}
        </div>
      )}
    </div>
  )
}

/** Loads the rest of one partial list. */
function Rest({ source, wholeLists }: { source: SearchSource; wholeLists: WholeLists }) {
  const { type, title } = source
  const progress = wholeLists.progress.get(type)
  const error = wholeLists.errors.get(type)
  if (progress) {
    return (
      <LoadProgress label={`Loading all ${title.toLowerCase()}`} onStop={progress.onStop}>
        {`${formatNumber(progress.loaded)} ${title} loaded`}
      </LoadProgress>
    )
  }
  return (
    <>
      {error && <p role="alert">{`Could not load all ${title.toLowerCase()}: ${error}`}</p>}
      <Button variant="outline" size="sm" onClick={() => wholeLists.load(source)}>
        {`Load all ${title.toLowerCase()}`}
      </Button>
    </>
  )
}

export const SearchNotes = { NoAccount, Gaps }
