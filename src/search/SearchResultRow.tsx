import { memo } from 'react'
import { EntityTile } from '@/ui/EntityTile'
import { searchLimits, truncate } from '@/ui/format'
import { MarkedText } from './MarkedText'
import type { SearchedField, SearchResult } from './searchEntities'

interface SearchResultRowProps {
  result: SearchResult
  query: string
  /** DOM id, for `aria-activedescendant` of the search box. */
  id: string
  selected: boolean
  /** Position among all results, from 1, and their number, because only some of them are rendered. */
  position: number
  total: number
  hrefOf: (result: SearchResult) => string
  onChoose: (result: SearchResult) => void
}

/** The name is shown above, so another field that matched is shown below it. */
const shownBelow = (field: SearchedField) => field !== 'name' && field !== 'description'

/**
 * One result. A real link, so that users can open it in a new tab. Styled by the list around it, because rows render
 * with every keystroke and must be cheap.
 */
export const SearchResultRow = memo(function SearchResultRow(props: SearchResultRowProps) {
  const { result, query, id, selected, position, total, hrefOf, onChoose } = props
  const { source, name, field, matched } = result
  const description = truncate(result.description, searchLimits)
  return (
    <a
      id={id}
      role="option"
      aria-selected={selected}
      aria-setsize={total}
      aria-posinset={position}
      tabIndex={-1}
      href={hrefOf(result)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        onChoose(result)
      }}
    >
      <EntityTile icon={source.icon} family={source.family} size={32} />
      <span data-part="text">
        <span data-part="head">
          <span data-part="name" title={name}>
            <MarkedText text={name} query={query} />
          </span>
          <span data-part="type">{source.singular}</span>
        </span>
        {(shownBelow(field) || description) && (
          <span data-part="description">
            {shownBelow(field) && <MarkedText text={matched} query={query} />}
            {shownBelow(field) && description && ' · '}
            <MarkedText text={description} query={query} />
          </span>
        )}
      </span>
      <span data-part="match">Match in: {field}</span>
    </a>
  )
})
