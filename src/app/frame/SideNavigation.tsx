import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { memo, useId } from 'react'
import { entities } from '@/entities/registry'
import { usePages } from '@/features/shared/pages'

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

/**
 * The pages of the programme (rule CHECK-1), and the 14 sections (rule FRAME-2), grouped by family; on small screens
 * behind 'Open main menu'.
 */
export function SideNavigation({ id, current, open, onChoose }: SideNavigationProps) {
  return (
    <Side id={id} data-part="navigation" data-open={open || undefined}>
      <div>
        <ProgrammeNavigation onChoose={onChoose} />
        <nav aria-label="Sections">
          <ul>
            {sections.map((section, index) => (
              <li key={section.type} data-first={isFirstOfFamily(index) || undefined}>
                <SectionLink section={section} isCurrent={section.type === current} onChoose={onChoose} />
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </Side>
  )
}

const ProgrammeNavigation = memo(({ onChoose }: Pick<SideNavigationProps, 'onChoose'>) => {
  const titleId = useId()
  return (
    <nav aria-labelledby={titleId}>
      <p id={titleId}>Programme</p>
      <ul>
        {usePages().map(({ to, title, icon: Icon, Badge }) => (
          <li key={to}>
            <Link to={to} activeOptions={{ exact: true, includeSearch: false }} onClick={onChoose}>
              <Icon size={16} aria-hidden />
              <span>{title}</span>
              {Badge && <Badge />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
})

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
      <span>{title}</span>
    </Link>
  )
})

const Side = chakra('div', {
  base: {
    display: { base: 'none', md: 'block' },
    minH: { base: 'calc(100dvh - {sizes.headerSmall} - {sizes.stats})', md: '0' },
    px: '3',
    py: { base: '2', md: '3' },
    bg: { base: 'bg.panel', md: 'transparent' },
    '&[data-open]': { display: 'block' },
    '& ul': { display: 'grid', gap: '1px', listStyle: 'none' },
    '& nav > p': { px: '2.5', pb: '1.5', textStyle: 'xs', fontWeight: '600', color: 'fg.muted' },
    '& nav + nav': { mt: { base: '7px', md: '10px' } },
    '& > div': {
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
      h: { base: '44px', md: '32px' },
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
        insetBlock: '8px',
        w: '3px',
        borderRadius: '0 3px 3px 0',
        bg: 'accent.mark',
      },
    },
  },
})
