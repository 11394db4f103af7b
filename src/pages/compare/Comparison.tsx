import { chakra } from '@chakra-ui/react'
import { Columns3 } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { matrixCountsOf, narrowed, ofCampaign, type RowFilter } from '@/engine/compare/narrow'
import { nameIn } from '@/engine/programme/campaignName'
import { formatNumber, pluralize } from '@/lib/format'
import type { ComparedFile } from '@/parts/comparison/lastComparison'
import { useReading } from '@/parts/comparison/reading'
import { OpenList } from '@/parts/page/FirstStep'
import { RowSkeletons } from '@/parts/page/panel'
import { useAccounts } from '@/parts/page/useAccounts'
import { Button } from '@/ui/Button'
import { LoadProgress } from '@/ui/LoadProgress'
import { StateView } from '@/ui/StateView'
import { Note } from '@/ui/styled'
import { TryAgain } from '@/ui/TryAgain'
import type { CompareSearch } from './address'
import { ComparisonSentence } from './ComparisonSentence'
import { type MatrixColumn, matrixColumnsOf } from './columns'
import { MatrixFilters } from './Filters'
import { MatrixTable } from './MatrixTable'
import { useMatrix } from './useMatrix'

interface ComparisonProps {
  accounts: readonly string[]
  /** The content of the file that is compared, if there is one. */
  file: ComparedFile | undefined
  search: CompareSearch
}

const unnamed = (id: string) => ({ id, name: id, image: '' })

/** Reads the accounts, compares them, and shows the matrix. */
export function Comparison({ accounts, file, search }: ComparisonProps) {
  const { read, progress, isStopped, start, stop } = useReading()
  const accountOf = useAccounts()
  const wanted = JSON.stringify(accounts)
  // Keeps the same array while the accounts do not change, because each filter creates a new search object.
  const ids: readonly string[] = useMemo(() => JSON.parse(wanted), [wanted])
  useEffect(() => start(ids), [ids, start])
  const isReading = progress !== undefined
  const isReady = !isReading && (isStopped || ids.every((one) => read.has(one)))
  const compared = useMemo(
    () => (isReady ? matrixColumnsOf(file, ids, read, unnamed) : undefined),
    [isReady, file, ids, read],
  )
  // Separate from `compared`, so that names which load later do not run the comparison again.
  const columns = useMemo(
    () => (isReady ? matrixColumnsOf(file, ids, read, accountOf) : undefined),
    [isReady, file, ids, read, accountOf],
  )
  const whole = useMatrix(compared, search.availability === 'yes')
  const { tag, category } = search
  const matrix = useMemo(() => whole && ofCampaign(whole, nameIn({ tag, category })), [whole, tag, category])
  const counts = useMemo(() => matrix && matrixCountsOf(matrix), [matrix])
  const filter = useMemo(
    () => ({ show: search.show ?? ('unequal' as RowFilter), q: search.q ?? '', type: search.type }),
    [search.show, search.q, search.type],
  )
  const rows = useMemo(() => matrix && narrowed(matrix, filter), [matrix, filter])
  if (progress)
    return (
      <chakra.div px="inset" py="4">
        <LoadProgress
          label="Reading the accounts"
          value={progress.done}
          max={progress.of}
          onStop={stop}
          isWide
        >
          {`${formatNumber(progress.done)} of ${pluralize(progress.of, 'list')} of ${pluralize(accounts.length, 'account')}`}
        </LoadProgress>
        <RowSkeletons count={6} />
      </chakra.div>
    )
  if (!columns || !matrix || !counts || !rows)
    return (
      <chakra.div px="inset" py="4" role="status">
        <chakra.span srOnly>Comparing...</chakra.span>
        <RowSkeletons count={6} />
      </chakra.div>
    )
  const again = () => start(ids)
  return (
    <>
      {isStopped && (
        <Note
          role="status"
          mx="inset"
          my="3"
          action={
            <Button variant="outline" size="sm" onClick={again}>
              Continue
            </Button>
          }
        >
          Reading was stopped. Accounts that are not read are marked as unknown.
        </Note>
      )}
      {matrix.length > 0 && (
        <ComparisonSentence counts={counts} columns={columns.length} campaign={nameIn({ tag, category })} />
      )}
      {matrix.length === 0 ? (
        <NothingFound columns={columns} onAgain={isStopped ? undefined : again} />
      ) : (
        <>
          <MatrixFilters counts={counts} matrix={matrix} search={search} />
          <MatrixTable columns={columns} matrix={matrix} rows={rows} filter={filter} onAgain={again} />
        </>
      )}
    </>
  )
}

interface NothingFoundProps {
  columns: readonly MatrixColumn[]
  onAgain: (() => void) | undefined
}

/** Shown if no objects are known. Accounts that could not be read may have some (rule COMPARE-3). */
function NothingFound({ columns, onAgain }: NothingFoundProps) {
  const unread = columns.filter((one) => one.unread.size > 0)
  if (unread.length === 0)
    return (
      <StateView
        icon={Columns3}
        title="Nothing to compare"
        text="None of these accounts has an object that could be compared."
        action={<OpenList type="accounts" />}
      />
    )
  const reasons = unread.map(({ name, errors }) => `${name}: ${errors.join('; ') || 'not read'}.`)
  return (
    <StateView
      icon={Columns3}
      title="Nothing was read"
      text={reasons.join(' ')}
      action={onAgain && <TryAgain onClick={onAgain} />}
    />
  )
}
