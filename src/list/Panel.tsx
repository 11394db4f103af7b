import { chakra } from '@chakra-ui/react'
import { Link, type LinkOptions } from '@tanstack/react-router'
import { Plus, SquareCheckBig } from 'lucide-react'
import { memo, type ReactNode, type Ref } from 'react'
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

const phone = `@container ${listContainer} (max-width: 39.99rem)`

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
    [phone]: {
      flexWrap: 'wrap',
      columnGap: '2',
      rowGap: '2.5',
      px: '3',
      py: '3',
      '& > [data-part=search]': { order: '1', w: 'auto', flex: '1 1 60%' },
      // Beside the search, where the title has no space for it.
      '& > [aria-haspopup=menu]': { order: '2' },
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
  /** The button of Select mode; undefined if nothing can be done with a selection. */
  select?: ReactNode
  /** The button of the menu 'More'. */
  more?: ReactNode
}

/** Memoized: the list renders more often than its head. Pass stable elements. */
export const ListHead = memo(({ spec, createLink, search, select, more }: ListHeadProps) => (
  <Head>
    <ListTitle spec={spec} />
    <div data-part="search">{search}</div>
    {select}
    {more}
    {createLink && <CreateLink link={createLink} label={`Add ${spec.singular}`} />}
  </Head>
))

/**
 * On phones, long words ("Achievements") need the space beside the buttons, and that of the tile, too. On the narrowest
 * ones the last button moves below them.
 */
const titleOnPhones = {
  [phone]: { minW: 'min-content' },
  [`@container ${listContainer} (max-width: 23.99rem)`]: { gap: '2', '& h1': { fontSize: '1.125rem' } },
  [`@container ${listContainer} (max-width: 25.99rem)`]: { '& > span': { display: 'none' } },
}

const ListTitle = ({ spec }: Pick<ListHeadProps, 'spec'>) => (
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
)

const CreateLink = memo(({ link, label }: { link: LinkOptions | 'later'; label: string }) => {
  const content = (
    <>
      <Plus size={16} aria-hidden />
      <span>{label}</span>
    </>
  )
  if (link === 'later') return <Button disabled>{content}</Button>
  return (
    <Button asChild>
      <Link {...link}>{content}</Link>
    </Button>
  )
})

interface SelectButtonProps {
  isOn: boolean
  isDisabled: boolean
  onToggle: () => void
  /** Called when the pointer or the focus approaches, to preload the code. */
  onIntent: () => void
  ref: Ref<HTMLButtonElement>
}

const pressed = { bg: 'primary.subtle', borderColor: 'primary.text', color: 'primary.text' }
const onlyIcon = { [phone]: { px: '0', '& > span': { display: 'none' } } }

/** Starts and ends Select mode. Only an icon where the panel is narrow. Pass stable functions. */
export const SelectButton = memo(({ isOn, isDisabled, onToggle, onIntent, ref }: SelectButtonProps) => (
  <Button
    ref={ref}
    variant="outline"
    aria-label="Select"
    aria-pressed={isOn}
    disabled={isDisabled}
    css={onlyIcon}
    {...(isOn && { ...pressed, _hover: pressed })}
    onClick={onToggle}
    onPointerEnter={onIntent}
    onFocus={onIntent}
  >
    <SquareCheckBig size={16} aria-hidden />
    <span>Select</span>
  </Button>
))
