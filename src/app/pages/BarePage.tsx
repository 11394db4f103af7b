import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { consoleName } from '@/ui/brand'
import { Logo } from '@/ui/Logo'
import { WindowTitle } from '@/ui/WindowTitle'
import styles from './pages.module.css'

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
