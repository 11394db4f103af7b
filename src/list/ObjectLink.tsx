import { Link, type LinkOptions } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import type { LinkTarget } from '@/model/ids'
import { noAddress } from '@/model/ids'
import { fromHere } from './listPosition'

/** A link to the form of an object. Undefined if the object has no address (rule DATA-9). */
export const objectLink = ({ type, id, path, use }: LinkTarget) =>
  noAddress(id) === undefined
    ? linkOf(type, id, { ...(path !== undefined && { field: path }), ...(use && { use }) })
    : undefined

/** A link to the form of a new object. */
export const linkToNew = (type: string) => linkOf(type, 'new')

const linkOf = (type: string, id: string, state: object = {}) =>
  ({
    to: '/$entityType/$id',
    params: { entityType: type, id },
    state: () => ({ ...fromHere(), ...state }),
  }) as const satisfies LinkOptions

interface ObjectLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  to: LinkTarget
  children: ReactNode
}

/**
 * A link to the form of an object. If the object has no address, renders the same content without a link, and the
 * reason.
 */
export function ObjectLink({ to, children, ...props }: ObjectLinkProps) {
  const link = objectLink(to)
  if (link)
    return (
      <Link {...props} {...link}>
        {children}
      </Link>
    )
  const reason = noAddress(to.id)
  return (
    <span {...(props as ComponentProps<'span'>)} title={reason}>
      {children}
    </span>
  )
}
