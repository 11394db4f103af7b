import { chakra, createRecipeContext, type HTMLChakraProps } from '@chakra-ui/react'
import { Search, X } from 'lucide-react'
import type { RefObject } from 'react'
import { IconButton } from '@/ui/IconButton'
import { searchFor } from './listSearch'
import { useOptimisticValue } from './useOptimisticValue'

const Field = createRecipeContext({ key: 'input' }).withContext<HTMLInputElement, HTMLChakraProps<'input'>>(
  'input',
)
const Adornment = chakra('span', {
  base: {
    position: 'absolute',
    top: '0',
    h: '100%',
    display: 'flex',
    alignItems: 'center',
    color: 'fg.muted',
    pointerEvents: 'none',
    '& > button': { pointerEvents: 'auto' },
  },
})

interface SearchBoxProps {
  /** E.g. 'Search missions'. */
  label: string
  /** The query in the URL. */
  q: string
  onSearch?: (q: string) => void
  fieldRef?: RefObject<HTMLInputElement | null>
  onFocus?: () => void
  /** There is nothing to search yet. */
  disabled?: boolean
}

const nobody = () => undefined

export function SearchBox({ label, q, onSearch = nobody, fieldRef, onFocus, disabled }: SearchBoxProps) {
  const [typed, type] = useTyped(q, onSearch)
  const clear = () => {
    type('')
    fieldRef?.current?.focus()
  }
  return (
    <chakra.div position="relative">
      <Field
        ref={fieldRef}
        type="search"
        disabled={disabled}
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onFocus={onFocus}
        autoComplete="off"
        spellCheck={false}
        ps="9"
        pe="9"
        css={{ '&::-webkit-search-cancel-button': { display: 'none' } }}
      />
      <Adornment insetStart="3">
        <Search size={16} aria-hidden />
      </Adornment>
      {typed !== '' && (
        <Adornment insetEnd="1">
          <IconButton icon={X} label="Clear" size="xs" onClick={clear} />
        </Adornment>
      )}
    </chakra.div>
  )
}

/** The text of a search box whose state is in the URL. Each letter shows immediately and is passed on immediately. */
export function useTyped(q: string, onSearch: (q: string) => void) {
  const [typed, setTyped] = useOptimisticValue(q)
  const type = (next: string) => {
    setTyped(next, searchFor(next).q ?? '')
    onSearch(next)
  }
  return [typed, type] as const
}
