import { useMemo } from 'react'
import type { AnyEntity } from '@/entities/definition'
import { type FormContext, FormContextProvider, SectionProvider, UploadProvider } from '@/form/formContext'
import type { FormStore } from '@/form/store'
import type { FormSpec, TitledSection } from '@/form/types'
import { useEntityForm } from '@/form/useEntityForm'
import { uploadAccountImage } from '@/generated/api/accounts/accounts'
import type { AnyObject } from '@/model/paths'

interface FormPartProps {
  entity: AnyEntity
  spec: FormSpec<AnyObject>
  section: TitledSection
  object: object | undefined
  onStore: (store: FormStore) => void
}

const uploads = {
  upload: async (image: File) => (await uploadAccountImage('x', { image, account: 'x' })).path,
}

/** One section of a form, rendered alone, so that every read can be attributed to it. */
export function FormPart({ entity, spec, section, object, onStore }: FormPartProps) {
  const { store, save, isNew } = useEntityForm<AnyObject>({
    entity: entity.list,
    spec,
    schemas: entity.schemas,
    account: 'x',
    object,
    api: { save: async () => ({}) },
  })
  const context: FormContext = useMemo(
    () => ({
      store,
      save,
      formId: 'form',
      entity: entity.list,
      fields: spec.fields,
      account: 'x',
      isNew,
      readOnly: false,
    }),
    [store, save, entity, spec, isNew],
  )
  onStore(store)
  return (
    <FormContextProvider value={context}>
      <UploadProvider value={uploads}>
        <SectionProvider value={section}>
          <section.Content />
        </SectionProvider>
      </UploadProvider>
    </FormContextProvider>
  )
}
