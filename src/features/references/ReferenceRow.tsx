import { clsx } from 'clsx'
import { ChevronRight, type LucideIcon, Unlink } from 'lucide-react'
import type { ReactNode } from 'react'
import card from '@/features/shared/Card.module.css'
import { type LinkTarget, ObjectLink } from '@/list/ObjectLink'
import { hasControl } from '@/model/fieldNames'
import { EntityTile, type Family } from '@/ui/EntityTile'
import styles from './ReferenceRow.module.css'
import type { UsedBy } from './useUses'

interface WordsProps {
  name: ReactNode
  title: string
  text: string
  isMissing?: boolean
}

const Words = ({ name, title, text, isMissing = false }: WordsProps) => (
  <span className={card.words}>
    <span className={clsx(card.name, styles.name, isMissing && styles.id)} title={title}>
      {name}
    </span>{' '}
    <span className={card.place}>{text}</span>
  </span>
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
  <ObjectLink to={to} className={clsx(card.row, styles.row)}>
    <EntityTile icon={icon} family={family} size={28} />
    <Words name={<bdi>{name}</bdi>} title={name} text={text} />
    <ChevronRight size={16} aria-hidden />
  </ObjectLink>
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
  <button type="button" className={clsx(card.row, styles.row, !tile && card.missing)} onClick={onFocus}>
    {tile ? (
      <EntityTile {...tile} size={28} />
    ) : (
      <span className={styles.unlink}>
        <Unlink size={16} aria-hidden />
      </span>
    )}
    <Words name={<bdi>{name}</bdi>} title={name} text={text} isMissing={!tile} />
    <ChevronRight size={16} aria-hidden />
  </button>
)
