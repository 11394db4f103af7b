import { useEffect, useMemo } from 'react'
import { Panel } from '@/list/Panel'
import { noteComparison, useComparedFile } from '@/parts/comparison/lastComparison'
import { PageTitle } from '@/parts/page/ProgrammeHead'
import { Note } from '@/ui/styled'
import { accountsIn, type CompareSearch, mostAccounts, parseCompareSearch } from './address'
import { ChooseAccounts } from './ChooseAccounts'
import { Comparison } from './Comparison'
import { FileGone } from './FileGone'
import { ComparisonHead } from './Head'

/** The objects of accounts, or of a file and accounts, side by side (rule COMPARE-1). */
export function ComparePage({ search: raw }: { search: CompareSearch }) {
  const search = useMemo(() => parseCompareSearch({ ...raw }), [raw])
  const known = useComparedFile()
  const file = known?.name === search.file ? known : undefined
  const { of = [] } = search
  const named = accountsIn(raw.of).length
  const isComparing = of.length + (search.file === undefined ? 0 : 1) > 1
  useEffect(() => {
    if (isComparing) noteComparison(search)
  }, [isComparing, search])
  return (
    <Panel grows>
      <PageTitle />
      <ComparisonHead accounts={of} search={search} isComparing={isComparing} />
      {named > mostAccounts && (
        <Note role="status" mx="inset" my="3">
          {`The address names ${named} accounts. The first ${mostAccounts} are compared.`}
        </Note>
      )}
      {search.file !== undefined && !file && <FileGone name={search.file} search={search} />}
      {!isComparing ? (
        <ChooseAccounts chosen={of} />
      ) : (
        of.length + (file ? 1 : 0) > 1 && <Comparison accounts={of} file={file} search={search} />
      )}
    </Panel>
  )
}
