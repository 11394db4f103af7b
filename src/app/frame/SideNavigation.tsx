import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { entities } from '@/entities/registry'

interface SideNavigationProps {
  id: string
  /** Entity type of the current list or edit screen. */
  current: string | undefined
  /** Small screens only: whether the menu is open. */
  open: boolean
  /** Pass a stable function. */
  onChoose: () => void
}

const sections = entities.map(({ list }) => list)
const isFirstOfFamily = (index: number) =>
  index > 0 && sections[index - 1]?.family !== sections[index]?.family

/** The 14 sections (rule FRAME-2), grouped by family; on small screens behind 'Open main menu'. */
export function SideNavigation({ id, current, open, onChoose }: SideNavigationProps) {
  return (
    <Nav id={id} aria-label="Sections" data-open={open || undefined}>
      <ul>
        {sections.map((section, index) => (
          <li key={section.type} data-first={isFirstOfFamily(index) || undefined}>
            <SectionLink section={section} isCurrent={section.type === current} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </Nav>
  )
}

interface SectionLinkProps extends Pick<SideNavigationProps, 'onChoose'> {
  section: (typeof sections)[number]
  isCurrent: boolean
}

/** Memoized: when the section changes, two of the links render. */
const SectionLink = memo(({ section, isCurrent, onChoose }: SectionLinkProps) => {
  const { type, title, icon: Icon } = section
  return (
    <Link
      to="/$entityType/list"
      params={{ entityType: type }}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onChoose}
    >
      <Icon size={16} aria-hidden />
      {title}
    </Link>
  )
})

const Nav = chakra('nav', {
  base: {
    display: { base: 'none', md: 'block' },
    minH: { base: 'calc(100dvh - {sizes.headerSmall} - {sizes.stats})', md: '0' },
    px: '3',
    py: { base: '2', md: '3' },
    bg: { base: 'bg.panel', md: 'transparent' },
    '&[data-open]': { display: 'block' },
    '& ul': {
      display: 'grid',
      gap: '1px',
      listStyle: 'none',
      position: { md: 'sticky' },
      top: 'calc({sizes.header} + {spacing.3})',
      // In low windows the sections scroll on their own.
      maxH: { md: 'calc(100dvh - {sizes.header} - {spacing.3})' },
      overflowY: { md: 'auto' },
      scrollbarWidth: 'none',
    },
    '& li[data-first]': { mt: { base: '7px', md: '10px' } },
    '& a': {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      h: { base: '44px', md: '34px' },
      px: '2.5',
      borderRadius: 'md',
      textStyle: 'nav',
      fontSize: { base: 'md', md: 'sm' },
      color: 'fg.muted',
      '& svg': { flexShrink: '0' },
      _hover: { bg: 'bg.muted', color: 'fg' },
      _focusVisible: { outlineOffset: '-2px' },
    },
    '& a[aria-current]': {
      bg: { base: 'bg.muted', md: 'bg.panel' },
      color: 'fg',
      fontWeight: '620',
      boxShadow: { md: '{shadows.sm}, inset 0 0 0 1px {colors.border}' },
      _dark: { bg: 'bg.muted', boxShadow: 'none' },
      '& svg': { color: 'accent.text' },
      _before: {
        content: '""',
        position: 'absolute',
        left: '0',
        insetBlock: '9px',
        w: '3px',
        borderRadius: '0 3px 3px 0',
        bg: 'accent.mark',
      },
    },
  },
})
