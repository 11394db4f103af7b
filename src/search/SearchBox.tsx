import { chakra } from '@chakra-ui/react'
import { Search, X } from 'lucide-react'
import type { RefObject } from 'react'
import type { Listbox } from '@/ui/useListbox'

interface SearchBoxProps {
  inputRef: RefObject<HTMLInputElement | null>
  query: string
  onQuery: (query: string) => void
  comboboxProps: Listbox['comboboxProps']
}

/** The input of the modal: a combobox whose listbox contains the results. */
export function SearchBox({ inputRef, query, onQuery, comboboxProps }: SearchBoxProps) {
  return (
    <Box>
      <Search size={16} aria-hidden />
      <input
        {...comboboxProps}
        ref={inputRef}
        type="text"
        aria-label="Search across all entities"
        placeholder="Search across all entities..."
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        value={query}
        onChange={(event) => onQuery(event.target.value)}
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
