import { ImageField } from '@/form/fields/ImageField'
import { TextAreaField } from '@/form/fields/TextAreaField'
import type { FormSection } from '@/form/types'
import type { Mission } from '@/generated/model'
import { type Named, NamingFields } from './NamingFields'

type Identified = Named & { id: string }
type Described = Pick<Mission, 'description' | 'imgUrl'>

interface BasicDetailsFieldsProps {
  /** Placeholder of the description: what to tell players. */
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
 * Id, name, description, image and availability: the first section of every generic form (rule FORM-2). For its own
 * placeholder, an entity renders `BasicDetailsFields` in its own `Content`.
 */
export const basicDetails: FormSection<Described & Identified> = {
  id: 'basic-details',
  title: 'Basic Details',
  text: 'What players see, and the id that your systems use.',
  Content: BasicDetailsFields,
}
