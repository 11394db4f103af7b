import { useLayoutEffect, useRef, useState } from 'react'
import type { Listbox } from '@/ui/useListbox'
import { CommandGroup } from './CommandGroup'
import styles from './PaletteList.module.css'
import { bySection, type Palette } from './palette'
import { SearchResults, slice } from './SearchResults'
import type { SearchResult } from './searchEntities'
import type { Command } from './types'

interface PaletteListProps {
  listbox: Listbox
  palette: Palette
  /** Trimmed. */
  query: string
  hrefOf: (result: SearchResult) => string | undefined
  onChoose: (result: SearchResult) => void
  onRun: (command: Command) => void
}

/** The one list of commands and results. There can be thousands of results; only a few dozen are rendered. */
export function PaletteList({ listbox, palette, query, hrefOf, onChoose, onRun }: PaletteListProps) {
  const { active, optionId } = listbox
  const { above, results, below, belowAt } = palette
  const listRef = useRef<HTMLDivElement>(null)
  const [scrolled, setScrolled] = useState({ query, drawn: slice })
  const activeResult = active < belowAt ? active - above.length : 0
  const drawn = Math.max(scrolled.query === query ? scrolled.drawn : slice, activeResult + slice / 2)
  // Scrolls to the top for a new query.
  useLayoutEffect(() => {
    if (listRef.current && query !== undefined) listRef.current.scrollTop = 0
  }, [query])

  const onScroll = () => {
    const list = listRef.current
    // If Arrow Up has reached the commands below the results, rendering more results would move them away.
    if (!list || drawn >= results.length || active >= belowAt) return
    const left = list.scrollHeight - list.scrollTop - list.clientHeight
    if (left < list.clientHeight) setScrolled({ query, drawn: drawn + slice })
  }
  const groupsOf = (commands: readonly Command[], start: number) => {
    let from = start
    return bySection(commands).map(({ section, commands: own }) => {
      from += own.length
      return (
        <CommandGroup
          key={section}
          section={section}
          active={active}
          optionId={optionId}
          onRun={onRun}
          commands={own}
          from={from - own.length}
        />
      )
    })
  }

  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: its role is in `listProps`
    <div
      ref={listRef}
      {...listbox.listProps}
      aria-label="Results and commands"
      className={styles.list}
      onScroll={onScroll}
    >
      {groupsOf(above, 0)}
      {results.length > 0 && (
        <SearchResults
          results={results}
          query={query}
          drawn={drawn}
          hrefOf={hrefOf}
          onChoose={onChoose}
          optionId={optionId}
          from={above.length}
          active={active - above.length}
        />
      )}
      {groupsOf(below, belowAt)}
    </div>
  )
}
