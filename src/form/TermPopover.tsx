import { glossary, type Term } from '@/generated/glossary'
import { basePath } from '@/lib/basePath'
import { capital } from '@/model/words'
import { Popover } from '@/ui/Popover'
import shared from '@/ui/shared.module.css'
import { NewTab } from '@/ui/signs'
import styles from './TermPopover.module.css'

interface TermPopoverProps {
  term: Term
  /** The question that the popover answers. */
  label: string
  anchor: HTMLElement
  onClose: () => void
}

/** What the glossary says about a term. The guide is a part of the mocked console only, and so is the link to it. */
export function TermPopover({ term, label, anchor, onClose }: TermPopoverProps) {
  // A word that was renamed in src/model/words.ts, and not in the glossary, has no text.
  const text = (glossary as Partial<Record<string, string>>)[term]
  return (
    <Popover anchor={anchor} label={label} onClose={onClose}>
      <p className={styles.title}>{term}</p>
      {text && <p className={styles.text}>{capital(text)}</p>}
      {import.meta.env.VITE_MOCKS && (
        <p className={styles.guide}>
          <a
            className={shared.link}
            href={`${basePath}/guide/index.html#fields-you-meet-everywhere`}
            target="_blank"
            rel="noreferrer"
          >
            Read more in the guide <NewTab />
          </a>
        </p>
      )}
    </Popover>
  )
}
