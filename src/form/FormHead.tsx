import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { cutText } from '@/lib/format'
import { CopyButton } from '@/ui/CopyButton'
import { EntityTile } from '@/ui/EntityTile'
import styles from './FormHead.module.css'
import { useFormContext, useStore } from './formContext'
import { useWayBack } from './wayBack'

interface FormHeadProps {
  title: string
  /** At the end of the line. */
  menu?: ReactNode
}

/** The title of the object and the link back to its list. */
export function FormHead({ title, menu }: FormHeadProps) {
  const { entity, formId, account } = useFormContext()
  const { link, goBack } = useWayBack(entity.type, account)
  return (
    <header className={styles.head}>
      <span className={styles.tile}>
        <EntityTile icon={entity.icon} family={entity.family} />
      </span>
      <div className={styles.texts}>
        <div className={styles.place}>
          <Link
            {...link}
            className={styles.back}
            onClick={(event) => {
              const isPlain = !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)
              if (isPlain && goBack()) event.preventDefault()
            }}
          >
            <ArrowLeft size={14} aria-hidden />
            <span>{entity.title}</span>
          </Link>
          <ObjectId />
        </div>
        <h1 id={`${formId}-title`} tabIndex={-1} className={styles.title}>
          <bdi>{cutText(title)}</bdi>
        </h1>
      </div>
      {menu}
    </header>
  )
}

/** A new object has no id yet. */
function ObjectId() {
  const { entity, isNew } = useFormContext()
  const id = useStore((store) => String(entity.idOf(store.values()) ?? ''))
  if (isNew || !id) return null
  return (
    <>
      <span aria-hidden className={styles.slash}>
        /
      </span>
      <code className={styles.id} title={id} dir="auto" translate="no">
        {id}
      </code>
      <span className={styles.copy}>
        <CopyButton text={id} label={`Copy id ${id}`} />
      </span>
    </>
  )
}
