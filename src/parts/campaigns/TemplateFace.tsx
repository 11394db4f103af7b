import { chakra, Flex, HStack, Span } from '@chakra-ui/react'
import type { Template } from '@/engine/sets/template'
import { entityOf } from '@/entities/registry'
import { formatNumber, pluralize } from '@/lib/format'
import { type EntityType, programmeTypes } from '@/model/entityTypes'
import { EntityTile } from '@/ui/EntityTile'

interface Contents {
  objects: readonly { type: EntityType }[]
}

/** The number of objects of each type in a template, in the order of the navigation. */
const contentsOf = ({ objects }: Contents) =>
  programmeTypes.flatMap((type) => {
    const count = objects.filter((one) => one.type === type).length
    return count > 0 ? [{ ...entityOf(type).list, type, count }] : []
  })

/** For example '1 event, 7 missions'. */
export const contentsText = (contents: Contents): string =>
  contentsOf(contents)
    .map(({ count, singular, title }) => pluralize(count, singular, title).toLowerCase())
    .join(', ')

/**
 * A small picture of the contents of a template: icons of the types, with the number of objects. Decorative, because
 * `contentsText` is shown beside it.
 */
export const TemplatePicture = ({ template }: { template: Template }) => (
  <Flex as="span" wrap="wrap" columnGap="3" rowGap="1" aria-hidden>
    {contentsOf(template).map(({ type, icon, family, count }) => (
      <HStack as="span" key={type} display="inline-flex" gap="1.5">
        <EntityTile icon={icon} family={family} size={28} />
        <Span textStyle="sm" fontWeight="550" color="fg.muted" fontVariantNumeric="tabular-nums">
          {formatNumber(count)}
        </Span>
      </HStack>
    ))}
  </Flex>
)

interface TemplateFaceProps {
  template: Template
  /** Does not show the description of the template. */
  isShort?: boolean
}

/** A template on a card: its picture, its title, and what it makes. */
export const TemplateFace = ({ template, isShort = false }: TemplateFaceProps) => (
  <chakra.span display="block" overflowWrap="anywhere">
    <TemplatePicture template={template} />
    <chakra.b display="block" mt="2" fontWeight="600">
      {template.title}
    </chakra.b>
    {!isShort && <Small>{template.text}</Small>}
    <Small>{contentsText(template)}</Small>
  </chakra.span>
)

/** Templates as cards: links or buttons with a face. */
export const TemplateGrid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
    gap: '3',
    listStyleType: 'none',
    '& > li': { display: 'flex', position: 'relative', minW: '0' },
    '& > li > :is(a, button)': {
      display: 'block',
      w: 'full',
      p: '3',
      textAlign: 'start',
      borderWidth: '1px',
      borderRadius: 'md',
      bg: 'bg.panel',
      textStyle: 'sm',
      cursor: 'pointer',
      _hover: { bg: 'bg.hover' },
    },
  },
})

const Small = ({ children }: { children: string }) => (
  <chakra.small display="block" fontSize="xs" color="fg.muted">
    {children}
  </chakra.small>
)
