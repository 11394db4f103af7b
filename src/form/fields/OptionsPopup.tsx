import { clsx } from 'clsx'
import { Plus } from 'lucide-react'
import type { CSSProperties } from 'react'
import { pressedKey } from '@/lib/keys'
import shared from '@/ui/shared.module.css'
import { OptionList, type OptionListProps } from './OptionList'
import styles from './OptionsPopup.module.css'

interface OptionsPopupProps extends OptionListProps {
  place: CSSProperties
  query: string
  /** The user opens another tab to create a missing object. */
  onCreate: () => void
  /** Closes and returns to the field. */
  onEscape: () => void
}

/** The list, or why there is none, with the link to create a new object below it. */
export function OptionsPopup({ place, query, onCreate, onEscape, ...list }: OptionsPopupProps) {
  const { options, matches } = list
  const emptyText = options.error
    ? options.error
    : options.isLoading && matches.length === 0
      ? 'Loading...'
      : query.trim() !== ''
        ? `No matches for “${query.trim()}”`
        : 'Nothing to choose from yet'
  const { createHref, singular = '' } = options.actions ?? {}
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handler only keeps the focus where it is
    <div
      data-popup
      className={clsx(shared.popup, styles.popup)}
      style={place}
      // Keeps the focus in the field, also while the user drags the scrollbar.
      onMouseDown={(event) => event.preventDefault()}
    >
      {matches.length > 0 ? (
        <OptionList {...list} />
      ) : (
        <div role="status" className={clsx(styles.nothing, options.error && styles.failed)}>
          {emptyText}
        </div>
      )}
      {createHref !== undefined && (
        <div className={styles.foot}>
          <a
            className={clsx(shared.popupItem, styles.create)}
            href={createHref}
            target="_blank"
            rel="noopener"
            onClick={onCreate}
            onKeyDown={(event) => {
              if (pressedKey(event) !== 'Escape') return
              event.preventDefault()
              event.stopPropagation()
              onEscape()
            }}
          >
            <Plus size={16} aria-hidden />
            <span>{`Create a new ${singular.toLowerCase()} in a new tab`}</span>
          </a>
        </div>
      )}
    </div>
  )
}
