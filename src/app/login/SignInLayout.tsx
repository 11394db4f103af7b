import type { ReactNode } from 'react'
import { Logo } from '@/ui/Logo'
import shared from '@/ui/shared.module.css'
import styles from './SignInLayout.module.css'
import { TrailArt } from './TrailArt'

interface SignInLayoutProps {
  title: string
  /** One sentence below the title. */
  lead: ReactNode
  children: ReactNode
  /** The console's footer. */
  footer?: ReactNode
}

/** The layout of all pages a visitor sees before signing in: text on the left, the illustration on the right. */
export function SignInLayout({ title, lead, children, footer }: SignInLayoutProps) {
  return (
    <div className={styles.page}>
      <main className={styles.main}>
        <Logo />
        <div className={styles.middle}>
          <div className={styles.column}>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.lead}>{lead}</p>
            <div className={styles.content}>{children}</div>
          </div>
        </div>
      </main>
      <div className={styles.art}>
        <div>
          <TrailArt />
        </div>
      </div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </div>
  )
}

/** A question and the support address. */
export function SupportLine({ email, children }: { email: string; children: ReactNode }) {
  return (
    <p className={styles.support}>
      <span>{children}</span>{' '}
      <a href={`mailto:${email}`} className={shared.link}>
        {email}
      </a>
    </p>
  )
}
