import { Link } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/ui/Button'
import { consoleName } from '@/ui/brand'
import { Logo } from '@/ui/Logo'
import { StateView } from '@/ui/StateView'
import { WindowTitle } from '@/ui/WindowTitle'
import styles from './pages.module.css'

/** The page for any unknown address (rule ROUTE-9). */
export function NotFound() {
  return (
    <BarePage title="Not Found">
      <StateView
        level={1}
        icon={SearchX}
        title="Not Found"
        text="There is nothing at this address. It may have been mistyped, or the page no longer exists."
        action={
          <Button asChild variant="outline">
            <Link to="/">Go to the start page</Link>
          </Button>
        }
      />
    </BarePage>
  )
}

/** A page outside the frame, also for visitors who are not signed in. */
export function BarePage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <WindowTitle>{title}</WindowTitle>
      <header className={styles.head}>
        <Link to="/" className={styles.home} aria-label={`${consoleName()}, start page`}>
          <Logo />
        </Link>
      </header>
      <main className={styles.main}>{children}</main>
    </div>
  )
}
