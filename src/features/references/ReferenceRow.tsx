import { chakra } from '@chakra-ui/react'
import { ChevronRight, type LucideIcon, Unlink } from 'lucide-react'
import type { ReactNode } from 'react'
import { type LinkTarget, ObjectLink } from '@/list/ObjectLink'
import { hasControl } from '@/model/fieldNames'
import { EntityTile, type Family } from '@/ui/EntityTile'
import type { UsedBy } from './useUses'

/** A row of the panel: tile, name, and the field that holds the reference. */
const row = {
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr) 16px',
  columnGap: '2.5',
  alignItems: 'center',
  w: 'full',
  minH: { base: 'control.lg', md: '44px' },
  px: '2',
  py: '1',
  borderRadius: 'md',
  textAlign: 'start',
  cursor: 'pointer',
  _hover: { bg: 'bg.hover' },
  _focusVisible: { outline: '2px solid {colors.focus}', outlineOffset: '-2px' },
  '& > svg': { color: 'fg.muted' },
} as const

const missingRow = {
  ...row,
  bg: 'danger.subtle',
  color: 'danger.text',
  _hover: {},
  '& > svg': { color: 'danger.text' },
} as const

interface WordsProps {
  name: ReactNode
  title: string
  text: string
  isMissing?: boolean
}

const Words = ({ name, title, text, isMissing = false }: WordsProps) => (
  <chakra.span minW="0" display="block">
    <chakra.span
      display="block"
      textStyle="sm"
      fontWeight="600"
      truncate
      title={title}
      {...(isMissing && { fontFamily: 'mono' })}
    >
      {name}
    </chakra.span>
    <chakra.span
      display="block"
      textStyle="xs"
      overflowWrap="anywhere"
      {...(!isMissing && { color: 'fg.muted' })}
    >
      {text}
    </chakra.span>
  </chakra.span>
)

/** The type and the field of a use, as text. */
export const whereOf = ({ entity, type, field, fieldName }: UsedBy): string =>
  `${entity.list.singular} · ${fieldName}${hasControl(type, field) ? '' : ' (not in the form)'}`

interface ObjectRowProps {
  icon: LucideIcon
  family: Family
  name: string
  text: string
  to: LinkTarget
}

/** A link to another object. */
export const ObjectRow = ({ icon, family, name, text, to }: ObjectRowProps) => (
  <chakra.span css={row} asChild>
    <ObjectLink to={to}>
      <EntityTile icon={icon} family={family} size={28} />
      <Words name={<bdi>{name}</bdi>} title={name} text={text} />
      <ChevronRight size={16} aria-hidden />
    </ObjectLink>
  </chakra.span>
)

interface OwnRowProps {
  /** Undefined for an object that is missing. */
  tile?: { icon: LucideIcon; family: Family }
  name: string
  text: string
  /** Focuses the field of this form that holds the reference. */
  onFocus: () => void
}

/** A reference to a missing object, or of an object to itself: focuses the field of this form. */
export const OwnRow = ({ tile, name, text, onFocus }: OwnRowProps) => (
  <chakra.button type="button" css={tile ? row : missingRow} onClick={onFocus}>
    {tile ? (
      <EntityTile {...tile} size={28} />
    ) : (
      <chakra.span
        display="grid"
        placeItems="center"
        boxSize="28px"
        borderRadius="md"
        bg="bg.panel"
        color="danger.text"
      >
        <Unlink size={16} aria-hidden />
      </chakra.span>
    )}
    <Words name={<bdi>{name}</bdi>} title={name} text={text} isMissing={!tile} />
    <ChevronRight size={16} aria-hidden />
  </chakra.button>
)
