import { chakra } from '@chakra-ui/react'
import {
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
import { Aside, plain, withAside } from './Aside'
import { FormHead } from './FormHead'
import { SectionProvider, useFormContext, useFormStore } from './formContext'
import { SaveBar } from './SaveBar'
import { SectionIndex } from './SectionIndex'
import type { FormSection } from './types'
import { useLinkedField } from './useLinkedField'
import { useIdleAfter, useRenderedSections } from './useRenderedSections'

interface FormShellProps {
  /** The object's name, or e.g. 'New Mission'. */
  title: string
  sections: readonly FormSection<never>[]
  note: ReactNode
  /** Beside the sections on wide screens, below them on others. Renders after them, in idle time. */
  aside?: ReactNode
  /** Beside the title. */
  menu?: ReactNode
  /** A save is in progress. */
  isBusy: boolean
  /** What became of the last save; undefined when there is nothing to show. */
  saveNotice: string | undefined
  onSave: () => void
}

/** The layout of a form: head, sections with their index, and save bar. */
export function FormShell({
  title,
  sections,
  note,
  aside,
  menu,
  isBusy,
  saveNotice,
  onSave,
}: FormShellProps) {
  const { formId, readOnly } = useFormContext()
  const store = useFormStore()
  const fields = useFirstFocus()
  const [isRendered, setRendered] = useState(false)
  const isIdle = useIdleAfter(isRendered)
  // With unsaved initial values, the edited sections are known only after all of them have rendered.
  useEffect(() => {
    if (isRendered && store.isDirty()) store.rederive()
  }, [isRendered, store])
  useSaveKey(readOnly ? undefined : onSave)
  useLinkedField(isRendered)
  return (
    <chakra.form
      noValidate
      autoComplete="off"
      aria-labelledby={`${formId}-title`}
      aria-busy={!isRendered || undefined}
      // Enter in a field does not submit. Some browsers submit even without a submit button.
      onSubmit={(event: SubmitEvent) => event.preventDefault()}
      display="flex"
      flexDirection="column"
      flex="1"
      minW="0"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border"
      borderRadius="lg"
      css={clearOfBars}
      _print={{ borderWidth: '0' }}
    >
      <FormHead title={title} menu={menu} />
      <chakra.div flex="1" display="grid" minW="0" {...(aside ? withAside : plain)}>
        <SectionIndex sections={sections} hasAside={aside !== undefined} />
        <chakra.fieldset
          ref={fields}
          disabled={readOnly}
          gridColumn="1"
          borderEndWidth={aside ? { '2xl': '1px' } : undefined}
          gridRow="1"
          minW="0"
          minH={isRendered ? undefined : '100vh'}
        >
          <chakra.div display="grid" gap="3" px={{ base: '3', md: '5' }} pt="4" _empty={{ display: 'none' }}>
            {note}
          </chakra.div>
          <Sections sections={sections} onRendered={setRendered} />
        </chakra.fieldset>
        {aside !== undefined && <Aside sections={sections}>{isIdle && aside}</Aside>}
      </chakra.div>
      {!readOnly && <SaveBar sections={sections} isBusy={isBusy} notice={saveNotice} onSave={onSave} />}
    </chakra.form>
  )
}

interface SectionsProps {
  sections: readonly FormSection<never>[]
  /** Called with true once all sections are rendered. */
  onRendered: (isRendered: true) => void
}

/** The sections that are rendered so far. A component of its own: each further section renders only that section. */
function Sections({ sections, onRendered }: SectionsProps) {
  const rendered = useRenderedSections(sections)
  const isRendered = rendered === sections
  useLayoutEffect(() => {
    if (isRendered) onRendered(true)
  }, [isRendered, onRendered])
  return rendered.map((section) => <Section key={section.id} {...section} />)
}

/** Scrolls focused elements out from under the header and the save bar (WCAG 2.4.11). */
const clearOfBars = {
  '& :is(a, button, input, select, textarea, [tabindex])': {
    scrollMarginTop: 'calc({sizes.header} + {sizes.stats} + 8px)',
    scrollMarginBottom: '80px',
  },
}

/** Memoized: its fields read the store themselves, so it renders once. */
const Section = memo(function Section({ id, title, text, Content }: FormSection<never>) {
  const section = useMemo(() => ({ id, title }), [id, title])
  const { formId } = useFormContext()
  const store = useFormStore()
  const elementId = `${formId}-section-${id}`
  return (
    <chakra.section
      id={elementId}
      aria-labelledby={`${elementId}-title`}
      onBlur={({ currentTarget, target, relatedTarget }) => {
        // Switching to another window keeps the focus in this section.
        if (target !== document.activeElement && !currentTarget.contains(relatedTarget)) store.leave(id)
      }}
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '232px minmax(0, 640px)' }}
      columnGap="8"
      rowGap="3"
      px={{ base: '3', md: '5' }}
      pt={{ base: '18px', lg: '6' }}
      pb={{ base: '5', lg: '26px' }}
      scrollMarginTop="64px"
      css={{ '& + section': { borderTopWidth: '1px', borderColor: 'border' } }}
    >
      <div>
        <chakra.h2 id={`${elementId}-title`} tabIndex={-1} textStyle="section">
          {title}
        </chakra.h2>
        <chakra.p textStyle="sm" color="fg.muted" maxW={{ lg: '216px' }} mt="0.5">
          {text}
        </chakra.p>
      </div>
      <chakra.div display="grid" gridTemplateColumns="repeat(12, minmax(0, 1fr))" gap="4" alignItems="start">
        <SectionProvider value={section}>
          <Content />
        </SectionProvider>
      </chakra.div>
    </chakra.section>
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

const isSaveKey = ({ key }: KeyboardEvent) => key.toLowerCase() === 's' || key === 'Enter'

/**
 * Ctrl or Cmd with S or Enter saves, unless a dialog is open or a dropdown handles the key. In a read-only form it does
 * nothing: the browser's own Save, which stores the page, is not what the user wants either.
 */
function useSaveKey(save: (() => void) | undefined) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && isSaveKey(event)
    if (!isSave || event.defaultPrevented) return
    event.preventDefault()
    if (save && !event.repeat && !document.querySelector('dialog[open]')) save()
  })
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
