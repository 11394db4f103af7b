import { useSelector } from '@tanstack/react-store'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { storageKeys } from '@/stored/storageKeys'
import { currentUser, stored } from '@/stored/stored'
import { IconButton } from '@/ui/Button'
import { Note } from '@/ui/Note'
import shared from '@/ui/shared.module.css'
import { NewTab } from '@/ui/signs'
import type { BrandSettings } from '../brand/format'
import { useAppConfig } from '../configContext'
import styles from './DeploymentNotice.module.css'

const closed = stored(storageKeys.closedNotice, z.string())
const everyMs = 30_000

/** Whether a notice is due at this time, in ms. Without `from` or `until` that end is open. */
const isDue = ({ from, until }: { from?: string; until?: string }, now: number) =>
  (from === undefined || Date.parse(from) <= now) && (until === undefined || now < Date.parse(until))

/** The notice of `config.json`, while it is due (rule CONFIG-10). Who is signed in can close it; another text is shown again. */
export function DeploymentNotice() {
  // Checked at boot.
  const { notice } = useAppConfig() as BrandSettings
  const isSomebody = useSelector(currentUser, (id) => id !== '')
  const last = useSelector(closed.atom())
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [])
  if (!notice || !isDue(notice, now)) return null
  const { text, link, from = '', kind } = notice
  const key = `${from} ${text}`
  if (isSomebody && last === key) return null
  return (
    <section aria-label="Notice" className={styles.notice}>
      <Note tone={kind === 'maintenance' ? 'warning' : 'neutral'}>
        <div className={styles.line}>
          <span>{text}</span>
          {link && (
            <a href={link} target="_blank" rel="noreferrer" className={shared.link}>
              Read more <NewTab />
            </a>
          )}
          {isSomebody && (
            <IconButton icon={X} label="Close notice" size="xs" onClick={() => closed.set(key)} />
          )}
        </div>
      </Note>
    </section>
  )
}
