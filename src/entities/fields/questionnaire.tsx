import { useMemo } from 'react'
import { ToggleField } from '@/form/fields/ToggleField'
import { UploadProvider, useFormUploads } from '@/form/formContext'
import type { FormSection } from '@/form/types'
import type { Survey } from '@/generated/model'
import { BasicDetailsFields, basicDetails } from './basicDetails'
import type { QuestionKind } from './questions/kind'
import { QuestionsField } from './questions/QuestionsField'

/* What the forms of surveys and quizzes share: sections and fields. */

type Questionnaire = Pick<Survey, 'questions' | 'isShuffleRequired'>

/** Basic Details whose image silently keeps the previous value when an upload fails (rule FIELD-4). */
export const quietBasicDetails: typeof basicDetails = { ...basicDetails, Content: QuietBasicDetails }

function QuietBasicDetails() {
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

/** `text`: what the questions are for. */
export const questionsSection = (kind: QuestionKind, text: string): FormSection<Questionnaire> => ({
  id: 'questions',
  title: 'Questions',
  text,
  Content: () => <QuestionsField kind={kind} />,
})

/** `fallback`: the meaning of a missing value. */
export const ShuffleField = ({ fallback = false }: { fallback?: boolean }) => (
  <ToggleField<Questionnaire>
    name="isShuffleRequired"
    label="Shuffle"
    help="Questions come in a different order each time."
    fallback={fallback}
  />
)
