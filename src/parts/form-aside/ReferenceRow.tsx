import { clsx } from 'clsx'
import { Unlink } from 'lucide-react'
import type { AnyEntity } from '@/entities/definition'
import { useFormContext } from '@/form/formContext'
import { ObjectLink } from '@/list/ObjectLink'
import type { LinkTarget } from '@/model/ids'
import type { AnyObject } from '@/model/paths'
import { ObjectCells } from '@/ui/ObjectCells'
import { Inside } from '@/ui/signs'
import card from './Card.module.css'
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
  const className = clsx(card.row, styles.row, isMissing && clsx(card.missing, styles.missing))
  const content = (
    <>
      <ObjectCells tile={isMissing ? unlinked : entity.list} size={28} name={name} text={text} isCompact />
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

/** Replaces the tile of an object that does not exist. */
const unlinked = {
  mark: (
    <span className={styles.unlink}>
      <Unlink size={16} aria-hidden />
    </span>
  ),
}
