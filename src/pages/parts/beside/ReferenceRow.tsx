import { clsx } from 'clsx'
import { Unlink } from 'lucide-react'
import type { AnyEntity } from '@/entities/definition'
import { useFormContext } from '@/form/formContext'
import { ObjectLink } from '@/list/ObjectLink'
import type { LinkTarget } from '@/model/ids'
import type { AnyObject } from '@/model/paths'
import { EntityTile } from '@/ui/EntityTile'
import { Inside } from '@/ui/signs'
import card from '../Card.module.css'
import styles from './references.module.css'

interface ReferenceRowProps {
  entity: AnyEntity
  name: string
  text: string
  to: LinkTarget
  /** For a reference of the object to itself, or to one that is missing: the path of the field that holds it. */
  ownPath: string | undefined
  isMissing?: boolean
}

/** One reference: a link to the other object, or a button that focuses the field of this form. */
export function ReferenceRow({ entity, name, text, to, ownPath, isMissing = false }: ReferenceRowProps) {
  const { store } = useFormContext<AnyObject>()
  const { icon, family } = entity.list
  const className = clsx(card.row, styles.row, isMissing && card.missing)
  const content = (
    <>
      {isMissing ? (
        <span className={styles.unlink}>
          <Unlink size={16} aria-hidden />
        </span>
      ) : (
        <EntityTile icon={icon} family={family} size={28} />
      )}
      <span className={card.words}>
        <span className={clsx(card.name, styles.name, isMissing && styles.id)} title={name}>
          <bdi>{name}</bdi>
        </span>{' '}
        <span className={card.place}>{text}</span>
      </span>
      <Inside />
    </>
  )
  return ownPath === undefined ? (
    <ObjectLink to={to} className={className}>
      {content}
    </ObjectLink>
  ) : (
    <button type="button" className={className} onClick={() => store.focus(ownPath)}>
      {content}
    </button>
  )
}
