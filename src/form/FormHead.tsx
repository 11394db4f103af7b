import { chakra, Flex } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { EntityTile } from '@/ui/EntityTile'
import { useFormRoom } from './room'

/** Which object this is, and the way back to its list. */
export function FormHead({ title }: { title: string }) {
  const { entity, formId } = useFormRoom()
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
      <chakra.div minW="0">
        <chakra.span
          display="inline-flex"
          alignItems="center"
          gap="1.5"
          minH={{ base: '28px', md: '18px' }}
          textStyle="xs"
          fontWeight="500"
          color="fg.muted"
          borderRadius="sm"
          _hover={{ color: 'fg' }}
          asChild
        >
          <Link to={`/${entity.type}/list` as string}>
            <ArrowLeft size={14} aria-hidden />
            {entity.title}
          </Link>
        </chakra.span>
        <chakra.h1
          id={`${formId}-title`}
          tabIndex={-1}
          outline="0"
          textStyle="editTitle"
          overflowWrap="anywhere"
          lineClamp="3"
        >
          {title}
        </chakra.h1>
      </chakra.div>
    </Flex>
  )
}
