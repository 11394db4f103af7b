import { useEffect, useState } from 'react'
import { entityOf } from '@/entities/registry'
import { formatNumber } from '@/lib/format'
import { nouns } from '@/model/words'
import { PageState } from '@/parts/page/ProgrammeHead'
import { Button } from '@/ui/Button'
import { LoadProgress } from '@/ui/LoadProgress'
import { TryAgain } from '@/ui/TryAgain'
import type { PageProps } from './props'

/**
 * Reads further pages of players until one is found, because the API has no call for a single player. Until then nothing
 * about the player is known. The page that renders this stops to do so once the player is loaded.
 */
export function FindPlayer({ account, id }: Pick<PageProps, 'account'> & { id: string }) {
  const { rows, hasMore, isFetching, error, loadMore } = entityOf('players').calls.useRows(account)
  const [stoppedFor, setStoppedFor] = useState<string>()
  const isStopped = stoppedFor === id
  const isReading = hasMore && !isStopped && !(error && !isFetching)
  useEffect(() => {
    if (isReading && !isFetching) void loadMore()
  }, [isReading, isFetching, loadMore])
  const count = formatNumber(rows?.length ?? 0)
  const goOn = () => {
    setStoppedFor(undefined)
    void loadMore()
  }
  if (!hasMore && !error)
    return (
      <PageState
        title={`${id} is no player of this account`}
        text={`All ${count} ${nouns.players.many} were read. Choose another one.`}
      />
    )
  if (isReading)
    return (
      <PageState
        title={`Looking for ${id}`}
        action={
          <LoadProgress label={`Looking for ${id}`} onStop={() => setStoppedFor(id)}>
            {`${count} ${nouns.players.many} read`}
          </LoadProgress>
        }
      />
    )
  return (
    <PageState
      title={`${id} is not among the first ${count} ${nouns.players.many}`}
      text={error && <span role="alert">{error.message}</span>}
      action={
        isStopped ? (
          <Button variant="outline" size="sm" onClick={goOn}>
            Search further
          </Button>
        ) : (
          <TryAgain onClick={goOn} />
        )
      }
    />
  )
}
