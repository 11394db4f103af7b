import { useMemo } from 'react'
import { FormContextProvider, useFormContext } from '@/form/formContext'
import { BasicDetailsFields, basicDetails } from '../basicDetails'

/** Basic Details whose image silently keeps the previous value when an upload fails (rule FIELD-4). */
export const quietBasicDetails: typeof basicDetails = { ...basicDetails, Content: QuietBasicDetails }

function QuietBasicDetails() {
  const room = useFormContext()
  const quiet = useMemo(() => {
    const { upload } = room
    return upload ? { ...room, upload: (file: File) => upload(file).catch(() => undefined) } : room
  }, [room])
  return (
    <FormContextProvider value={quiet}>
      <BasicDetailsFields />
    </FormContextProvider>
  )
}
