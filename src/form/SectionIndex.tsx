import { clsx } from 'clsx'
import { CircleAlert } from 'lucide-react'
import { memo } from 'react'
import shared from '@/ui/shared.module.css'
import { useFormContext, useFormStore, useStore } from './formContext'
import styles from './SectionIndex.module.css'
import type { TitledSection } from './types'
import { useCurrentSection } from './useCurrentSection'

interface SectionIndexProps {
  sections: readonly TitledSection[]
  /** On the widest screens an aside shares the column of the index, so the index has two columns. */
  hasAside: boolean
}

/**
 * The index of a long form: shows the current section and where problems are. Only on wide screens. It comes before the
 * sections in the tab order, because after the last field there is nothing left to jump to.
 */
export const SectionIndex = memo(function SectionIndex({ sections, hasAside }: SectionIndexProps) {
  const { formId } = useFormContext()
  const store = useFormStore()
  const wrong = useStore(() =>
    [...new Set(store.problems().map(({ path }) => store.fieldAt(path)?.field.section))].join('\n'),
  ).split('\n')
  const changed = useStore(() => store.changedSections())
  const elementId = (id: string) => `${formId}-section-${id}`
  const [current, choose] = useCurrentSection(sections, elementId)

  const jump = (id: string) => {
    store.renderAll()
    choose(id)
    document.getElementById(elementId(id))?.scrollIntoView?.({ behavior: 'smooth' })
    document.getElementById(`${elementId(id)}-title`)?.focus({ preventScroll: true })
  }
  return (
    <nav aria-label="On this page" className={clsx(styles.index, hasAside && styles.withAside)}>
      <ol className={styles.entries}>
        {sections.map(({ id, title, short }) => (
          <li key={id}>
            <IndexEntry
              title={title}
              short={short}
              isCurrent={id === current}
              isWrong={wrong.includes(id)}
              isChanged={changed.includes(id)}
              onClick={() => jump(id)}
            />
          </li>
        ))}
      </ol>
    </nav>
  )
})

interface IndexEntryProps {
  title: string
  /** The part of the title that is shown. */
  short: string | undefined
  isCurrent: boolean
  isWrong: boolean
  /** Shown as a dot only; the save bar has the text. */
  isChanged: boolean
  onClick: () => void
}

function IndexEntry({ title, short = title, isCurrent, isWrong, isChanged, onClick }: IndexEntryProps) {
  return (
    <button
      type="button"
      aria-current={isCurrent ? 'true' : undefined}
      onClick={onClick}
      className={clsx(styles.entry, isWrong && styles.wrong)}
    >
      <span className={styles.name} title={title}>
        {short}
      </span>
      {short !== title && <span className={shared.visuallyHidden}>{title.slice(short.length)}</span>}
      {isChanged && !isWrong && <span aria-hidden className={styles.changed} />}
      {isWrong && (
        <>
          <span className={shared.visuallyHidden}>, needs attention</span>
          <CircleAlert size={14} aria-hidden />
        </>
      )}
    </button>
  )
}
