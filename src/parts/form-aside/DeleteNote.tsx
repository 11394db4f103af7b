import { clsx } from 'clsx'
import { Unlink } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useRemainingPages } from '@/entities/useLists'
import { formatNumber, pluralize } from '@/lib/format'
import { ObjectLink, objectLink } from '@/list/ObjectLink'
import type { EntityType } from '@/model/entityTypes'
import { LostNote } from '@/parts/journal/LostNote'
import { PartialDataNote } from '@/parts/partial-data/PartialDataNote'
import { ObjectCells } from '@/ui/ObjectCells'
import shared from '@/ui/shared.module.css'
import styles from './DeleteNote.module.css'
import { type UsedBy, type Uses, useUses } from './useUses'

interface DeleteNoteProps {
  type: EntityType
  id: string
  account: string
}

/** At most this many objects are named; the others are counted. */
const named = 4

/**
 * Says which references a deletion would leave dangling (rule USE-5). Only information: the dialog never waits for it.
 * References of the object to itself are not counted, because they are deleted, too.
 */
export function DeleteNote({ type, id, account }: DeleteNoteProps) {
  const uses = useUses(type, id, account)
  const rest = useRemainingPages(account)
  const isShown = useAfterPress(!uses.isLoading)
  if (uses.lists.length === 0) return <LostNote id={id} />
  return (
    <div className={styles.note}>
      <div role="status">
        {isShown ? (
          <Found {...others(uses, type, id)} />
        ) : (
          <p className={styles.plain}>Checking what uses it...</p>
        )}
      </div>
      {isShown && <PartialDataNote lists={uses.lists} rest={rest} isCheck />}
      <LostNote id={id} />
    </div>
  )
}

/**
 * Turns true once `is` is true. Waits while a button is pressed, because the dialog grows and the button would move
 * (decision H33). Does not use the form's `afterPress`, which would load the code of all forms.
 */
function useAfterPress(is: boolean): boolean {
  const [isShown, setShown] = useState(is)
  useEffect(() => {
    if (!is) return
    if (!document.querySelector('button:active')) return setShown(true)
    // The click event follows pointer-up in the same task.
    const onUp = () => setTimeout(() => setShown(true))
    window.addEventListener('pointerup', onUp, { once: true })
    return () => window.removeEventListener('pointerup', onUp)
  }, [is])
  return isShown
}

/** The objects that use this one, without duplicates and without itself. */
function others({ rows, isWhole }: Uses, type: EntityType, id: string) {
  const objects = new Map<string, UsedBy>()
  for (const use of rows) {
    const key = JSON.stringify([use.type, use.id])
    if (!objects.has(key) && !(use.type === type && use.id === id)) objects.set(key, use)
  }
  return { objects: [...objects.values()], isWhole }
}

function Found({ objects, isWhole }: ReturnType<typeof others>) {
  const count = objects.length
  if (count === 0) {
    const nothing = isWhole ? 'Nothing uses it.' : 'Nothing found that uses it.'
    return <p className={styles.plain}>{nothing}</p>
  }
  const words = `${isWhole ? '' : 'at least '}${pluralize(count, 'object')}`
  return (
    <>
      <p className={styles.found}>
        <span className={styles.icon}>
          <Unlink size={14} aria-hidden />
        </span>
        <span>
          <b>{`Used by ${words}`}</b>, which will be left dangling:
        </span>
      </p>
      <ul className={styles.objects}>
        {objects.slice(0, named).map((use) => (
          <li key={use.key} className={styles.object}>
            <ObjectCells
              tile={use.entity.list}
              size={28}
              name={
                <ObjectLink to={use} className={objectLink(use) && shared.link}>
                  <bdi>{use.name}</bdi>
                </ObjectLink>
              }
              title={use.name}
              text={use.where}
              isCompact
            />
          </li>
        ))}
      </ul>
      {count > named && (
        <p className={clsx(styles.plain, styles.more)}>{`and ${formatNumber(count - named)} more`}</p>
      )}
    </>
  )
}
