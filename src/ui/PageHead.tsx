import { clsx } from 'clsx'
import { ArrowLeft } from 'lucide-react'
import { cloneElement, type ReactElement, type ReactNode } from 'react'
import styles from './PageHead.module.css'

interface PageHeadingProps {
  /** The tile of the page; none on phones, where the title needs its space. */
  tile: ReactNode
  /** A line above the title, such as a link back. */
  above?: ReactNode
  /** The id of the title. */
  id?: string
  title: ReactNode
  /** `object`, for the name of an object or of a piece of work, is smaller. Default with a line above. */
  size?: 'page' | 'object'
  /** In capital letters, below the title. */
  tagline?: string
  /** Badges behind the title. */
  badges?: ReactNode
  className?: string
}

/** The start of every head (rule FRAME-21): tile, title, and a line above or below the title. */
export function PageHeading(props: PageHeadingProps) {
  const { tile, above, id, title, size = above ? 'object' : 'page', tagline, badges, className } = props
  return (
    <div className={clsx(styles.heading, className)}>
      <span className={styles.tile}>{tile}</span>
      <div className={styles.texts}>
        {above && <div className={styles.above}>{above}</div>}
        <div className={styles.line}>
          <h1 id={id} tabIndex={-1} className={styles[size]}>
            {title}
          </h1>
          {badges}
        </div>
        {tagline !== undefined && <p className={styles.tagline}>{tagline}</p>}
      </div>
    </div>
  )
}

interface PageHeadProps extends PageHeadingProps {
  /** Actions at the end. */
  children?: ReactNode
}

/** The head of a page. One height, and one place for the title, on all of them. */
export const PageHead = ({ children, className, ...heading }: PageHeadProps) => (
  <div data-part="page-head" className={clsx(styles.head, className)}>
    <PageHeading {...heading} />
    {children}
  </div>
)

/** The link back above a title. Its child is a link with the title of the target screen. */
export function BackLink({
  children,
  to,
}: {
  children: ReactElement<{ className?: string }>
  to: ReactNode
}) {
  return cloneElement(
    children,
    { className: styles.back },
    <ArrowLeft key="arrow" size={14} aria-hidden />,
    <span key="to">{to}</span>,
  )
}
