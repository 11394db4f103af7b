import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { EntityTile, type Family } from '@/ui/EntityTile'
import { StateView, type StateViewProps } from '@/ui/StateView'
import { WindowTitle } from '@/ui/WindowTitle'
import styles from './ProgrammeHead.module.css'
import { usePage } from './pages'

/** The title of the window, with the object that the page shows. */
export const PageTitle = ({ of }: { of?: string }) => (
  <WindowTitle>{(of === undefined ? '' : `${of} - `) + usePage().title}</WindowTitle>
)

/** The title of the page, and its tagline. */
export function PageHeading() {
  const { title, tagline } = usePage()
  return (
    <div>
      <h1 tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      <p className={styles.tagline}>{tagline}</p>
    </div>
  )
}

/** The tile at the start of a head: plum for the whole programme, the hue of a family for a plan about one type. */
export const PageTile = ({ icon: Icon, family }: { icon: LucideIcon; family?: Family }) =>
  family ? (
    <EntityTile icon={Icon} family={family} />
  ) : (
    <span className={styles.icon}>
      <Icon size={20} strokeWidth={1.75} aria-hidden />
    </span>
  )

/**
 * The head of a page about the whole programme. It looks like the head of a list.
 * @param props.of the object that the page shows, for the title of the window
 * @param props.children shown at the end, such as a button
 */
export function ProgrammeHead({ of, children }: { of?: string; children?: ReactNode }) {
  const { icon: Icon } = usePage()
  return (
    <div className={styles.head}>
      <PageTitle of={of} />
      <div className={styles.heading}>
        <PageTile icon={Icon} />
        <PageHeading />
      </div>
      {children}
    </div>
  )
}

/** In place of the content of a page: empty, or nothing matches. */
export const PageState = (props: Omit<StateViewProps, 'icon' | 'tone'>) => (
  <StateView icon={usePage().icon} {...props} />
)
