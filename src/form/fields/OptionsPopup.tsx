import { chakra } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { popup, popupItem } from '@/ui/theme/recipes/overlay'
import { OptionList, type OptionListProps } from './OptionList'

interface OptionsPopupProps extends OptionListProps {
  place: object
  query: string
  /** The user opens another tab to create a missing object. */
  onCreate: () => void
  /** Closes and returns to the field. */
  onEscape: () => void
}

/** The list, or why there is none, with the link to create a new object below it. */
export function OptionsPopup({ place, query, onCreate, onEscape, ...list }: OptionsPopupProps) {
  const { options, matches } = list
  const emptyText = options.error
    ? options.error
    : options.isLoading && matches.length === 0
      ? 'Loading...'
      : query.trim() !== ''
        ? `No matches for “${query.trim()}”`
        : 'Nothing to choose from yet'
  const { createHref, singular = '' } = options.actions ?? {}
  return (
    <chakra.div
      data-popup
      css={popup}
      position="absolute"
      w="full"
      minW="220px"
      // Keeps the focus in the field, also while the user drags the scrollbar.
      onMouseDown={(event) => event.preventDefault()}
      {...place}
    >
      {matches.length > 0 ? (
        <OptionList {...list} />
      ) : (
        <chakra.div
          role="status"
          px="9px"
          py="2"
          textStyle="sm"
          color={options.error ? 'danger.text' : 'fg.muted'}
          overflowWrap="anywhere"
        >
          {emptyText}
        </chakra.div>
      )}
      {createHref !== undefined && (
        <chakra.div mt="1" mx="-1" px="1" pt="1" borderTopWidth="1px" borderColor="border">
          <chakra.a
            href={createHref}
            target="_blank"
            rel="noopener"
            css={popupItem}
            color="primary.text"
            onClick={onCreate}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return
              event.preventDefault()
              event.stopPropagation()
              onEscape()
            }}
            _focusVisible={{ outline: '2px solid {colors.focus}', outlineOffset: '-2px' }}
          >
            <Plus size={16} aria-hidden />
            <span>{`Create a new ${singular} in a new tab`}</span>
          </chakra.a>
        </chakra.div>
      )}
    </chakra.div>
  )
}
