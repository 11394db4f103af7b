import { chakra, createSlotRecipeContext, type HTMLChakraProps, useSlotRecipe } from '@chakra-ui/react'
import { CircleAlert, TriangleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { PathTo } from './paths'

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
  doubt?: string | undefined
  /** Shows neither '*' nor '(Optional)', e.g. for a switch, which always has a value. */
  unmarked?: boolean
  /** Several controls under one caption. They become a group instead of each being labelled by it. */
  group?: boolean
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
  doubt,
  ...props
}: FieldComponentProps) {
  const { unmarked = false, group = false, children } = props
  const caption = (
    <>
      {label} {!unmarked && <Mark required={required} />}
    </>
  )
  return (
    <Root
      gridColumn={spans[size]}
      {...(group && { role: 'group', 'aria-labelledby': `${id}-label` })}
      {...(group && (error ?? doubt) !== undefined && { 'aria-describedby': `${id}-note` })}
    >
      {group ? (
        <Caption id={`${id}-label`}>{caption}</Caption>
      ) : (
        <Label id={`${id}-label`} htmlFor={id}>
          {caption}
        </Label>
      )}
      {children}
      <FieldNote id={id} error={error} doubt={doubt} help={help} />
    </Root>
  )
}

interface ShownFieldProps extends Omit<FieldLayout, 'required'> {
  children: ReactNode
}

/** A value that the form shows among its fields but does not edit. */
export function ShownField({ children, ...props }: ShownFieldProps) {
  return (
    <Field {...props} id={useId()} group unmarked>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap="1.5"
        minH={{ base: 'control.lg', md: 'control.md' }}
        overflowWrap="anywhere"
      >
        {children}
      </chakra.div>
    </Field>
  )
}

interface NoteProps {
  id: string
  error?: string | undefined
  doubt?: string | undefined
  help?: ReactNode
}

/** The line below a control. `controlProps` connects the control with it, inside and outside of a `Field`. */
export function FieldNote({ id, error, doubt, help }: NoteProps) {
  const styles = useSlotRecipe({ key: 'field' })()
  if (error !== undefined) {
    return (
      <chakra.div css={styles.errorText} id={`${id}-note`}>
        <CircleAlert aria-hidden />
        {error}
      </chakra.div>
    )
  }
  if (doubt !== undefined) {
    return (
      <chakra.div css={styles.errorText} id={`${id}-note`} color="warning.text" aria-live="polite">
        <TriangleAlert aria-hidden />
        {doubt}
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
  { id, error, doubt }: { id: string; error?: string | undefined; doubt?: string | undefined },
  { required, help }: { required?: boolean | undefined; help?: ReactNode } = {},
) {
  return {
    id,
    ...(error !== undefined && { 'aria-invalid': true as const }),
    ...(required && { 'aria-required': true as const }),
    ...((error !== undefined || doubt !== undefined || help) && { 'aria-describedby': `${id}-note` }),
  }
}
