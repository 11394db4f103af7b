import { Kbd } from '@/ui/inline'
import styles from './FoundPages.module.css'
import type { FoundPage } from './types'

interface FoundPagesProps {
  /** What they are: 'Pages'. */
  label: string
  /** Shown after each title. */
  kind?: string
  pages: readonly FoundPage[]
  /** Enter in the search box opens the first page, because there is no result. */
  takesEnter: boolean
  onChoose: (page: FoundPage) => void
}

/** Places of the console beside the results, such as pages whose titles match. They are not counted as results. */
export const FoundPages = ({ label, kind, pages, takesEnter, onChoose }: FoundPagesProps) => (
  <nav aria-label={label} className={styles.pages}>
    {pages.map((page, index) => (
      <a
        key={page.href}
        href={page.href}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          onChoose(page)
        }}
      >
        <page.icon size={16} aria-hidden />
        <span>{page.title}</span>
        {kind !== undefined && <small>{kind}</small>}
        {takesEnter && index === 0 && <Kbd aria-hidden>Enter</Kbd>}
      </a>
    ))}
  </nav>
)
