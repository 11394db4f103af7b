import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { Skeleton } from '@/ui/styled'
import { Title } from '@/ui/Title'

/** The panel that contains all parts of the page, separated by hairlines. */
export const Surface = chakra('div', {
  base: {
    flex: '1',
    display: 'flex',
    flexDirection: 'column',
    minW: '0',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'lg',
    boxShadow: 'xs',
    overflow: 'clip',
    // Each part has a line above it.
    '&& > [data-part=page-head]': { borderBottomWidth: '0' },
  },
})

/** Parts side by side from `lg` on; stacked below that. */
export const SideBySide = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'var(--columns)' },
    borderTopWidth: '1px',
    '& > section': { borderTopWidth: '0' },
    '& > section + section': {
      borderTopWidth: { base: '1px', lg: '0' },
      borderInlineStartWidth: { lg: '1px' },
    },
  },
})

interface PartHeadProps {
  title: string
  /** The id of the heading. */
  id: string
  /** 3 for a part inside of another part with a heading. */
  level?: 2 | 3
  /** Shown before the title. */
  icon?: ReactNode
  /** Shown beside the title. */
  aside?: ReactNode
  /** Shown at the end. */
  action?: ReactNode
  /** Styles that differ from those of other heads. */
  css?: SystemStyleObject
}

/** The head of a part, for parts that are not rendered with `Part`. */
export function PartHead({ title, id, level = 2, icon, aside, action, css }: PartHeadProps) {
  return (
    <chakra.div data-part="head" css={{ ...head, ...css }}>
      {icon}
      <Title level={level} id={id}>
        {title}
      </Title>
      {aside}
      {action && <chakra.span ms="auto">{action}</chakra.span>}
    </chakra.div>
  )
}

/*
 * As high as a segmented control, so that titles side by side are aligned, even if only one of them has such a control.
 */
const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  rowGap: '1',
  minH: { md: '34px' },
  mb: { base: '3', md: '2' },
} as const

export interface PartProps extends Omit<PartHeadProps, 'id' | 'css'> {
  isBusy?: boolean
  /** Styles that differ from those of other parts. */
  css?: SystemStyleObject
  headCss?: SystemStyleObject
  children: ReactNode
}

/** A part of the page with its heading. */
export function Part({ isBusy, css, headCss, children, ...parts }: PartProps) {
  const id = useId()
  return (
    <chakra.section aria-labelledby={id} aria-busy={isBusy || undefined} css={{ ...part, ...css }}>
      <PartHead {...parts} id={id} css={headCss} />
      {children}
    </chakra.section>
  )
}

const part = {
  borderTopWidth: '1px',
  px: 'inset',
  pt: { base: '4', md: '3' },
  pb: '5',
  minW: '0',
} as const

/** Secondary text next to the title of a part. */
export const Aside = chakra('span', { base: { textStyle: 'sm', fontWeight: '400', color: 'fg.muted' } })

/** Text that is shown instead of rows. */
export const Quiet = chakra('p', { base: { textStyle: 'sm', color: 'fg.muted', overflowWrap: 'anywhere' } })

/** A list without bullets. Its lines are as high as the target of a link must be. */
export const PlainList = chakra('ul', { base: { listStyleType: 'none', minW: '0', '& > li': { minH: '6' } } })

/** A link in a text. It looks like `link` of `ui/shared.module.css`. */
export const textLink = {
  color: 'primary.text',
  fontWeight: '550',
  borderRadius: 'sm',
  textDecoration: 'underline',
  textDecorationColor: 'color-mix(in srgb, currentColor 35%, transparent)',
  textUnderlineOffset: '3px',
  _hover: { textDecorationColor: 'currentColor' },
} as const

/** 'Open the check →' */
export const MoreLink = chakra('span', {
  base: {
    display: 'inline-flex',
    '& > a': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      minH: { base: 'control.lg', md: '6' },
      borderRadius: 'sm',
      textStyle: 'button',
      color: 'primary.text',
      _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
    },
  },
})

/**
 * Placeholders for rows of objects.
 * @param isTall the second line is a sentence, which takes two lines on phones
 */
export function RowSkeletons({ count, isTall = false }: { count: number; isTall?: boolean }) {
  return (
    <chakra.div aria-hidden display="grid">
      {Array.from({ length: count }, (_, index) => (
        <chakra.div
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no identity and never change
          key={index}
          display="grid"
          gridTemplateColumns="32px minmax(0, 1fr)"
          columnGap="3"
          alignItems="center"
          h={isTall ? { base: '66px', md: 'row' } : 'row'}
        >
          <Skeleton boxSize="32px" />
          <chakra.span display="grid" gap="2">
            <Skeleton w={`${32 + ((index * 17) % 24)}%`} h="12px" />
            <Skeleton w={`${50 + ((index * 23) % 30)}%`} h="10px" />
          </chakra.span>
        </chakra.div>
      ))}
    </chakra.div>
  )
}

/** A link to a list with these filters. */
export const listLink = (type: string, search: Readonly<Record<string, readonly string[]>> = {}) =>
  ({ to: '/$entityType/list', params: { entityType: type }, search }) as const
