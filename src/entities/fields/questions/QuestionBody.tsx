import { Image as ImageIcon } from 'lucide-react'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { controlProps, Field } from '@/form/Field'
import { imageLimits } from '@/form/fields/imageUpload'
import { RadioSegments } from '@/form/fields/Radios'
import { useField, useLabel } from '@/form/formContext'
import { questionTypes } from '@/model/choices'
import type { Questioned } from '@/model/questions'
import { inputText } from '@/model/readable'
import { Button } from '@/ui/Button'
import { Textarea, type TextareaProps } from '@/ui/Input'
import { heldButton } from '@/ui/useHeldFocus'
import { ChoiceList } from './ChoiceList'
import { DropArea, FileInput, Picture, RemoveButton } from './itemImage'
import { type SlotProps, useQuestionEditor, useWarning } from './kind'
import styles from './QuestionBody.module.css'
import { useItemImage } from './useItemImage'

/** The fields of an expanded question. */
export function QuestionBody({ path, of }: SlotProps) {
  const { QuestionExtra } = useQuestionEditor().kind
  return (
    <div className={styles.body}>
      <div className={styles.text}>
        <QuestionText path={path} of={of} />
      </div>
      <div className={styles.type}>
        <QuestionType path={path} />
      </div>
      <div className={styles.half}>
        <QuestionImage path={path} of={of} />
      </div>
      {QuestionExtra && (
        <div className={styles.half}>
          <QuestionExtra path={path} of={of} />
        </div>
      )}
      <ChoiceList path={`${path}.choices`} of={of} />
    </div>
  )
}

function QuestionText({ path, of }: SlotProps) {
  const label = `${of}, question text`
  const field = useField<Questioned, string, HTMLTextAreaElement>(`${path}.text`, { label })
  const shown = { ...field, warning: useWarning(field.warning) }
  return (
    <Field {...shown} label={useLabel<Questioned>(`${path}.text`)} required>
      <GrowingText
        {...controlProps(shown, { required: true })}
        ref={field.ref}
        aria-label={label}
        value={inputText(field.value)}
        onText={field.set}
      />
    </Field>
  )
}

const types = Object.entries(questionTypes).map(([value, label]) => ({ value, label }))

function QuestionType({ path }: Pick<SlotProps, 'path'>) {
  const label = useLabel<Questioned>(`${path}.type`)
  const { id, value, set, ref, ...field } = useField<Questioned, string>(`${path}.type`, { label })
  return (
    <Field id={id} {...field} label={label} group unmarked>
      <div className={styles.types}>
        <RadioSegments id={id} value={value} choices={types} onChange={set} inputRef={ref} />
      </div>
    </Field>
  )
}

/** The image of a question: a small preview with Replace and Remove, or a drop zone. */
function QuestionImage({ path, of }: SlotProps) {
  const image = useItemImage(path, `${of}, image`)
  const { field, value, isBusy, isOff, hint } = image
  const input = useRef<HTMLInputElement>(null)
  const isEmpty = value === ''
  const help = isEmpty ? imageLimits : undefined
  return (
    <Field {...field} label={useLabel<Questioned>(`${path}.imgUrl`)} help={help} group>
      <DropArea image={image} isDashed={isEmpty}>
        {!isEmpty && <Picture src={value} size="40px" />}
        <Button
          {...controlProps(field, { help })}
          ref={field.ref}
          variant={isEmpty ? 'ghost' : 'outline'}
          size="sm"
          className={isEmpty ? styles.choose : undefined}
          aria-label={isEmpty ? `${of}, image: choose a file` : `${of}: replace image`}
          title={hint}
          isBusy={isBusy}
          onClick={() => input.current?.click()}
          // Takes the focus from 'Remove', which disappears.
          {...(isOff && (isEmpty ? { disabled: true } : heldButton))}
        >
          {isEmpty && <ImageIcon size={16} aria-hidden />}
          <span>{isBusy ? 'Uploading...' : isEmpty ? 'Choose a file' : 'Replace'}</span>
        </Button>
        {isEmpty ? (
          <span className={styles.drop}>or drop it here</span>
        ) : (
          <RemoveButton image={image} of={of} />
        )}
        <FileInput image={image} label={`${of}, image file`} inputRef={input} />
      </DropArea>
    </Field>
  )
}

interface GrowingTextProps extends Omit<TextareaProps, 'ref' | 'value' | 'onChange'> {
  value: string
  onText: (text: string) => void
  ref: RefObject<HTMLTextAreaElement | null>
}

/** A one-line text field that grows with its text. */
function GrowingText({ value, onText, ref, ...props }: GrowingTextProps) {
  // For browsers without `field-sizing`.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the value
  useLayoutEffect(() => {
    const element = ref.current
    if (!element || globalThis.CSS?.supports?.('field-sizing', 'content')) return
    element.style.height = 'auto'
    element.style.height = `${element.scrollHeight + 2}px`
  }, [value, ref])
  return (
    <Textarea
      {...props}
      ref={ref}
      rows={1}
      className={styles.growing}
      value={value}
      onChange={(event) => onText(event.target.value)}
    />
  )
}
