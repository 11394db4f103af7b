import { chakra } from '@chakra-ui/react'
import { ExternalLink } from 'lucide-react'

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
