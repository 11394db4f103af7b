import { chakra } from '@chakra-ui/react'
import { ExternalLink, X } from 'lucide-react'
import type { RefObject } from 'react'
import { Badge } from '@/ui/inline'
import type { ReferenceOptions } from '../types'
import { chosenItem, isNamesake } from './options'

interface ChipsProps {
  options: ReferenceOptions
  chosen: readonly string[]
  onRemove: ((id: string) => void) | undefined
  inputRef: RefObject<HTMLInputElement | null>
}

/** The chosen items, each with a remove button. */
export function Chips({ options, chosen, onRemove, inputRef }: ChipsProps) {
  return [...new Set(chosen)].map((id) => {
    const { text, label, item, isMissing } = chosenItem(options, id)
    const href = item && options.actions?.hrefOf(id)
    return (
      <chakra.span
        key={id}
        display="inline-flex"
        alignItems="center"
        // Leaves space for the text field beside a long chip.
        maxW="calc(100% - 66px)"
        minH={{ base: '32px', md: '24px' }}
        ps="2"
        outline="1px solid transparent"
        outlineOffset="-1px"
        borderRadius="sm"
        textStyle="xs"
        fontWeight="550"
        {...(isMissing
          ? { bg: 'warning.subtle', color: 'warning.text' }
          : { bg: 'primary.subtle', color: 'primary.text' })}
      >
        <chakra.span truncate title={label}>
          <bdi>{text}</bdi>
          {item && isNamesake(options, item) && (
            <chakra.span ms="1.5" fontWeight="400">
              {id}
            </chakra.span>
          )}
        </chakra.span>
        {item?.state && (
          <Badge ms="1.5" flexShrink="0" bg="bg.panel">
            {item.state}
          </Badge>
        )}
        {href !== undefined && <OpenLink href={href} name={label} />}
        <chakra.button
          type="button"
          aria-label={`Remove ${label}`}
          display="grid"
          placeItems="center"
          boxSize={{ base: '32px', md: '24px' }}
          flexShrink="0"
          borderRadius="sm"
          opacity=".75"
          cursor="pointer"
          _hover={{ opacity: '1' }}
          _disabled={{ cursor: 'not-allowed' }}
          onClick={() => {
            onRemove?.(id)
            inputRef.current?.focus()
          }}
        >
          <X size={14} aria-hidden />
        </chakra.button>
      </chakra.span>
    )
  })
}

interface OpenLinkProps {
  href: string
  /** Name of the object. */
  name: string
}

/** Opens a chosen object in a new tab, so that the form stays open. */
export function OpenLink({ href, name }: OpenLinkProps) {
  const label = `Open ${name} in a new tab`
  return (
    <chakra.a
      href={href}
      target="_blank"
      rel="noopener"
      aria-label={label}
      title={label}
      display="grid"
      placeItems="center"
      boxSize={{ base: '32px', md: '24px' }}
      flexShrink="0"
      borderRadius="sm"
      color="fg.muted"
      _hover={{ bg: 'bg.muted', color: 'fg' }}
      _focusVisible={{ outline: '2px solid {colors.focus}', outlineOffset: '-1px' }}
    >
      <ExternalLink size={14} aria-hidden />
    </chakra.a>
  )
}
