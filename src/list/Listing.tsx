import { chakra } from '@chakra-ui/react'
import { memo } from 'react'
import { ListBody, type ListBodyProps } from './ListBody'
import { ListFooter } from './ListFooter'
import { goTo, needsPager, showItems } from './listSearch'
import { Pager, PageSizeSelect, RowsShown } from './Pager'
import { ResultLine } from './ResultLine'
import { NoResults } from './states'

interface ListingProps<T extends object> extends ListBodyProps<T> {
  onClear: () => void
}

/** What is said of a search; here from the start, because only then a change is read out. */
const Status = chakra('div', { base: { display: 'flex', flexDirection: 'column' } })

function ListingOnce<T extends object>({ onClear, ...body }: ListingProps<T>) {
  const { spec, table, query, onSearch } = body
  const { view, found, total } = table
  const loading = query.rows === undefined && query.error === undefined
  const searching = view.term !== '' && total > 0
  const noResults = searching && found === 0
  const paged = needsPager(found)
  return (
    <>
      <Status role="status" flex={noResults ? '1' : undefined}>
        {loading && <chakra.span srOnly>{`Loading ${spec.title}`}</chakra.span>}
        {searching && !noResults && (
          <ResultLine term={view.term} found={found} total={total} truncated={query.truncated} />
        )}
        {noResults && (
          <NoResults spec={spec} term={view.term} truncated={query.truncated} onClear={onClear} />
        )}
      </Status>
      {!noResults && <ListBody {...body} />}
      {(paged || query.truncated) && (
        <ListFooter
          truncated={query.truncated}
          pageSize={
            paged && (
              <PageSizeSelect
                size={view.size}
                onSize={(size) => onSearch(showItems(size, view.page, found), { replace: false })}
              />
            )
          }
          pager={
            paged && (
              <>
                <RowsShown page={view.page} size={view.size} count={found} />
                <Pager
                  page={view.page}
                  size={view.size}
                  count={found}
                  truncated={query.truncated}
                  onPage={(page) => onSearch(goTo(page), { replace: false })}
                />
              </>
            )
          }
        />
      )}
    </>
  )
}

/** All but the head: it is left alone while a letter is typed, and follows at once. */
export const Listing = memo(ListingOnce) as typeof ListingOnce
