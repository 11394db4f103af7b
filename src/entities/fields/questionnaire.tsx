import { useMemo } from 'react'
import { ToggleField } from '@/form/fields/ToggleField'
import { UploadProvider, useFormContext, useFormUploads } from '@/form/formContext'
import type { Survey } from '@/generated/model'
import { BasicDetailsFields } from './basicDetails'
import type { QuestionKind } from './questions/kind'
import { QuestionsField } from './questions/QuestionsField'
import { ShownQuestions } from './questions/ShownQuestions'

/* Parts that the forms of surveys and quizzes share. */

type Questionnaire = Pick<Survey, 'questions' | 'isShuffleRequired'>

/** Basic Details whose image silently keeps the previous value when an upload fails (rule FIELD-4). */
export function QuietBasicDetails() {
  const uploads = useFormUploads()
  const quiet = useMemo(() => {
    const { upload } = uploads
    return upload ? { upload: (file: File) => upload(file).catch(() => undefined) } : uploads
  }, [uploads])
  return (
    <UploadProvider value={quiet}>
      <BasicDetailsFields />
    </UploadProvider>
  )
}

export function Questions({ kind }: { kind: QuestionKind }) {
  return useFormContext().readOnly ? <ShownQuestions kind={kind} /> : <QuestionsField kind={kind} />
}

export const ShuffleField = () => (
  <ToggleField<Questionnaire>
    name="isShuffleRequired"
    help="Questions come in a different order each time."
  />
)
