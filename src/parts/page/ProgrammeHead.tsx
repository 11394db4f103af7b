import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePage } from '@/parts/navigation/pages'
import { EntityTile, type Family } from '@/ui/EntityTile'
import { PageHead, PageHeading } from '@/ui/PageHead'
import { StateView, type StateViewProps } from '@/ui/StateView'
import { WindowTitle } from '@/ui/WindowTitle'
import styles from './ProgrammeHead.module.css'

/** The title of the window, with the object that the page shows. */
export const PageTitle = ({ of }: { of?: string }) => (
  <WindowTitle>{(of === undefined ? '' : `${of} - `) + usePage().title}</WindowTitle>
)

/** The tile of the page, its title, and its tagline. */
export function ProgrammeHeading() {
  const { icon, title, tagline } = usePage()
  return <PageHeading tile={<PageTile icon={icon} />} title={title} tagline={tagline} />
}

/**
 * The tile in the head of a page: plum for the whole programme, or the colour of a family for a plan about one type.
 */
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
  const { icon, title, tagline } = usePage()
  return (
    <>
      <PageTitle of={of} />
      <PageHead tile={<PageTile icon={icon} />} title={title} tagline={tagline}>
        {children}
      </PageHead>
    </>
  )
}

/** Shown instead of the content of a page, if it is empty or nothing matches. */
export const PageState = (props: Omit<StateViewProps, 'icon' | 'tone'>) => (
  <StateView icon={usePage().icon} {...props} />
)
