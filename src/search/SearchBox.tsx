import { chakra } from '@chakra-ui/react'
import { Search, X } from 'lucide-react'
import type { KeyboardEvent, RefObject } from 'react'

interface SearchBoxProps {
  inputRef: RefObject<HTMLInputElement | null>
  query: string
  onQuery: (query: string) => void
  onKeyDown: (event: KeyboardEvent) => void
  /** Id of the listbox with the results; undefined while there is none. */
  listId: string | undefined
  /** Id of the current result. */
  activeId: string | undefined
}

/** The input of the modal: a combobox whose listbox contains the results. */
export function SearchBox({ inputRef, query, onQuery, onKeyDown, listId, activeId }: SearchBoxProps) {
  return (
    <Box>
      <Search size={16} aria-hidden />
      <input
        ref={inputRef}
        type="text"
        role="combobox"
        aria-label="Search across all entities"
        aria-autocomplete="list"
        aria-expanded={listId !== undefined}
        aria-controls={listId}
        aria-activedescendant={activeId}
        placeholder="Search across all entities..."
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {query !== '' && (
        <button
          type="button"
          aria-label="Clear search"
          onClick={() => {
            onQuery('')
            inputRef.current?.focus()
          }}
        >
          <X size={16} aria-hidden />
        </button>
      )}
    </Box>
  )
}

const Box = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    flexShrink: '0',
    gap: '2',
    h: 'control.lg',
    mx: '5',
    mb: '3',
    ps: '11px',
    pe: '1',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'md',
    color: 'fg.muted',
    _focusWithin: { outline: '2px solid {colors.focus}', outlineOffset: '-1px', borderColor: 'focus' },
    '& svg': { flexShrink: '0' },
    '& input': {
      flex: '1',
      minW: '0',
      h: '100%',
      bg: 'transparent',
      color: 'fg',
      outline: '0',
      fontSize: { base: '1rem', md: '.9375rem' },
    },
    '& button': {
      display: 'grid',
      placeItems: 'center',
      boxSize: { base: 'control.md', md: 'control.sm' },
      borderRadius: 'sm',
      cursor: 'pointer',
      _hover: { bg: 'bg.muted', color: 'fg' },
    },
  },
})
