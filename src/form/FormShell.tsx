import { clsx } from 'clsx'
import {
  type CSSProperties,
  memo,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { isCommand, shortcutKey } from '@/lib/keys'
import { Title } from '@/ui/Title'
import { FormHead } from './FormHead'
import styles from './FormShell.module.css'
import { SectionProvider, useFormContext, useFormStore } from './formContext'
import { SaveBar } from './SaveBar'
import { SectionIndex } from './SectionIndex'
import type { TitledSection } from './types'
import { useLinkedField } from './useLinkedField'
import { useIdleAfter, useRenderedSections } from './useRenderedSections'

interface FormShellProps {
  /** The object's name, or e.g. 'New Mission'. */
  title: string
  sections: readonly TitledSection[]
  note: ReactNode
  /** Beside the sections on wide screens, below them on others. Renders after them, in idle time. */
  aside?: ReactNode
  /** Beside the title. */
  menu?: ReactNode
  /** Offers 'Save and add another'. */
  addsMore: boolean
}

/** The layout of a form: head, sections with their index, and save bar. */
export function FormShell({ title, sections, note, aside, menu, addsMore }: FormShellProps) {
  const { formId, readOnly } = useFormContext()
  const store = useFormStore()
  const fields = useFirstFocus()
  const [isRendered, setRendered] = useState(false)
  const isIdle = useIdleAfter(isRendered)
  // With unsaved initial values, the edited sections are known only after all of them have rendered.
  useEffect(() => {
    if (isRendered && store.isDirty()) store.rederive()
  }, [isRendered, store])
  useSaveKey(addsMore)
  useLinkedField(isRendered)
  return (
    <form
      noValidate
      autoComplete="off"
      aria-labelledby={`${formId}-title`}
      aria-busy={!isRendered || undefined}
      // Enter in a field does not submit. Some browsers submit even without a submit button.
      onSubmit={(event: SubmitEvent) => event.preventDefault()}
      className={styles.form}
    >
      <FormHead title={title} menu={menu} />
      <div
        className={clsx(styles.body, aside && styles.withAside)}
        {...(aside && { style: { '--index-rows': Math.ceil(sections.length / 2) } as CSSProperties })}
      >
        <SectionIndex sections={sections} hasAside={aside !== undefined} />
        <fieldset ref={fields} disabled={readOnly} className={styles.fields}>
          <div className={styles.notes}>{note}</div>
          <Sections sections={sections} onRendered={setRendered} />
        </fieldset>
        {aside !== undefined && <div className={styles.aside}>{isIdle && aside}</div>}
      </div>
      {!readOnly && <SaveBar sections={sections} addsMore={addsMore} />}
    </form>
  )
}

interface SectionsProps {
  sections: readonly TitledSection[]
  /** Called with true once all sections are rendered. */
  onRendered: (isRendered: true) => void
}

/**
 * The sections that are rendered so far. A separate component, so that each further section renders only that section.
 */
function Sections({ sections, onRendered }: SectionsProps) {
  const rendered = useRenderedSections(sections)
  const isRendered = rendered === sections
  useLayoutEffect(() => {
    if (isRendered) onRendered(true)
  }, [isRendered, onRendered])
  return rendered.map((section) => <Section key={section.id} {...section} />)
}

/** Memoized: its fields read the store themselves, so it renders once. */
const Section = memo(function Section({ id, title, text, Content }: TitledSection) {
  const section = useMemo(() => ({ id, title }), [id, title])
  const { formId } = useFormContext()
  const store = useFormStore()
  const elementId = `${formId}-section-${id}`
  return (
    <section
      id={elementId}
      aria-labelledby={`${elementId}-title`}
      onBlur={({ currentTarget, target, relatedTarget }) => {
        // Switching to another window keeps the focus in this section.
        if (target !== document.activeElement && !currentTarget.contains(relatedTarget)) store.leave(id)
      }}
      className={styles.section}
    >
      <div>
        <Title id={`${elementId}-title`} tabIndex={-1}>
          {title}
        </Title>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.content}>
        <SectionProvider value={section}>
          <Content />
        </SectionProvider>
      </div>
    </section>
  )
})

/** Focuses the first field of a new form, unless something else already has the focus. */
function useFirstFocus() {
  const { isNew } = useFormContext()
  const fields = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    const { activeElement, body } = document
    const isElsewhere = activeElement && activeElement !== body && !activeElement.matches('main')
    // On touch screens the on-screen keyboard would cover the form.
    if (!isNew || isElsewhere || window.matchMedia?.('(pointer: coarse)').matches) return
    fields.current?.querySelector<HTMLElement>('input:enabled')?.focus({ preventScroll: true })
  }, [isNew])
  return fields
}

const isSaveKey = (event: KeyboardEvent) => isCommand(event) && ['s', 'Enter'].includes(shortcutKey(event))

/**
 * Ctrl or Cmd with S or Enter saves, unless a dialog is open or a dropdown handles the key; with Shift and Enter it goes
 * on with the next new object. In a read-only form it does nothing: the browser's own Save, which stores the page, is not
 * what the user wants either.
 */
function useSaveKey(addsMore: boolean) {
  const { readOnly, save } = useFormContext()
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isSaveKey(event) || event.defaultPrevented) return
    event.preventDefault()
    const another = addsMore && event.shiftKey && shortcutKey(event) === 'Enter'
    if (!readOnly && !event.repeat && !document.querySelector('dialog[open]')) void save.submit({ another })
  })
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
