import { clsx } from 'clsx'
import { X } from 'lucide-react'
import type { RefObject } from 'react'
import { cutText } from '@/lib/format'
import { Badge } from '@/ui/inline'
import shared from '@/ui/shared.module.css'
import { NewTab } from '@/ui/signs'
import type { ReferenceOptions } from '../types'
import styles from './Chips.module.css'
import inField from './inField.module.css'
import { chosenItem, isNamesake } from './options'

interface ChipsProps {
  options: ReferenceOptions
  chosen: readonly string[]
  onRemove: ((id: string) => void) | undefined
  inputRef: RefObject<HTMLInputElement | null>
}

/** The chosen items, each with a remove button. */
export function Chips({ options, chosen, onRemove, inputRef }: ChipsProps) {
  return [...new Set(chosen)].map((id) => {
    const { item, isMissing, ...words } = chosenItem(options, id)
    const [text, label] = [cutText(words.text), cutText(words.label)]
    const href = item && options.actions?.hrefOf(id)
    return (
      <span key={id} className={clsx(shared.forcedEdge, styles.chip, isMissing && styles.missing)}>
        <span className={styles.name} title={label}>
          <bdi>{text}</bdi>
          {item && isNamesake(options, item) && <span className={styles.id}>{id}</span>}
        </span>
        {item?.state && <Badge className={styles.state}>{item.state}</Badge>}
        {href !== undefined && <OpenLink href={href} name={label} />}
        <button
          type="button"
          className={clsx(inField.button, styles.remove)}
          aria-label={`Remove ${label}`}
          onClick={() => {
            onRemove?.(id)
            inputRef.current?.focus()
          }}
        >
          <X size={14} aria-hidden />
        </button>
      </span>
    )
  })
}

interface OpenLinkProps {
  href: string
  /** Name of the object. */
  name: string
}

/** Opens a chosen object in a new tab, so that the form stays open. */
export function OpenLink({ href, name }: OpenLinkProps) {
  const label = `Open ${name} in a new tab`
  return (
    <a
      className={clsx(inField.button, inField.quiet, styles.open)}
      href={href}
      target="_blank"
      rel="noopener"
      aria-label={label}
      title={label}
    >
      <NewTab isSaid />
    </a>
  )
}
