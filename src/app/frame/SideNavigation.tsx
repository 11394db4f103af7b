import { Link } from '@tanstack/react-router'
import { memo, useEffect, useId, useState } from 'react'
import { entities } from '@/entities/registry'
import { whenQuiet } from '@/lib/idle'
import { usePages } from '@/parts/navigation/pages'
import { lazyPiece } from '@/ui/lazy'
import styles from './SideNavigation.module.css'

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
    <div id={id} className={styles.side} data-part="navigation" data-open={open || undefined}>
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
        <LatePins onChoose={onChoose} />
      </div>
    </div>
  )
}

const [PinnedViews] = lazyPiece(async () => (await import('./PinnedViews')).PinnedViews)

/** Pinned views load when the page is quiet, so that they do not delay the first list. */
const LatePins = memo(({ onChoose }: Pick<SideNavigationProps, 'onChoose'>) => {
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => {
    let isLeft = false
    void whenQuiet().then(() => !isLeft && setQuiet(true))
    return () => {
      isLeft = true
    }
  }, [])
  return isQuiet && <PinnedViews onChoose={onChoose} />
})

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
