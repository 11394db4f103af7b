import { clsx } from 'clsx'
import { CircleAlert, TriangleAlert } from 'lucide-react'
import { type ReactNode, type Ref, useId } from 'react'
import type { Term } from '@/generated/glossary'
import type { PathTo } from '@/model/paths'
import styles from './Field.module.css'
import { useFormContext } from './formContext'
import spans from './spans.module.css'
import { LabelWithTerm } from './Term'

/** On small screens `half` fields take a full row; `short` ones (numbers) stay side by side. */
export type FieldSize = 'full' | 'half' | 'short'

/** Props of every kind of field. Pass the type of the edited object: `<NumberField<Team> name="points" />`. */
export interface FieldProps<T, V> extends Omit<FieldLayout, 'label'> {
  /** Dot path of a field of the edited object that has a value of type `V`. */
  name: PathTo<T, V>
  /** Default: the label of the described field. */
  label?: string
}

interface FieldLayout {
  label: string
  /** Shows the required mark, otherwise '(Optional)'. Whether it blocks the save is up to the rules (rule FORM-4). */
  required?: boolean
  help?: ReactNode
  size?: FieldSize
  /** What the question mark beside the label explains. */
  term?: Term
}

/** `print.css` keeps a field on one page by this name. */
const rootClass = clsx('ui-field__root', styles.field)

interface FieldComponentProps extends FieldLayout {
  /** Id of the control; see `controlProps`. */
  id: string
  error?: string
  warning?: string
  /** Shows neither '*' nor '(Optional)', e.g. for a switch, which always has a value. */
  unmarked?: boolean
  /** Several controls under one caption. They become a group instead of each being labelled by it. */
  group?: boolean
  /**
   * The value without its control, where the form is read-only (rule PERM-12). Nothing or '' is 'Not set'. Parts that a
   * read-only form replaces as a whole need none.
   */
  shown?: () => ReactNode
  /** The ref of the control. Where the form is read-only, the value gets it, and with it the focus. */
  ref?: Ref<HTMLElement>
  children: ReactNode
}

const Mark = ({ required = false }: { required?: boolean }) =>
  required ? (
    <span aria-hidden className={styles.required}>
      *
    </span>
  ) : (
    <span className={styles.optional}>(Optional)</span>
  )

/** The label above the control, and one line below it: the error, else the warning, else the help text. */
export function Field({
  id,
  label,
  required,
  help,
  size = 'full',
  term,
  error,
  warning,
  ...props
}: FieldComponentProps) {
  const { unmarked = false, group = false, shown, ref, children } = props
  const { readOnly } = useFormContext()
  if (readOnly && shown)
    return (
      <ShownField label={label} size={size} term={term} error={error} warning={warning} ref={ref}>
        {shown()}
      </ShownField>
    )
  const caption = (
    <>
      <span>{label}</span> {!unmarked && <Mark required={required} />}
    </>
  )
  return (
    <div
      className={clsx(rootClass, spans[size])}
      {...(group && { role: 'group', 'aria-labelledby': `${id}-label` })}
      {...(group && (error ?? warning) !== undefined && { 'aria-describedby': `${id}-note` })}
    >
      <LabelWithTerm term={term}>
        {group ? (
          <span id={`${id}-label`} className={styles.label}>
            {caption}
          </span>
        ) : (
          <label id={`${id}-label`} htmlFor={id} className={styles.label}>
            {caption}
          </label>
        )}
      </LabelWithTerm>
      {children}
      <FieldNote id={id} error={error} warning={warning} help={help} />
    </div>
  )
}

interface ShownFieldProps extends Omit<FieldLayout, 'required'> {
  error?: string
  warning?: string
  ref?: Ref<HTMLElement>
  children: ReactNode
}

/** Whether a value renders nothing, or is an empty text. */
const isNothing = (shown: ReactNode) =>
  shown === '' || shown === undefined || shown === null || typeof shown === 'boolean'

/** A value that the form shows but does not edit: every value of a read-only form, and those that the server manages. */
export function ShownField({
  label,
  help,
  size = 'full',
  term,
  error,
  warning,
  ref,
  children,
}: ShownFieldProps) {
  const id = useId()
  const { readOnly } = useFormContext()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a second kind of box
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      className={clsx(rootClass, spans[size], readOnly && styles.readOnly)}
    >
      <LabelWithTerm term={term}>
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
      </LabelWithTerm>
      <div ref={ref as Ref<HTMLDivElement>} {...(ref && { tabIndex: -1 })} className={styles.shown}>
        {isNothing(children) ? <span className={styles.notSet}>Not set</span> : children}
      </div>
      <FieldNote id={id} error={error} warning={warning} help={help} />
    </div>
  )
}

interface NoteProps {
  id: string
  error?: string
  warning?: string
  help?: ReactNode
}

/** The line below a control. `controlProps` connects the control with it, inside and outside of a `Field`. */
export function FieldNote({ id, error, warning, help }: NoteProps) {
  if (error !== undefined) {
    return (
      <div className={styles.error} id={`${id}-note`}>
        <CircleAlert aria-hidden />
        <span>{error}</span>
      </div>
    )
  }
  if (warning !== undefined) {
    return (
      <div className={styles.warning} id={`${id}-note`} aria-live="polite">
        <TriangleAlert aria-hidden />
        <span>{warning}</span>
      </div>
    )
  }
  return help ? (
    <div className={styles.help} id={`${id}-note`}>
      {help}
    </div>
  ) : null
}

/** Attributes that connect a control with its `FieldNote`. */
export function controlProps(
  { id, error, warning }: { id: string; error?: string; warning?: string },
  { required, help }: { required?: boolean; help?: ReactNode } = {},
) {
  return {
    id,
    ...(error !== undefined && { 'aria-invalid': true as const }),
    ...(required && { 'aria-required': true as const }),
    ...((error !== undefined || warning !== undefined || help) && { 'aria-describedby': `${id}-note` }),
  }
}
