import { chakra } from '@chakra-ui/react'
import { X } from 'lucide-react'
import type { RefObject } from 'react'

interface ClearButtonProps {
  /** Id of the field. Its label is part of the button's accessible name. */
  of: string
  onClear: () => void
  /** Gets the focus, because the button disappears with the value. */
  focusRef: RefObject<HTMLElement | null>
}

/** The × button inside a field that can be emptied. */
export function ClearButton({ of, onClear, focusRef }: ClearButtonProps) {
  return (
    <chakra.button
      type="button"
      aria-label="Clear"
      aria-describedby={`${of}-label`}
      title="Clear"
      onClick={() => {
        onClear()
        focusRef.current?.focus()
      }}
      display="grid"
      placeItems="center"
      boxSize={{ base: '32px', md: '24px' }}
      borderRadius="sm"
      color="fg.muted"
      cursor="pointer"
      _hover={{ bg: 'bg.muted', color: 'fg' }}
      _disabled={{ visibility: 'hidden' }}
    >
      <X size={14} aria-hidden />
    </chakra.button>
  )
}
