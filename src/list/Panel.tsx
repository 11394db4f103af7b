import { chakra } from '@chakra-ui/react'
import { Link, type LinkOptions } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { Button } from '@/ui/Button'
import { EntityTile } from '@/ui/EntityTile'
import { listContainer } from './tableStyles'
import type { ListSpec } from './types'

/** The framed surface of a list. With `grows` it fills its column, to centre a state in it. */
export const Panel = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minW: '0',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'lg',
    boxShadow: 'xs',
    overflow: 'clip',
    containerType: 'inline-size',
    containerName: listContainer,
    // Cards depend on the container query, so without a container narrow paper shows the table, too.
    _print: {
      display: 'block',
      minH: '0',
      borderWidth: '0',
      boxShadow: 'none',
      overflow: 'visible',
      containerType: 'normal',
    },
  },
  variants: {
    grows: { true: { flex: '1', minH: { base: '26rem', md: '40rem', _print: '0' } } },
  },
})

/** Title and create button side by side. The search box is between them, or below where the panel is narrow. */
const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '3',
    minH: '3.75rem',
    ps: '5',
    pe: '4',
    '& > [data-part=search]': { w: '17.5rem', _print: { display: 'none' } },
    [`@container ${listContainer} (max-width: 39.99rem)`]: {
      flexWrap: 'wrap',
      columnGap: '2',
      rowGap: '2.5',
      px: '3',
      py: '3',
      '& > [data-part=search]': { order: '1', w: '100%' },
    },
  },
})

interface ListHeadProps {
  spec: ListSpec<never>
  /**
   * The link to the form of a new object. 'later' while it is not possible yet; undefined if the user is not allowed to
   * create.
   */
  createLink: LinkOptions | 'later' | undefined
  search: ReactNode
}

export function ListHead({ spec, createLink, search }: ListHeadProps) {
  return (
    <Head>
      <ListTitle spec={spec} />
      <div data-part="search">{search}</div>
      {createLink && <CreateLink link={createLink} label={`Add ${spec.singular}`} />}
    </Head>
  )
}

/**
 * On phones, long words ("Achievements") need the space beside the button, and on the narrowest ones that of the tile,
 * too.
 */
const titleOnPhones = {
  [`@container ${listContainer} (max-width: 23.99rem)`]: { gap: '2', '& h1': { fontSize: '1.125rem' } },
  [`@container ${listContainer} (max-width: 22.99rem)`]: { '& > span': { display: 'none' } },
}

const ListTitle = memo(({ spec }: Pick<ListHeadProps, 'spec'>) => (
  <chakra.div display="flex" flex="1" alignItems="center" gap="3" minW="0" css={titleOnPhones}>
    <EntityTile icon={spec.icon} family={spec.family} />
    <div>
      <chakra.h1 tabIndex={-1} textStyle="pageTitle" outline="0">
        {spec.title}
      </chakra.h1>
      <chakra.p textStyle="tagline" color="accent.text">
        {spec.tagline}
      </chakra.p>
    </div>
  </chakra.div>
))

const CreateLink = memo(({ link, label }: { link: LinkOptions | 'later'; label: string }) => {
  const content = (
    <>
      <Plus size={16} aria-hidden />
      {label}
    </>
  )
  if (link === 'later') return <Button disabled>{content}</Button>
  return (
    <Button asChild>
      <Link {...link}>{content}</Link>
    </Button>
  )
})
