import { chakra } from '@chakra-ui/react'
import { controlProps, Field } from '@/form/Field'
import { Segments } from '@/form/fields/RadioField'
import { textOf } from '@/form/fields/TextField'
import { useField } from '@/form/formContext'
import { ChoiceList } from './ChoiceList'
import { GrowingText } from './GrowingText'
import { type SlotProps, useQuestionEditor } from './kind'
import { QuestionImage } from './QuestionImage'
import { useDoubt } from './quiet'
import { questionTypes } from './types'

/** The fields of an open question. */
export function QuestionBody({ path, of }: SlotProps) {
  const { QuestionExtra } = useQuestionEditor().kind
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns="repeat(12, minmax(0, 1fr))"
      columnGap="4"
      rowGap="3.5"
      alignItems="start"
      px={{ base: '3', md: '3.5' }}
      pt="3.5"
      pb="4"
    >
      <chakra.div gridColumn={{ base: '1 / -1', md: 'span 8' }}>
        <QuestionText path={path} of={of} />
      </chakra.div>
      <chakra.div gridColumn={{ base: '1 / -1', md: 'span 4' }}>
        <QuestionType path={path} />
      </chakra.div>
      <chakra.div gridColumn={{ base: '1 / -1', md: 'span 6' }}>
        <QuestionImage path={path} of={of} />
      </chakra.div>
      {QuestionExtra && (
        <chakra.div gridColumn={{ base: '1 / -1', md: 'span 6' }}>
          <QuestionExtra path={path} of={of} />
        </chakra.div>
      )}
      <ChoiceList path={`${path}.choices`} of={of} />
    </chakra.div>
  )
}

function QuestionText({ path, of }: SlotProps) {
  const label = `${of}, question text`
  const field = useField<string, HTMLTextAreaElement>(`${path}.text`, { label })
  const shown = { ...field, doubt: useDoubt(field.doubt) }
  return (
    <Field {...shown} label="Question text" required>
      <GrowingText
        {...controlProps(shown, { required: true })}
        ref={field.ref}
        aria-label={label}
        value={textOf(field.value)}
        onText={field.set}
      />
    </Field>
  )
}

function QuestionType({ path }: { path: string }) {
  const { id, value, set, ref, ...field } = useField<string>(`${path}.type`, { label: 'Question type' })
  return (
    <Field id={id} {...field} label="Question type" group unmarked>
      <chakra.div css={{ '& > *': { width: '100% !important' } }}>
        <Segments id={id} value={value} choices={questionTypes} onChange={set} inputRef={ref} />
      </chakra.div>
    </Field>
  )
}
