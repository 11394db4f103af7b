import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { cutText } from '@/lib/format'
import { CopyButton } from '@/ui/CopyButton'
import { EntityTile } from '@/ui/EntityTile'
import { BackLink, PageHead } from '@/ui/PageHead'
import styles from './FormHead.module.css'
import { useFormContext, useStore } from './formContext'
import { useWayBack } from './wayBack'

interface FormHeadProps {
  title: string
  /** Shown at the end of the line of the title. */
  menu?: ReactNode
}

/** The title of the object and the link back to its list. */
export function FormHead({ title, menu }: FormHeadProps) {
  const { entity, formId, account } = useFormContext()
  const { link, goBack } = useWayBack(entity.type, account)
  return (
    <PageHead
      className={styles.head}
      tile={<EntityTile icon={entity.icon} family={entity.family} />}
      above={
        <>
          <BackLink to={entity.title}>
            <Link
              {...link}
              onClick={(event) => {
                const isPlain = !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)
                if (isPlain && goBack()) event.preventDefault()
              }}
            />
          </BackLink>
          <ObjectId />
        </>
      }
      id={`${formId}-title`}
      title={<bdi>{cutText(title)}</bdi>}
    >
      {menu}
    </PageHead>
  )
}

/** The id below the title. A new object has none yet. */
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
