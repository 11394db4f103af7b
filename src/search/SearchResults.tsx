import { memo, useMemo } from 'react'
import { cutText, searchLimits, truncate } from '@/lib/format'
import { splitMatches } from '@/lib/textMarks'
import { TextQuery } from '@/lib/textQuery'
import { noAddress } from '@/model/ids'
import { EntityTile } from '@/ui/EntityTile'
import styles from './PaletteList.module.css'
import type { FoundObjects, SearchResult } from './searchEntities'

interface SearchResultsProps {
  results: FoundObjects
  /** Trimmed. */
  query: string
  /** The number of rendered results. */
  drawn: number
  /** Index of the first result in the whole list. */
  from: number
  active: number
  optionId: (index: number) => string
  hrefOf: (result: SearchResult) => string | undefined
  onChoose: (result: SearchResult) => void
}

/**
 * How many rows are rendered at a time, about twice as many as fit. More follow when the user scrolls or moves down.
 */
export const slice = 16

/** The section of results, with their number (rule SEARCH-6). */
export function SearchResults(props: SearchResultsProps) {
  const { results, query, drawn, from, active, optionId, hrefOf, onChoose } = props
  const wanted = useMemo(() => new TextQuery(query), [query])
  const title = `${optionId(from)}-title`
  return (
    // biome-ignore lint/a11y/useSemanticElements: it groups no fields
    <div role="group" aria-labelledby={title}>
      <div className={styles.title}>
        <span id={title}>Results</span>
        <span>{foundText(results.length)}</span>
      </div>
      {results.slice(0, drawn).map((result, index) => (
        <SearchResultRow
          // biome-ignore lint/suspicious/noArrayIndexKey: an invalid list can repeat ids; rows have no state
          key={index}
          id={optionId(from + index)}
          result={result}
          query={wanted}
          selected={index === active}
          position={index + 1}
          total={results.length}
          hrefOf={hrefOf}
          onChoose={onChoose}
        />
      ))}
    </div>
  )
}

const foundText = (count: number) => `Found ${count} ${count === 1 ? 'result' : 'results'}`

interface SearchResultRowProps {
  result: SearchResult
  query: TextQuery
  /** DOM id, for `aria-activedescendant` of the search box. */
  id: string
  selected: boolean
  /** Position among all results, from 1, and their number, because only some of them are rendered. */
  position: number
  total: number
  hrefOf: (result: SearchResult) => string | undefined
  onChoose: (result: SearchResult) => void
}

/**
 * A result. It is a real link, so that users can open it in a new tab. Its styles belong to the list, because rows
 * render with every keystroke and must be cheap.
 */
const SearchResultRow = memo(function SearchResultRow(props: SearchResultRowProps) {
  const { result, query, id, selected, position, total, hrefOf, onChoose } = props
  const { source, field } = result
  const [name, matched] = [cutText(result.name), cutText(result.matched)]
  const href = hrefOf(result)
  const description =
    (href === undefined && noAddress(result.id)) || truncate(result.description, searchLimits)
  // Name and description are shown anyway, so another field that matched is shown with them.
  const isAnother = field !== 'name' && field !== source.description
  return (
    <a
      id={id}
      role="option"
      aria-selected={selected}
      aria-setsize={total}
      aria-posinset={position}
      tabIndex={-1}
      href={href}
      aria-disabled={href === undefined || undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        onChoose(result)
      }}
    >
      <EntityTile icon={source.icon} family={source.family} size={32} />
      <span data-part="text">
        <span data-part="head">
          <span data-part="name" dir="auto" title={name}>
            <MarkedText text={name} query={query} />
          </span>
          <span data-part="type">{source.singular}</span>
        </span>
        {(isAnother || description) && (
          <span data-part="description" dir="auto">
            {isAnother && <MarkedText text={matched} query={query} />}
            {isAnother && description && <span>{' · '}</span>}
            <MarkedText text={description} query={query} />
          </span>
        )}
      </span>
      <span data-part="match">{`Match in: ${field}`}</span>
    </a>
  )
})

interface MarkedTextProps {
  text: string
  query: TextQuery
}

/** A text with the matching parts in `<mark>`. */
function MarkedText({ text, query }: MarkedTextProps) {
  // The key renews all parts at once: React cannot change single texts that the browser translated (rule DATA-12).
  return <span key={`${query.typed} ${text}`}>{splitMatches(text, query).map(toNode)}</span>
}

const toNode = (part: string, index: number) => {
  // Odd parts are matches. Parts have no identity besides their position.
  return index % 2 === 1 ? <mark key={index}>{part}</mark> : part
}
