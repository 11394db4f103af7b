import { X } from 'lucide-react'
import { createRoot, type Root } from 'react-dom/client'
import { confirmLeave } from '@/form/unsaved'
import { Button, IconButton } from '@/ui/Button'
import { isNewVersionDeployed } from './deployed'
import styles from './watchVersion.module.css'

/**
 * Interval of the check in an open tab, and minimum time between checks when the user returns to the tab often (ms).
 */
const everyMs = 5 * 60_000
const atMostEveryMs = 30_000

interface Watch {
  /** Tests replace the check and the reload. */
  isNew?: () => Promise<boolean>
  reload?: () => void
}

/**
 * Detects that a newer version was deployed: at intervals, when the tab becomes visible, and when a chunk of this
 * version is missing on the server. Offers a reload and never reloads by itself; unsaved edits are confirmed first.
 * Returns a function that stops watching.
 */
export function watchVersion({
  isNew = isNewVersionDeployed,
  reload = () => window.location.reload(),
}: Watch = {}): () => void {
  let shown: { root: Root; element: HTMLElement } | undefined
  let checkedAt = Date.now()

  const hide = () => {
    shown?.root.unmount()
    shown?.element.remove()
    shown = undefined
  }
  const show = () => {
    const element = document.body.appendChild(document.createElement('div'))
    shown = { root: createRoot(element), element }
    shown.root.render(
      <UpdateBar onLater={hide} onReload={() => void confirmLeave().then((leave) => leave && reload())} />,
    )
  }
  const check = async () => {
    checkedAt = Date.now()
    if (!shown && (await isNew()) && !shown) show()
  }
  const onReturn = () => {
    if (document.visibilityState === 'visible' && Date.now() - checkedAt >= atMostEveryMs) void check()
  }
  const onMissingCode = () => void check()
  const timer = setInterval(() => document.visibilityState === 'visible' && void check(), everyMs)
  document.addEventListener('visibilitychange', onReturn)
  window.addEventListener('focus', onReturn)
  window.addEventListener('vite:preloadError', onMissingCode)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onReturn)
    window.removeEventListener('focus', onReturn)
    window.removeEventListener('vite:preloadError', onMissingCode)
    hide()
  }
}

interface UpdateBarProps {
  onReload: () => void
  onLater: () => void
}

/** Shown when this tab runs an old version: below the side navigation, on small screens above the save bar of forms. */
function UpdateBar({ onReload, onLater }: UpdateBarProps) {
  return (
    <div role="status" className={styles.bar}>
      A new version is available
      <Button size="sm" variant="outline" onClick={onReload}>
        Reload
      </Button>
      <IconButton icon={X} label="Later" size="sm" onClick={onLater} />
    </div>
  )
}
