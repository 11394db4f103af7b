import { chakra } from '@chakra-ui/react'
import type { MouseEvent } from 'react'
import { dismissToast } from '@/ui/toast'

interface OpenLinkProps {
  href: string
  /** Opens the object in this tab. */
  onOpen: () => void
}

/** Links to the object of a toast. Not a router `Link`, because toasts render outside of the router. */
export function OpenLink({ href, onOpen }: OpenLinkProps) {
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    dismissToast()
    onOpen()
  }
  return (
    <chakra.a
      href={href}
      onClick={onClick}
      py="1"
      color="primary.text"
      textStyle="button"
      textDecoration="underline"
      textUnderlineOffset="3px"
      borderRadius="sm"
    >
      Open
    </chakra.a>
  )
}
