import { chakra, Flex } from '@chakra-ui/react'
import { Link as LinkIcon, Upload as UploadIcon } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/ui/Button'
import { safeImageSrc } from '@/ui/imageSrc'
import { Thumb } from '@/ui/Thumb'
import { Input } from '../controls'
import { controlProps, type FieldProps, Frame } from '../Frame'
import { useEntry, useField, useFormRoom } from '../room'
import { DropZone } from './DropZone'
import { Segments } from './RadioField'
import { textOf } from './TextField'
import { useUpload } from './useUpload'

const sources = [
  { value: 'upload', label: 'Upload', icon: UploadIcon },
  { value: 'url', label: 'External URL', icon: LinkIcon },
]

const refused = 'Enter the address of an image: https://…, http://… or a path'

/** A picture: uploaded, or shown from elsewhere. Blank means the default image (spec §5). */
export function ImageField({ name, label, help, required }: FieldProps) {
  const { entity } = useFormRoom()
  const field = useField<string>(name)
  const [source, setSource] = useState('upload')
  const [typed, setTyped] = useState<string>()
  const upload = useUpload(field.set)
  const value = textOf(field.value)
  const isRefused = typed !== undefined && typed.trim() !== '' && safeImageSrc(typed) === undefined
  useEntry(name, isRefused ? refused : upload.isBusy ? 'The image is still being uploaded' : undefined)

  const shown = { ...field, error: field.error ?? (isRefused ? refused : upload.error) }
  const control = controlProps(shown, { required, help })
  return (
    <Frame {...shown} label={label} help={help} required={required} group>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: '64px minmax(0, 1fr)', md: '112px minmax(0, 1fr)' }}
        columnGap={{ base: '3', md: '4' }}
        rowGap="2"
        alignItems="start"
      >
        <chakra.div
          gridRow={{ base: '2', md: '1 / span 2' }}
          css={{ '&& > *': { boxSize: { base: '64px', md: '112px' } } }}
        >
          <Thumb
            src={value}
            icon={entity.icon}
            family={entity.family}
            size={112}
            alt={value ? 'Preview' : ''}
          />
        </chakra.div>
        <Flex
          gridColumn={{ base: '1 / -1', md: '2' }}
          justify="space-between"
          gap="2"
          role="group"
          aria-label="Source"
        >
          <Segments id={`${field.id}-source`} value={source} choices={sources} onChange={setSource} />
          {value !== '' && (
            <Button
              variant="ghost"
              size="sm"
              aria-label="Remove image"
              onClick={() => {
                setTyped(undefined)
                upload.forget()
                field.set('')
              }}
            >
              Remove
            </Button>
          )}
        </Flex>
        <chakra.div gridColumn="2" minW="0">
          {source === 'upload' ? (
            <DropZone {...upload} control={control} inputRef={field.ref} />
          ) : (
            <>
              <Input
                {...control}
                ref={field.ref}
                type="url"
                aria-label="Image URL"
                placeholder="https://"
                autoComplete="off"
                value={typed ?? value}
                onChange={(event) => {
                  const text = event.target.value
                  setTyped(text)
                  upload.forget()
                  // A refused address never becomes the value: the previous image stays.
                  if (text.trim() === '' || safeImageSrc(text) !== undefined) field.set(text.trim())
                }}
                onBlur={() => !isRefused && setTyped(undefined)}
              />
              <chakra.p mt="5px" textStyle="xs" color="fg.muted">
                The image stays at this address; it is not stored with your other images.
              </chakra.p>
            </>
          )}
        </chakra.div>
      </chakra.div>
    </Frame>
  )
}
