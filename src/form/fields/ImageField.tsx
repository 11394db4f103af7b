import { chakra, Flex } from '@chakra-ui/react'
import {
  ImageOff,
  Link as LinkIcon,
  type LucideIcon,
  TriangleAlert,
  Upload as UploadIcon,
} from 'lucide-react'
import { useEffect, useState } from 'react'
import { inputText } from '@/model/readable'
import { Button } from '@/ui/Button'
import { defaultImageOf } from '@/ui/brand'
import type { Family } from '@/ui/EntityTile'
import { EntityTile } from '@/ui/EntityTile'
import { Input } from '@/ui/Input'
import { safeImageSrc, useImage } from '@/ui/Thumb'
import { controlProps, Field, type FieldProps } from '../Field'
import { useEntry, useField, useFormContext } from '../formContext'
import { afterPress } from '../press'
import { DropZone } from './DropZone'
import { useUpload } from './imageUpload'
import { Segments } from './Radios'

const sources = [
  { value: 'upload', label: 'Upload', icon: UploadIcon },
  { value: 'url', label: 'External URL', icon: LinkIcon },
]

const refused = 'Enter the address of an image: https://…, http://… or a path'

/** A URL that is still being typed, e.g. 'https:/', is not an error yet. */
const isBegun = (text: string) => /^\s*https?:\/{0,2}$/i.test(text)

/** How long typing must pause before the image is requested, in ms. */
const restMs = 600

/** The URL once typing has paused. A partly typed URL could point to somebody else's server. */
function useRested(value: string, isTyping: boolean): string {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), isTyping && value !== '' ? restMs : 0)
    return () => clearTimeout(timer)
  }, [value, isTyping])
  return isTyping && value !== '' ? rested : value
}

/** An image: uploaded, or referenced by URL. Blank means the default image (rule FIELD-3). */
export function ImageField<T = never>({ name, label, help, required }: FieldProps<T, string>) {
  const { entity } = useFormContext()
  const field = useField<T, string>(name, { label })
  const [source, setSource] = useState('upload')
  const [typed, setTyped] = useState<string>()
  const [left, setLeft] = useState(false)
  /** The URL that the browser failed to load. */
  const [missing, setMissing] = useState<string>()
  const upload = useUpload(() => (address) => {
    // A new upload can get the URL of the image that failed to load.
    setMissing(undefined)
    field.set(address)
  })
  const value = inputText(field.value)
  const isRefused = typed !== undefined && typed.trim() !== '' && safeImageSrc(typed) === undefined
  useEntry<T, string>(
    name,
    isRefused ? refused : upload.isBusy ? 'The image is still being uploaded' : undefined,
  )

  const shownSrc = safeImageSrc(useRested(value, typed !== undefined))
  const isMissing = shownSrc !== undefined && shownSrc === missing
  const shown = {
    ...field,
    error: field.error ?? (isRefused && !(isBegun(typed) && !left) ? refused : upload.error),
  }
  const control = controlProps(shown, { required, help })
  const isAddressMissing = isMissing && shown.error === undefined && shownSrc === safeImageSrc(value)
  const remarkId = `${field.id}-address`
  const preview = (
    <ImagePreview
      src={shownSrc}
      isMissing={isMissing}
      onMissing={() => setMissing(shownSrc)}
      icon={entity.icon}
      family={entity.family}
      type={entity.type}
    />
  )
  return (
    <Field
      {...shown}
      label={label}
      help={help}
      required={required}
      group
      shown={() => (
        <>
          <chakra.div css={{ '&& > *': { boxSize: { base: '64px', md: '112px' } } }}>{preview}</chakra.div>
          {value === '' ? <span>Default image</span> : <chakra.bdi textStyle="xs">{value}</chakra.bdi>}
        </>
      )}
    >
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
          {preview}
        </chakra.div>
        <Flex
          gridColumn={{ base: '1 / -1', md: '2' }}
          justify="space-between"
          wrap="wrap"
          gap="2"
          role="group"
          aria-label="Source"
          _print={{ display: 'none' }}
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
                {...(isAddressMissing && { 'aria-describedby': remarkId })}
                ref={field.ref}
                type="url"
                aria-label="Image URL"
                placeholder="https://"
                autoComplete="off"
                value={typed ?? value}
                onChange={(event) => {
                  const text = event.target.value
                  setTyped(text)
                  setLeft(false)
                  upload.forget()
                  // A rejected URL never becomes the value: the previous image stays.
                  if (text.trim() === '' || safeImageSrc(text) !== undefined) field.set(text.trim())
                }}
                onBlur={() =>
                  afterPress(() => {
                    setLeft(true)
                    if (!isRefused) setTyped(undefined)
                  })
                }
              />
              <AddressRemark id={remarkId} isMissing={isAddressMissing} />
            </>
          )}
        </chakra.div>
      </chakra.div>
    </Field>
  )
}

/** A line of fixed height below the URL: where the image is stored, or that it could not be loaded. */
function AddressRemark({ id, isMissing }: { id: string; isMissing: boolean }) {
  const hidden = (isHidden: boolean) =>
    isHidden ? { visibility: 'hidden' as const, 'aria-hidden': true } : {}
  return (
    <chakra.div id={id} mt="5px" display="grid" textStyle="xs" css={{ '&& > *': { gridArea: '1 / 1' } }}>
      <chakra.p color="fg.muted" {...hidden(isMissing)}>
        The image stays at this address; it is not stored with your other images.
      </chakra.p>
      <chakra.p
        role="status"
        display="flex"
        alignItems="center"
        alignSelf="start"
        gap="5px"
        color="warning.text"
      >
        {isMissing && (
          <>
            <TriangleAlert size={14} aria-hidden />
            <span>No image could be loaded from this address</span>
          </>
        )}
      </chakra.p>
    </chakra.div>
  )
}

interface ImagePreviewProps {
  /** A safe URL. Undefined shows the default image. */
  src: string | undefined
  /** The browser failed to load it. */
  isMissing: boolean
  onMissing: () => void
  icon: LucideIcon
  family: Family
  /** The type of the object. */
  type: string
}

/** The chosen image. One that fails to load is shown as missing, because the default image would look chosen. */
function ImagePreview({ src, isMissing, onMissing, icon, family, type }: ImagePreviewProps) {
  const byDefault = useImage(defaultImageOf(type))
  if (src === undefined && byDefault.src === undefined)
    return <EntityTile icon={icon} family={family} size={112} />
  if (!isMissing) {
    return (
      <chakra.img
        {...(src === undefined ? byDefault : { src, onError: onMissing })}
        alt={src === undefined ? '' : 'Preview'}
        decoding="async"
        objectFit="cover"
        borderRadius="lg"
        bg="bg.muted"
      />
    )
  }
  return (
    <chakra.div
      role="img"
      aria-label="The image could not be loaded"
      title="The image could not be loaded"
      display="grid"
      placeItems="center"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor="border.control"
      borderRadius="lg"
      bg="bg.muted"
      color="fg.muted"
    >
      <ImageOff size={24} aria-hidden />
    </chakra.div>
  )
}
