import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import type { ReactElement, ReactNode } from 'react'
import { entityOf } from '@/entities/registry'
import { ObjectLink } from '@/list/ObjectLink'
import type { EntityType } from '@/model/entityTypes'
import type { LinkTarget } from '@/model/ids'
import { EntityTile } from '@/ui/EntityTile'

interface ObjectCellsProps {
  object: { type: EntityType; name: string }
  /** Text after the name. It stays visible when the name is cut. */
  then?: string
  /** The second line. Without one the name wraps instead of being cut. */
  text?: ReactNode
}

interface ObjectRowProps extends ObjectCellsProps {
  object: LinkTarget & ObjectCellsProps['object']
  /** Shown before the tile. */
  mark?: ReactNode
  /** Shown at the end. */
  action?: ReactNode
  /** Styles that differ from those of other rows. */
  css?: SystemStyleObject
  /** Wraps the content, if the row is not a link to the object. */
  children?: (content: ReactNode) => ReactElement
}

/** An object as a row that is a link: mark, tile, name, second line, and an element at the end. */
export function ObjectRow({ object, mark, action, css, children, ...lines }: ObjectRowProps) {
  const content = (
    <>
      {mark}
      <ObjectCells object={object} {...lines} />
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
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr) auto',
  columnGap: '3',
  alignItems: 'center',
  minH: '48px',
  mx: '-2',
  px: '2',
  py: '1.5',
  borderRadius: 'md',
  _hover: { bg: 'bg.hover' },
  _focusVisible: { outlineOffset: '-2px' },
} as const

/** Tile, name and second line of an object: two cells of a row. */
export function ObjectCells({ object: { type, name }, then, text }: ObjectCellsProps) {
  const { icon, family } = entityOf(type).list
  return (
    <>
      <EntityTile icon={icon} family={family} size={32} />
      {text === undefined ? (
        <chakra.span textStyle="name" overflowWrap="anywhere">
          <bdi>{name}</bdi>
        </chakra.span>
      ) : (
        <chakra.span display="block" minW="0">
          <chakra.span display="flex" gap="1" textStyle="name">
            <chakra.span minW="0" truncate title={name}>
              <bdi>{name}</bdi>
            </chakra.span>{' '}
            {then && <span>{then}</span>}
          </chakra.span>
          <chakra.span display="block" textStyle="sm" color="fg.muted" overflowWrap="anywhere">
            {text}
          </chakra.span>
        </chakra.span>
      )}
    </>
  )
}
