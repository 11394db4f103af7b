import { chakra, createSlotRecipeContext, type HTMLChakraProps, useSlotRecipe } from '@chakra-ui/react'
import { CircleAlert, TriangleAlert } from 'lucide-react'
import { type ReactNode, type Ref, useId } from 'react'
import type { PathTo } from '@/model/paths'
import { useFormContext } from './formContext'

/** On small screens `half` fields take a full row; `short` ones (numbers) stay side by side. */
export type FieldSize = 'full' | 'half' | 'short'

/** Props of every kind of field. Pass the type of the edited object: `<NumberField<Team> name="points" />`. */
export interface FieldProps<T, V> extends FieldLayout {
  /** Dot path of a field of the edited object that has a value of type `V`. */
  name: PathTo<T, V>
}

interface FieldLayout {
  label: string
  /** Shows the required mark, otherwise '(Optional)'. Whether it blocks the save is up to the rules (rule FORM-4). */
  required?: boolean
  help?: ReactNode
  size?: FieldSize
}

const spans = { full: '1 / -1', half: { base: '1 / -1', md: 'span 6' }, short: 'span 6' } as const

const field = createSlotRecipeContext({ key: 'field' })
const Root = field.withProvider<HTMLDivElement, HTMLChakraProps<'div'>>('div', 'root')
const Label = field.withContext<HTMLLabelElement, HTMLChakraProps<'label'>>('label', 'label')
const Caption = field.withContext<HTMLSpanElement, HTMLChakraProps<'span'>>('span', 'label')

interface FieldComponentProps extends FieldLayout {
  /** Id of the control; see `controlProps`. */
  id: string
  error?: string | undefined
  warning?: string | undefined
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

const Mark = ({ required = false }: { required?: boolean | undefined }) =>
  required ? (
    <chakra.span aria-hidden color="danger.text">
      *
    </chakra.span>
  ) : (
    <chakra.span color="fg.muted" textStyle="xs" fontWeight="400">
      (Optional)
    </chakra.span>
  )

/** The label above the control, and one line below it: the error, else the warning, else the help text. */
export function Field({
  id,
  label,
  required,
  help,
  size = 'full',
  error,
  warning,
  ...props
}: FieldComponentProps) {
  const { unmarked = false, group = false, shown, ref, children } = props
  const { readOnly } = useFormContext()
  if (readOnly && shown)
    return (
      <ShownField label={label} size={size} error={error} warning={warning} ref={ref}>
        {shown()}
      </ShownField>
    )
  const caption = (
    <>
      <span>{label}</span> {!unmarked && <Mark required={required} />}
    </>
  )
  return (
    <Root
      gridColumn={spans[size]}
      {...(group && { role: 'group', 'aria-labelledby': `${id}-label` })}
      {...(group && (error ?? warning) !== undefined && { 'aria-describedby': `${id}-note` })}
    >
      {group ? (
        <Caption id={`${id}-label`}>{caption}</Caption>
      ) : (
        <Label id={`${id}-label`} htmlFor={id}>
          {caption}
        </Label>
      )}
      {children}
      <FieldNote id={id} error={error} warning={warning} help={help} />
    </Root>
  )
}

interface ShownFieldProps extends Omit<FieldLayout, 'required'> {
  error?: string | undefined
  warning?: string | undefined
  ref?: Ref<HTMLElement> | undefined
  children: ReactNode
}

const isNothing = (shown: ReactNode) => shown === undefined || shown === null || shown === ''

/** A value that the form shows but does not edit: every value of a read-only form, and those that the server manages. */
export function ShownField({ label, help, size = 'full', error, warning, ref, children }: ShownFieldProps) {
  const id = useId()
  const { readOnly } = useFormContext()
  return (
    <Root gridColumn={spans[size]} role="group" aria-labelledby={`${id}-label`}>
      <Caption id={`${id}-label`} {...(readOnly && { color: 'fg.muted' })}>
        {label}
      </Caption>
      <chakra.div
        ref={ref as Ref<HTMLDivElement>}
        {...(ref && { tabIndex: -1 })}
        outline="0"
        borderRadius="sm"
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap="1.5"
        minH={readOnly ? '6' : { base: 'control.lg', md: 'control.md' }}
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        _focusVisible={{ outline: '2px solid {colors.focus}', outlineOffset: '2px' }}
      >
        {isNothing(children) ? <chakra.span color="fg.muted">Not set</chakra.span> : children}
      </chakra.div>
      <FieldNote id={id} error={error} warning={warning} help={help} />
    </Root>
  )
}

interface NoteProps {
  id: string
  error?: string | undefined
  warning?: string | undefined
  help?: ReactNode
}

/** The line below a control. `controlProps` connects the control with it, inside and outside of a `Field`. */
export function FieldNote({ id, error, warning, help }: NoteProps) {
  const styles = useSlotRecipe({ key: 'field' })()
  if (error !== undefined) {
    return (
      <chakra.div css={styles.errorText} id={`${id}-note`}>
        <CircleAlert aria-hidden />
        <span>{error}</span>
      </chakra.div>
    )
  }
  if (warning !== undefined) {
    return (
      <chakra.div css={styles.errorText} id={`${id}-note`} color="warning.text" aria-live="polite">
        <TriangleAlert aria-hidden />
        <span>{warning}</span>
      </chakra.div>
    )
  }
  return help ? (
    <chakra.div css={styles.helperText} id={`${id}-note`}>
      {help}
    </chakra.div>
  ) : null
}

/** Attributes that connect a control with its `FieldNote`. */
export function controlProps(
  { id, error, warning }: { id: string; error?: string | undefined; warning?: string | undefined },
  { required, help }: { required?: boolean | undefined; help?: ReactNode } = {},
) {
  return {
    id,
    ...(error !== undefined && { 'aria-invalid': true as const }),
    ...(required && { 'aria-required': true as const }),
    ...((error !== undefined || warning !== undefined || help) && { 'aria-describedby': `${id}-note` }),
  }
}
