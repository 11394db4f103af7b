import { CircleQuestionMark } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Term } from '@/generated/glossary'
import { lazyPart } from '@/ui/lazy'
import styles from './Term.module.css'

// The texts load after the form, and before the first press.
const [TermPopover, prepare] = lazyPart(async () => (await import('./TermPopover')).TermPopover, {
  ahead: true,
})

const questionOf = (term: Term) => `What ${term.endsWith('s') ? 'are' : 'is'} ${term}?`

/**
 * A question mark that explains a term of the glossary (rule FAST-6). Render it beside a label, never inside: it would
 * become part of the name of the control.
 */
export function TermButton({ term }: { term: Term }) {
  const [anchor, setAnchor] = useState<HTMLElement>()
  const question = questionOf(term)
  return (
    <>
      <button
        type="button"
        className={styles.term}
        aria-label={question}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        title={question}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={({ currentTarget }) => setAnchor(anchor ? undefined : currentTarget)}
      >
        <CircleQuestionMark size={14} aria-hidden />
      </button>
      {anchor && (
        <TermPopover term={term} label={question} anchor={anchor} onClose={() => setAnchor(undefined)} />
      )}
    </>
  )
}

/** A label with the question mark of its term, if it has one. */
export const LabelWithTerm = ({ term, children }: { term: Term | undefined; children: ReactNode }) =>
  term === undefined ? (
    children
  ) : (
    <span className={styles.labelled}>
      {children}
      <TermButton term={term} />
    </span>
  )
