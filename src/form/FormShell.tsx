import { chakra } from '@chakra-ui/react'
import { type ReactNode, type SubmitEvent, useEffect, useMemo, useRef } from 'react'
import { FormHead } from './FormHead'
import { SectionProvider, useFormContext } from './formContext'
import { SaveBar } from './SaveBar'
import { SectionIndex } from './SectionIndex'
import type { FormSection } from './types'

interface FormShellProps {
  /** The object's name or 'New Mission'. */
  title: string
  sections: readonly FormSection<never>[]
  note: ReactNode
  /** A save is under way. */
  isBusy: boolean
  /** Why the last save was refused; undefined when there is nothing to say. */
  error: unknown
  onSave: () => void
}

/** The frame of a form: head, sections with their index, and the bar that saves. */
export function FormShell({ title, sections, note, isBusy, error, onSave }: FormShellProps) {
  const { formId, readOnly } = useFormContext()
  const fields = useFirstFocus()
  useSaveKey(readOnly ? undefined : onSave)
  return (
    <chakra.form
      noValidate
      autoComplete="off"
      aria-labelledby={`${formId}-title`}
      // Enter in a field neither saves nor leaves; without a submit button some browsers try all the same.
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
      <FormHead title={title} />
      <chakra.div flex="1" display="flex" minW="0">
        <SectionIndex sections={sections} />
        <chakra.fieldset ref={fields} disabled={readOnly} flex="1" minW="0">
          <chakra.div display="grid" gap="3" px={{ base: '3', md: '5' }} pt="4" _empty={{ display: 'none' }}>
            {note}
          </chakra.div>
          {sections.map((section) => (
            <Section key={section.id} {...section} />
          ))}
        </chakra.fieldset>
      </chakra.div>
      <SaveBar sections={sections} isBusy={isBusy} error={error} onSave={onSave} />
    </chakra.form>
  )
}

/** What gets the focus is scrolled out from under the header and the save bar (WCAG 2.4.11). */
const clearOfBars = {
  '& :is(a, button, input, select, textarea, [tabindex])': {
    scrollMarginTop: 'calc({sizes.header} + {sizes.stats} + 8px)',
    scrollMarginBottom: '80px',
  },
}

function Section({ id, title, text, Content }: FormSection<never>) {
  const section = useMemo(() => ({ id, title }), [id, title])
  const { formId, store } = useFormContext()
  const elementId = `${formId}-section-${id}`
  return (
    <chakra.section
      id={elementId}
      aria-labelledby={`${elementId}-title`}
      onBlur={({ currentTarget, target, relatedTarget }) => {
        // Who goes to another window keeps the focus in this one.
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
}

/** A new form begins in its first field, unless the focus is somewhere else already. */
function useFirstFocus() {
  const { isNew } = useFormContext()
  const fields = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    const { activeElement, body } = document
    const isElsewhere = activeElement && activeElement !== body && !activeElement.matches('main')
    // The keyboard of a touch screen would hide what the form asks for.
    if (!isNew || isElsewhere || window.matchMedia?.('(pointer: coarse)').matches) return
    fields.current?.querySelector<HTMLElement>('input:enabled')?.focus({ preventScroll: true })
  }, [isNew])
  return fields
}

const isSaveKey = ({ key }: KeyboardEvent) => key.toLowerCase() === 's' || key === 'Enter'

/** S and Enter with Ctrl or Cmd save, unless a dialog is in front or a drop-down takes the key. */
function useSaveKey(save: (() => void) | undefined) {
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && isSaveKey(event)
      if (!isSave || !latest.current || event.defaultPrevented) return
      event.preventDefault()
      if (!event.repeat && !document.querySelector('dialog[open]')) latest.current()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
