import { ImageField } from '@/form/fields/ImageField'
import { TextAreaField } from '@/form/fields/TextAreaField'
import type { FormSection } from '@/form/types'
import type { Mission } from '@/generated/model'
import { type Named, NamingFields } from './NamingFields'

type Identified = Named & { id: string }
type Described = Pick<Mission, 'description' | 'imgUrl'>

interface BasicDetailsFieldsProps {
  /** What to tell players here. */
  descriptionPlaceholder?: string
}

export function BasicDetailsFields({ descriptionPlaceholder }: BasicDetailsFieldsProps) {
  return (
    <>
      <NamingFields<Identified> id={{ name: 'id', label: 'Id' }} />
      <TextAreaField<Described>
        name="description"
        label="Description"
        {...(descriptionPlaceholder !== undefined && { placeholder: descriptionPlaceholder })}
      />
      <ImageField<Described> name="imgUrl" label="Image" />
    </>
  )
}

/**
 * Id, name, description, image and availability: the first section of every generic form (rule FORM-2). For a placeholder
 * of its own an entity puts `BasicDetailsFields` into a `Content` of its own.
 */
export const basicDetails: FormSection<Described & Identified> = {
  id: 'basic-details',
  title: 'Basic Details',
  text: 'What players see, and the id that your systems use.',
  Content: BasicDetailsFields,
}
