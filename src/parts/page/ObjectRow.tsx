import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import type { ReactElement, ReactNode } from 'react'
import { entityOf } from '@/entities/registry'
import { ObjectLink } from '@/list/ObjectLink'
import type { EntityType } from '@/model/entityTypes'
import type { LinkTarget } from '@/model/ids'
import { ObjectCells } from '@/ui/ObjectCells'
import { partRow } from './rowStyles'

interface ObjectRowProps
  extends Pick<Parameters<typeof ObjectCells>[0], 'then' | 'text' | 'size' | 'wraps' | 'isCompact'> {
  object: LinkTarget & { type: EntityType; name: string }
  /** Shown before the tile. */
  mark?: ReactNode
  /** Shown at the end. */
  action?: ReactNode
  /** Styles that differ from those of other rows. */
  css?: SystemStyleObject
  /** Wraps the content in another element. Used if the row is not a link to the object. */
  children?: (content: ReactNode) => ReactElement
}

/** An object as a row that is a link: mark, tile, name, second line, and an element at the end. */
export function ObjectRow({ object, mark, action, css, children, ...cells }: ObjectRowProps) {
  const content = (
    <>
      {mark}
      <ObjectCells tile={entityOf(object.type).list} name={object.name} {...cells} />
      {action}
    </>
  )
  return (
    <chakra.span css={{ ...rowLink, ...css }} asChild>
      {children ? children(content) : <ObjectLink to={object}>{content}</ObjectLink>}
    </chakra.span>
  )
}

const rowLink = {
  ...partRow,
  gridTemplateColumns: '32px minmax(0, 1fr) auto',
  _focusVisible: { outlineOffset: '-2px' },
} as const
