import { chakra, Flex } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { CopyButton, copyButton } from '@/ui/CopyButton'
import { EntityTile } from '@/ui/EntityTile'
import { useFormContext, useStore } from './formContext'
import { useWayBack } from './wayBack'

interface FormHeadProps {
  title: string
  /** At the end of the line. */
  menu?: ReactNode
}

/** The title of the object and the link back to its list. */
export function FormHead({ title, menu }: FormHeadProps) {
  const { entity, formId, account } = useFormContext()
  const { link, goBack } = useWayBack(entity.type, account)
  return (
    <Flex
      as="header"
      align="center"
      gap="3"
      px={{ base: '3', md: '5' }}
      py={{ base: '2', md: '3' }}
      borderBottomWidth="1px"
    >
      <chakra.span display={{ base: 'none', md: 'contents' }}>
        <EntityTile icon={entity.icon} family={entity.family} />
      </chakra.span>
      <chakra.div flex="1" minW="0">
        <Flex align="center" minH={{ base: '28px', md: '18px' }} textStyle="xs" color="fg.muted">
          <chakra.span
            display="inline-flex"
            alignItems="center"
            gap="1.5"
            minH={{ base: '28px', md: '18px' }}
            flexShrink="0"
            fontWeight="500"
            borderRadius="sm"
            _hover={{ color: 'fg' }}
            asChild
          >
            <Link
              {...link}
              onClick={(event) => {
                const isPlain = !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)
                if (isPlain && goBack()) event.preventDefault()
              }}
            >
              <ArrowLeft size={14} aria-hidden />
              <span>{entity.title}</span>
            </Link>
          </chakra.span>
          <ObjectId />
        </Flex>
        <chakra.h1
          id={`${formId}-title`}
          tabIndex={-1}
          outline="0"
          textStyle="editTitle"
          overflowWrap="anywhere"
          lineClamp="3"
        >
          <bdi>{title}</bdi>
        </chakra.h1>
      </chakra.div>
      {menu}
    </Flex>
  )
}

/** A new object has no id yet. */
function ObjectId() {
  const { entity, isNew } = useFormContext()
  const id = useStore((store) => String(entity.idOf(store.values()) ?? ''))
  if (isNew || !id) return null
  return (
    <>
      <chakra.span aria-hidden mx="2" color="fg.subtle">
        /
      </chakra.span>
      <chakra.code fontFamily="mono" truncate title={id} dir="auto" translate="no">
        {id}
      </chakra.code>
      <chakra.span display="contents" css={{ '& button': copyButton }}>
        <CopyButton text={id} label={`Copy id ${id}`} />
      </chakra.span>
    </>
  )
}
