import { Building2 } from 'lucide-react'
import { Button } from '@/ui/Button'
import { Note } from '@/ui/Note'
import { PartLoaded } from '@/ui/PartLoaded'
import { TryAgain } from '@/ui/TryAgain'
import styles from './SearchNotes.module.css'
import type { CompleteLists, SearchSource } from './types'

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
}

/** Says what is not searched yet: lists that failed, and lists that are being prepared. */
function Gaps({ sources, isPreparing }: GapsProps) {
  const failed = sources.filter((source) => source.error !== undefined)
  if (failed.length === 0 && !isPreparing) return null
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
    </div>
  )
}

interface PartsProps {
  sources: readonly SearchSource[]
  wholeLists: CompleteLists | undefined
}

/** The lists of which only a part is searched. */
const Parts = ({ sources, wholeLists }: PartsProps) =>
  sources
    .filter(({ isPartial }) => isPartial)
    .map((source) => (
      <PartLoaded
        key={source.type}
        of={source.title.toLowerCase()}
        loaded={source.rows?.length ?? 0}
        total={wholeLists?.totalOf?.(source.type)}
        progress={wholeLists?.progress.get(source.type)}
        error={wholeLists?.errors.get(source.type)}
        onLoad={wholeLists && (() => wholeLists.load(source))}
      />
    ))

export const SearchNotes = { NoAccount, Gaps, Parts }
