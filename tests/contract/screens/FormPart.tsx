import { useMemo } from 'react'
import type { AnyEntity } from '@/entities/definition'
import { type FormContext, FormContextProvider, SectionProvider } from '@/form/formContext'
import type { FormStore } from '@/form/store'
import type { FormSection, FormSpec } from '@/form/types'
import { useEntityForm } from '@/form/useEntityForm'
import { uploadAccountImage } from '@/generated/api/accounts/accounts'

interface FormPartProps {
  entity: AnyEntity
  spec: FormSpec<object>
  section: FormSection
  object: object | undefined
  onStore: (store: FormStore) => void
}

/** One section of a form, rendered alone, so that every read can be attributed to it. */
export function FormPart({ entity, spec, section, object, onStore }: FormPartProps) {
  const { store, isNew } = useEntityForm({
    entity: entity.list,
    spec,
    schemas: entity.schemas,
    account: 'x',
    object,
    onSave: async () => undefined,
  })
  const room: FormContext = useMemo(
    () => ({
      store,
      formId: 'form',
      entity: entity.list,
      account: 'x',
      isNew,
      readOnly: false,
      upload: async (image) => (await uploadAccountImage('x', { image, account: 'x' })).path,
      uploadHint: undefined,
    }),
    [store, entity, isNew],
  )
  onStore(store)
  return (
    <FormContextProvider value={room}>
      <SectionProvider value={section}>
        <section.Content />
      </SectionProvider>
    </FormContextProvider>
  )
}
